"""Solo campaigns: five levels, each open when the one before it is won."""

from typing import TYPE_CHECKING, Final

import msgspec

from pax.game.snapshot.schema import Code, Outcome
from pax.protocol.http import CampaignMade, Progress
from pax.tables.credentials import lock_of, new_secret
from pax.tables.errors import Refusal
from pax.tables.rows import PlayedGame, Write

if TYPE_CHECKING:
    from pax.server.tables.manager import TableManager

LEVELS: Final = 5
_OUTCOME: Final = msgspec.json.Decoder(Outcome)


async def new_campaign(manager: "TableManager") -> CampaignMade:
    """Begin a campaign; its secret is told once."""
    secret = new_secret()
    row = {"lock": lock_of(secret), "created": manager.now()}
    write = await manager.written(Write(campaigns=[row]))
    if write.failed or write.taken:
        raise Refusal(Code("not_stored"))
    return CampaignMade(secret, _progress([]))


async def progress_of(manager: "TableManager", secret: str) -> Progress:
    """Return how far a campaign has come."""
    games = await manager.ask(manager.reader.of_campaign, lock_of(secret))
    if games is None:
        raise Refusal(Code("no_such_campaign"))
    return _progress(games)


async def check_level(manager: "TableManager", secret: str, level: int | None) -> None:
    """Raise Refusal unless a level is open to a campaign."""
    progress = await progress_of(manager, secret)
    if level is None or level > progress.open:
        raise Refusal(Code("level_is_closed", {"open": progress.open}), "solo")


def _progress(games: list[PlayedGame]) -> Progress:
    tried, won = [0] * LEVELS, [0] * LEVELS
    for game in games:
        if game.outcome is not None and game.solo is not None:
            tried[game.solo - 1] += 1
            won[game.solo - 1] += 0 in _OUTCOME.decode(game.outcome).winners
    beaten = next((level for level in range(LEVELS) if not won[level]), LEVELS - 1)
    return Progress(tried, won, beaten + 1)
