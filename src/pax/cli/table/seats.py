"""Who sits at the table: people and bots, from `--players Livia,Decimus,bot`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pax.bots import BotError, bot_names, check_bot
from pax.rules.setup import MOST_PLAYERS

DEFAULT_BOT: Final = "citizen"
"""The bot that `bot` stands for: it plays sensibly and at once."""

DEFAULT_PERSON: Final = "Player"
DEFAULT_PLAYERS: Final = "Player,bot,bot,bot"
LONGEST_NAME: Final = 20
BOTS_ARE_CALLED: Final = (
    "Aulus",
    "Cassia",
    "Decimus",
    "Fulvia",
    "Gaius",
    "Helvia",
    "Lucilla",
    "Marcus",
)
"""Names for bots, in this order, as far as no person has them."""


class SeatError(ValueError):
    """The players cannot be seated so; the message says what would be right."""


@dataclass(frozen=True)
class LocalSeat:
    """A player's name, and the bot that plays for it, or None for a person."""

    name: str
    bot: str | None = None


def parse_seats(text: str) -> list[LocalSeat]:
    """Read who plays; a name is a person, `bot` or the name of a bot is a bot."""
    wishes = [_wish(part.strip()) for part in _parts(text)]
    names = [name for name, bot in wishes if name or bot is None]
    for name in names:
        _check_name(name, names)
    if len(wishes) > MOST_PLAYERS:
        message = f"{len(wishes)} players: a standard game has 2 to 8"
        raise SeatError(message)
    free = iter([name for name in BOTS_ARE_CALLED if name not in names])
    return [LocalSeat(name or next(free), bot) for name, bot in wishes]


def check_bots(seats: Sequence[LocalSeat]) -> None:
    """Raise SeatError if a seat names a bot that is not there."""
    for seat in seats:
        if seat.bot is not None:
            try:
                check_bot(seat.bot)
            except BotError as error:
                raise SeatError(str(error)) from None


def _parts(text: str) -> list[str]:
    """Split at commas; `key=value` belongs to the bot with options before it."""
    parts: list[str] = []
    for part in text.split(","):
        _, equals, value = part.partition("=")
        if equals and parts and ":" in parts[-1] and ":" not in part and _bot(value) is None:
            parts[-1] += f",{part.strip()}"
        else:
            parts.append(part)
    return parts


def _wish(part: str) -> tuple[str, str | None]:
    """Return the name, empty if one is to be chosen, and the bot of one part of the list."""
    name, equals, spec = part.partition("=")
    if equals and ":" not in name:
        bot = _bot(spec.strip())
        if bot is None:
            message = f"{part!r}: {spec!r} is no bot; there are bot, {', '.join(bot_names())}"
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
        message = "a name is missing: write them with commas between, such as Livia,Decimus,bot"
        raise SeatError(message)
    if len(name) > LONGEST_NAME or not name.isprintable():
        message = f"{name[:LONGEST_NAME]!r}: a name has at most {LONGEST_NAME} printable characters"
        raise SeatError(message)
    if names.count(name) > 1:
        message = f"{name!r} stands there twice: give each player another name"
        raise SeatError(message)
