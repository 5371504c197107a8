"""placeholder"""

from collections import Counter


class Refusals:
    """Counts refusals."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def add(self, code: str) -> None:
        self.counts[code] += 1
