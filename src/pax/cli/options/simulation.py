"""Build the plan of a simulation from the options of `pax simulate`."""

import secrets
from pathlib import Path
from typing import Final

import typer

from pax.arena import NAMES, Plan
from pax.bots import BotError, check_bot, split_specs
from pax.cli.commands.deck import chosen_deck
from pax.game import GameConfig, Options

PLAYERS: Final = 4
MOST_GAMES: Final = 2**32
"""The number of streams of the random generator: each game uses one."""

_NEW_SEED_BITS: Final = 32


def chosen_bots(text: str, players: int | None, level: int | None) -> tuple[str, ...]:
    """Return the bot of each seat; a single bot takes all seats."""
    specs = split_specs(text)
    try:
        for spec in set(specs):
            check_bot(spec)
    except BotError as error:
        raise typer.BadParameter(str(error), param_hint="--bots") from None
    seats = _seats(players, level, len(specs))
    if len(specs) not in {1, seats}:
        message = f"{len(specs)} bots for {seats} seats: name one for all seats or one for each"
        raise typer.BadParameter(message, param_hint="--bots")
    return tuple(specs * seats if len(specs) == 1 else specs)


def _seats(players: int | None, level: int | None, bots: int) -> int:
    if level is not None:
        if players not in {None, 1}:
            message = f"{players} players: a solo game has one; leave out --players or --solo"
            raise typer.BadParameter(message, param_hint="--players")
        return 1
    if players == 1:
        message = "1 player: a standard game has 2 to 8; to play alone, use --solo LEVEL"
        raise typer.BadParameter(message, param_hint="--players")
    return players or (bots if bots > 1 else PLAYERS)


def chosen_plan(
    bots: tuple[str, ...],
    level: int | None,
    options: Options,
    deck: Path | None,
    seed: int | None,
) -> Plan:
    """Return the plan of a simulation."""
    names = NAMES[: len(bots)]
    cards = chosen_deck(deck)
    try:
        table = GameConfig(names, level, options, cards)
    except ValueError as error:
        hint = "--players" if level is None else "--solo"
        raise typer.BadParameter(str(error), param_hint=hint) from None
    return Plan(table, bots, chosen_seed(seed))


def chosen_seed(seed: int | None) -> int:
    """Return the seed, or a random one that is short enough to type."""
    return secrets.randbits(_NEW_SEED_BITS) if seed is None else seed


def check_records(path: Path | None) -> None:
    """Reject a file that cannot be written before any game is played."""
    if path is None:
        return
    if path.suffix != ".jsonl":
        message = f"{path}: the name of a file of records must end in .jsonl"
        raise typer.BadParameter(message, param_hint="--records")
    if path.is_dir():
        raise typer.BadParameter(
            f"{path} is a folder: give the name of a file", param_hint="--records"
        )
    if not path.parent.is_dir():
        message = f"{path}: the folder {path.parent} does not exist"
        raise typer.BadParameter(message, param_hint="--records")
