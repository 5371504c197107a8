"""Time limits: a bot moves for who does not, and takes the seat after the third time."""

from functools import partial
from pathlib import Path

from pax.server import wire
from pax.server.app import Settings

from .clients import Client, hello, make_table
from .servers import GENEROUS, running


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
            client.tell(wire.Back(id="b"))
            assert not client.table.seats[0].away


def has_heard(client: Client, count: int) -> bool:
    """Whether a client has heard of so many moves."""
    return len(moves(client)) == count


def moves(client: Client) -> list[wire.Moved]:
    """Return the moves that a client has heard of."""
    return [news for news in client.news if isinstance(news, wire.Moved)]


def test_who_moves_in_time_keeps_the_seat(tmp_path: Path) -> None:
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


def test_a_deadline_outlives_the_server(tmp_path: Path) -> None:
    clock = Clock()
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)
    with running(settings, clock) as port:
        made = make_table(port, "person", seconds=30, solo=1)
        Client(port, hello(made, 0)).close()
    clock.now += 1000
    with running(settings, clock) as port, Client(port, hello(made, 0)) as client:
        client.wait_for(lambda: len(moves(client)) > 0)
        assert moves(client)[0].by == "clock"
