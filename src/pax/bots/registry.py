"""Finding bots by name: `random`, or with options `consul:playouts=5000`.

A bot is an entry point of the group `pax.bots`, so that other packages can add theirs. It names a
callable that takes the options, texts by name, and returns a `Bot`; for options that it does not
know or cannot use it raises `BotError`.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, cast

from pax.bots.bot import Bot

GROUP: Final = "pax.bots"

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
    entry = _installed().get(name)
    if entry is None:
        message = f"no bot is named {name[:40]!r}; there are: {', '.join(bot_names())}"
        raise BotError(message)
    factory = cast("Factory", entry.load())
    return factory(options)


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


@cache
def _installed() -> Mapping[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}
