"""`pax table`: its options and their checks."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Annotated, Final

import typer

from pax.bots import bot_names
from pax.cli.commands.deck import DeckFile, chosen_deck
from pax.cli.options.language import Lang, chosen_words
from pax.cli.options.rules import (
    OpenCounts,
    Printing,
    RomeTakesLast,
    SoloPeek,
    chosen_options,
)
from pax.cli.options.seed import Seed
from pax.cli.output.console import make_console
from pax.cli.table.saved_game import GameFile, SavedGameError, continued, latest_game, new_file
from pax.cli.table.screen import Screen
from pax.cli.table.seats import (
    DEFAULT_BOT,
    DEFAULT_PERSON,
    DEFAULT_PLAYERS,
    LocalSeat,
    SeatError,
    check_bots,
    parse_seats,
    starting_with,
)
from pax.cli.table.session import Session
from pax.game import Game, GameConfig, Options, deal_at
from pax.text import Words

_ONE_OF_THEM: Final = "use only one of them"

app = typer.Typer(add_completion=False)

Players = Annotated[
    str | None,
    typer.Option(
        metavar="NAMES",
        help="2 to 8 players, separated by commas: a name is a person at this screen, "
        f"'bot' ({DEFAULT_BOT}) or one of {', '.join(bot_names())} is a bot, "
        "'Livia=consul' is a bot with a name. "
        f"Default: {DEFAULT_PLAYERS}.",
    ),
]
Solo = Annotated[
    int | None, typer.Option(metavar="LEVEL", help="Play alone against Rome, level 1 to 5.")
]
Starter = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        help="Who begins: one of the players, or 'chance'. Default: the first of them.",
    ),
]
Load = Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")]
Continue = Annotated[bool, typer.Option("--continue", help="Continue the latest unfinished game.")]
Join = Annotated[
    str | None,
    typer.Option(metavar="LINK", help="Join a server's table by the link that its host sent you."),
]
Name = Annotated[
    str | None,
    typer.Option(metavar="NAME", help=f"With --join: your name. Default: {DEFAULT_PERSON}."),
]
Watch = Annotated[bool, typer.Option("--watch", help="With --join: watch without taking a seat.")]
SavedFile = Annotated[
    Path | None, typer.Argument(metavar="FILE", help="The same as --load.", show_default=False)
]


@app.command(epilog="Examples: pax table --solo 1 | pax table --players Livia,Decimus,bot")
def table(  # noqa: PLR0913 - one argument per option
    *,
    file: SavedFile = None,
    players: Players = None,
    solo: Solo = None,
    starter: Starter = None,
    printing: Printing = None,
    solo_peek: SoloPeek = None,
    rome_takes_last: RomeTakesLast = None,
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
    """Play PAX in the terminal, with people and bots at one table.

    The game is saved after every move: quit at any time and continue later.
    """
    words = chosen_words(lang)
    saved_option = _saved_option(file, load, latest=latest)
    dealing = {
        "--players": players is not None,
        "--solo": solo is not None,
        "--starter": starter is not None,
        "--printing": printing is not None,
        "--solo-peek": solo_peek is True,
        "--no-solo-peek": solo_peek is False,
        "--rome-takes-last": rome_takes_last is True,
        "--no-rome-takes-last": rome_takes_last is False,
        "--open-counts": open_counts,
        "--seed": seed is not None,
        "--deck": deck is not None,
    }
    if join is not None:
        here = f"is for a game on this screen, and --join is for a server's table: {_ONE_OF_THEM}"
        _refuse({saved_option or "FILE": saved_option is not None, **dealing}, here)
        raise typer.Exit(_joined(join, name, words, watch=watch))
    there = "is for a server's table: add --join LINK"
    _refuse({"--name": name is not None, "--watch": watch}, there)
    if saved_option is not None:
        _refuse(
            dealing, f"is for a new game, and {saved_option} continues a saved one: {_ONE_OF_THEM}"
        )
    saved = _saved_file(file or load, latest=latest)
    if saved is not None:
        game, game_file = _continued(saved, words)
    else:
        seats = _from_starter(_seats(players, solo), starter, seed)
        options = chosen_options(
            printing, solo_peek=solo_peek, rome_takes_last=rome_takes_last, open_counts=open_counts
        )
        game = deal_at(_table(seats, solo, options, deck), seed)
        game_file = GameFile(new_file(), seats)
    raise typer.Exit(Session(game, game_file, Screen(make_console(words)), words, seed).run())


def _joined(link: str, name: str | None, words: Words, *, watch: bool) -> int:
    """Play at a server's table; return the exit code."""
    from pax.cli.table.join import join_table  # noqa: PLC0415 - a local game needs no network

    return join_table(link, name or DEFAULT_PERSON, Screen(make_console(words)), words, watch=watch)


def _saved_option(file: Path | None, load: Path | None, *, latest: bool) -> str | None:
    """Return the option that names a saved game, or None; at most one may be given."""
    options = {"FILE": file is not None, "--load": load is not None, "--continue": latest}
    given = [name for name, is_given in options.items() if is_given]
    if len(given) > 1:
        message = f"{' and '.join(given)} each name a saved game: {_ONE_OF_THEM}"
        raise typer.BadParameter(message, param_hint=given[1])
    return given[0] if given else None


def _refuse(options: Mapping[str, bool], why: str) -> None:
    """Raise BadParameter if one of these options is given."""
    for name, is_given in options.items():
        if is_given:
            raise typer.BadParameter(f"{name} {why}", param_hint=name)


def _saved_file(file: Path | None, *, latest: bool) -> Path | None:
    if not latest or file is not None:
        return file
    try:
        return latest_game()
    except SavedGameError as error:
        raise typer.BadParameter(str(error), param_hint="--continue") from None


def _continued(file: Path, words: Words) -> tuple[Game, GameFile]:
    try:
        return continued(file, words)
    except SavedGameError as error:
        raise typer.BadParameter(str(error), param_hint="--load") from None


def _seats(players: str | None, solo: int | None) -> list[LocalSeat]:
    default = DEFAULT_PLAYERS if solo is None else DEFAULT_PERSON
    try:
        seats = parse_seats(default if players is None else players)
        check_bots(seats)
    except SeatError as error:
        raise typer.BadParameter(str(error), param_hint="--players") from None
    return seats


def _from_starter(seats: list[LocalSeat], starter: str | None, seed: int | None) -> list[LocalSeat]:
    """Return the seats from the one that begins; with a seed, chance is reproducible."""
    try:
        return starting_with(seats, starter, Random(seed))  # noqa: S311 - no secret
    except SeatError as error:
        raise typer.BadParameter(str(error), param_hint="--starter") from None


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
