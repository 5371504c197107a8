"""The database: durable commits and migrations."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.exc import OperationalError

from pax.server.storage import engine as engine_module
from pax.server.storage.engine import (
    UnsafeDatabaseError,
    check_durable,
    durability,
    open_engine,
)
from pax.server.storage.reader import Reader
from pax.server.storage.schema import (
    MIGRATIONS,
    NewerDatabaseError,
    deals,
    first_version,
    games,
    migrate,
    version_of,
)
from pax.server.storage.writer import Writer
from pax.tables.rows import Write
from tests.server.servers import PATIENCE
from tests.support.needs import needs


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    """Return an empty SQLite database."""
    return open_engine(tmp_path / "a.sqlite")


def test_sqlite_is_on_disk_before_a_commit_returns(engine: Engine) -> None:
    with engine.connect() as connection:
        assert durability(connection) == {"synchronous": "2", "journal_mode": "wal"}
        connection.execute(text("PRAGMA synchronous=NORMAL"))
        with pytest.raises(UnsafeDatabaseError, match="synchronous"):
            check_durable(connection)


@needs("postgresql")
def test_postgresql_is_on_disk_before_a_commit_returns(shared_database: str) -> None:
    engine = open_engine(shared_database)
    with engine.connect() as connection:
        assert set(durability(connection).values()) == {"on"}
        connection.execute(text("SET synchronous_commit = off"))
        with pytest.raises(UnsafeDatabaseError, match="synchronous_commit"):
            check_durable(connection)
    engine.dispose()


def test_a_database_is_migrated_once(tmp_path: Path) -> None:
    def second(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE later (x INTEGER)"))

    engine = open_engine(tmp_path / "a.sqlite")
    with engine.begin() as connection:
        assert version_of(connection) == len(MIGRATIONS)
        migrate(connection, [*MIGRATIONS, second])
        assert version_of(connection) == len(MIGRATIONS) + 1
        migrate(connection, [*MIGRATIONS, second])
    with pytest.raises(NewerDatabaseError, match=f"version {len(MIGRATIONS) + 1}"):
        open_engine(tmp_path / "a.sqlite")


def test_concurrent_openers_create_a_new_file_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        for engine in threads.map(open_engine, [tmp_path / "a.sqlite"] * 8):
            with engine.connect() as connection:
                assert version_of(connection) == len(MIGRATIONS)
            engine.dispose()


def test_an_interrupted_migration_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut_off(connection: Connection) -> None:
        first_version(connection)
        raise OperationalError("CREATE TABLE", {}, Exception("disk full"))

    monkeypatch.setattr(engine_module, "migrate", lambda found: migrate(found, [cut_off]))
    with pytest.raises(OperationalError):
        open_engine(tmp_path / "a.sqlite")
    monkeypatch.undo()
    open_engine(tmp_path / "a.sqlite").dispose()


def a_game(name: str) -> tuple[dict[str, object], dict[str, object]]:
    """Return the rows of a deal and a game."""
    deal: dict[str, object] = {"id": name, "secret": bytes(32)}
    game: dict[str, object] = {"id": name, "home": name, "number": 1, "deal": name, "created": 1.0}
    return deal, {**game, "status": "running", "plan": b"{}"}


def test_a_failing_write_does_not_affect_others_of_its_commit(engine: Engine) -> None:
    deal, game = a_game("t.1")
    with engine.begin() as connection:
        connection.execute(insert(deals).values(deal))
        connection.execute(insert(games).values(game))
    row = {"game": "t.1", "seq": 1, "data": b"one"}
    writes = [
        Write(entries=[row]),
        Write(entries=[{**row, "data": b"two"}]),
        Write(entries=[{**row, "seq": 2, "data": b"three"}]),
        Write(entries=[{**row, "seq": 3}, {**row, "seq": 2}]),
        Write(entries=[{**row, "game": "nowhere"}]),
    ]
    write_all(engine, writes)
    assert [write.taken for write in writes] == [False, True, False, True, True]
    assert Reader(engine).entries_after("t.1", 0) == [(1, b"one"), (2, b"three")]


def test_a_failed_commit_is_reported(engine: Engine) -> None:
    deal, game = a_game("t.1")

    def fail(_: Connection) -> None:
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    event.listen(engine, "commit", fail)
    (write,) = write_all(engine, [Write(deals=[deal], games=[game])])
    assert write.failed
    event.remove(engine, "commit", fail)
    with engine.connect() as connection:
        assert connection.execute(select(games)).all() == []


def test_the_writer_continues_after_any_error(engine: Engine) -> None:
    deal, game = a_game("t.1")
    strange = Write(deals=[{"id": object(), "secret": deal["secret"]}])

    def unsafe(*_: object) -> None:
        raise UnsafeDatabaseError("no error of SQLAlchemy's")

    event.listen(engine, "begin", unsafe)
    done: list[Write] = []
    came_back = Event()

    def hand_back(writes: list[Write]) -> None:
        done.extend(writes)
        came_back.set()

    writer = Writer(engine, hand_back)
    writer.submit([Write(deals=[deal])])
    assert came_back.wait(PATIENCE)
    event.remove(engine, "begin", unsafe)
    for write in (strange, Write(deals=[deal], games=[game])):
        writer.submit([write])
    writer.stop()
    assert [write.failed for write in done] == [True, True, False]


def write_all(engine: Engine, writes: list[Write]) -> list[Write]:
    """Write all in one commit, if possible; return them when they are done."""
    done: list[list[Write]] = []
    writer = Writer(engine, done.append)
    for write in writes:
        writer.submit([write])
    writer.stop()
    return [write for group in done for write in group]


def test_a_new_database_file_needs_no_setup(tmp_path: Path) -> None:
    open_engine(tmp_path / "new.sqlite").dispose()
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    with engine.connect() as connection:
        assert version_of(connection) == len(MIGRATIONS)
    engine.dispose()
