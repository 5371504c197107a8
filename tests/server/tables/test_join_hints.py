"""Hints of a server in the terminal: they add up for one decision of one game."""

import io
from collections.abc import Callable
from queue import SimpleQueue

import pytest
from msgspec.structs import replace
from rich.console import Console

from pax import protocol
from pax.bots.advice import Advice
from pax.cli.table import join
from pax.cli.table.connection import InputEnded, LineTyped, RemoteEvent
from pax.cli.table.link import Link
from pax.cli.table.screen import Screen
from pax.game.reasons import Reason
from pax.text import Voice, load_language
from tests.server.clients import Client, hello, make_table


class Script:
    """A connection whose messages and typed lines are known beforehand."""

    def __init__(self, *events: RemoteEvent) -> None:
        """Queue the events, and the end of the input after them."""
        self.events: SimpleQueue[RemoteEvent] = SimpleQueue()
        for event in (*events, InputEnded()):
            self.events.put(event)
        self.sent = 0

    def send(self, make: Callable[[str], protocol.Command]) -> str:
        """Return the next number as the id of a command."""
        self.sent += 1
        return make(str(self.sent)).id

    def answered(self, message: str) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


def welcome_to_a_game(port: int) -> protocol.Welcome:
    made = make_table(port, "person", solo=1, hints=True)
    with Client(port, hello(made, 0)) as client:
        client.wait_for(lambda: client.asked)
    with Client(port, hello(made, 0)) as client:
        assert isinstance(client.first, protocol.Welcome)
        return client.first


def hints(answers: int, move: str, seq: int) -> protocol.Hints:
    moves = [protocol.Chance(move, 0.5, 0.1, 1000)]
    return protocol.Hints(str(answers), seq, moves, 0.0)


def test_hints_add_up_within_a_game_and_late_ones_say_nothing(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    welcome = welcome_to_a_game(port)
    rematch = replace(welcome, table=replace(welcome.table, game=2))
    late = protocol.Refused("4", Reason("too_late", {"seq": 1}))
    ask, seq = LineTyped("hint"), welcome.seq
    first = (welcome, ask, hints(1, "draw", seq), ask, hints(2, "draw", seq))
    script = Script(*first, rematch, ask, hints(3, "end", seq), ask, late)
    monkeypatch.setattr(join, "RemoteConnection", lambda _: script)
    shown: list[int] = []

    def hints_block(advice: Advice, _: Voice) -> None:
        shown.append(advice.tries)

    monkeypatch.setattr(join, "hints_block", hints_block)
    out = io.StringIO()
    screen = Screen(Console(file=out, width=100))
    monkeypatch.setattr(screen, "block", lambda _: None)
    link = Link("http", "localhost", "t", "secret")
    join.RemoteSession(link, screen, load_language("en")).run()
    assert shown == [1000, 2000, 1000]
    assert "Somebody was faster" not in out.getvalue()
