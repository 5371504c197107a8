"""Builds shared by all test processes, because each takes seconds."""

import fcntl
import os
from pathlib import Path

import pytest

from tests.packaging.project import Built, Project, installed

NO_COMPILER = "/nowhere/cc"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A small project that is not built yet."""
    return Project(tmp_path / "project")


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder shared by all test processes."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.fixture(scope="session")
def compiled(shared: Path) -> Built:
    """The wheel of a small project, built with the compiler."""
    return built_once(shared / "compiled", PAX_COMPILE="require")


@pytest.fixture(scope="session")
def pure(shared: Path) -> Built:
    """The wheel of a small project, built without a compiler."""
    return built_once(shared / "pure", CC=NO_COMPILER)


def built_once(folder: Path, **variables: str) -> Built:
    """Build a project once; other test processes wait for it."""
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        project = Project(folder)
        wheels = list(folder.glob("dist/*.whl"))
        if wheels:
            return Built(project, wheels[0], installed(wheels[0]))
        return project.build(folder / "dist", **variables)
