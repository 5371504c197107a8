"""The configuration of a game: players, deck and options (RULES.md 8)."""

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final

import msgspec

from pax.decks import Deck, built_in_deck
from pax.game.notation import Notation, notation_of
from pax.rules import Setup, solo, standard


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rule options on which the printed rulebooks differ, in memory and on the wire.

    The first two change the rules; `open_counts` changes only what is shown.
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
"""The options of each printed rulebook."""


@dataclass(frozen=True)
class GameConfig:
    """Players in seat order, deck and options; a level makes it a solo game.

    `sizes` replaces the printed set-up, for games with few cards.
    """

    players: tuple[str, ...]
    level: int | None = None
    options: Options = Options()  # noqa: RUF009 - frozen, so one serves all
    deck: Deck = field(default_factory=built_in_deck)
    sizes: Setup | None = None

    def __post_init__(self) -> None:
        """Raise ValueError unless the configuration can be played."""
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
        """Whether a single player plays a level against Rome."""
        return self.level is not None

    @cached_property
    def setup(self) -> Setup:
        """The sizes and options for the engine."""
        if self.sizes is not None:
            return self.sizes
        return _setup(self.deck, len(self.players), self.level, self.options)

    @cached_property
    def notation(self) -> Notation:
        """The notation of moves with this deck."""
        return notation_of(self.deck)


@lru_cache(maxsize=256)
def _setup(deck: Deck, players: int, level: int | None, options: Options) -> Setup:
    """Return the set-up shared by all games with the same sizes and options."""
    peek, last = options.solo_peek, options.rome_takes_last
    if level is not None:
        return solo(deck.cards, level, solo_peek=peek, rome_takes_last=last)
    return standard(deck.cards, players, solo_peek=peek, rome_takes_last=last)
