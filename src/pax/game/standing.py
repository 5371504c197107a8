"""How things stand: each category, Rome against the players, and how it would end now."""

from pax.game.listing import strengths_of, strengths_of_rome
from pax.game.picture import Category, Points, Standing
from pax.rules import State
from pax.rules.cards import ARMY, CATEGORIES, FLEET
from pax.rules.ending import (
    POINTS_CONSPIRATOR,
    POINTS_PRESENT,
    POINTS_RICHEST,
    POINTS_STRONGER,
    ROME_NEEDS,
    categories_present,
    greatest_riches,
    level_is_won,
    riches,
)
from pax.rules.position import NOBODY, OVER


def as_known(state: State) -> tuple[State, bool]:
    """Return a table as if Rome turned over what is known of its cards, and whether that is all."""
    if state.step == OVER:
        return state, True
    known = [kind for kind in state.hidden if kind < state.cards.kinds]
    if known:
        state = state.copy()
        for kind in known:
            state.add_to_rome(kind)
    return state, len(known) == len(state.hidden)


def standing(state: State, *, counts: bool, certain: bool) -> Standing:
    """Compare Rome's face-up cards with the displays; `counts` says whether riches are shown."""
    rome = strengths_of_rome(state)
    seats = [strengths_of(state, seat) for seat in range(state.setup.players)]
    categories = [
        Category(
            rome[place],
            [row[place] for row in seats],
            [seat for seat, row in enumerate(seats) if row[place] > rome[place]],
        )
        for place in range(CATEGORIES)
    ]
    points = [_points(state, seat, categories, counts=counts) for seat in range(len(seats))]
    holds = sum(not category.stronger for category in categories)
    if state.setup.is_solo:
        won = level_is_won(state)
        return Standing(categories, holds, not won, [0] if won else [], points, certain)
    wins = holds >= ROME_NEEDS
    winners = _winners(state, points, rome_wins=wins)
    return Standing(categories, holds, wins, winners, points, certain)


def _points(state: State, seat: int, categories: list[Category], *, counts: bool) -> Points:
    present = POINTS_PRESENT * categories_present(state, seat)
    stronger = POINTS_STRONGER * sum(seat in category.stronger for category in categories)
    army, fleet = categories[ARMY].seats[seat], categories[FLEET].seats[seat]
    conspirator = POINTS_CONSPIRATOR if state.conspirator == seat else 0
    richest = None
    if counts:
        richest = POINTS_RICHEST if riches(state, seat) == greatest_riches(state) else 0
    total = present + stronger + army + fleet + conspirator + (richest or 0)
    return Points(present, stronger, army, fleet, conspirator, richest, total)


def _winners(state: State, points: list[Points], *, rome_wins: bool) -> list[int] | None:
    if rome_wins:
        return [] if state.conspirator == NOBODY else [state.conspirator]
    if points[0].richest is None:
        return None
    most = max(each.total for each in points)
    return [seat for seat, each in enumerate(points) if each.total == most]
