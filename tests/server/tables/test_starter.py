"""The starter: a requested seat, or a random one; the next seat at a rematch."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from pax import protocol
from pax.game import Options
from pax.protocol.http import NewTable, SeatPlan
from pax.server.app import Settings
from pax.tables.factory import duplicate_game, new_game
from pax.tables.fair_deal import DealKey, starter_by_chance
from pax.tables.state import TableState
from tests.server.clients import Client, ask, hello, make_table
from tests.server.servers import GENEROUS, running
from tests.server.tables.test_play import play_to_the_end

PEOPLE = ("Livia", "Decimus", "Octavia")
KEY = DealKey(bytes(range(32)))


PLAY_NOW: Final = {
    "seats": [
        {"kind": "person", "name": "Guest"},
        {"kind": "bot", "name": "Livia", "level": "senator"},
        {"kind": "bot", "name": "Decimus", "level": "senator"},
    ],
    "starter": "chance",
    "printing": "en",
    "hints": True,
}
"""The request of *Play now*; a browser test compares it with what the browser sends."""


def names(form: NewTable, seed: int) -> list[str]:
    """Return the names of a new table's seats, from the one that begins."""
    game = new_game(form, KEY, Random(seed).randbytes)
    return TableState(game.stored).names


def form(**fields: Any) -> NewTable:  # noqa: ANN401 - as the form takes
    """Return a form for three people."""
    return NewTable([SeatPlan("person", name=name) for name in PEOPLE], **fields)


@pytest.mark.parametrize(
    ("starter", "order"),
    [
        (0, ["Livia", "Decimus", "Octavia"]),
        (1, ["Decimus", "Octavia", "Livia"]),
        (2, ["Octavia", "Livia", "Decimus"]),
    ],
)
def test_a_requested_seat_begins_and_the_others_keep_their_order(
    starter: int, order: list[str]
) -> None:
    assert names(form(starter=starter), 1) == order


def test_as_play_now_asks_each_of_three_seats_begins_about_a_third_of_3000_tables() -> None:
    asked = msgspec.convert(PLAY_NOW, NewTable)
    begun = Counter(names(asked, seed)[0] for seed in range(3000))
    people = [seat.name for seat in asked.seats]
    assert len(people) == 3
    assert all(920 <= begun[name] <= 1080 for name in people if name), begun


def test_the_table_says_by_which_printing_it_plays_and_whether_chance_chose(port: int) -> None:
    made = make_table(port, "person", "random", printing="fr", starter="chance", open_counts=True)
    assert (made.table.printing, made.table.by_chance) == ("fr", True)
    assert made.table.options == Options(solo_peek=True, open_counts=True)
    other = make_table(port, "person", "random", options={"rome_takes_last": True})
    assert (other.table.printing, other.table.by_chance) == (None, False)
    assert other.table.options == Options(rome_takes_last=True)


def test_a_random_starter_is_derived_from_the_secret_and_kept_by_duplicates() -> None:
    for seed in range(20):
        rng = Random(seed)
        game = new_game(form(starter="chance"), KEY, rng.randbytes)
        starter = starter_by_chance(KEY.secret(game.stored.id), 3)
        assert (game.plan.starter, game.plan.by_chance) == (starter, True)
        assert TableState(game.stored).names[0] == PEOPLE[starter]
        dealt = TableState(game.stored)
        others = [SeatPlan("person", name=name) for name in ("A", "B", "C")]
        again = duplicate_game(dealt, others, rng.randbytes)
        assert TableState(again.stored).names == ["A", "B", "C"], "in the order of the deal"


def test_an_unknown_seat_cannot_begin(port: int) -> None:
    seats = [{"kind": "person", "name": name} for name in PEOPLE]
    status, answer = ask(port, "POST", "/api/tables", {"seats": seats, "starter": 3})
    assert (status, b"wrong_starter" in answer, b'"where":"starter"' in answer) == (422, True, True)


def test_at_a_rematch_the_second_seat_begins_and_everybody_keeps_their_link(tmp_path: Path) -> None:
    with running(Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)) as port:
        made = make_table(port, "person", "person", "random")
        with Client(port, hello(made, 0)) as first, Client(port, hello(made, 1)) as second:
            first.get_ready()
            second.get_ready()
            play_to_the_end([first, second], Random(3))
            first.request(protocol.Rematch(id="again"))
            for client, seat in ((first, 2), (second, 0)):
                client.wait_for(lambda client=client: len(welcomes(client)) == 2)  # type: ignore[misc] # bound at once
                assert welcomes(client)[-1].seat == seat
            first.get_ready()
            second.get_ready()
            second.wait_for(lambda: second.asked)
            assert second.public is not None
            assert second.public.deciding == 0
        with Client(port, hello(made, 0)) as back:
            assert welcomes(back)[-1].seat == 2, "the link still opens the place of its player"


def welcomes(client: Client) -> list[protocol.Welcome]:
    """Return the welcomes that a client has received."""
    found = (each for each in client.received if each.startswith(b'{"type":"welcome"'))
    return [msgspec.json.decode(each, type=protocol.Welcome) for each in found]
