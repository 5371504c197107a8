"""Several workers share one PostgreSQL: each hears what the others wrote."""

from random import Random

from pax.server import wire
from pax.server.app import Settings
from tests.needs import needs

from .clients import Client, hello, make_table
from .processes import serving
from .servers import GENEROUS, running
from .test_play import play_to_the_end

pytestmark = needs("postgresql")


def test_two_workers_play_one_game(shared_database: str) -> None:
    settings = Settings(shared_database, limits=GENEROUS, pace=0)
    with running(settings) as here, running(settings) as there:
        made = make_table(here, "person", "person", "random")
        with Client(here, hello(made, 0)) as first, Client(there, hello(made, 1)) as second:
            play_to_the_end([first, second], Random(4))
            assert first.public == second.public
            first.tell(wire.Rematch(id="r"))
            second.wait_for(lambda: second.table.game == 2)
            first.get_ready()
            second.get_ready()
            second.wait_for(lambda: second.public is not None)
            first.wait_for(lambda: first.public is not None)
            assert first.public == second.public


def test_a_message_to_both_workers_acts_once(shared_database: str) -> None:
    settings = Settings(shared_database, limits=GENEROUS, pace=0)
    with running(settings) as here, running(settings) as there:
        made = make_table(here, "person", solo=1)
        with Client(here, hello(made, 0)) as one, Client(there, hello(made, 0)) as other:
            for number in range(12):
                one.wait_for(lambda: one.asked)
                other.wait_for(lambda: other.seq == one.seq)
                move = wire.Move(id=f"x{number}", seq=one.seq, move=one.choices[0])
                one.send(move)
                other.send(move)
                for answer in (one.answer(move.id), other.answer(move.id)):
                    assert isinstance(answer, wire.Update | wire.Done)
                    assert answer.seq == move.seq + 1
                hear(one, move.seq + 1)
                hear(other, move.seq + 1)


def hear(client: Client, seq: int) -> None:
    """Wait until a client has heard of an entry."""
    while client.seq < seq:
        client.receive()


def test_a_server_of_two_processes(shared_database: str) -> None:
    with serving(shared_database, "--workers", "2") as port:
        made = make_table(port, "person", "person")
        with Client(port, hello(made, 0)) as first, Client(port, hello(made, 1)) as second:
            play_to_the_end([first, second], Random(6))
            assert first.public == second.public
