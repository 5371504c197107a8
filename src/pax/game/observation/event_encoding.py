"""Events as the bytes that are sent: most are the same in many games, and are made once."""

from functools import lru_cache
from typing import Final

import msgspec

from pax.decks import Deck
from pax.game.observation.events import SEVERAL, event_of, events_of
from pax.game.observation.visibility import Entry, happened

_KEPT: Final = 1 << 14
"""So many events are kept: those of a deck at tables of any size."""

_ENCODER: Final = msgspec.json.Encoder()


def event_bytes(entries: list[Entry], deck: Deck) -> bytes:
    """Return one seat's side of a move as a list of events."""
    if happened(entries) & SEVERAL:
        return _ENCODER.encode(list(events_of(entries, deck)))
    kinds = deck.kinds
    events = [
        _one(what, seat, kinds[kind] if kind >= 0 else None, number)
        for what, seat, kind, number in entries
    ]
    return b"[%b]" % b",".join(events)


@lru_cache(maxsize=_KEPT)
def _one(what: int, seat: int, card: str | None, number: int) -> bytes:
    return _ENCODER.encode(event_of(what, seat, card, number))
