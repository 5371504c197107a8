"""The engine compiled to WebAssembly plays the same games as the native one."""

import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.support.needs import needs
from tools.build.environment import one_at_a_time
from tools.site.engine import engine_archive, write_archive

from .games import played
from .pyodide import played_in_pyodide

pytestmark = needs("pyodide headers")
GAMES: list[tuple[int, list[str]]] = [
    (1, ["citizen"] * 4),
    (2, ["senator:playouts=60", "consul:playouts=60"]),
    (3, ["consul:playouts=30", "citizen", "brutus:playouts=30", "novice", "senator:playouts=30"]),
    (4, ["random"] * 8),
]


@pytest.fixture(scope="module")
def archive() -> Path:
    with one_at_a_time():
        return engine_archive()


@pytest.fixture(scope="module")
def answer() -> dict[str, Any]:
    """Play the games in Pyodide."""
    return played_in_pyodide(GAMES)


def test_compiled_modules_run_in_pyodide(answer: dict[str, Any]) -> None:
    assert answer["is_compiled"]
    assert answer["foreign"] == []


def test_records_are_those_of_the_native_engine(answer: dict[str, Any]) -> None:
    assert answer["records"] == [played(seed, bots) for seed, bots in GAMES]


def test_an_archive_depends_on_its_contents_alone(archive: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(archive) as found:
        found.extractall(tmp_path / "root")
    write_archive(tmp_path / "root", tmp_path / "again.zip")
    assert (tmp_path / "again.zip").read_bytes() == archive.read_bytes()
