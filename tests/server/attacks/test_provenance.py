"""Limits of the host: the origin of the cards, the players of the seats, and disclosure."""

import time
from contextlib import suppress
from pathlib import Path

import pytest

from .client import HONEST, ClosedError, Json, Player, ask
from .server_process import ServerProcess
from .tables import Table, finished_table, join, make_table, record_of, seats_of

DAY = 24 * 3600


def test_a_table_begun_from_a_record_shows_no_commitment(server: ServerProcess) -> None:
    record = record_of(2) | {"moves": [], "result": None}
    table = make_table(server.port, "person", "person", begin={"record": record, "moves": 0})
    with join(server.port, table, 0, host=table.host) as host:
        host.request("start")
        host.wait_for(lambda: any(line["type"] == "begun" for line in host.news))
        (begun,) = (line for line in host.news if line["type"] == "begun")
    shown = ask(server.port, "GET", f"/api/tables/{table.id}").json
    assert (shown["commitment"], begun["commitment"], begun["nonces"]) == ("", "", [])
    assert shown["origin"] == "record"


@pytest.mark.parametrize("origin", ["dealt", "duplicate"])
def test_a_table_and_its_record_name_the_origin_of_the_cards(
    origin: str, server: ServerProcess
) -> None:
    table = finished_table(server.port)
    if origin == "duplicate":
        table = duplicate(server.port, table, "random", "random")
        with Player(server.port, table.id) as spectator:
            spectator.wait_for(lambda: spectator.is_over)
    shown = ask(server.port, "GET", f"/api/tables/{table.id}")
    record = ask(server.port, "GET", f"/api/tables/{table.id}/record")
    assert shown.json.get("origin") == origin
    assert record.json.get("origin") == origin


def duplicate(port: int, table: Table, *kinds: str) -> Table:
    """Create a table with the deal of another one."""
    form = {"seats": seats_of(*kinds)}
    path = f"/api/tables/{table.id}/duplicates"
    return Table.from_answer(ask(port, "POST", path, form, secret=table.host))


def test_an_unplayed_duplicate_withholds_the_proof_only_briefly(tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    clock.write_text("0")
    with ServerProcess(tmp_path, "--bot-processes=1", "--pace=0", clock=clock) as server:
        table = finished_table(server.port)
        duplicate(server.port, table, "person", "person")
        clock.write_text(str(DAY + 600))
        time.sleep(0.3)
        duplicate(server.port, table, "person", "person")
        shown = {
            what: ask(server.port, "GET", f"/api/tables/{table.id}/{what}").summary
            for what in ("record", "fair", "analysis")
        }
    assert shown == {"record": "200", "fair": "200", "analysis": "200"}


def test_romes_hidden_cards_stay_hidden_while_the_deal_is_played_again(
    server: ServerProcess,
) -> None:
    table = finished_table(server.port)
    assert turned_cards(server.port, table), "at its end a game shows what Rome had"
    duplicate(server.port, table, "person", "person")
    assert turned_cards(server.port, table) == []


def turned_cards(port: int, table: Table) -> list[str]:
    """Return the hidden cards of Rome that a spectator is shown."""
    answer = ask(port, "GET", f"/api/tables/{table.id}/view")
    events: list[Json] = answer.json["events"] if answer.status == 200 else []
    pictures: list[Json] = [answer.json["picture"]["public"]] if answer.status == 200 else []
    with suppress(ClosedError), Player(port, table.id) as spectator:
        pictures.append(spectator.public)
        events += [event for line in spectator.news for event in line.get("events", [])]
    turned = [each["card"] for each in events if each["type"] == "Turned"]
    return turned + [" ".join(each["rome"]) for each in pictures if each["hidden"] == 0]


def test_a_player_who_takes_all_seats_is_marked_and_can_be_removed(
    server: ServerProcess, attacker: str
) -> None:
    table = make_table(server.port, "person", "open", "open", "open")
    with join(server.port, table, 0, host=table.host) as host:
        for number in range(3):
            sit(server.port, table, f"Stranger {number}", attacker)
        host.wait_for(lambda: all(each["kind"] == "person" for each in host.table["seats"]))
        marked = [each.get("same_address") for each in host.table["seats"]]
        assert marked == [False, True, True, True], "all but the host's"
        for seat in (1, 2, 3):
            assert host.refusal("kick", seat=seat) == ""
        host.wait_for(lambda: [each["kind"] for each in host.table["seats"]].count("open") == 3)
        sit(server.port, table, "Guest", HONEST)


def sit(port: int, table: Table, name: str, address: str) -> None:
    """Take an open seat."""
    path = f"/api/tables/{table.id}/seats"
    answer = ask(port, "POST", path, {"name": name}, address=address)
    assert answer.status == 200, answer
