"""The option `--seed`, the same wherever cards are shuffled or games are simulated."""

from typing import Annotated, Any, Final

import typer

LARGEST_SEED: Final = 2**64 - 1


def _option(again: str) -> Any:  # noqa: ANN401 - what Typer makes of it
    return typer.Option(
        "--seed",
        min=0,
        max=LARGEST_SEED,
        metavar="N",
        help=f"A whole number; the same one gives the same {again} again.",
    )


Seed = Annotated[int | None, _option("cards and bots")]
AdviceSeed = Annotated[int | None, _option("advice")]
