"""Bots: computer players. A bot gets a view and the legal moves only, so it cannot cheat."""

from pax.bots.bot import Bot, Budget
from pax.bots.registry import BotError, bot_names, make_bot, split_specs
from pax.bots.worker.runner import Failure, ProcessBot, check_bot, failures_of, release, seated

__all__ = [
    "Bot",
    "BotError",
    "Budget",
    "Failure",
    "ProcessBot",
    "bot_names",
    "check_bot",
    "failures_of",
    "make_bot",
    "release",
    "seated",
    "split_specs",
]
