"""One server for the tests that can share it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pax.server.app import Settings

from .servers import GENEROUS, running


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Return the port of a server that all tests of this process share."""
    file: Path = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with running(Settings(str(file), limits=GENEROUS, pace=0)) as port:
        yield port
