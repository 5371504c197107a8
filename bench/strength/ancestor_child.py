"""Serves the bots of an older version, in its own environment, to `bench.strength.ancestor`.

It is run by the older version's Python, so it uses only names that exist there. A request is a line
of JSON: a game to begin, or a decision with the entries that the seat was sent since the last one.
"""

import json
import sys
import time
from typing import Any

from pax.bots.bot import Budget
from pax.bots.registry import make_bot
from pax.game import View
from pax.rules import Rng

try:
    from pax.game.table import Table  # type: ignore[import-not-found, unused-ignore]
except ImportError:
    from pax.game import GameConfig as Table


class Seats:
    """The views of a game's seats; each has received only what its seat was sent."""

    def __init__(self) -> None:
        """Start without a game."""
        self.table: Any = None
        self.views: dict[int, View] = {}
        self.bots: dict[str, Any] = {}

    def begin(self, players: list[str], level: int | None) -> None:
        """Begin a game with the standard options."""
        self.table = Table(tuple(players), level)
        self.views = {}

    def move(self, request: dict[str, Any]) -> dict[str, object]:
        """Return the move of a bot, and the processor time of its choice."""
        seat, spec = request["seat"], request["bot"]
        view = self.views.setdefault(seat, View(self.table, seat))
        for batch in request["batches"]:
            view.receive([tuple(entry) for entry in batch])
        bot = self.bots.get(spec) or self.bots.setdefault(spec, make_bot(spec))
        start = time.process_time()
        move = bot.choose(view, request["legal"], Budget(), Rng(request["seed"]))
        return {"move": str(move), "seconds": time.process_time() - start}


def main() -> None:
    """Answer requests until the input ends."""
    seats = Seats()
    for line in sys.stdin:
        request = json.loads(line)
        if "players" in request:
            seats.begin(request["players"], request["level"])
            continue
        print(json.dumps(seats.move(request)), flush=True)


if __name__ == "__main__":
    main()
