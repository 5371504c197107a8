"""The option `--seed`, the same wherever cards are shuffled."""

from typing import Annotated, Final

import typer

LARGEST_SEED: Final = 2**64 - 1

Seed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        min=0,
        max=LARGEST_SEED,
        metavar="N",
        help="A whole number; the same one gives the same cards and bots again.",
    ),
]
