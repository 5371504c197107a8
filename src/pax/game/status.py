"""The progress of a game in a few English words, for `repr`; it names no hidden card."""

from collections.abc import Sequence

from pax.game.steps import STEPS
from pax.rules import Result, State


def status_text(players: Sequence[str], state: State) -> str:
    """Return the round and whose decision it is, or how the game ended."""
    result = state.result()
    if result is not None:
        return f"over, {result_text(players, result)}"
    seat = int(state.seat)
    return f"round {state.round}, seat {seat} ({players[seat]}) is {STEPS[state.step]}"


def result_text(players: Sequence[str], result: Result) -> str:
    """Return the winners as text."""
    names = " and ".join(players[seat] for seat in result.winners)
    if result.rome_wins:
        return f"Rome wins with {names}" if names else "Rome wins"
    return f"{names} {'wins' if len(result.winners) == 1 else 'win'}"
