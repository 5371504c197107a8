"""Bot tasks: what a worker process is handed, which is what one seat was sent and nothing else."""

from typing import Final, NamedTuple

from pax.bots import Bot, Budget, make_bot
from pax.bots.advice import Advice, advise
from pax.bots.players.search_bots import SearchBot
from pax.game import GameConfig, Rng, View
from pax.game.observation.visibility import Entry

HINT: Final = Budget(playouts=10_000, seconds=1.0)
"""How long the advisor looks at a decision."""


class BotTask(NamedTuple):
    """A decision of a bot: what the seat was sent, its legal moves, and the bot's level.

    `seconds` limits the time, beside what the level itself allows.
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
    bot = make_bot(task.level)
    budget = budget_of(bot, task.seconds)
    legal = task.table.notation.moves(task.legal)
    return str(bot.choose(task.view(), legal, budget, Rng(task.seed)))


def budget_of(bot: Bot, seconds: float | None) -> Budget:
    """Return a bot's own budget, with so many seconds at most.

    A budget that is given to a bot replaces its own, so both are put together here.
    """
    if seconds is None:
        return Budget()
    own = bot.budget if isinstance(bot, SearchBot) else Budget()
    return Budget(own.playouts, seconds if own.seconds is None else min(seconds, own.seconds))


def weigh(task: BotTask) -> Advice:
    """Return what each move is worth, as the advisor sees it."""
    return advise(task.view(), HINT, Rng(task.seed))
