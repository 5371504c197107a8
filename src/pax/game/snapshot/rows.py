"""Convert rows of the engine to lists; compiled, because every move needs many."""

from librt.vecs import vec
from mypy_extensions import i64

from pax.rules.buy import price
from pax.rules.cards import CATEGORIES
from pax.rules.position import Position


def ints(row: vec[i64]) -> list[int]:
    """Return a row as a list."""
    return [int(number) for number in row]


def names(row: vec[i64], kinds: tuple[str, ...]) -> list[str]:
    """Return a row of kind numbers as cards."""
    return [kinds[kind] for kind in row]


def known_names(row: vec[i64], kinds: tuple[str, ...]) -> list[str | None]:
    """Return a row of kind numbers as cards; None for blanks."""
    known = len(kinds)
    return [kinds[kind] if kind < known else None for kind in row]


def counted(counts: vec[i64], first: i64, kinds: tuple[str, ...]) -> list[str]:
    """Return the cards of the counts by kind that start at index `first`, without blanks."""
    cards: list[str] = []
    for kind in range(len(kinds)):
        for _ in range(counts[first + kind]):
            cards.append(kinds[kind])  # noqa: PERF401 - compiled, a loop is faster
    return cards


def hand_of(position: Position, seat: i64, kinds: tuple[str, ...]) -> list[str]:
    """Return the cards in a hand."""
    return counted(position.hands, seat * position.kind_rows, kinds)


def display_of(position: Position, seat: i64, kinds: tuple[str, ...]) -> list[str]:
    """Return the cards on a display."""
    return counted(position.displays, seat * position.kind_rows, kinds)


def rome_of(position: Position, kinds: tuple[str, ...]) -> list[str]:
    """Return Rome's face-up cards."""
    return counted(position.rome, 0, kinds)


def group_of(position: Position, legion: i64, kinds: tuple[str, ...]) -> list[str]:
    """Return the cards under a legion, numbered from 1."""
    return names(position.group(legion), kinds)


def cards_of(position: Position, seat: i64) -> list[int]:
    """Return how many cards of each category lie on a display."""
    return [int(position.cards_in(seat, category)) for category in range(CATEGORIES)]


def symbols_of(position: Position, seat: i64) -> list[int]:
    """Return how many symbols of each category a display has."""
    return [int(position.symbols_in(seat, category)) for category in range(CATEGORIES)]


def prices_of(position: Position, legion: i64) -> list[int]:
    """Return what each seat would pay for a group."""
    return [int(price(position, seat, legion)) for seat in range(position.setup.players)]
