"""The program `pax` and its general options. `pax.cli.lazy_commands` finds its commands."""

from typing import Annotated

import typer

from pax.build_info import build_info
from pax.cli.lazy_commands import Commands

app = typer.Typer(name="pax", cls=Commands, no_args_is_help=True, add_completion=False)


def show_version(wanted: bool) -> None:  # noqa: FBT001 (Typer calls it so)
    """Print the version and how the rules run, then stop."""
    if wanted:
        typer.echo(build_info())
        raise typer.Exit


@app.callback()
def pax(
    *,
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Play PAX, the card game by Bernd Eisenstein."""
