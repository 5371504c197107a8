"""The advisor's evaluation of each move, in a local or a remote game."""

from collections.abc import Iterable
from typing import Final

from pax.bots import Budget
from pax.bots.advice import advise
from pax.game import View
from pax.rules import Rng
from pax.text import Block, Words

THINKING: Final = Budget(seconds=1.0)
"""Search time of a hint."""


def hints_block(chances: Iterable[tuple[str, float]], words: Words) -> Block:
    """Return moves and their chances to win as text."""
    lines = [words("join-hint", move=move, percent=round(100 * chance)) for move, chance in chances]
    return Block(words("join-hints"), tuple(lines))


def hints_for(view: View, words: Words) -> Block:
    """Return the evaluation of each move by the bots' search, which sees only the view."""
    advice = advise(view, THINKING, Rng(len(view.batches)))
    return hints_block(((each.move, each.chance) for each in advice.moves), words)
