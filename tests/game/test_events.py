"""Events: what all seats are sent, what one seat is sent, and how it is encoded."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from pax.game import Event, View
from pax.game.observation import events as e
from pax.game.observation.events import event_bytes
from pax.game.observation.visibility import owners
from tests.text.tables import a_table, random_game

from .courses import Course
from .test_memory import after

DEAL = "keep W24, keep R31"


def newest(course: Course, seat: int | None) -> list[Event]:
    """Return the newest events of a seat, without the final `Asked`."""
    view: View = course.game.view(seat)
    sent = list(e.events_of(view.batches[-1], view.config.deck))
    return [event for event in sent if not isinstance(event, e.Asked)]


def test_the_deal_shows_seat_0_its_own_cards_and_no_seat_romes() -> None:
    course = after(DEAL)
    hidden = [e.RomeHid(0), e.RomeHid(1), e.RomeHid(2)]
    first = list(course.game.view(0).events)[:6]
    assert first == [*hidden, e.Saw(0, "W24"), e.Saw(0, "F11"), e.Asked(0, 1)]
    others = list(course.game.view(1).events)[:6]
    assert others == [*hidden, e.Saw(0, None), e.Saw(0, None), e.Asked(0, 1)]


def test_the_last_keep_fills_the_legions_and_begins_the_round() -> None:
    after_it = [e.Filled(1, "L11"), e.RoundBegan(1, 0), e.TurnBegan(0)]
    course = after(DEAL)
    assert newest(course, 1) == [e.Kept(1, "R31"), e.Buried(1, "S11"), *after_it]
    assert newest(course, None) == [e.Kept(1, None), e.Buried(1, None), *after_it]


def test_a_taken_card_is_sent_to_its_seat_only() -> None:
    course = after(f"{DEAL}, draw, take W12")
    assert newest(course, 0) == [e.Took(0, "W12"), e.Saw(0, "L12")]
    assert newest(course, 1) == [e.Took(0, None), e.Saw(0, None)]


def test_an_offered_card_is_sent_to_all_and_a_buried_one_is_not() -> None:
    course = after(f"{DEAL}, draw, offer W12 1")
    assert newest(course, None) == [e.Offered(0, "W12", 1), e.Saw(0, None)]
    course.make("bury L12")
    assert newest(course, 1) == [e.Buried(0, None), e.Saw(0, None)]


def test_a_purchase_a_play_and_an_income_are_sent_to_all() -> None:
    course = after(f"{DEAL}, draw, take W12, offer L12 1, bury A11, buy 1")
    assert newest(course, 1) == [e.Bought(0, 1, 3, ("L11", "L12"))]
    course.make("play L12")
    assert newest(course, 1) == [e.Played(0, "L12", 0)]
    course.make("end")
    assert newest(course, 1) == [e.Stopped(0), e.Received(0, 1), e.TurnBegan(1)]


def test_peeking_is_sent_to_all_and_the_cards_to_one() -> None:
    course = after(f"{DEAL}, peek")
    rome = ["I11", "I12", "I23"]
    assert newest(course, 0)[:4] == [e.Peeked(0), *(e.Shown(0, n, rome[n]) for n in range(3))]
    assert newest(course, None)[:4] == [e.Peeked(0), *(e.Shown(0, n, None) for n in range(3))]


def test_romes_take_and_the_end_of_the_game_are_public() -> None:
    course = after("keep W24, keep R31, peek, peek", "I11 I12 I23 W24 F11 R31 S11 L11")
    took = [e.RomeTook(1, ("L11",)), e.Filled(1, "F11")]
    assert newest(course, 1)[-4:] == [*took, e.RoundBegan(2, 0), e.TurnBegan(0)]
    course.make_all(["peek", "peek", "peek", "peek"])
    turned = [e.Turned(0, "I11"), e.Turned(1, "I12"), e.Turned(2, "I23")]
    assert newest(course, None)[-4:-1] == turned
    assert isinstance(newest(course, None)[-1], e.Ended)


def test_the_tag_on_the_wire_is_the_name_of_the_event() -> None:
    wire = {
        e.Took(2, "F23"): b'{"type":"Took","seat":2,"card":"F23"}',
        e.Took(2, None): b'{"type":"Took","seat":2,"card":null}',
        e.RomeTook(1, ("L11", "I12")): b'{"type":"RomeTook","legion":1,"cards":["L11","I12"]}',
        e.Ended(rome_wins=True, winners=(1,), points=(3, 4)): (
            b'{"type":"Ended","rome_wins":true,"winners":[1],"points":[3,4]}'
        ),
        e.TookBack(0, 2): b'{"type":"TookBack","seat":0,"moves":2}',
    }
    for event, written in wire.items():
        assert msgspec.json.encode(event) == written
        assert msgspec.json.decode(written, type=type(event)) == event


@given(st.integers(1, 8), st.integers(0, 2**32))
def test_cached_event_bytes_decode_to_the_same_events(count: int, seed: int) -> None:
    game = random_game(a_table(count, level=1 if count == 1 else None), seed)
    for seat in (None, *range(count)):
        view = game.view(seat)
        for batch in view.batches:
            written = msgspec.json.encode(list(e.events_of(batch, view.config.deck)))
            assert event_bytes(batch, view.config.deck) == written


@given(st.integers(1, 8), st.integers(0, 2**32))
def test_only_the_owners_of_hidden_cards_are_sent_more_than_all(count: int, seed: int) -> None:
    game = random_game(a_table(count, level=1 if count == 1 else None), seed)
    for number, sent in enumerate(game.view(None).batches):
        more = [seat for seat in range(count) if game.view(seat).batches[number] != sent]
        assert sorted(owners(sent)) == more
