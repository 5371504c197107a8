"""Files that a command is to write: refused before the work if they cannot be, told if it fails."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from pax.arena.plot import SUFFIXES, PlotError, check_plot
from pax.cli.output.safe_text import WRONG, stop


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
