"""While a deal is played again, no route shows its cards to others than its players."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from typer.testing import CliRunner

from pax import protocol
from pax.cli.commands import export
from pax.protocol.http import SeatKey, TableMade
from pax.server.app import Settings
from tests.server.clients import Client, ask, hello, make_table
from tests.server.servers import GENEROUS, running
from tests.server.tables.test_play import play_to_the_end


class Twins(NamedTuple):
    """A finished game whose deal is being played again."""

    port: int
    first: TableMade
    second: TableMade
    database: Path


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[Twins]:
    """Play a deal, and begin to play it again."""
    file = tmp_path / "t.sqlite"
    with running(Settings(str(file), limits=GENEROUS, pace=0)) as port:
        first = make_table(port, "person", "random")
        with Client(port, hello(first, 0)) as client:
            play_to_the_end([client], Random(1))
        form = {"seats": [{"kind": "person", "name": "Gaia"}, {"kind": "bot", "level": "random"}]}
        path = f"/api/tables/{first.table.id}/duplicates"
        status, body = ask(port, "POST", path, form, first.host)
        assert status == 200, body
        second = msgspec.json.decode(body, type=TableMade)
        with Client(port, hello(second, 0)) as gaia:
            gaia.wait_for(lambda: gaia.asked)
        yield Twins(port, first, second, file)


@pytest.mark.parametrize("what", ["view", "record", "record?game=1", "fair", "analysis"])
@pytest.mark.parametrize("closed", [False, True])
def test_a_finished_duplicate_is_withheld(twins: Twins, what: str, closed: bool) -> None:  # noqa: FBT001 - a case
    if closed:
        with Client(twins.port, hello(twins.first, 0, host=True)) as client:
            client.request(protocol.Close(id="close"))
    status, body = ask(twins.port, "GET", f"/api/tables/{twins.first.table.id}/{what}")
    assert (status, json.loads(body)["reason"]["code"]) == (403, "deal_is_played")


@pytest.mark.parametrize("host", [False, True])
def test_spectators_are_not_admitted(twins: Twins, host: bool) -> None:  # noqa: FBT001 - a case
    own = twins.first.host if host else None
    with Client(twins.port, protocol.Hello(table=twins.first.table.id, host=own)) as watcher:
        assert isinstance(watcher.first, protocol.Refused)
        assert watcher.first.reason.code == "deal_is_played"
        for message in (protocol.Look(id="a", at=1), protocol.History(id="b", before=999)):
            assert watcher.refusal_of(message) == "hello_first"


@pytest.mark.parametrize("known", [False, True])
def test_a_secret_of_another_table_opens_nothing(twins: Twins, known: bool) -> None:  # noqa: FBT001 - a case
    given = twins.second.seats[0].secret if known else "wrong"
    table = twins.first.table.id
    assert ask(twins.port, "GET", f"/api/tables/{table}/view", secret=given)[0] == 403
    with Client(twins.port, protocol.Hello(table=table, secret=given)) as watcher:
        assert isinstance(watcher.first, protocol.Refused)


def test_the_game_before_a_rematch_is_still_withheld(twins: Twins) -> None:
    port, table = twins.port, twins.first.table.id
    with Client(port, hello(twins.first, 0)) as client:
        client.request(protocol.Rematch(id="again"))
        client.wait_for(lambda: client.table.game == 2)
    with Client(port, protocol.Hello(table=table)) as watcher:
        assert watcher.public is None
        assert watcher.news == []
        assert watcher.refusal_of(protocol.Look(id="a", at=1)) == "no_such_moment"
        past = watcher.request(protocol.History(id="b", before=999))
        assert isinstance(past, protocol.Past)
        assert past.news == []
    for what in ("record", "fair", "analysis"):
        status, body = ask(port, "GET", f"/api/tables/{table}/{what}?game=1")
        assert (status, json.loads(body)["reason"]["code"]) == (403, "deal_is_played")


def test_no_record_of_it_is_exported(twins: Twins, tmp_path: Path) -> None:
    words = [str(tmp_path / "x.jsonl"), "--database", str(twins.database), "--lang", "en"]
    done = CliRunner().invoke(export.app, words)
    assert done.exit_code == 0, done.output
    assert not (tmp_path / "x.jsonl").exists()


def test_results_name_no_table_and_no_card(twins: Twins) -> None:
    body = ask(twins.port, "GET", f"/api/tables/{twins.second.table.id}/results")[1]
    first, second = json.loads(body)["tables"]
    assert (first["table"], second["table"]) == ("", twins.second.table.id)
    assert set(first["outcome"]) == {"rome_wins", "winners", "points"}


def test_spectators_of_the_duplicate_see_only_open_cards(twins: Twins) -> None:
    with Client(twins.port, protocol.Hello(table=twins.second.table.id)) as watcher:
        assert watcher.mine is None
        assert watcher.public is not None
        assert watcher.public.hidden > 0
    status, body = ask(twins.port, "GET", f"/api/tables/{twins.second.table.id}/fair")
    assert (status, json.loads(body)["reason"]["code"]) == (403, "game_is_running")


def test_everything_is_shown_after_the_end(twins: Twins) -> None:
    with Client(twins.port, hello(twins.second, 0)) as gaia:
        gaia.sent = 100  # no id is used twice
        play_to_the_end([gaia], Random(2))
    for what in ("view", "record", "fair"):
        assert ask(twins.port, "GET", f"/api/tables/{twins.first.table.id}/{what}")[0] == 200


def test_results_name_the_players_who_took_open_seats(tmp_path: Path) -> None:
    with running(Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)) as port:
        made = make_table(port, "person", "open")
        path = f"/api/tables/{made.table.id}"
        status, body = ask(port, "POST", f"{path}/seats", {"name": "Gaia"})
        assert status == 200
        key = msgspec.json.decode(body, type=SeatKey)
        taken = protocol.Hello(table=made.table.id, secret=key.secret)
        with Client(port, hello(made, 0)) as first, Client(port, taken) as second:
            assert results(port, made)[0]["players"] == ["P0", "Gaia"]
            play_to_the_end([first, second], Random(1))
        (found,) = results(port, made)
        assert (found["players"], found["status"]) == (["P0", "Gaia"], "over")
        assert set(found["outcome"]) == {"rome_wins", "winners", "points"}


def results(port: int, made: TableMade) -> list[dict[str, Any]]:
    """Return the results of all tables with a table's deal."""
    status, body = ask(port, "GET", f"/api/tables/{made.table.id}/results")
    assert status == 200
    found: list[dict[str, Any]] = json.loads(body)["tables"]
    return found
