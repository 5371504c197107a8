"""The options of `pax table`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from pax.bots import bot_names
from pax.cli.commands.deck import DeckFile, chosen_deck
from pax.cli.options.language import Lang, chosen_words
from pax.cli.options.seed import Seed
from pax.cli.output.console import make_console
from pax.cli.table.saved_game import Keeper, KeptGameError, continued, latest_game, new_file
from pax.cli.table.screen import Screen
from pax.cli.table.seats import (
    DEFAULT_BOT,
    DEFAULT_PERSON,
    DEFAULT_PLAYERS,
    LocalSeat,
    SeatError,
    check_bots,
    parse_seats,
)
from pax.cli.table.session import Session
from pax.game import PRINTINGS, Game, GameConfig, Options, deal_at
from pax.text import Words

DEFAULT_PRINTING: Final = "en"
_ONE_OF_THEM: Final = "leave one out"

app = typer.Typer(add_completion=False)

Players = Annotated[
    str | None,
    typer.Option(
        metavar="NAMES",
        help="2 to 8 players with commas between: a name is a person at this screen, "
        f"'bot' (a {DEFAULT_BOT}) or one of {', '.join(bot_names())} is a bot, "
        "'Livia=consul' a bot with a name. "
        f"Default: {DEFAULT_PLAYERS}.",
    ),
]
Solo = Annotated[
    int | None, typer.Option(metavar="LEVEL", help="Play alone against Rome, level 1 to 5.")
]
Printing = Annotated[
    str | None,
    typer.Option(
        metavar="CODE",
        help=f"The rulebook to follow: en, de, nl, fr or pt. Default: {DEFAULT_PRINTING}.",
    ),
]
OpenCounts = Annotated[
    bool, typer.Option("--open-counts", help="Show everybody's aurei and number of cards.")
]
Load = Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game that was kept.")]
Continue = Annotated[
    bool, typer.Option("--continue", help="Go on with the latest game that is not over.")
]
Join = Annotated[
    str | None,
    typer.Option(metavar="LINK", help="Play at a server's table, by the link that its host sends."),
]
Name = Annotated[
    str | None, typer.Option(metavar="NAME", help=f"Your name there. Default: {DEFAULT_PERSON}.")
]
Watch = Annotated[bool, typer.Option("--watch", help="Take no seat there, only watch.")]
Kept = Annotated[
    Path | None, typer.Argument(metavar="FILE", help="The same as --load.", show_default=False)
]


@app.command(epilog="Examples: pax table --solo 1 | pax table --players Livia,Decimus,bot")
def table(  # noqa: PLR0913 - one argument an option
    *,
    file: Kept = None,
    players: Players = None,
    solo: Solo = None,
    printing: Printing = None,
    open_counts: OpenCounts = False,
    seed: Seed = None,
    deck: DeckFile = None,
    load: Load = None,
    latest: Continue = False,
    join: Join = None,
    name: Name = None,
    watch: Watch = False,
    lang: Lang = None,
) -> None:
    """Play PAX in the terminal, people and bots at one table.

    The game is kept after every move; quit at any time and go on later.
    """
    words = chosen_words(lang)
    wish = _kept_wish(file, load, latest=latest)
    dealing = {
        "--players": players is not None,
        "--solo": solo is not None,
        "--printing": printing is not None,
        "--open-counts": open_counts,
        "--seed": seed is not None,
        "--deck": deck is not None,
    }
    if join is not None:
        here = f"is for a game at this screen, and --join plays at a server's: {_ONE_OF_THEM}"
        _refuse({wish or "FILE": wish is not None, **dealing}, here)
        raise typer.Exit(_joined(join, name, words, watch=watch))
    there = "is for a server's table: add --join LINK"
    _refuse({"--name": name is not None, "--watch": watch}, there)
    if wish is not None:
        _refuse(dealing, f"is for a new game, and {wish} goes on with a kept one: {_ONE_OF_THEM}")
    kept = _kept_file(file or load, latest=latest)
    if kept is not None:
        game, keeper = _continued(kept, words)
    else:
        seats = _seats(players, solo)
        options = _options(printing or DEFAULT_PRINTING, open_counts=open_counts)
        game = deal_at(_table(seats, solo, options, deck), seed)
        keeper = Keeper(new_file(), seats)
    raise typer.Exit(Session(game, keeper, Screen(make_console(words)), words, seed).run())


def _joined(link: str, name: str | None, words: Words, *, watch: bool) -> int:
    """Play at a server's table; return the exit code."""
    from pax.cli.table.join import join_table  # noqa: PLC0415 - a game at home needs no server

    return join_table(link, name or DEFAULT_PERSON, Screen(make_console(words)), words, watch=watch)


def _kept_wish(file: Path | None, load: Path | None, *, latest: bool) -> str | None:
    """Return which kept game is wished for, by the name of the option; only one may be."""
    wishes = {"FILE": file is not None, "--load": load is not None, "--continue": latest}
    given = [name for name, is_given in wishes.items() if is_given]
    if len(given) > 1:
        message = f"{' and '.join(given)} each name a game to go on with: give only one of them"
        raise typer.BadParameter(message, param_hint=given[1])
    return given[0] if given else None


def _refuse(options: Mapping[str, bool], why: str) -> None:
    """Raise if one of these options is given, which do not go with what is wished for."""
    for name, is_given in options.items():
        if is_given:
            raise typer.BadParameter(f"{name} {why}", param_hint=name)


def _kept_file(file: Path | None, *, latest: bool) -> Path | None:
    if not latest or file is not None:
        return file
    try:
        return latest_game()
    except KeptGameError as error:
        raise typer.BadParameter(str(error), param_hint="--continue") from None


def _continued(file: Path, words: Words) -> tuple[Game, Keeper]:
    try:
        return continued(file, words)
    except KeptGameError as error:
        raise typer.BadParameter(str(error), param_hint="--load") from None


def _seats(players: str | None, solo: int | None) -> list[LocalSeat]:
    default = DEFAULT_PLAYERS if solo is None else DEFAULT_PERSON
    try:
        seats = parse_seats(default if players is None else players)
        check_bots(seats)
    except SeatError as error:
        raise typer.BadParameter(str(error), param_hint="--players") from None
    return seats


def _options(printing: str, *, open_counts: bool) -> Options:
    if printing not in PRINTINGS:
        message = f"{printing!r} is no printing; there are {', '.join(sorted(PRINTINGS))}"
        raise typer.BadParameter(message, param_hint="--printing")
    return msgspec.structs.replace(PRINTINGS[printing], open_counts=open_counts)


def _table(
    seats: list[LocalSeat], solo: int | None, options: Options, deck: Path | None
) -> GameConfig:
    names = tuple(seat.name for seat in seats)
    if solo is None and len(names) == 1:
        message = "1 player: a standard game has 2 to 8; to play alone, use --solo LEVEL"
        raise typer.BadParameter(message, param_hint="--players")
    cards = chosen_deck(deck)
    try:
        return GameConfig(names, solo, options, cards)
    except ValueError as error:
        hint = "--players" if solo is None or len(names) > 1 else "--solo"
        raise typer.BadParameter(str(error), param_hint=hint) from None
