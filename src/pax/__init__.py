"""PAX, the card game by Bernd Eisenstein, as a library and a program.

`pax.deal` deals a `Game`. A `Game` plays moves and gives each seat its `View`. A `Move` is a string
with parts. A `Record` stores a game, `pax.make_bot` makes a bot for a seat, `pax.advise` estimates
the value of each legal move, and `pax.arena` plays many games.

Stable: the names of this module and of `pax.arena`, with their public attributes except
`View.state`, `View.sampler`, `View.batches` and `Game.open_state`; the record format; the protocol.
Everything else is internal and changes without notice (docs/api.md).
The names of this module are imported on first use.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pax.bots import Bot, BotError, Budget, bot_names, make_bot
    from pax.bots.advice import Advice, MoveAdvice, advise
    from pax.decks import Deck, DeckError, built_in_deck, load_deck
    from pax.game import (
        PRINTINGS,
        CannotTakeBack,
        Event,
        Game,
        GameConfig,
        IllegalMove,
        MalformedMove,
        Move,
        MoveError,
        NotYourDecision,
        Options,
        Reason,
        Record,
        RecordError,
        View,
        deal,
        read_record,
        read_records,
        write_records,
    )
    from pax.rules import Result, Rng
    from pax.text import load_language, view_text

    __version__: str

__all__ = [
    "PRINTINGS",
    "Advice",
    "Bot",
    "BotError",
    "Budget",
    "CannotTakeBack",
    "Deck",
    "DeckError",
    "Event",
    "Game",
    "GameConfig",
    "IllegalMove",
    "MalformedMove",
    "Move",
    "MoveAdvice",
    "MoveError",
    "NotYourDecision",
    "Options",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "Rng",
    "View",
    "advise",
    "bot_names",
    "built_in_deck",
    "deal",
    "load_deck",
    "load_language",
    "make_bot",
    "read_record",
    "read_records",
    "view_text",
    "write_records",
]

_LAYERS: Final = ("pax.rules", "pax.decks", "pax.game", "pax.bots", "pax.bots.advice", "pax.text")
_HIDDEN: Final = frozenset({("pax.rules", "deal")})
"""`pax.deal` is the function of `pax.game`; the engine's `deal` takes a pile of numbers."""


if not TYPE_CHECKING:  # a type checker reports unknown names only without a __getattr__

    def __getattr__(name: str) -> object:
        """Import a public name on first use."""
        if name == "__version__":
            distribution = import_module("pax.build_info").DISTRIBUTION
            version = import_module("importlib.metadata").version(distribution)
            return globals().setdefault(name, version)
        if name in __all__:
            for layer in _LAYERS:
                module = import_module(layer)
                if name in module.__all__ and (layer, name) not in _HIDDEN:
                    return globals().setdefault(name, getattr(module, name))
        message = f"module 'pax' has no attribute {name!r}"
        raise AttributeError(message)


def __dir__() -> list[str]:
    """List the public names only."""
    special = {"__version__", *(name for name in globals() if name.startswith("__"))}
    return sorted([*__all__, *special])
