"""The steps of a game by name."""

from typing import Final, Literal, get_args

Step = Literal[
    "laying", "keeping", "beginning", "placing", "buying", "playing", "answering", "over"
]
"""The name of a step."""

STEPS: Final[tuple[Step, ...]] = get_args(Step)
"""The name of each step, in the order of the engine's numbers."""
