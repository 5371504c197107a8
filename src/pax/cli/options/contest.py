"""Build the contest to play from the arguments of `pax arena`."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import typer

from pax.arena import Contest, LineUp, against, alone, mixed
from pax.bots import BotError, check_bot
from pax.cli.commands.deck import chosen_deck
from pax.cli.options.simulation import PLAYERS, chosen_seed
from pax.game import Options
from pax.rules.setup import LEVELS

MOST_LINE_UPS: Final = 10_000


def chosen_contest(  # noqa: PLR0913 - one argument per option
    bots: Sequence[str],
    *,
    opponent: str | None,
    players: int | None,
    levels: str | None,
    options: Options,
    deck: Path | None,
    seed: int | None,
) -> Contest:
    """Return the contest with its line-ups, or raise BadParameter."""
    line_ups = _line_ups(bots, opponent, players, levels)
    if len(line_ups) > MOST_LINE_UPS:
        raise typer.BadParameter(
            f"{len(line_ups)} line-ups; the limit is {MOST_LINE_UPS}: name fewer bots",
            param_hint="BOTS",
        )
    _check_bots([*bots, *([opponent] if opponent else [])])
    return Contest(line_ups, chosen_seed(seed), options, chosen_deck(deck))


def _line_ups(
    bots: Sequence[str], opponent: str | None, players: int | None, levels: str | None
) -> tuple[LineUp, ...]:
    if len(set(bots)) < len(bots):
        raise typer.BadParameter("a bot is named twice", param_hint="BOTS")
    if levels is not None:
        if opponent is not None or players is not None:
            message = "a solo game has one player: leave out --players and --against"
            raise typer.BadParameter(message, param_hint="--solo")
        return alone(bots, _levels(levels))
    if opponent is not None:
        if opponent in bots:
            raise typer.BadParameter(f"{opponent} is named on both sides", param_hint="--against")
        return against(bots, opponent, players or PLAYERS)
    if len(bots) == 1:
        message = "one bot has no opponent: name a second bot, or add --against BOT or --solo 1-5"
        raise typer.BadParameter(message, param_hint="BOTS")
    return mixed(bots, players or PLAYERS)


def _levels(text: str) -> list[int]:
    """Parse levels such as `3` or `1-5`."""
    first, dash, last = text.partition("-")
    with suppress(ValueError):
        lowest, highest = int(first), int(last if dash else first)
        if 1 <= lowest <= highest <= LEVELS:
            return list(range(lowest, highest + 1))
    message = f"{text[:40]!r}: give a level or a range of levels from 1 to {LEVELS}, such as 1-5"
    raise typer.BadParameter(message, param_hint="--solo")


def _check_bots(specs: Sequence[str]) -> None:
    try:
        for spec in specs:
            check_bot(spec)
    except BotError as error:
        raise typer.BadParameter(str(error), param_hint="BOTS") from None
