"""Bot tasks: the input of a worker process, which is exactly what one seat was sent."""

import secrets
from typing import Final, NamedTuple

from pax.bots import Bot, Budget, bot_names, make_bot
from pax.bots.advice import Advice, advise_in_steps
from pax.bots.players.search_bots import SearchBot
from pax.bots.steps import Steps, result_of
from pax.game import GameConfig, Rng, View
from pax.game.observation.visibility import Entry

HINT: Final = Budget(playouts=10_000, seconds=1.0)
"""Budget of the advisor for one decision."""


def is_level(name: str) -> bool:
    """Whether a client may ask for this bot: an installed level, without options.

    A full bot spec can import any module and pass options to it: that is for users of the command
    line, never for clients.
    """
    return name in bot_names()


def new_seed() -> int:
    """Return a seed for a bot's own random numbers."""
    return secrets.randbits(63)


class BotTask(NamedTuple):
    """One decision of a bot: what the seat was sent, its legal moves, and the bot's level.

    `seconds` limits the time, in addition to the level's own budget.
    """

    level: str
    table: GameConfig
    seat: int
    batches: list[list[Entry]]
    legal: list[str]
    seed: int
    seconds: float | None = None

    def view(self) -> View:
        """Return the game as the seat sees it."""
        view = View(self.table, self.seat)
        for batch in self.batches:
            view.receive(batch)
        return view


def choose(task: BotTask) -> str:
    """Return a bot's move."""
    return result_of(choose_in_steps(task))


def choose_in_steps(task: BotTask) -> Steps[str]:
    """Choose a bot's move in steps of a few milliseconds, as far as the bot can."""
    bot = make_bot(task.level)
    budget = budget_of(bot, task.seconds)
    legal = task.table.notation.moves(task.legal)
    if isinstance(bot, SearchBot):
        return str((yield from bot.choose_in_steps(task.view(), legal, budget, Rng(task.seed))))
    return str(bot.choose(task.view(), legal, budget, Rng(task.seed)))


def budget_of(bot: Bot, seconds: float | None) -> Budget:
    """Return a bot's own budget, limited to this number of seconds.

    A budget that is passed to a bot replaces its own, so the two are combined here.
    """
    if seconds is None:
        return Budget()
    own = bot.budget if isinstance(bot, SearchBot) else Budget()
    return Budget(own.playouts, seconds if own.seconds is None else min(seconds, own.seconds))


def weigh(task: BotTask) -> Advice:
    """Return the advisor's estimate for each move, and why the best is better than another."""
    return result_of(weigh_in_steps(task))


def weigh_in_steps(task: BotTask) -> Steps[Advice]:
    """Estimate each move as `weigh` does, in steps of a few milliseconds."""
    return (yield from advise_in_steps(task.view(), HINT, Rng(task.seed), reasons=True))
