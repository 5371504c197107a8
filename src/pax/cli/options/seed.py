"""The option `--seed`, shared by all commands that use random numbers."""

from typing import Annotated, Any, Final

import typer

LARGEST_SEED: Final = 2**64 - 1


def _option(repeated: str) -> Any:  # noqa: ANN401 - the return type of Typer
    return typer.Option(
        "--seed",
        min=0,
        max=LARGEST_SEED,
        metavar="N",
        help=f"Whole number; the same seed repeats the same {repeated}.",
    )


Seed = Annotated[int | None, _option("cards and bots")]
AdviceSeed = Annotated[int | None, _option("advice")]
