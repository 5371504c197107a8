"""All attacks on a running server, each at the rate at which it was found."""

from collections import Counter
from collections.abc import Callable
from time import monotonic, sleep
from typing import Final, NamedTuple

from .attack import Outcome, Target
from .http_attacks import (
    abort_posts,
    ask_for_analyses,
    ask_for_duplicate_keys,
    forward_many,
    hold_connections,
    make_tables_of_bots,
    make_tables_of_large_records,
    replay_games,
    send_endless_head,
)
from .socket_attacks import (
    crowd_a_seat,
    replace_and_return,
    shake_hands_with_two_origins,
    trouble_tables,
    watch_and_read_nothing,
)


class Attack(NamedTuple):
    """An attack: its rate per second, the length of a burst, and the period of bursts."""

    run: Callable[[Target], Outcome]
    rate: float
    burst: float
    period: float

    def repeat(self, port: int, address: str, seconds: float) -> Outcome:
        """Attack from an address until the time is over; return the results."""
        met: Outcome = Counter()
        begin = monotonic()
        while (now := monotonic() - begin) < seconds:
            burst = min(self.burst, seconds - now)
            try:
                met += self.run(Target(port, address, self.rate, burst))
            except (OSError, AssertionError) as error:  # refused during its preparation
                met[type(error).__name__] += 1
            left = seconds - (monotonic() - begin)
            sleep(max(0.0, min(left, begin + now + self.period - monotonic())))
            sleep(min(0.1, max(0.0, left)))
        return met


ATTACKS: Final = {
    "duplicate keys": Attack(ask_for_duplicate_keys, rate=1, burst=1, period=2),
    "endless head": Attack(send_endless_head, rate=1, burst=1, period=1),
    "unfinished connections": Attack(hold_connections, rate=30, burst=10, period=20),
    "tables of bots": Attack(make_tables_of_bots, rate=8, burst=8, period=10),
    "two origins": Attack(shake_hands_with_two_origins, rate=200, burst=10, period=10),
    "large records": Attack(make_tables_of_large_records, rate=33, burst=6, period=20),
    "deaf spectators": Attack(watch_and_read_nothing, rate=5, burst=20, period=20),
    "crowded seat": Attack(crowd_a_seat, rate=80, burst=10, period=20),
    "replays": Attack(replay_games, rate=5, burst=60, period=60),
    "forwarded addresses": Attack(forward_many, rate=175, burst=10, period=10),
    "aborted requests": Attack(abort_posts, rate=50, burst=10, period=10),
    "replace and return": Attack(replace_and_return, rate=45, burst=20, period=20),
    "trouble at tables": Attack(trouble_tables, rate=5, burst=10, period=10),
    "analyses": Attack(ask_for_analyses, rate=10, burst=20, period=20),
}
"""Attacks that need another setup of the server (clock, files, workers) are not among them."""
