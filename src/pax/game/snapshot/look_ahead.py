"""What a move would lead to, before it is made: the next decision, or the end."""

from typing import NamedTuple

from pax.game.game import Game
from pax.game.snapshot.rounds_left import fewest_rounds
from pax.game.snapshot.schema import Outcome
from pax.rules import Result


class Ahead(NamedTuple):
    """The seat that would decide next, or None and how the game would have ended."""

    seat: int | None
    outcome: Outcome | None


def ahead(game: Game, move: str) -> Ahead:
    """Return what a legal move would lead to."""
    state = game.open_state()
    state.apply(game.table.notation.read(move))
    result = state.result()
    return Ahead(state.seat, None) if result is None else Ahead(None, outcome_of(result))


def goes_on(game: Game) -> bool:
    """Whether no move now can end the game: at least one more round begins, whatever is done."""
    return fewest_rounds(game.view(None).state) > 0


def outcome_of(result: Result) -> Outcome:
    """Return a result as it is sent."""
    return Outcome(result.rome_wins, list(result.winners), list(result.points))
