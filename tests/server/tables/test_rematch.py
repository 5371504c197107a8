"""The next game at a table begins once, also if its rows are read before the write returns."""

from pathlib import Path
from random import Random

import pytest

from pax import protocol
from pax.server.app import Settings
from pax.server.tables.manager import TableManager
from pax.tables.rows import Write
from tests.server.clients import Client, hello, make_table
from tests.server.servers import GENEROUS, running
from tests.server.tables.test_play import play_to_the_end


def test_a_next_game_that_was_read_early_is_not_begun_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = TableManager.written

    async def written_and_read(manager: TableManager, write: Write) -> Write:
        """Read the log as soon as the write is committed, as a notification would cause."""
        done = await written(manager, write)
        if write.table_id in manager.tables:
            actor = manager.tables[write.table_id]
            await manager._read_log(actor, lambda: None)  # noqa: SLF001 - as a notification does
        return done

    monkeypatch.setattr(TableManager, "written", written_and_read)
    with running(Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)) as port:
        made = make_table(port, "person", "random")
        with Client(port, hello(made, 0)) as client:
            play_to_the_end([client], Random(5))
            client.request(protocol.Rematch(id="r"))
            client.get_ready()
            client.wait_for(lambda: client.asked)
            welcomes = [each for each in client.received if each.startswith(b'{"type":"welcome"')]
            assert len(welcomes) == 2
