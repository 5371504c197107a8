"""Closing a table: it does not start a game, delay a proof or invent one."""

import json
import time
from pathlib import Path
from random import Random
from secrets import token_bytes

import msgspec

from pax import protocol
from pax.game.reasons import Reason
from pax.protocol.http import NewTable, SeatPlan, TableMade
from pax.server.app import Settings
from pax.tables.command_handlers import decide, on_chat, on_close
from pax.tables.entries import BotTook, Dealt, Spoke, WasClosed, WasReady
from pax.tables.factory import new_game
from pax.tables.fair_deal import DealKey
from pax.tables.finished import WITHHELD_SECONDS
from pax.tables.state import TableState
from tests.server.clients import Client, ask, hello, make_table
from tests.server.servers import GENEROUS, running
from tests.server.tables.test_play import play_to_the_end

KEY = DealKey(bytes(32))


def lobby_that_waits_for_nobody() -> TableState:
    """Return a lobby of an older version: still waiting after the last unready seat left."""
    seats = [SeatPlan(kind="person", name=f"P{seat}") for seat in range(2)]
    state = TableState(new_game(NewTable(seats), KEY, token_bytes).stored)
    state.add(WasReady(at=0.0, seat=0, nonce="n"))
    state.add(BotTook(at=0.0, seat=1, level="random", why="left"))
    assert state.status == "waiting"
    return state


def test_a_lobby_that_waits_for_nobody_begins_with_the_next_command() -> None:
    state = lobby_that_waits_for_nobody()
    chat = protocol.Chat(id="c", text="Is anybody there?")
    answer = decide(lambda known, now: on_chat(chat, 0, known, now), state, 1.0, KEY)
    assert not isinstance(answer, Reason)
    assert [type(entry) for entry in answer] == [Spoke, Dealt]


def test_closing_such_a_lobby_does_not_begin_a_game() -> None:
    close = protocol.Close(id="c")
    state = lobby_that_waits_for_nobody()
    answer = decide(lambda known, now: on_close(close, known, now), state, 1.0, KEY)
    assert answer == [WasClosed(at=1.0)]


def test_closing_a_finished_table_does_not_prolong_the_withholding(tmp_path: Path) -> None:
    """A host who closes it when the day is nearly over does not gain another day."""
    passed = [0.0]
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)
    with running(settings, clock=lambda: time.time() + passed[0]) as port:
        made = make_table(port, "person", "random")
        with Client(port, hello(made, 0, host=True)) as client:
            play_to_the_end([client], Random(1))
            begin_duplicate(port, made)
            assert fair(port, made) == (403, "deal_is_played")
            passed[0] = WITHHELD_SECONDS - 60
            assert fair(port, made) == (403, "deal_is_played")
            client.request(protocol.Close(id="close"))
        passed[0] = WITHHELD_SECONDS + 60
        assert fair(port, made) == (200, "")


def test_a_duplicate_says_from_when_its_cards_are_public(tmp_path: Path) -> None:
    """A slow duplicate, and one that is made later, state it before anyone sits down."""
    passed = [0.0]
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)
    with running(settings, clock=lambda: time.time() + passed[0]) as port:
        made = make_table(port, "person", "random")
        assert public_from(port, made) is None
        with Client(port, hello(made, 0, host=True)) as client:
            play_to_the_end([client], Random(1))
        ended = time.time()
        slow = begin_duplicate(port, made)
        assert abs((public_from(port, slow) or 0) - (ended + WITHHELD_SECONDS)) < 60
        with Client(port, protocol.Hello(table=slow.table.id)) as stranger:
            assert stranger.table.public_from == slow.table.public_from
        passed[0] = WITHHELD_SECONDS - 60
        assert fair(port, made) == (403, "deal_is_played")
        assert (public_from(port, slow) or 0) > time.time() + passed[0]
        passed[0] = WITHHELD_SECONDS + 60
        assert fair(port, made) == (200, "")
        assert (public_from(port, slow) or 0) < time.time() + passed[0]
        late = begin_duplicate(port, made)
        assert late.table.public_from == slow.table.public_from
        assert fair(port, made) == (200, "")


def test_a_duplicate_of_a_duplicate_becomes_public_with_the_first_game(tmp_path: Path) -> None:
    passed = [0.0]
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)
    with running(settings, clock=lambda: time.time() + passed[0]) as port:
        made = make_table(port, "person", "random")
        with Client(port, hello(made, 0, host=True)) as client:
            play_to_the_end([client], Random(1))
        passed[0] = WITHHELD_SECONDS / 2
        second = make_duplicate(port, made)
        with Client(port, hello(second, 0, host=True)) as client:
            play_to_the_end([client], Random(2))
            third = begin_duplicate(port, second)
            assert third.table.public_from == second.table.public_from is not None
            client.request(protocol.Rematch(id="again"))
            client.get_ready()
        assert public_from(port, second) is None  # the next game has a deal of its own


def public_from(port: int, made: TableMade) -> float | None:
    """Return from when a table says that its cards are public."""
    info: dict[str, float | None] = json.loads(ask(port, "GET", f"/api/tables/{made.table.id}")[1])
    return info["public_from"]


def make_duplicate(port: int, made: TableMade) -> TableMade:
    """Make a duplicate of the deal."""
    form = {"seats": [{"kind": "person", "name": "Gaia"}, {"kind": "bot", "level": "random"}]}
    status, body = ask(port, "POST", f"/api/tables/{made.table.id}/duplicates", form, made.host)
    assert status == 200, body
    return msgspec.json.decode(body, type=TableMade)


def begin_duplicate(port: int, made: TableMade) -> TableMade:
    """Begin a duplicate of the deal."""
    twin = make_duplicate(port, made)
    with Client(port, hello(twin, 0)) as client:
        client.wait_for(lambda: client.asked)
    return twin


def test_a_table_that_is_closed_before_the_deal_has_no_proof_to_show(port: int) -> None:
    made = make_table(port, "person", "open")
    with Client(port, hello(made, 0, host=True)) as client:
        client.request(protocol.Close(id="close"))
    assert fair(port, made) == (403, "game_is_running")


def fair(port: int, made: TableMade) -> tuple[int, str]:
    """Request the proof of a deal; return the status, and the reason for a refusal."""
    status, body = ask(port, "GET", f"/api/tables/{made.table.id}/fair")
    return status, json.loads(body).get("reason", {}).get("code", "")
