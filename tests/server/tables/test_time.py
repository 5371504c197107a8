"""Time limits: a bot moves for a late player, and takes the seat after the third time."""

import sqlite3
from functools import partial
from pathlib import Path
from random import Random

from pax import protocol
from pax.server.app import Settings
from tests.server.clients import Client, hello, make_table
from tests.server.servers import GENEROUS, running


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        """Begin at some time."""
        self.now = 1_000_000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def test_a_bot_moves_when_time_runs_out_and_has_the_seat_after_three_times(
    tmp_path: Path,
) -> None:
    clock = Clock()
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)
    with running(settings, clock) as port:
        made = make_table(port, "person", seconds=30, solo=3)
        with Client(port, hello(made, 0)) as client:
            client.wait_for(lambda: client.asked)
            for late in (1, 2, 3):
                clock.now += 31
                client.wait_for(partial(has_heard, client, late))
            assert [news.by for news in moves(client)][:3] == ["clock"] * 3
            client.wait_for(lambda: client.table.seats[0].away)
            client.wait_for(lambda: client.is_over)
            assert {news.by for news in moves(client)[3:]} == {"bot"}
            client.request(protocol.Back(id="b"))
            assert not client.table.seats[0].away


def has_heard(client: Client, count: int) -> bool:
    """Whether a client has received this number of moves."""
    return len(moves(client)) == count


def moves(client: Client) -> list[protocol.Moved]:
    """Return the moves that a client has received."""
    return [news for news in client.news if isinstance(news, protocol.Moved)]


def test_a_player_who_moves_in_time_keeps_the_seat(tmp_path: Path) -> None:
    clock = Clock()
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)
    with running(settings, clock) as port:
        made = make_table(port, "person", seconds=30, solo=1)
        with Client(port, hello(made, 0)) as client:
            for _ in range(4):
                client.wait_for(lambda: client.asked)
                assert client.deadline == clock.now + 30
                clock.now += 29
                client.move(client.choices[0])
            assert {news.by for news in moves(client)} == {"person"}


def test_a_deadline_survives_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)
    with running(settings, clock) as port:
        made = make_table(port, "person", seconds=30, solo=1)
        Client(port, hello(made, 0)).close()
    clock.now += 1000
    with running(settings, clock) as port, Client(port, hello(made, 0)) as client:
        client.wait_for(lambda: len(moves(client)) > 0)
        assert moves(client)[0].by == "clock"


def test_undo_does_not_extend_a_deadline(tmp_path: Path) -> None:
    clock, file = Clock(), tmp_path / "t.sqlite"
    with running(Settings(str(file), limits=GENEROUS, pace=0), clock) as port:
        made = make_table(port, "person", seconds=30, solo=1)
        with Client(port, hello(made, 0)) as client:
            client.wait_for(lambda: client.asked)
            while "skip" not in client.choices:
                client.move(client.choices[0])
            first = clock.now
            for _ in range(2):
                clock.now += 10
                client.move("skip")
                second = client.deadline
                clock.now += 2
                take_back(client)
                assert client.deadline == deadline_of(file)
            assert client.deadline == first + 30 + 4
            assert second == first + 10 + 30 + 10
            clock.now += 11
            client.wait_for(lambda: moves(client)[-1].by == "clock")


def take_back(client: Client) -> None:
    """Take back a move."""
    answer = client.request(protocol.Undo(id=client.new_id(), seq=client.seq))
    assert isinstance(answer, protocol.Update), answer


def deadline_of(file: Path) -> float:
    """Return the stored deadline of the only game."""
    connection = sqlite3.connect(file, timeout=60)
    ((deadline,),) = connection.execute("SELECT deadline FROM games").fetchall()
    connection.close()
    return float(deadline)


def test_undo_does_not_shorten_the_next_players_time(tmp_path: Path) -> None:
    clock = Clock()
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)
    with running(settings, clock) as port:
        made = make_table(port, "person", "person", seconds=30)
        with Client(port, hello(made, 0)) as one, Client(port, hello(made, 1)) as two:
            mover, other, move = passed_on([one, two])
            assert mover.deadline == clock.now + 30
            clock.now += 5
            take_back(mover)
            assert mover.deadline == clock.now + 30
            clock.now += 20
            mover.move(move)
            assert mover.deadline == clock.now + 25
            take_back(mover)
            assert mover.deadline == clock.now + 10
            other.wait_for(lambda: other.seq == mover.seq)
            assert other.deadline == mover.deadline


def passed_on(clients: list[Client]) -> tuple[Client, Client, str]:
    """Play until a move passes the decision on and can be undone; return who, to whom, which."""
    rng = Random(1)
    while True:
        for client in clients:
            client.wait_for(lambda: client.seq == max(each.seq for each in clients))  # noqa: B023
        (mover,) = (client for client in clients if client.asked)
        (other,) = (client for client in clients if client is not mover)
        move = rng.choice(mover.choices)
        mover.move(move)
        assert mover.mine is not None
        if not mover.asked and mover.mine.undo:
            return mover, other, move
