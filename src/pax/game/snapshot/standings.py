"""The standing: strengths by category, points, and the result if the game ended now."""

from pax.game.snapshot.schema import Category, Points, Standing
from pax.game.snapshot.scoring import category_rows, points_row
from pax.rules import State
from pax.rules.ending import ROME_NEEDS, level_is_won
from pax.rules.position import NOBODY, OVER


def as_known(state: State) -> tuple[State, bool]:
    """Return the state with Rome's known hidden cards face-up, and whether all are known."""
    if state.step == OVER:
        return state, True
    known = [kind for kind in state.hidden if kind < state.cards.kinds]
    if known:
        state = state.copy()
        for kind in known:
            state.add_to_rome(kind)
    return state, len(known) == len(state.hidden)


def standing(state: State, *, counts: bool, certain: bool) -> Standing:
    """Return the standing by Rome's face-up cards; `counts` says whether riches are public."""
    categories = [Category(*row, rome_holds=not row[2]) for row in category_rows(state)]
    points = [_points(state, seat, counts=counts) for seat in range(state.setup.players)]
    holds = sum(category.rome_holds for category in categories)
    if state.setup.is_solo:
        won = level_is_won(state)
        return Standing(categories, holds, not won, [0] if won else [], points, certain)
    wins = holds >= ROME_NEEDS
    leaders = _leaders(state, points, rome_wins=wins)
    is_known = wins or points[0].richest is not None
    winners = leaders if is_known else None
    return Standing(categories, holds, wins, winners, points, certain, leaders)


def _points(state: State, seat: int, *, counts: bool) -> Points:
    present, stronger, army, fleet, conspirator, richest = points_row(state, seat)
    total = present + stronger + army + fleet + conspirator
    if counts:
        return Points(present, stronger, army, fleet, conspirator, richest, total + richest)
    return Points(present, stronger, army, fleet, conspirator, None, total)


def _leaders(state: State, points: list[Points], *, rome_wins: bool) -> list[int]:
    """Return the winners by these points: the conspirator if Rome wins, else the highest."""
    if rome_wins:
        return [] if state.conspirator == NOBODY else [state.conspirator]
    most = max(each.total for each in points)
    return [seat for seat, each in enumerate(points) if each.total == most]
