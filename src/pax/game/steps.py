"""The steps of a game by name, as messages are named after them."""

from typing import Final

STEPS: Final = (
    "laying",
    "keeping",
    "beginning",
    "placing",
    "buying",
    "playing",
    "answering",
    "over",
)
"""The name of each step, in the order of the engine's numbers."""
