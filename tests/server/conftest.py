"""Servers that tests share."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from pax.server.app import Settings
from pax.server.storage.engine import database_url
from tests.server.servers import GENEROUS, running
from tools.services.postgresql import postgresql


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Return the port of a server that all tests of this process share."""
    file: Path = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with running(Settings(str(file), limits=GENEROUS, pace=0)) as port:
        yield port


@pytest.fixture(scope="session")
def database_server() -> Iterator[str]:
    """Return the URL of a PostgreSQL server that all tests of this process share."""
    with postgresql() as server:
        yield server.url


@pytest.fixture
def shared_database(database_server: str) -> str:
    """Return the URL of an empty PostgreSQL database."""
    return new_database(database_server)


def new_database(database_server: str) -> str:
    """Create an empty database; return its URL."""
    name = f"pax_{secrets.token_hex(6)}"
    engine = create_engine(database_url(database_server), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return database_server.replace("/postgres?", f"/{name}?")
