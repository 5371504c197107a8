"""The advisor's evaluation of each move, in a local or a remote game."""

from typing import Final

from pax import protocol
from pax.bots import Budget
from pax.bots.advice import Advice, MoveAdvice, advise
from pax.game import Move, View
from pax.rules import Rng
from pax.text import Block, Voice
from pax.text.causes import comparison_lines

THINKING: Final = Budget(seconds=1.0)
"""Search time of a hint."""


def hints_block(advice: Advice, voice: Voice) -> Block:
    """Return moves and their chances to win as text, and why the best is better than another."""
    lines = [
        voice.say(
            "join-hint-equal" if each.is_as_good_as(advice.best) else "join-hint",
            move=each.move,
            percent=round(100 * each.chance),
        )
        for each in advice.moves
    ]
    why = [] if advice.comparison is None else comparison_lines(advice.comparison, voice)
    return Block(voice.say("join-hints", tries=advice.tries), (*lines, *why))


class PooledAdvice:
    """The advice on one decision; the same question asked again adds to what was known."""

    def __init__(self) -> None:
        """Know nothing."""
        self._advice: Advice | None = None
        self._decision: object = None
        self._asked = 0

    def add(self, advice: Advice, decision: object) -> Advice:
        """Add advice; that on an earlier decision is dropped."""
        is_same = self._advice is not None and self._decision == decision
        self._asked = self._asked + 1 if is_same else 1
        self._advice = self._advice.plus(advice) if self._advice and is_same else advice
        self._decision = decision
        return self._advice

    def ask(self, view: View) -> Advice:
        """Search for a while; return the advice with all that was found before."""
        decision = len(view.batches)
        stream = self._asked if self._decision == decision else 0
        found = advise(view, THINKING, Rng(decision, stream), reasons=True)
        return self.add(found, decision)


def advice_of(hints: protocol.Hints, seat: int) -> Advice:
    """Return a server's hints as advice."""
    moves = [
        MoveAdvice(Move.parse(each.move), each.chance, each.error, each.tries, 0.0)
        for each in hints.moves
    ]
    return Advice(seat, tuple(moves), hints.comparison)
