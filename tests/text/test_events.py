"""Text of events: own ones in the second person, others' without hidden cards."""

import pytest

from pax.game.observation import events as e
from pax.text import Voice, event_line, event_lines, event_news, load_language
from tests.text.tables import a_table

TABLE = a_table(3)
LIVIA = Voice(load_language(), TABLE, 0)
SPECTATOR = Voice(load_language(), TABLE, None)


@pytest.mark.parametrize(
    ("event", "own", "others"),
    [
        (e.Kept(0, "F23"), "You keep F23.", "Livia keeps a card."),
        (e.Took(0, "F23"), "You take F23 into your hand.", "Livia takes a card."),
        (e.Buried(0, "F23"), "You bury F23 under the pile.", "Livia buries a card."),
        (
            e.Peeked(0),
            "You peek at Rome\u2019s hidden cards.",
            "Livia peeks at Rome\u2019s hidden cards.",
        ),
        (
            e.Conspired(0),
            "You take Primus Conspiratus: you are the conspirator now.",
            "Livia takes Primus Conspiratus and is the conspirator now.",
        ),
        (e.Received(0, 1), "You receive 1 aureus.", "Livia receives 1 aureus."),
        (e.Received(0, 0), "You receive no income.", "Livia receives no income."),
        (e.Played(0, "L11", 0), "You play L11.", "Livia plays L11."),
        (
            e.Played(0, "L11", 2),
            "You play L11 and pay 2 aurei.",
            "Livia plays L11 and pays 2 aurei.",
        ),
        (
            e.Bought(0, 2, 3, ("L11", "I23")),
            "You buy legion 2 (L11 I23) for 3 aurei.",
            "Livia buys legion 2 (L11 I23) for 3 aurei.",
        ),
        (e.Drew(0, 5), "You draw.", "Livia draws."),
        (
            e.Drew(0, 0),
            "The pile is empty: you receive aurei instead of drawing.",
            "The pile is empty: Livia receives aurei instead of drawing.",
        ),
        (e.TookBack(0, 2), "You take back your last 2 moves.", "Livia takes back 2 moves."),
        (
            e.RoundBegan(2, 0),
            "Round 2 begins; you are the starting player.",
            "Round 2 begins; Livia is the starting player.",
        ),
    ],
)
def test_own_events_and_those_of_others(event: e.Event, own: str, others: str) -> None:
    hidden = type(event)(0, None) if isinstance(event, e.Kept | e.Took | e.Buried) else event
    assert event_line(event, LIVIA) == own
    assert event_line(hidden, SPECTATOR) == others


def test_cards_seen_by_another_seat_have_no_line() -> None:
    assert event_lines([e.Saw(1, None), e.Shown(1, 0, None), e.Asked(1, 2)], LIVIA) == []


def test_a_card_seen_by_oneself_is_described() -> None:
    assert event_line(e.Saw(0, "A24"), LIVIA) == "You see A24 (Army, 2 symbols, worth 4)."


def test_a_report_of_no_income_has_no_number() -> None:
    report = event_news([e.Played(1, "I11", 0), e.Received(1, 0)], LIVIA)
    assert report == ["Decimus: plays I11, receives no income."]


def test_a_report_has_one_line_per_seat_in_a_row() -> None:
    events = [
        e.Received(0, 2),
        e.TurnBegan(1),
        e.Drew(1, 20),
        e.Saw(1, None),
        e.Took(1, None),
        e.Offered(1, "F23", 2),
        e.Stopped(1),
        e.Received(1, 2),
        e.Asked(2, 2),
        e.Peeked(2),
        e.RomeTook(2, ("F23",)),
    ]
    assert event_news(events, LIVIA) == [
        "You receive 2 aurei.",
        "Decimus: draws, takes a card, offers F23 under legion 2, receives 2 aurei.",
        "Gaia: peeks at Rome\u2019s hidden cards.",
        "Rome takes legion 2: F23.",
    ]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            e.Ended(rome_wins=True, winners=(1,), points=()),
            "Rome wins, and Decimus, the conspirator, wins with it.",
        ),
        (
            e.Ended(rome_wins=True, winners=(), points=()),
            "Rome wins. There is no conspirator, so no player wins.",
        ),
        (
            e.Ended(rome_wins=False, winners=(0,), points=()),
            "Rome is beaten, and you win.",
        ),
        (
            e.Ended(rome_wins=False, winners=(0, 2), points=()),
            "Rome is beaten, and you and Gaia share the victory.",
        ),
    ],
)
def test_the_end_of_a_game(event: e.Event, line: str) -> None:
    assert event_line(event, LIVIA) == f"The game is over: {line}"


def test_every_event_has_a_line() -> None:
    without_line = {"Asked"}
    silent = [
        kind.__name__
        for kind in e.Event.__subclasses__()
        if kind.__name__ not in without_line and event_line(example(kind), LIVIA) is None
    ]
    assert silent == []


def example(kind: type[e.Event]) -> e.Event:
    """Return an event of a class with a value in every field."""
    values = {
        "seat": 0,
        "card": "F23",
        "cards": ("F23",),
        "winners": (0,),
        "points": (1, 2, 3),
        "rome_wins": True,
    }
    return kind(*(values.get(name, 0) for name in kind.__struct_fields__))


def test_successive_hidden_cards_are_counted() -> None:
    events = [e.Kept(1, None), *[e.Buried(1, None)] * 3, e.Took(1, None), e.Buried(1, None)]
    (line,) = event_news(events, LIVIA)
    assert line.endswith(": keeps a card, buries 3 cards, takes a card, buries a card.")
    (line,) = event_news([e.Buried(1, "F23"), e.Buried(1, "F23")], LIVIA)
    assert line.endswith(": buries F23, buries F23.")


def test_a_report_starts_a_new_line_after_an_undo() -> None:
    events = [e.Drew(1, 20), e.TookBack(1, 1), e.Drew(1, 20), e.Took(1, None)]
    assert event_news(events, LIVIA) == [
        "Decimus: draws, takes back a move.",
        "Decimus: draws, takes a card.",
    ]
