"""Moves as text (RECORD.md, Moves): `take W12`, `offer A12 2`, `buy 3`, `end`."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from pax.decks import Deck
from pax.rules import MalformedMove
from pax.rules.moves import MOST_LEGIONS, kind_of, legion_of, move_of, verb_of

VERBS: Final = (
    "lay",
    "keep",
    "draw",
    "peek",
    "take",
    "offer",
    "bury",
    "buy",
    "skip",
    "play",
    "end",
    "pass",
)
"""The word of each verb, in the order of the engine's numbers."""

WITH_KIND: Final = frozenset({"lay", "keep", "take", "offer", "bury", "play"})
WITH_LEGION: Final = frozenset({"offer", "buy"})
FORMS: Final = (
    "keep F23, take F23, offer F23 2, bury F23, buy 2, play F23, lay F23, "
    "draw, peek, skip, end, pass"
)
"""An example of each move, for whoever wrote none."""


@lru_cache(maxsize=64)
def notation_of(deck: Deck) -> "Notation":
    """Return the notation of a deck, made once."""
    return Notation(deck)


class Notation:
    """How the moves of games with one deck are written."""

    def __init__(self, deck: Deck) -> None:
        """Write down every move once."""
        self.deck = deck
        self._numbers = {self._write(move): move for move in self._all_moves()}
        self._words = {move: words for words, move in self._numbers.items()}

    def write(self, move: int) -> str:
        """Return a move as text."""
        return self._words[move]

    def write_all(self, moves: Iterable[int]) -> list[str]:
        """Return moves as texts."""
        words = self._words
        return [words[move] for move in moves]

    def read(self, text: str) -> int:
        """Return the move that a text stands for."""
        move = self._numbers.get(text)
        if move is None:
            raise MalformedMove(self._complaint(text))
        return move

    def read_all(self, texts: Iterable[str]) -> list[int]:
        """Return the moves that texts stand for."""
        numbers = self._numbers
        try:
            return [numbers[text] for text in texts]
        except KeyError as error:
            raise MalformedMove(self._complaint(error.args[0])) from None

    def _all_moves(self) -> list[int]:
        moves: list[int] = []
        for verb, word in enumerate(VERBS):
            kinds = range(len(self.deck.kinds)) if word in WITH_KIND else range(1)
            legions = range(1, MOST_LEGIONS + 1) if word in WITH_LEGION else range(1)
            moves += [move_of(verb, kind, legion) for kind in kinds for legion in legions]
        return moves

    def _write(self, move: int) -> str:
        words = [VERBS[verb_of(move)]]
        if words[0] in WITH_KIND:
            words.append(self.deck.kinds[kind_of(move)])
        if words[0] in WITH_LEGION:
            words.append(str(legion_of(move)))
        return " ".join(words)

    def _complaint(self, text: str) -> str:
        words = text.split(" ")
        if words[0] in WITH_KIND and len(words) > 1 and words[1] not in self.deck.number:
            return f"{text[:40]!r} is not a move: this deck has no card {words[1][:10]!r}"
        return f"{text[:40]!r} is not a move; moves are written {FORMS}"
