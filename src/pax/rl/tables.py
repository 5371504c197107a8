"""Tables for research: from plain parameters, and small ones by name for exact algorithms."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from pax.decks import Deck, DeckError, built_in_deck
from pax.game import GameConfig, Options
from pax.game.config import PRINTINGS
from pax.rules import Setup

MOST_PLAYERS: Final = 8
LEVELS: Final = 5


def table(  # noqa: PLR0913 - each has a name and a default
    players: int | None = None,
    *,
    level: int | None = None,
    variant: str | None = None,
    printing: str | None = None,
    options: Options | None = None,
    deck: Deck | str | None = None,
) -> GameConfig:
    """Return a table for 2 to 8 players, a solo level from 1 to 5, or a small variant by name.

    `printing` chooses the options of a printed rulebook, nl, de, fr, en or pt; `options` gives them
    one by one. `deck` is a deck or the name of a built-in one.
    """
    if variant is not None:
        if (printing, options, deck) != (None, None, None):
            raise ValueError(f"variant {variant!r} has its own deck and no options")
        return _variant(variant, players, level)
    if level is not None and players not in {None, 1}:
        message = f"{players} players and level {level}: a solo level has 1 player"
        raise ValueError(message)
    if level is None and players == 1:
        raise ValueError("1 player: give a solo level, 1 to 5")
    if level is not None and not _within(level, 1, LEVELS):
        raise ValueError(f"level {level!r}: must be 1 to {LEVELS}")
    count = 1 if level is not None else 4 if players is None else players
    if not _within(count, 1, MOST_PLAYERS):
        raise ValueError(f"{count!r} players: must be 1 to {MOST_PLAYERS}")
    names = tuple(f"seat_{seat}" for seat in range(count))
    return GameConfig(names, level, _options(printing, options), _deck(deck))


def variants() -> list[str]:
    """Return the names of the small variants."""
    return sorted(_VARIANTS)


def _within(number: object, lowest: int, highest: int) -> bool:
    return type(number) is int and lowest <= number <= highest


def _options(printing: object, options: object) -> Options:
    if not isinstance(options, Options | None):
        raise ValueError(f"options {options!r}: must be pax.game.Options")  # noqa: TRY004 - as for all bad input here
    if printing is None:
        return Options() if options is None else options
    if options is not None:
        raise ValueError(f"printing {printing!r} and options: give one of them")
    if not isinstance(printing, str) or printing not in PRINTINGS:
        raise ValueError(f"printing {printing!r}: must be one of {', '.join(PRINTINGS)}")
    return PRINTINGS[printing]


def _deck(deck: Deck | str | None) -> Deck:
    if isinstance(deck, Deck):
        return deck
    try:
        return built_in_deck() if deck is None else built_in_deck(deck)
    except DeckError as error:
        raise ValueError(str(error)) from None


def _variant(name: object, players: int | None, level: int | None) -> GameConfig:
    if not isinstance(name, str) or name not in _VARIANTS:
        raise ValueError(f"variant {name!r}: must be one of {', '.join(variants())}")
    config = _built(name)
    if level is not None or players not in {None, len(config.players)}:
        raise ValueError(f"variant {name!r} has {len(config.players)} players and no level")
    return config


@cache
def _built(name: str) -> GameConfig:
    counts, sizes = _VARIANTS[name]
    deck = Deck(counts, name)
    setup = Setup(deck.cards, players=2, legions=1, rome=0, draws=(1, 1), pile=sizes)
    return GameConfig(("seat_0", "seat_1"), None, Options(), deck, setup)


_VARIANTS: Final[Mapping[str, tuple[dict[str, int], int]]] = {
    "micro": ({"L11": 6, "I11": 6}, 6),
    "tiny": ({"L11": 6, "I11": 6}, 7),
    "small": ({"L11": 6, "I11": 6}, 8),
}
"""Counts of a dozen cards in two categories, and the size of the pile."""
