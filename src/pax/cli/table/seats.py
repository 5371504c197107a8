"""The players of a local game, parsed from `--players Livia,Decimus,bot`."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from pax.bots import BotError, bot_names, check_bot
from pax.rules.setup import MOST_PLAYERS

DEFAULT_BOT: Final = "citizen"
"""The bot that `bot` stands for: it plays well and without delay."""

DEFAULT_PERSON: Final = "Player"
DEFAULT_PLAYERS: Final = "Player,bot,bot,bot"
LONGEST_NAME: Final = 20
CHANCE: Final = "chance"
"""The starter that chance chooses."""

BOT_NAMES: Final = (
    "Aulus",
    "Cassia",
    "Decimus",
    "Fulvia",
    "Gaius",
    "Helvia",
    "Lucilla",
    "Marcus",
)
"""Names of bots, in this order; names of people are skipped."""


class SeatError(ValueError):
    """The list of players is wrong; the message says what would be right."""


@dataclass(frozen=True)
class LocalSeat:
    """A player's name, and the bot that plays for it, or None for a person."""

    name: str
    bot: str | None = None


def parse_seats(text: str) -> list[LocalSeat]:
    """Parse the players: `bot` or the name of a bot is a bot, any other name is a person."""
    entries = [_parse_entry(part.strip()) for part in _parts(text)]
    names = [name for name, bot in entries if name or bot is None]
    for name in names:
        _check_name(name, names)
    if len(entries) > MOST_PLAYERS:
        message = f"{len(entries)} players: a standard game has 2 to 8"
        raise SeatError(message)
    free = iter([name for name in BOT_NAMES if name not in names])
    return [LocalSeat(name or next(free), bot) for name, bot in entries]


def starting_with(seats: Sequence[LocalSeat], starter: str | None, rng: Random) -> list[LocalSeat]:
    """Return the seats in the same order from the one that begins: a named one, or by chance."""
    names = [seat.name for seat in seats]
    if starter is None or starter in names:
        first = 0 if starter is None else names.index(starter)
    elif starter == CHANCE:
        first = rng.randrange(len(seats))
    else:
        message = f"no player is named {starter[:LONGEST_NAME]!r}: {', '.join(names)}, or {CHANCE}"
        raise SeatError(message)
    return [*seats[first:], *seats[:first]]


def check_bots(seats: Sequence[LocalSeat]) -> None:
    """Raise SeatError if a seat names an unknown bot."""
    for seat in seats:
        if seat.bot is not None:
            try:
                check_bot(seat.bot)
            except BotError as error:
                raise SeatError(str(error)) from None


def _parts(text: str) -> list[str]:
    """Split at commas; `key=value` is an option of the bot before it."""
    parts: list[str] = []
    for part in text.split(","):
        _, equals, value = part.partition("=")
        if equals and parts and ":" in parts[-1] and ":" not in part and _bot(value) is None:
            parts[-1] += f",{part.strip()}"
        else:
            parts.append(part)
    return parts


def _parse_entry(part: str) -> tuple[str, str | None]:
    """Return the name, empty if unnamed, and the bot of one entry of the list."""
    name, equals, spec = part.partition("=")
    if equals and ":" not in name:
        bot = _bot(spec.strip())
        if bot is None:
            message = f"{part!r}: unknown bot {spec!r}: choose one of bot, {', '.join(bot_names())}"
            raise SeatError(message)
        return name.strip(), bot
    bot = _bot(part)
    return ("", bot) if bot is not None else (part, None)


def _bot(text: str) -> str | None:
    """Return the bot that a text names, or None if it names a person."""
    name, _, rest = text.partition(":")
    if name == "bot":
        return rest or DEFAULT_BOT
    return text if name in bot_names() else None


def _check_name(name: str, names: list[str]) -> None:
    if not name:
        message = "a name is missing: separate names by commas, such as Livia,Decimus,bot"
        raise SeatError(message)
    if len(name) > LONGEST_NAME or not name.isprintable():
        message = f"{name[:LONGEST_NAME]!r}: a name has at most {LONGEST_NAME} printable characters"
        raise SeatError(message)
    if names.count(name) > 1:
        message = f"the name {name!r} is used twice: give each player a different name"
        raise SeatError(message)
