"""Players: a bot is handed a view and the legal moves, so it cannot cheat."""

from pax.bots.bot import Bot, Budget
from pax.bots.registry import BotError, bot_names, make_bot, split_specs

__all__ = ["Bot", "BotError", "Budget", "bot_names", "make_bot", "split_specs"]
