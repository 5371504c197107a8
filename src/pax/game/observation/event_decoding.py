"""Decode events received over the wire into journal entries: the inverse of `events_of`."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from pax.decks import Deck
from pax.game.observation import events as e
from pax.game.observation.visibility import NO_CARD, Entry
from pax.rules import journal as j

_NOBODY: Final = -1


def batches_of(events: Iterable[e.Event], deck: Deck) -> Iterator[list[Entry]]:
    """Yield the batches for a view; each ends with the next decision or the end of the game."""
    batch: list[Entry] = []
    for event in events:
        batch += entries_of(event, deck)
        if isinstance(event, e.Asked):
            yield batch
            batch = []
    if batch:
        yield batch


def entries_of(event: e.Event, deck: Deck) -> list[Entry]:
    """Return the journal entries of one event."""
    seat: int = getattr(event, "seat", _NOBODY)
    if isinstance(event, e.Bought):
        number = int(j.packed_purchase(event.legion, event.price))
        return [(j.BUYS, seat, NO_CARD, number), *_gets(seat, event.cards, deck)]
    if isinstance(event, e.RomeTook):
        entry = (j.ROME_TAKES, _NOBODY, NO_CARD, event.legion)
        return [entry, *_gets(_NOBODY, event.cards, deck)]
    if isinstance(event, e.Ended):
        return _ended(event)
    if isinstance(event, e.RoundBegan):
        return [(j.STARTS, event.starter, NO_CARD, event.round)]
    what, number_of = _WHAT[type(event)]
    card: str | None = getattr(event, "card", None)
    return [(what, seat, NO_CARD if card is None else deck.number[card], number_of(event))]


def _gets(seat: int, cards: tuple[str, ...], deck: Deck) -> list[Entry]:
    return [(j.GETS, seat, deck.number[card], 0) for card in cards]


def _ended(event: e.Ended) -> list[Entry]:
    entries: list[Entry] = [(j.ENDS, _NOBODY, NO_CARD, int(event.rome_wins))]
    for seat, points in enumerate(event.points):
        entries.append((j.SCORES, seat, NO_CARD, points))
        if seat in event.winners:
            entries.append((j.WINS, seat, NO_CARD, 0))
    return entries


def _number(name: str) -> Callable[[Any], int]:
    return lambda event: int(getattr(event, name))


def _none(_: e.Event) -> int:
    return 0


_WHAT: Final[dict[type[e.Event], tuple[int, Callable[[Any], int]]]] = {
    e.RomeShowed: (j.ROME_SHOWS, _none),
    e.RomeHid: (j.ROME_HIDES, _number("place")),
    e.Saw: (j.SEES, _none),
    e.Laid: (j.LAYS, _none),
    e.Kept: (j.KEEPS, _none),
    e.Took: (j.TAKES, _none),
    e.Offered: (j.OFFERS, _number("legion")),
    e.Buried: (j.BURIES, _none),
    e.Skipped: (j.SKIPS, _none),
    e.Played: (j.PLAYS, _number("price")),
    e.Stopped: (j.STOPS, _none),
    e.Passed: (j.PASSES, _none),
    e.Peeked: (j.PEEKS, _none),
    e.Received: (j.RECEIVES, _number("aurei")),
    e.Conspired: (j.CONSPIRES, _none),
    e.Filled: (j.FILLS, _number("legion")),
    e.TurnBegan: (j.TURNS, _none),
    e.Drew: (j.DRAWS, _number("pile")),
    e.Shown: (j.SHOWN, _number("place")),
    e.Turned: (j.TURNED, _number("place")),
    e.Asked: (j.ASKS, _number("step")),
    e.TookBack: (j.TAKES_BACK, _number("moves")),
}
"""The journal's code of each other event, and a function that returns its number."""
