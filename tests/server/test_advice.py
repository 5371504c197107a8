"""Hints while a game runs, and the chances over a game when it is done."""

from random import Random
from time import monotonic, sleep

import msgspec
import pytest

from pax.bots import Budget
from pax.server import analyst, wire
from pax.server.forms import About, Analysis

from .clients import Client, ask, hello, make_table
from .servers import PATIENCE
from .test_play import play_to_the_end


def test_a_hint_weighs_every_legal_move(port: int) -> None:
    made = make_table(port, "person", "random", hints=True)
    about = msgspec.json.decode(ask(port, "GET", "/api/about")[1], type=About)
    assert about.hints
    with Client(port, hello(made, 0)) as client:
        client.wait_for(lambda: client.asked)
        hints = client.tell(wire.Hint(id="h", seq=client.seq))
        assert isinstance(hints, wire.Hints)
        assert {each.move for each in hints.moves} == set(client.choices)
        assert all(0 <= each.chance <= 1 and each.error > 0 for each in hints.moves)
        assert 0 <= hints.rome <= 1


def test_a_finished_game_is_looked_back_on(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "BUDGET", Budget(playouts=2))
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
    """Ask again and again until every decision is weighed."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        status, body = ask(port, "GET", path)
        assert status == 200, body
        found = msgspec.json.decode(body, type=Analysis)
        if len(found.decisions) == found.total:
            return found
        sleep(0.05)
    raise AssertionError("the analysis was never whole")
