"""Output files: checked before the work begins, and errors reported if writing fails later."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from pax.arena.plot import SUFFIXES, PlotError, check_plot
from pax.cli.output.safe_text import WRONG, stop


def check_plot_file(path: Path | None) -> None:
    """Reject a plot that cannot be drawn before any game is played."""
    if path is None:
        return
    if path.suffix not in SUFFIXES:
        message = f"{path}: the name of a plot must end in {' or '.join(SUFFIXES)}"
        raise typer.BadParameter(message, param_hint="--plot")
    check_folder(path, "--plot")
    _check_writable(path, "--plot")
    try:
        check_plot()
    except PlotError as error:
        raise typer.BadParameter(str(error), param_hint="--plot") from None


@contextmanager
def plot_errors(path: Path) -> Iterator[None]:
    """Exit with a message if a plot cannot be written: the disk may have filled up meanwhile."""
    try:
        yield
    except OSError as error:
        stop(f"{path}: cannot be written: {error.strerror or error}", WRONG)


def check_folder(path: Path, hint: str) -> None:
    """Reject a file whose folder does not exist, or that is a folder."""
    with _refused(path, hint):
        is_folder, has_folder = path.is_dir(), path.parent.is_dir()
    if is_folder:
        raise typer.BadParameter(f"{path} is a folder: give the name of a file", param_hint=hint)
    if not has_folder:
        message = f"{path}: the folder {path.parent} does not exist"
        raise typer.BadParameter(message, param_hint=hint)


def _check_writable(path: Path, hint: str) -> None:
    """Reject a file that cannot be opened for writing; the check leaves no file behind."""
    with _refused(path, hint):
        file = path.resolve()  # keeps a symbolic link, even one without a target
        is_new = not file.exists()
        file.open("ab").close()
        if is_new:
            file.unlink()


@contextmanager
def _refused(path: Path, hint: str) -> Iterator[None]:
    """Turn an OSError into a message that says why the file is rejected."""
    try:
        yield
    except OSError as error:
        message = f"{path}: cannot be written: {error.strerror}"
        raise typer.BadParameter(message, param_hint=hint) from None
