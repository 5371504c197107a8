"""The common parameters of attacks: target, source address, rate and duration."""

import time
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

Outcome = Counter[str]
"""Counts of an attack's results: a status, the code of a refusal, `closed`, `accepted`."""


class Target(NamedTuple):
    """A server under attack from one address, `rate` times a second for some seconds."""

    port: int
    address: str
    rate: float
    seconds: float

    def beats(self) -> Iterator[int]:
        """Yield numbers at the rate until the time is over; late ones are caught up."""
        begin = time.monotonic()
        for number in range(max(1, round(self.rate * self.seconds))):
            now = time.monotonic() - begin
            if now > self.seconds:
                return
            time.sleep(max(0.0, number / self.rate - now))
            yield number
