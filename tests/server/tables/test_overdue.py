"""Deadlines in the database: only for decisions with a time limit."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Engine

from pax import protocol
from pax.backend import scheduler
from pax.server.app import Settings
from pax.server.storage.engine import open_engine
from pax.server.storage.reader import Reader
from pax.tables.projection import BOT_SECONDS
from tests.server.clients import Client, ask, hello, make_table
from tests.server.servers import GENEROUS, running
from tests.server.tables.test_play import play_to_the_end
from tests.server.tables.test_time import Clock, moves

FAR: float = 10.0**9


class House:
    """A server with a stopped clock, and its database."""

    def __init__(self, port: int, clock: Clock, engine: Engine) -> None:
        """Store the parts."""
        self.port, self.clock, self.engine = port, clock, engine

    def due(self, seconds: float) -> bool:
        """Whether any decision is overdue this many seconds from now."""
        return Reader(self.engine).due(self.clock.now + seconds) != []


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(scheduler, "ROUND_SECONDS", FAR)
    clock, file = Clock(), tmp_path / "t.sqlite"
    with running(Settings(str(file), limits=GENEROUS, pace=0), clock) as port:
        ask(port, "GET", "/api/about")  # concurrent creation would deadlock
        engine = open_engine(file)
        yield House(port, clock, engine)
        engine.dispose()


def test_nothing_is_due_without_a_time_limit(house: House) -> None:
    made = make_table(house.port, "person", solo=1)
    with Client(house.port, hello(made, 0)) as client:
        client.wait_for(lambda: client.asked)
        assert not house.due(FAR)
        client.move(client.choices[0])
        assert not house.due(FAR)


def test_a_person_has_the_whole_time_from_the_deal_on(house: House) -> None:
    made = make_table(house.port, "person", solo=1, seconds=30)
    with Client(house.port, hello(made, 0)) as client:
        client.wait_for(lambda: client.asked)
        assert (house.due(29), house.due(30)) == (False, True)


def test_a_bots_decision_has_a_deadline_for_other_workers(house: House) -> None:
    made = make_table(house.port, "person", "person")
    with Client(house.port, hello(made, 0)) as client:
        client.request(protocol.Leave(id="l"))
        with Client(house.port, hello(made, 1)):
            client.wait_for(lambda: len(moves(client)) > 0)
            assert not house.due(BOT_SECONDS)  # seat 1 decides, and has no limit


def test_chat_and_other_players_do_not_extend_a_deadline(house: House) -> None:
    made = make_table(house.port, "person", "person", seconds=30)
    with Client(house.port, hello(made, 0)) as first, Client(house.port, hello(made, 1)) as second:
        first.wait_for(lambda: first.asked)
        seq, until = first.seq, house.clock.now + 30
        house.clock.now += 20
        for message in (
            protocol.Chat(id="c", text="salve"),
            protocol.Leave(id="l"),
            protocol.Back(id="b"),
            protocol.Shoulder(id="s", allow=True),
        ):
            second.request(message)
        assert (house.due(9), house.due(10)) == (False, True)
        first.wait_for(lambda: first.seq == seq + 4)
        assert first.deadline == until
        answer = first.request(protocol.PlayMove(id="m", seq=seq, move=first.choices[0]))
        assert isinstance(answer, protocol.Update), "what others do made a move come too late"


def test_leaving_and_returning_does_not_extend_a_deadline(house: House) -> None:
    made = make_table(house.port, "person", "person", seconds=30)
    with Client(house.port, hello(made, 0)) as first, Client(house.port, hello(made, 1)):
        first.wait_for(lambda: first.asked)
        until = house.clock.now + 30
        house.clock.now += 20
        first.send(protocol.Leave(id="l"))
        first.request(protocol.Back(id="b"))
        if not moves(first):  # if the bot was not faster
            assert first.deadline == until
            assert (house.due(9), house.due(10)) == (False, True)


def test_nothing_is_due_when_a_game_is_over(house: House) -> None:
    made = make_table(house.port, "person", solo=1, seconds=30)
    with Client(house.port, hello(made, 0)) as client:
        play_to_the_end([client], Random(1))
    assert not house.due(FAR)
