"""What a game is played with: who sits there, which deck, which options (RULES.md 8)."""

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final

import msgspec

from pax.decks import Deck, built_in_deck
from pax.game.notation import Notation, notation_of
from pax.rules import Setup, solo, standard


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices that the printed rulebooks leave or make differently, in memory and on the wire.

    The engine takes the first two as arguments of its set-up; the third is about what is shown.
    """

    solo_peek: bool = False
    rome_takes_last: bool = False
    open_counts: bool = False


PRINTINGS: Final = {
    "nl": Options(solo_peek=True),
    "de": Options(),
    "fr": Options(solo_peek=True),
    "en": Options(),
    "pt": Options(solo_peek=True, rome_takes_last=True),
}
"""The options as each printed rulebook has them."""


@dataclass(frozen=True)
class GameConfig:
    """Players in seat order, deck and options; a level makes it a solo game.

    `sizes` replaces the printed set-up, for games with a handful of cards.
    """

    players: tuple[str, ...]
    level: int | None = None
    options: Options = Options()  # noqa: RUF009 - frozen, so one serves all
    deck: Deck = field(default_factory=built_in_deck)
    sizes: Setup | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        if self.level is not None and len(self.players) != 1:
            message = f"{len(self.players)} players: a solo game has one"
            raise ValueError(message)
        if self.level is None and self.sizes is None and len(self.players) == 1:
            raise ValueError("1 player: a standard game has 2 to 8; to play alone, give a level")
        _ = self.setup

    def __reduce__(self) -> tuple[type["GameConfig"], tuple[object, ...]]:
        """Pickle as the call that makes it."""
        return GameConfig, (self.players, self.level, self.options, self.deck, self.sizes)

    @property
    def is_solo(self) -> bool:
        """A single player plays a level against Rome."""
        return self.level is not None

    @cached_property
    def setup(self) -> Setup:
        """The sizes and options as the engine takes them."""
        if self.sizes is not None:
            return self.sizes
        return _setup(self.deck, len(self.players), self.level, self.options)

    @cached_property
    def notation(self) -> Notation:
        """How moves are written at this table."""
        return notation_of(self.deck)


@lru_cache(maxsize=256)
def _setup(deck: Deck, players: int, level: int | None, options: Options) -> Setup:
    """Return a set-up, made once for all games with the same sizes and options."""
    peek, last = options.solo_peek, options.rome_takes_last
    if level is not None:
        return solo(deck.cards, level, solo_peek=peek, rome_takes_last=last)
    return standard(deck.cards, players, solo_peek=peek, rome_takes_last=last)
