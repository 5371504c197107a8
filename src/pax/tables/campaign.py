"""Solo campaigns: five levels; each opens when the one before it is won."""

from typing import Final

import msgspec

from pax.game.reasons import Reason
from pax.game.snapshot.schema import Outcome
from pax.protocol.http import Progress
from pax.tables.credentials import lock_of
from pax.tables.errors import Refusal
from pax.tables.rows import PlayedGame, Write

LEVELS: Final = 5
_OUTCOME: Final = msgspec.json.Decoder(Outcome)


def new_campaign(secret: str, now: float) -> Write:
    """Return the write that creates a campaign; only the hash of its secret is stored."""
    return Write(campaigns=[{"lock": lock_of(secret), "created": now}])


def progress_of(games: list[PlayedGame] | None) -> Progress:
    """Return the progress of a campaign, from its games; raise Refusal if it does not exist."""
    if games is None:
        raise Refusal(Reason("no_such_campaign"))
    tried, won = [0] * LEVELS, [0] * LEVELS
    for game in games:
        if game.outcome is not None and game.solo is not None:
            tried[game.solo - 1] += 1
            won[game.solo - 1] += 0 in _OUTCOME.decode(game.outcome).winners
    beaten = next((level for level in range(LEVELS) if not won[level]), LEVELS - 1)
    return Progress(tried, won, beaten + 1)


def check_level(progress: Progress, level: int | None) -> None:
    """Raise Refusal unless a level is open to a campaign."""
    if level is None or level > progress.open:
        raise Refusal(Reason("level_is_closed", {"open": progress.open}), "solo")
