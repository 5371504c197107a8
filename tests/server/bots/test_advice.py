"""Hints during a game, and the analysis of a finished game."""

import asyncio
from collections.abc import Sequence
from random import Random
from time import monotonic, sleep

import msgspec
import pytest

from pax import protocol
from pax.backend.bots import analysis
from pax.backend.bots.analysis import AnalysisService
from pax.backend.limits import Limits
from pax.bots import Budget
from pax.game import Record
from pax.protocol.http import About, Analysis
from pax.server.bots.record_readers import Readers
from pax.tables.errors import Refusal
from tests.server.clients import Client, ask, hello, make_table
from tests.server.servers import PATIENCE
from tests.server.tables.test_play import play_to_the_end
from tests.text.tables import a_table, random_game


def test_a_hint_estimates_every_legal_move(port: int) -> None:
    made = make_table(port, "person", "random", hints=True)
    about = msgspec.json.decode(ask(port, "GET", "/api/about")[1], type=About)
    assert about.hints
    with Client(port, hello(made, 0)) as client:
        client.wait_for(lambda: client.asked)
        hints = client.request(protocol.Hint(id="h", seq=client.seq))
        assert isinstance(hints, protocol.Hints)
        assert {each.move for each in hints.moves} == set(client.choices)
        assert all(0 <= each.chance <= 1 and each.error > 0 for each in hints.moves)
        assert 0 <= hints.rome <= 1


def test_a_finished_game_is_analysed(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "BUDGET", Budget(playouts=2))
    made = make_table(port, "person", "random")
    path = f"/api/tables/{made.table.id}/analysis"
    with Client(port, hello(made, 0)) as client:
        client.wait_for(lambda: client.asked)
        assert ask(port, "GET", path)[0] == 403
        play_to_the_end([client], Random(3))
    found = whole_analysis(port, path)
    assert {decision.seat for decision in found.decisions} == {0, 1}
    places = [decision.moves for decision in found.decisions]
    assert places == sorted(places)
    assert all(0 <= decision.cost <= 1 for decision in found.decisions)
    assert whole_analysis(port, path) == found


def whole_analysis(port: int, path: str) -> Analysis:
    """Poll until every decision is analysed."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        status, body = ask(port, "GET", path)
        assert status == 200, body
        found = msgspec.json.decode(body, type=Analysis)
        if len(found.decisions) == found.total:
            return found
        sleep(0.05)
    raise AssertionError("the analysis was never whole")


class Idle:
    """A bot pool whose tasks never finish."""

    def analyse(self, *_: object, **__: object) -> None:
        """Do nothing."""


def begun(games: Sequence[tuple[str, str]], limits: Limits) -> list[Analysis | BaseException]:
    """Request analyses of games from addresses concurrently; return the results."""
    record = Record.from_game(random_game(a_table(2), 1))

    async def ask_all() -> list[Analysis | BaseException]:
        readers = Readers()
        analysis = AnalysisService(Idle(), readers, limits)  # type: ignore[arg-type] # a partial stub
        asked = [analysis.analyse(game, record, address) for game, address in games]
        try:
            return await asyncio.gather(*asked, return_exceptions=True)
        finally:
            readers.stop()

    return asyncio.run(ask_all())


def test_concurrent_analyses_are_limited() -> None:
    answers = begun([(f"game {n}", f"address {n}") for n in range(6)], Limits(analyses=4))
    assert [isinstance(each, Analysis) for each in answers] == [True] * 4 + [False] * 2
    assert all(isinstance(each, Analysis | Refusal) for each in answers)


def test_analyses_are_limited_per_address() -> None:
    games = [("1", "a"), ("2", "a"), ("3", "a"), ("4", "b")]
    answers = begun(games, Limits(analyses=4, analyses_per_address=2))
    assert [isinstance(each, Analysis) for each in answers] == [True, True, False, True]


def test_concurrent_requests_share_one_analysis() -> None:
    answers = begun([("game", f"{n}") for n in range(6)], Limits(analyses=1))
    assert all(each == answers[0] for each in answers)
    assert isinstance(answers[0], Analysis)
    assert answers[0].total > 0
