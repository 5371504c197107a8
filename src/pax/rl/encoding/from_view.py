"""The observation of a view: the definition that the compiled tracker is tested against.

It is written from the view's own interface, so it contains what a view knows and nothing else. It
is slow, but needs no tracker: a bot that plays at a table encodes its view with it.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from pax.game import View
from pax.rl.encoding.layout import HIGHEST, Layout
from pax.rules import Setup
from pax.rules.cards import CATEGORIES
from pax.rules.draw import FULL_DRAW
from pax.rules.position import OVER

_STEPS = OVER + 1


@lru_cache(maxsize=64)
def layout_of(setup: Setup) -> Layout:
    """Return the layout for a set-up."""
    return Layout(setup)


def observation_of(view: View) -> bytes:
    """Return the observation of the seat of a view, which must not be a spectator's."""
    if view.seat is None:
        raise ValueError("a spectator has no observation: give the view of a seat")
    setup = view.config.setup
    seats = [(view.seat + number) % setup.players for number in range(setup.players)]
    cards = _CardSections(view)
    parts = [
        _facts(view),
        *(_status(view, seat) for seat in seats),
        *(cards.counts(view.display(seat)) for seat in seats),
        *(cards.counts(group) for group in view.legions),
        cards.counts(view.rome),
        cards.counts(view.hand(view.seat)),
        cards.counts(view.in_view if view.deciding == view.seat else []),
        cards.counts(view.rome_hidden),
        cards.counts(view.unseen.elements()),
        *(cards.counts(view.hand(seat)) for seat in seats[1:]),
        cards.places(view.pile, int(layout_of(setup).places)),
    ]
    return b"".join(parts)


def mask_of(view: View) -> bytes:
    """Return one byte for each action: 1 if it is legal for the seat of a view, else 0."""
    layout = layout_of(view.config.setup)
    mask = bytearray(int(layout.actions))
    for move in view.legal():
        mask[layout.action_of[view.config.notation.read(move)]] = 1
    return bytes(mask)


def _facts(view: View) -> bytes:
    state = view.state
    step = [0] * _STEPS
    step[state.step] = 1
    counters = [
        view.pile_size,
        view.round,
        state.turns_left,
        view.played,
        state.views,
        state.to_come,
        min(state.drawing_from, FULL_DRAW),
    ]
    played = [state.played_in >> category & 1 for category in range(CATEGORIES)]
    flags = [state.taken, state.offered, state.buried, view.config.setup.goal]
    return b"".join(
        _padded([int(number) for number in row]) for row in (step, counters, played, flags)
    )


def _status(view: View, seat: int) -> bytes:
    state = view.state
    return _padded(
        [
            min(view.aurei(seat), HIGHEST),
            view.hand_size(seat),
            int(state.peeked[seat]),
            int(view.conspirator == seat),
            int(state.starter == seat),
            int(state.active == seat),
            int(state.seat == seat),
        ]
    )


class _CardSections:
    def __init__(self, view: View) -> None:
        self.number = view.config.deck.number

    def counts(self, cards: Iterable[str | None]) -> bytes:
        """Return the number of cards of each kind; unknown cards are not counted."""
        counts = [0] * len(self.number)
        for card in cards:
            if card is not None:
                counts[self.number[card]] += 1
        return _padded(counts)

    def places(self, cards: Sequence[str | None], size: int) -> bytes:
        """Return for each place the kind plus 1, or 0 if it is unknown."""
        codes = [0 if card is None else self.number[card] + 1 for card in cards]
        return _padded(codes + [0] * (size - len(codes)))


def _padded(numbers: Sequence[int]) -> bytes:
    return bytes(numbers) + bytes(-len(numbers) % 8)
