"""Confidence intervals of win rates."""

import math
from typing import Final

_Z95: Final = 1.959963984540054


def wilson(share: float, games: int, z: float = _Z95) -> tuple[float, float]:
    """Return the Wilson score interval of a share observed in `games`, by default at 95 %."""
    if games == 0:
        return 0.0, 1.0
    spread = z * z / games
    middle = share + spread / 2
    half = z * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    return (low if share > 0 else 0.0), (high if share < 1 else 1.0)
