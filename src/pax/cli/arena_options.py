"""Which contest to play, made out of the arguments of `pax arena`."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import typer

from pax.arena import Contest, LineUp, against, alone, mixed
from pax.arena.plot import SUFFIXES, PlotError, check_plot
from pax.bots import BotError, check_bot
from pax.cli.deck import chosen_deck
from pax.cli.output import WRONG, stop
from pax.cli.simulate_options import PLAYERS, chosen_options, chosen_seed
from pax.rules.setup import LEVELS

MOST_LINE_UPS: Final = 10_000


def chosen_contest(  # noqa: PLR0913 - one argument an option
    bots: Sequence[str],
    *,
    opponent: str | None,
    players: int | None,
    levels: str | None,
    printing: str | None,
    deck: Path | None,
    seed: int | None,
) -> Contest:
    """Return who meets whom."""
    line_ups = _line_ups(bots, opponent, players, levels)
    if len(line_ups) > MOST_LINE_UPS:
        raise typer.BadParameter(f"{len(line_ups)} line-ups: name fewer bots", param_hint="BOTS")
    _check_bots([*bots, *([opponent] if opponent else [])])
    return Contest(line_ups, chosen_seed(seed), chosen_options(printing), chosen_deck(deck))


def check_plot_file(path: Path | None) -> None:
    """Refuse a picture that could not be drawn, before an hour of games is played."""
    if path is None:
        return
    if path.suffix not in SUFFIXES:
        message = f"{path}: a picture is named {' or '.join(SUFFIXES)}"
        raise typer.BadParameter(message, param_hint="--plot")
    check_folder(path, "--plot")
    _check_writable(path, "--plot")
    try:
        check_plot()
    except PlotError as error:
        raise typer.BadParameter(str(error), param_hint="--plot") from None


@contextmanager
def plot_errors(path: Path) -> Iterator[None]:
    """Say that a picture cannot be written: the disk may be full since it was checked."""
    try:
        yield
    except OSError as error:
        stop(f"{path}: cannot be written: {error.strerror or error}", WRONG)


def check_folder(path: Path, hint: str) -> None:
    """Refuse a file whose folder does not exist, or that is a folder itself."""
    with _refused(path, hint):
        is_folder, has_folder = path.is_dir(), path.parent.is_dir()
    if is_folder:
        raise typer.BadParameter(f"{path}: is a folder", param_hint=hint)
    if not has_folder:
        message = f"{path}: there is no folder {path.parent}"
        raise typer.BadParameter(message, param_hint=hint)


def _check_writable(path: Path, hint: str) -> None:
    """Refuse a file that cannot be opened for writing; nothing of it is left or changed."""
    with _refused(path, hint):
        file = path.resolve()  # a link stays, whether or not it leads anywhere yet
        is_new = not file.exists()
        file.open("ab").close()
        if is_new:
            file.unlink()


@contextmanager
def _refused(path: Path, hint: str) -> Iterator[None]:
    """Say of a file that the system refuses why it does."""
    try:
        yield
    except OSError as error:
        message = f"{path}: cannot be written: {error.strerror}"
        raise typer.BadParameter(message, param_hint=hint) from None


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
        message = "one bot has nobody to meet: name another, or --against BOT, or --solo 1-5"
        raise typer.BadParameter(message, param_hint="BOTS")
    return mixed(bots, players or PLAYERS)


def _levels(text: str) -> list[int]:
    """Read levels, such as `3` or `1-5`."""
    first, dash, last = text.partition("-")
    with suppress(ValueError):
        lowest, highest = int(first), int(last if dash else first)
        if 1 <= lowest <= highest <= LEVELS:
            return list(range(lowest, highest + 1))
    message = f"{text[:40]!r}: write a level or a range of levels, 1 to {LEVELS}, such as 1-5"
    raise typer.BadParameter(message, param_hint="--solo")


def _check_bots(specs: Sequence[str]) -> None:
    try:
        for spec in specs:
            check_bot(spec)
    except BotError as error:
        raise typer.BadParameter(str(error), param_hint="BOTS") from None
