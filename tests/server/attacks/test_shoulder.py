"""With two workers, a spectator of a seat's view sees nothing after it was revoked."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.support.needs import needs
from tools.services.postgresql import postgresql

from .client import ClosedError, Json, Player
from .server_process import ServerProcess
from .tables import Table, asked, begin, join, make_table

pytestmark = needs("postgresql")


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Return a server with two workers."""
    folder = tmp_path_factory.mktemp("workers")
    with (
        postgresql() as stored,
        ServerProcess(
            folder, "--workers=2", "--bot-processes=1", "--pace=0", database=stored.url
        ) as server,
    ):
        yield server


def test_a_card_drawn_after_the_view_is_revoked_is_not_sent(workers: ServerProcess) -> None:
    told = [leaks(workers) for _ in range(3)]
    assert told == [[]] * 3


def leaks(server: ServerProcess) -> list[Json]:
    """Return what a spectator sees of a move, after the view was revoked, that others do not."""
    port = server.port
    table = make_table(port, "person", "person")
    with ExitStack() as stack:
        players = [stack.enter_context(join(port, table, seat)) for seat in (0, 1)]
        begin(*players)
        while "draw" not in (player := asked(*players)).choices:
            player.move()
        seat, seq = player.welcome["seat"], player.seq + 1
        player.request("shoulder", allow=True)
        here = server.worker_of(player.socket)
        looker = elsewhere(server, here, stack, lambda: look(port, table, seat))
        other = elsewhere(server, here, stack, lambda: join(port, table, 1 - seat))
        spectator = stack.enter_context(Player(port, table.id))
        # The other worker is paused. Then it is asked about future lines, so that it reads the log,
        # and both lines at once.
        with held_up(server.worker_of(looker.socket)):
            player.request("shoulder", allow=False)
            player.request("move", seq=seq, move="draw")
            other.command("move", seq=seq + 1000, move="draw")
        spectator.wait_for(lambda: moved(spectator) is not None)
        line = moved(spectator)
        return [each for each in told(looker, line) if each != line]


def elsewhere(
    server: ServerProcess, here: int, stack: ExitStack, connect: Callable[[], Player]
) -> Player:
    """Connect until a different worker answers."""
    for _ in range(50):
        player = stack.enter_context(connect())
        if server.worker_of(player.socket) != here:
            return player
    raise AssertionError("one worker does everything")


@contextmanager
def held_up(worker: int) -> Iterator[None]:
    """Pause a worker."""
    os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(worker, signal.SIGCONT)


def look(port: int, table: Table, seat: int) -> Player:
    """Watch a seat's view, as soon as the worker knows that it is allowed."""
    for _ in range(50):
        try:
            return Player(port, table.id, shoulder=seat)
        except ClosedError:
            time.sleep(0.1)
    raise AssertionError("the shoulder stays covered")


def moved(spectator: Player) -> Json | None:
    """Return the line of the first move after the view was revoked."""
    covered = False
    for line in spectator.news:
        covered = covered or (line["type"] == "ruled" and line["what"] == "covered")
        if covered and line["type"] == "moved":
            return line
    return None


def told(looker: Player, line: Json) -> list[Json]:
    """Return the versions of a line that a spectator is sent."""
    found: list[Json] = []
    while not found:
        found = [each for each in looker.next_message()["news"] if each["seq"] == line["seq"]]
    return found
