"""Moves as text (RECORD.md, Moves): `take W12`, `offer A12 2`, `buy 3`, `end`."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Self

from pax.decks import CATEGORY_LETTERS, Deck
from pax.game.errors import MalformedMove
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
"""An example of each move, for error messages."""

_CARD: Final = f"[{''.join(CATEGORY_LETTERS)}][1-9][0-9]"
_LEGION: Final = "(?:[1-9]|1[0-5])"
_MOVE: Final = re.compile(
    "|".join(
        verb + f" {_CARD}" * (verb in WITH_KIND) + f" {_LEGION}" * (verb in WITH_LEGION)
        for verb in VERBS
    )
)


class Move(str):
    """A move: a verb, with a card and a legion if the verb needs them.

    It is a string: `Move("take", "F23") == "take F23"`. Functions that take a move also take text.
    """

    __slots__ = ()

    def __new__(cls, verb: str, card: str | None = None, legion: int | None = None) -> Self:
        """Make a move from its parts."""
        parts = (verb, card, legion)
        return cls.parse(" ".join(str(part) for part in parts if part is not None))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a move; text that is not a move in any deck raises MalformedMove."""
        if _MOVE.fullmatch(text) is None:
            raise MalformedMove(not_a_move(text))
        return str.__new__(cls, text)

    @property
    def verb(self) -> str:
        """The verb: `lay`, `keep`, `draw`, `peek`, `take`, `offer`, `bury`, `buy`, ..."""
        return self.split(" ", 1)[0]

    @property
    def card(self) -> str | None:
        """The card, such as `F23`, or None."""
        words = self.split(" ")
        return words[1] if words[0] in WITH_KIND else None

    @property
    def legion(self) -> int | None:
        """The number of the legion, from 1, or None."""
        words = self.split(" ")
        return int(words[-1]) if words[0] in WITH_LEGION else None

    def __repr__(self) -> str:
        """Show the parts as the call that makes the move."""
        named = [repr(self.verb)]
        if self.card is not None:
            named.append(repr(self.card))
        if self.legion is not None:
            named.append(f"{self.legion}" if self.card is not None else f"legion={self.legion}")
        return f"Move({', '.join(named)})"

    def __getnewargs__(self) -> tuple[str, str | None, int | None]:  # type: ignore[override] # of parts
        """Pickle and copy by the parts."""
        return self.verb, self.card, self.legion


def encode_move(value: object) -> str:
    """Encode a move as its text: a hook for msgspec, which encodes no subclass of `str`."""
    if isinstance(value, Move):
        return str(value)
    message = f"cannot encode {type(value).__name__}"
    raise NotImplementedError(message)


def not_a_move(text: str) -> str:
    """Return the error text for text that is not a move."""
    return f"{str(text)[:40]!r} is not a move; moves are written {FORMS}"


@lru_cache(maxsize=64)
def notation_of(deck: Deck) -> "Notation":
    """Return the notation of a deck; it is cached."""
    return Notation(deck)


class Notation:
    """Converts the engine's moves of one deck to text and back."""

    def __init__(self, deck: Deck) -> None:
        """Build the tables of all moves."""
        self.deck = deck
        self._words = {move: self._write(move) for move in self._all_moves()}
        self._numbers: dict[str, int] = {words: move for move, words in self._words.items()}

    def write(self, move: int) -> Move:
        """Return a move of the engine as a `Move`."""
        return self._words[move]

    def write_all(self, moves: Iterable[int]) -> list[Move]:
        """Return moves of the engine as `Move` objects."""
        return list(map(self._words.__getitem__, moves))

    def moves(self, texts: Iterable[str]) -> list[Move]:
        """Return texts as `Move` objects."""
        return self.write_all(self.read_all(texts))

    def read(self, text: str) -> int:
        """Return the engine's move for a text."""
        move = self._numbers.get(text)
        if move is None:
            raise MalformedMove(self._complaint(text))
        return move

    def read_all(self, texts: Iterable[str]) -> list[int]:
        """Return the engine's moves for texts."""
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

    def _write(self, move: int) -> Move:
        verb = VERBS[verb_of(move)]
        card = self.deck.kinds[kind_of(move)] if verb in WITH_KIND else None
        return Move(verb, card, int(legion_of(move)) if verb in WITH_LEGION else None)

    def _complaint(self, text: str) -> str:
        words = text.split(" ")
        if words[0] in WITH_KIND and len(words) > 1 and words[1] not in self.deck.number:
            return f"{text[:40]!r} is not a move: this deck has no card {words[1][:10]!r}"
        return not_a_move(text)
