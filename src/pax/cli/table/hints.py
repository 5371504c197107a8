"""What the advisor thinks of each move, at this screen or at a server's table."""

from collections.abc import Iterable
from typing import Final

from pax.bots import Budget
from pax.bots.advice import advise
from pax.game import View
from pax.rules import Rng
from pax.text import Block, Words

THINKING: Final = Budget(seconds=1.0)
"""As long as a person likes to wait."""


def hints_block(chances: Iterable[tuple[str, float]], words: Words) -> Block:
    """Return moves with their chances to win, in words."""
    lines = [words("join-hint", move=move, percent=round(100 * chance)) for move, chance in chances]
    return Block(words("join-hints"), tuple(lines))


def hints_for(view: View, words: Words) -> Block:
    """Return what the search of the bots, which knows what the view knows, thinks of each move."""
    advice = advise(view, THINKING, Rng(len(view.batches)))
    return hints_block(((each.move, each.chance) for each in advice.moves), words)
