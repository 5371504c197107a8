"""What the database says is due, and when: only decisions that somebody must make in time."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Engine

from pax import protocol
from pax.server.app import Settings
from pax.server.storage.engine import open_engine
from pax.server.storage.reader import Reader
from pax.server.tables import scheduler
from pax.tables.projection import BOT_SECONDS
from tests.server.clients import Client, ask, hello, make_table
from tests.server.servers import GENEROUS, running
from tests.server.tables.test_play import play_to_the_end
from tests.server.tables.test_time import Clock, moves

FAR: float = 10.0**9


class House:
    """A server with a clock that stands still, and its database."""

    def __init__(self, port: int, clock: Clock, engine: Engine) -> None:
        """Keep what belongs together."""
        self.port, self.clock, self.engine = port, clock, engine

    def due(self, seconds: float) -> bool:
        """Whether anything is due so many seconds from now."""
        return Reader(self.engine).due(self.clock.now + seconds) != []


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(scheduler, "ROUND_SECONDS", FAR)
    clock, file = Clock(), tmp_path / "t.sqlite"
    with running(Settings(str(file), limits=GENEROUS, pace=0), clock) as port:
        ask(port, "GET", "/api/about")  # two that make one new database lock each other out
        engine = open_engine(file)
        yield House(port, clock, engine)
        engine.dispose()


def test_nothing_is_due_where_people_play_without_a_limit(house: House) -> None:
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


def test_another_worker_looks_after_the_first_decision_of_a_bot(house: House) -> None:
    made = make_table(house.port, "person", "person")
    with Client(house.port, hello(made, 0)) as client:
        client.tell(protocol.Leave(id="l"))
        with Client(house.port, hello(made, 1)):
            client.wait_for(lambda: len(moves(client)) > 0)
            assert not house.due(BOT_SECONDS)  # seat 1 decides, and has no limit


def test_talking_and_others_who_come_and_go_give_nobody_more_time(house: House) -> None:
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
            second.tell(message)
        assert (house.due(9), house.due(10)) == (False, True)
        first.wait_for(lambda: first.seq == seq + 4)
        assert first.deadline == until
        answer = first.tell(protocol.PlayMove(id="m", seq=seq, move=first.choices[0]))
        assert isinstance(answer, protocol.Update), "what others do made a move come too late"


def test_who_leaves_and_comes_back_has_no_more_time_either(house: House) -> None:
    made = make_table(house.port, "person", "person", seconds=30)
    with Client(house.port, hello(made, 0)) as first, Client(house.port, hello(made, 1)):
        first.wait_for(lambda: first.asked)
        until = house.clock.now + 30
        house.clock.now += 20
        first.send(protocol.Leave(id="l"))
        first.tell(protocol.Back(id="b"))
        if not moves(first):  # the bot was not faster
            assert first.deadline == until
            assert (house.due(9), house.due(10)) == (False, True)


def test_nothing_is_due_when_a_game_is_over(house: House) -> None:
    made = make_table(house.port, "person", solo=1, seconds=30)
    with Client(house.port, hello(made, 0)) as client:
        play_to_the_end([client], Random(1))
    assert not house.due(FAR)
