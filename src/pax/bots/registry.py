"""Finding bots by name: `random`, or with options `consul:playouts=5000`.

A bot is an entry point of the group `pax.bots`, so that other packages can add theirs. It names a
callable that takes the options, texts by name, and returns a `Bot`; for options that it does not
know or cannot use it raises `BotError`. One that is not installed is named in full, with dots:
`package.module.Class`.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final, cast

from pax.bots.bot import Bot

GROUP: Final = "pax.bots"
HOME: Final = "pax"
"""The distribution whose bots are trusted to play in our own process."""

Factory = Callable[[Mapping[str, str]], Bot]
"""What an entry point names."""


class BotError(ValueError):
    """There is no such bot, or not with such options; the message says what there is."""


def bot_names() -> list[str]:
    """Return the names of all bots that are installed."""
    return sorted(_installed())


def make_bot(spec: str) -> Bot:
    """Return a new bot for a spec such as `random` or `consul:playouts=5000,threads=1`."""
    name, options = parse_spec(spec)
    return _factory(name)(options)


def is_built_in(spec: str) -> bool:
    """Whether a bot came with this package, or is a name without dots that nobody has."""
    name, _ = parse_spec(spec)
    entry = _installed().get(name)
    if entry is None:
        return "." not in name
    return entry.dist is not None and entry.dist.name == HOME


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
    """Split specs with commas between them; `key=value` after a comma belongs to the one before."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += f",{part}"
        else:
            specs.append(part.strip())
    return specs


def no_options(name: str, options: Mapping[str, str]) -> None:
    """Raise BotError if a bot that has no options is given some."""
    if options:
        message = f"bot {name!r} has no options, but was given {', '.join(sorted(options))}"
        raise BotError(message)


def _factory(name: str) -> Factory:
    """Return what makes the bots of a name."""
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
def _installed() -> Mapping[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}
