"""Bot registry: finds a bot by its spec, such as `random` or `consul:playouts=5000`.

Bots are entry points of the group `pax.bots`, so that other packages can add theirs. An entry point
names a callable that takes the options as a mapping of strings and returns a `Bot`, or raises
`BotError` for unknown or invalid options. A bot without entry point is named by its import path:
`package.module.Class`.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final, cast

from pax.bots.bot import Bot
from pax.build_info import DISTRIBUTION

GROUP: Final = "pax.bots"
Factory = Callable[[Mapping[str, str]], Bot]
"""The type of an entry point: it creates a bot from options."""


class BotError(ValueError):
    """The bot is unknown or its options are invalid; the message lists what is valid."""


def bot_names() -> list[str]:
    """Return the names of all installed bots."""
    return sorted(_installed())


def make_bot(spec: str) -> Bot:
    """Return a new bot for a spec such as `random` or `consul:playouts=5000,threads=1`."""
    name, options = parse_spec(spec)
    return _factory(name)(options)


def is_built_in(spec: str) -> bool:
    """Whether a bot belongs to this package; an unknown name without dots counts too."""
    name, _ = parse_spec(spec)
    return name in _own_names() or (name not in _installed() and "." not in name)


def parse_spec(spec: str) -> tuple[str, dict[str, str]]:
    """Split a spec into the bot's name and its options."""
    name, colon, rest = spec.strip().partition(":")
    options: dict[str, str] = {}
    for part in rest.split(",") if colon else ():
        key, equals, value = (word.strip() for word in part.partition("="))
        if not (key and equals and value) or key in options:
            message = f"{spec[:60]!r}: options are written name:key=value,key=value, each key once"
            raise BotError(message)
        options[key] = value
    return name, options


def split_specs(text: str) -> list[str]:
    """Split comma-separated specs; `key=value` after a comma is an option of the spec before."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += f",{part}"
        else:
            specs.append(part.strip())
    return specs


def no_options(name: str, options: Mapping[str, str]) -> None:
    """Raise BotError if there are options, for a bot without any."""
    if options:
        message = f"bot {name!r} has no options, but was given {', '.join(sorted(options))}"
        raise BotError(message)


def _factory(name: str) -> Factory:
    """Return the factory of a bot."""
    if entry := _installed().get(name):
        return cast("Factory", entry.load())
    module, dot, made = name.rpartition(".")
    if not dot:
        message = f"no bot is named {name[:40]!r}; there are: {', '.join(bot_names())}"
        raise BotError(message)
    try:
        return cast("Factory", getattr(import_module(module), made))
    except (ImportError, AttributeError, ValueError) as error:
        message = f"no bot is named {name[:40]!r}: {error}"
        raise BotError(message) from None


@cache
def _own_names() -> frozenset[str]:
    """Return the bots of this package; naming a distribution reads its metadata from the disk."""
    entries = _installed().values()
    return frozenset(each.name for each in entries if each.dist and each.dist.name == DISTRIBUTION)


@cache
def _installed() -> Mapping[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}
