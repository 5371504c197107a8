"""The program `pax` and its global options. `pax.cli.lazy_commands` loads the commands."""

from typing import Annotated

import typer

from pax.build_info import build_info
from pax.cli.lazy_commands import Commands

app = typer.Typer(name="pax", cls=Commands, no_args_is_help=True, add_completion=False)


def show_version(wanted: bool) -> None:  # noqa: FBT001 - the signature of a callback
    """Print the version and whether the rules are compiled, then exit."""
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
