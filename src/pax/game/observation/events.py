"""The events of a game as structs; a card is None for an observer who may not see it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from pax.decks import Deck
from pax.game.notation import encode_move
from pax.game.observation.visibility import Entry, bits, happened
from pax.rules import journal as j


class Event(msgspec.Struct, frozen=True, tag=True):
    """Base class of events; the tag on the wire is the name of the class."""


class RomeShowed(Event, frozen=True):
    """Rome got a face-up card in the set-up."""

    card: str


class RomeHid(Event, frozen=True):
    """Rome got a hidden card; places are numbered from 0."""

    place: int


class Saw(Event, frozen=True):
    """A card came from the pile into a seat's view."""

    seat: int
    card: str | None


class Laid(Event, frozen=True):
    """A solo player laid a card on the display in the set-up."""

    seat: int
    card: str


class Kept(Event, frozen=True):
    """A seat kept one of its first cards."""

    seat: int
    card: str | None


class Drew(Event, frozen=True):
    """A seat began to draw; `pile` is the number of cards in the pile."""

    seat: int
    pile: int


class Took(Event, frozen=True):
    """A seat took a card into its hand."""

    seat: int
    card: str | None


class Offered(Event, frozen=True):
    """A seat put a card face-up under a legion."""

    seat: int
    card: str
    legion: int


class Buried(Event, frozen=True):
    """A seat put a card under the pile."""

    seat: int
    card: str | None


class Bought(Event, frozen=True):
    """A seat bought the cards under a legion."""

    seat: int
    legion: int
    price: int
    cards: tuple[str, ...]


class Skipped(Event, frozen=True):
    """A seat bought nothing."""

    seat: int


class Played(Event, frozen=True):
    """A seat played a card onto its display."""

    seat: int
    card: str
    price: int


class Stopped(Event, frozen=True):
    """A seat stopped playing cards."""

    seat: int


class Passed(Event, frozen=True):
    """A seat declined to answer a Senator."""

    seat: int


class Peeked(Event, frozen=True):
    """A seat looked at Rome's hidden cards."""

    seat: int


class Shown(Event, frozen=True):
    """One of Rome's hidden cards was shown to a seat that peeked."""

    seat: int
    place: int
    card: str | None


class Received(Event, frozen=True):
    """A seat received aurei from the bank."""

    seat: int
    aurei: int


class Conspired(Event, frozen=True):
    """A seat became the conspirator."""

    seat: int


class RomeTook(Event, frozen=True):
    """Rome emptied a legion."""

    legion: int
    cards: tuple[str, ...]


class Filled(Event, frozen=True):
    """A card came from the pile under an empty legion."""

    legion: int
    card: str


class RoundBegan(Event, frozen=True):
    """A round began with this starter."""

    round: int
    starter: int


class TurnBegan(Event, frozen=True):
    """A seat's turn began."""

    seat: int


class Turned(Event, frozen=True):
    """One of Rome's hidden cards was turned over at the end."""

    place: int
    card: str


class Ended(Event, frozen=True):
    """The game ended."""

    rome_wins: bool
    winners: tuple[int, ...]
    points: tuple[int, ...]


class Asked(Event, frozen=True):
    """A seat has the next decision; `step` is the number of the step."""

    seat: int
    step: int


class TookBack(Event, frozen=True):
    """A seat took back its last moves."""

    seat: int
    moves: int


SEVERAL = bits(j.BUYS, j.ROME_TAKES, j.ENDS)
"""Events that are built from an entry together with the entries after it."""


def events_of(entries: list[Entry], deck: Deck) -> Iterator[Event]:
    """Convert the redacted entries of a move into events."""
    kinds = deck.kinds
    place = 0
    while place < len(entries):
        what, seat, kind, number = entries[place]
        card = kinds[kind] if kind >= 0 else None
        place += 1
        follow = entries[place:]
        if what == j.BUYS:
            yield Bought(seat, j.legion_bought(number), j.price_paid(number), _cards(follow, deck))
        elif what == j.ROME_TAKES:
            yield RomeTook(number, _cards(follow, deck))
        elif what == j.ENDS:
            points = tuple(entry[3] for entry in follow if entry[0] == j.SCORES)
            winners = tuple(entry[1] for entry in follow if entry[0] == j.WINS)
            yield Ended(number == 1, winners, points)
        elif what not in (j.GETS, j.SCORES, j.WINS):
            yield event_of(what, seat, card, number)


def _cards(entries: list[Entry], deck: Deck) -> tuple[str, ...]:
    cards: list[str] = []
    for what, _, kind, _ in entries:
        if what != j.GETS:
            break
        cards.append(deck.kinds[kind])
    return tuple(cards)


_OF_SEAT = {
    j.SKIPS: Skipped,
    j.STOPS: Stopped,
    j.PASSES: Passed,
    j.PEEKS: Peeked,
    j.CONSPIRES: Conspired,
    j.TURNS: TurnBegan,
}
_OF_SEAT_AND_HIDDEN_CARD = {j.SEES: Saw, j.KEEPS: Kept, j.TAKES: Took, j.BURIES: Buried}
_OF_SEAT_AND_NUMBER = {
    j.DRAWS: Drew,
    j.RECEIVES: Received,
    j.ASKS: Asked,
    j.TAKES_BACK: TookBack,
}


def event_of(what: int, seat: int, card: str | None, number: int) -> Event:
    """Return the event of a single entry."""
    if what in _OF_SEAT:
        return _OF_SEAT[what](seat)
    if what in _OF_SEAT_AND_HIDDEN_CARD:
        return _OF_SEAT_AND_HIDDEN_CARD[what](seat, card)
    if what in _OF_SEAT_AND_NUMBER:
        return _OF_SEAT_AND_NUMBER[what](seat, number)
    if what == j.SHOWN:
        return Shown(seat, number, card)
    if what == j.STARTS:
        return RoundBegan(number, seat)
    if what == j.ROME_HIDES:
        return RomeHid(number)
    return _open_card(what, seat, card or "", number)


def _open_card(what: int, seat: int, card: str, number: int) -> Event:
    if what == j.OFFERS:
        return Offered(seat, card, number)
    if what == j.PLAYS:
        return Played(seat, card, number)
    if what == j.LAYS:
        return Laid(seat, card)
    if what == j.FILLS:
        return Filled(number, card)
    if what == j.TURNED:
        return Turned(number, card)
    return RomeShowed(card)


_KEPT: Final = 1 << 14
"""Size of the cache of encoded events: enough for one deck with any number of players."""

_ENCODER: Final = msgspec.json.Encoder(enc_hook=encode_move)


def event_bytes(entries: list[Entry], deck: Deck) -> bytes:
    """Return the redacted entries of a move as a JSON list of events."""
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
