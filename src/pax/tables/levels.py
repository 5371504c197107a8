"""The levels of bots, as far as a table knows them."""

from typing import Final

STAND_IN: Final = "citizen"
"""The level that moves for those who do not, and takes seats for which no other is named."""
