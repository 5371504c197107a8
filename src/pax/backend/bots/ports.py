"""Ports of the table host: it runs bots and reads records, in processes or in a web worker."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from pax.backend.bots.bot_task import BotTask
from pax.bots.advice import Advice
from pax.bots.analysis import Decision, DecisionQuestion


class BotService(Protocol):
    """Runs the decisions of bots elsewhere, and calls back with the answers."""

    def ask(  # noqa: PLR0913 - the task, its callbacks, and its place in the queue
        self,
        decision: BotTask,
        answer: Callable[[str | None], None],
        *,
        begin: Callable[[], None] = ...,
        hold: float = ...,
        address: str = ...,
        table: str = ...,
        game: str = ...,
        is_wanted: Callable[[], bool] = ...,
    ) -> None:
        """Queue a decision; the answer is a move, or None if the bot failed.

        A decision that is not wanted any more may be answered by None at once.
        """

    def has_failed(self, game: str, seat: int, level: str) -> bool:
        """Whether a bot has failed in a game, so that the stand-in plays for it."""

    def has_room(self, levels: Iterable[str]) -> bool:
        """Whether these levels can play at one more table."""

    def advise(
        self,
        decision: BotTask,
        answer: Callable[[Advice | None], None],
        *,
        address: str = ...,
        table: str = ...,
        is_wanted: Callable[[], bool] = ...,
    ) -> bool:
        """Queue a hint; False if too many decisions are queued already.

        A hint that is not wanted any more may be answered by None at once.
        """

    def is_busy(self, address: str = ...) -> bool:
        """Whether the queue is too long for hints and new tables."""

    def analyse(
        self,
        question: DecisionQuestion,
        answer: Callable[[Decision | None], None],
        *,
        address: str = ...,
        game: str = ...,
    ) -> None:
        """Queue the analysis of a finished game's decision, behind all moves and hints."""


class RecordReader(Protocol):
    """Reads records elsewhere, because that may take long."""

    async def read(self, work: Callable[[Any], Any], asked: object, address: str = ...) -> Any:  # noqa: ANN401 - as the work gives
        """Run a task of `record_reading`; raise Refusal if the input is refused."""
