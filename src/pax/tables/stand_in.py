"""Bot levels that the table core refers to."""

from typing import Final

STAND_IN: Final = "citizen"
"""The level that moves when a time limit runs out, and that takes seats by default."""
