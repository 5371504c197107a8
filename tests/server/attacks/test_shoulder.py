"""Who looks over a shoulder, at a server of two workers, sees nothing after it was covered."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.needs import needs
from tools.postgresql import postgresql

from .client import Json, Player
from .server_process import ServerProcess
from .tables import asked, begin, join, make_table

pytestmark = needs("postgresql")


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Return a server of two workers."""
    folder = tmp_path_factory.mktemp("workers")
    with (
        postgresql() as stored,
        ServerProcess(
            folder, "--workers=2", "--minds=1", "--pace=0", database=stored.url
        ) as server,
    ):
        yield server


def test_a_card_drawn_after_covering_is_told_to_no_looker(workers: ServerProcess) -> None:
    told = [leaks(workers.port) for _ in range(5)]
    assert told == [[]] * 5


def leaks(port: int) -> list[Json]:
    """Return what lookers are told that a spectator is not, after a shoulder was covered."""
    table = make_table(port, "person", "person")
    with ExitStack() as stack:
        players = [stack.enter_context(join(port, table, seat)) for seat in (0, 1)]
        begin(*players)
        while "draw" not in (player := asked(*players)).choices:
            player.move()
        player.tell("shoulder", allow=True)
        # Some of them are with the other worker, which hears of both lines at once.
        lookers = [
            stack.enter_context(Player(port, table.id, shoulder=player.welcome["seat"]))
            for _ in range(6)
        ]
        spectator = stack.enter_context(Player(port, table.id))
        player.command("shoulder", allow=False)
        covered = player.seq + 1
        player.tell("move", seq=player.seq, move="draw")
        spectator.wait_for(lambda: spectator.seq > covered)
        plain = {line["seq"]: line for line in spectator.news}
        return [
            line
            for looker in lookers
            for line in heard(looker, covered + 1)
            if line != plain.get(line["seq"])
        ]


def heard(looker: Player, seq: int) -> list[Json]:
    """Return the lines that a looker is told up to a number, since it came."""
    last = looker.seq
    lines: list[Json] = []
    while last < seq:
        message = looker.hear()
        last = max(last, message["seq"])
        lines += [line for line in message["news"] if line["seq"] >= seq]
    return lines
