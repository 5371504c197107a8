"""A database of the first version, written by an older release, gets the tables of later ones."""

import shutil
import time
from pathlib import Path

import pytest
from sqlalchemy import create_engine, func, inspect, select

from pax.server.storage.engine import database_url, open_engine
from pax.server.storage.schema import MIGRATIONS, entries, operator_rules, records, version_of

DATA = Path(__file__).parent / "data"


@pytest.mark.parametrize("commit", ["2c1691e", "7704bbf"])
def test_an_old_file_is_migrated_and_keeps_its_games(commit: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    shutil.copy(DATA / f"{commit}.sqlite", file)
    old = create_engine(database_url(file))
    count = select(func.count()).select_from(entries)
    with old.connect() as connection:
        assert version_of(connection) == 1
        assert not inspect(connection).has_table(operator_rules.name)
        before = connection.execute(count).scalar_one()
        connection.exec_driver_sql("INSERT INTO records (digest, record) VALUES ('x', '{}')")
        connection.commit()
    old.dispose()
    began = time.time()
    for _ in range(2):  # opening it again changes nothing
        engine = open_engine(file)
        with engine.connect() as connection:
            assert version_of(connection) == len(MIGRATIONS) == 4
            added = connection.execute(select(records.c.added)).scalar_one()
            assert began <= added <= time.time(), "its age counts from now"
            assert inspect(connection).has_table(operator_rules.name)
            assert connection.execute(count).scalar_one() == before > 0
        engine.dispose()
