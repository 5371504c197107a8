"""Bots in the event loop: thinking in slices, with the same choices, and given up when outdated."""

import asyncio
from collections.abc import Callable
from time import monotonic

import pytest

from pax.backend.bots import analysis
from pax.backend.bots.analysis import AnalysisService
from pax.backend.bots.bot_task import BotTask, choose
from pax.bots import Budget
from pax.bots.advice import Advice
from pax.bots.analysis import Decision, DecisionQuestion, questions, weigh
from pax.browser.memory import installed_models
from pax.browser.tables import DirectReader
from pax.browser.thinking import SlicedBots
from pax.game import Game, Record, deal
from tests.site.pages import run

SEED = 7


def a_decision(game: Game, level: str) -> BotTask:
    """Return the task of the seat that has the decision."""
    assert game.seat is not None
    view = game.view(game.seat)
    return BotTask(level, game.config, game.seat, view.batches, [*map(str, game.legal())], SEED)


def a_game() -> Game:
    """Return a game with a choice of several moves."""
    game = deal(players=["A", "B", "C"], seed=3)
    while len(game.legal()) < 3 or not game.moves:
        game.play(game.legal()[0])
    return game


def test_sliced_bots_choose_as_all_others() -> None:
    async def steps() -> None:
        for level in ("citizen", "novice", "senator:playouts=300", "consul:playouts=500"):
            task = a_decision(a_game(), level)
            answers = asyncio.Queue[str | None]()
            SlicedBots(installed_models, slice_seconds=0.001).ask(task, answers.put_nowait)
            assert await answers.get() == choose(task)

    run(steps)


def test_the_event_loop_goes_on_while_bots_think() -> None:
    async def steps() -> None:
        bots, answers = SlicedBots(installed_models, 0.005), asyncio.Queue[str | None]()
        bots.ask(a_decision(a_game(), "consul:playouts=8000"), answers.put_nowait)
        longest, ticks = 0.0, 0
        while answers.empty():
            begun = monotonic()
            await asyncio.sleep(0)
            longest, ticks = max(longest, monotonic() - begun), ticks + 1
        assert ticks > 10
        assert longest < 0.25  # a busy machine; the slices are of 5 ms

    run(steps)


def test_an_outdated_decision_is_given_up() -> None:
    async def steps() -> None:
        bots, answers = SlicedBots(installed_models), asyncio.Queue[str | None]()
        wanted = [True]
        task = a_decision(a_game(), "consul:seconds=3600")
        bots.ask(task, answers.put_nowait, is_wanted=lambda: wanted[0])
        await asyncio.sleep(0.05)
        wanted[0] = False
        assert await answers.get() is None

    run(steps)


def test_a_hint_that_nobody_wants_any_more_is_given_up() -> None:
    async def steps() -> None:
        bots, answers = SlicedBots(installed_models, 0.001), asyncio.Queue[Advice | None]()
        bots.advise(a_decision(a_game(), "citizen"), answers.put_nowait, is_wanted=lambda: False)
        assert await answers.get() is None

    run(steps)


class HeldBots(SlicedBots):
    """Bots that keep the questions of analyses."""

    def __init__(self) -> None:
        """Begin without a question."""
        super().__init__(installed_models)
        self.answers: list[Callable[[Decision | None], None]] = []

    def analyse(
        self,
        question: DecisionQuestion,  # noqa: ARG002 - the port
        answer: Callable[[Decision | None], None],
        **place: str,  # noqa: ARG002 - the port
    ) -> None:
        """Keep a question."""
        self.answers.append(answer)


def test_an_analysis_pauses_while_nobody_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def steps() -> None:
        done = deal(players=["A", "B"], seed=1)
        while done.seat is not None:
            done.play(done.legal()[0])
        record, bots = Record.from_game(done), HeldBots()
        service = AnalysisService(bots, DirectReader())
        await service.analyse("game", record)
        assert len(bots.answers) == 1
        bots.answers[-1](None)
        assert len(bots.answers) == 2
        monkeypatch.setattr(analysis, "UNWATCHED_SECONDS", -1.0)
        bots.answers[-1](None)
        assert len(bots.answers) == 2
        monkeypatch.undo()
        await service.analyse("game", record)
        assert len(bots.answers) == 3

    run(steps)


def test_moves_come_before_hints_and_both_before_analyses() -> None:
    async def steps() -> None:
        game = a_game()
        done = deal(players=["A", "B"], seed=1)
        while done.seat is not None:
            done.play(done.legal()[0])
        record = Record.from_game(done)
        asked = next(questions(record, Budget(playouts=400), SEED))
        bots, order = SlicedBots(installed_models, 0.001), asyncio.Queue[str]()
        found: list[Decision | None] = []

        def analysed(decision: Decision | None) -> None:
            found.append(decision)
            order.put_nowait("analysis")

        bots.analyse(asked, analysed)
        await asyncio.sleep(0.002)
        bots.advise(a_decision(game, "citizen"), lambda _: order.put_nowait("hint"))
        bots.ask(a_decision(game, "senator"), lambda _: order.put_nowait("move"))
        assert [await order.get() for _ in range(3)] == ["move", "hint", "analysis"]
        assert found == [weigh(asked)]

    run(steps)
