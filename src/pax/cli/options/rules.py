"""The options of a game's rules: a printing, and single options that differ from it."""

from typing import Annotated, Final

import msgspec
import typer

from pax.game import PRINTINGS, Options

DEFAULT_PRINTING: Final = "en"

Printing = Annotated[
    str | None,
    typer.Option(
        metavar="CODE",
        help=f"Rulebook to follow: en, de, nl, fr or pt. Default: {DEFAULT_PRINTING}.",
    ),
]
SoloPeek = Annotated[
    bool | None,
    typer.Option(
        "--solo-peek/--no-solo-peek",
        help="Whether a solo player may peek. Default: as in the rulebook (nl, fr and pt: yes).",
        show_default=False,
    ),
]
RomeTakesLast = Annotated[
    bool | None,
    typer.Option(
        "--rome-takes-last/--no-rome-takes-last",
        help="Whether Rome takes a last group when the pile has run out. "
        "Default: as in the rulebook (pt: yes).",
        show_default=False,
    ),
]
OpenCounts = Annotated[
    bool,
    typer.Option("--open-counts", help="Show the aurei and the number of cards of every player."),
]


def chosen_options(
    printing: str | None,
    *,
    solo_peek: bool | None = None,
    rome_takes_last: bool | None = None,
    open_counts: bool = False,
) -> Options:
    """Return the options of a printing, changed by the single ones that are given."""
    code = DEFAULT_PRINTING if printing is None else printing
    if code not in PRINTINGS:
        message = f"unknown printing {code!r}: choose one of {', '.join(sorted(PRINTINGS))}"
        raise typer.BadParameter(message, param_hint="--printing")
    single = {"solo_peek": solo_peek, "rome_takes_last": rome_takes_last}
    given = {name: value for name, value in single.items() if value is not None}
    return msgspec.structs.replace(PRINTINGS[code], open_counts=open_counts, **given)
