"""The log of a table: bounded, paged, and final after the table is closed."""

import pytest

from . import socket_attacks
from .attack import Target
from .client import Json, Player
from .server_process import ServerProcess, wait_until
from .survival import check_alive
from .tables import begin, finished_table, join, make_table

PAGE = 200


def test_alternating_replace_and_return_is_limited(server: ServerProcess, attacker: str) -> None:
    met = socket_attacks.replace_and_return(Target(server.port, attacker, rate=40, seconds=2))
    assert met["entries"] < 100, met
    check_alive(server)


def test_a_welcome_has_the_newest_lines_and_the_others_on_demand(server: ServerProcess) -> None:
    table = finished_table(server.port, *["random"] * 5)
    with Player(server.port, table.id) as spectator:
        told = spectator.welcome["news"]
        assert len(told) <= PAGE, f"{len(told)} lines in one welcome"
        while told[0]["seq"] > 1:
            past: list[Json] = spectator.request("history", before=told[0]["seq"])["news"]
            assert 0 < len(past) <= PAGE
            told = past + told
    assert [line["seq"] for line in told] == list(range(1, spectator.seq + 1))


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("chat", {"text": "still here"}), ("leave", {}), ("shoulder", {"allow": True})],
)
def test_a_closed_table_accepts_nothing(
    kind: str, fields: Json, server: ServerProcess, attacker: str
) -> None:
    table = make_table(server.port, "person", "person", address=attacker)
    with (
        join(server.port, table, 0, host=table.host) as host,
        join(server.port, table, 1) as guest,
    ):
        begin(host, guest)
        host.request("close")
        guest.wait_for(lambda: guest.table["status"] == "closed")
        seq = guest.seq
        assert guest.refusal(kind, **fields) == "table_is_closed"
        assert guest.seq == seq


def test_a_game_begins_when_the_last_unready_seat_leaves(server: ServerProcess) -> None:
    table = make_table(server.port, "person", "person")
    with join(server.port, table, 0) as first, join(server.port, table, 1) as second:
        first.request("ready")
        second.request("leave")
        first.listen(2, until=lambda: first.table["status"] != "waiting")
        assert first.table["status"] == "running"


def test_a_game_begins_when_the_last_unready_seat_is_replaced(server: ServerProcess) -> None:
    table = make_table(server.port, "person", "person")
    with join(server.port, table, 0, host=table.host) as host:
        host.request("ready")
        assert wait_until(lambda: host.refusal("replace", seat=1) == "", 5), "a bot may come"
        host.listen(2, until=lambda: host.table["status"] != "waiting")
        assert host.table["status"] == "running"


def test_lines_of_the_log_come_one_by_one(server: ServerProcess) -> None:
    table = make_table(server.port, "open", "open")
    with Player(server.port, table.id) as spectator:
        with Player(server.port, table.id, host=table.host) as host:
            host.request("start", level="random")
        told = []
        while len(spectator.news) < 3:  # two bots take seats, and the game begins
            told.append(spectator.next_message()["news"])
    assert all(len(lines) <= 1 for lines in told), "a permission may end between two lines"


def test_a_host_does_not_replace_somebody_who_is_present(server: ServerProcess) -> None:
    table = make_table(server.port, "person", "person")
    with (
        join(server.port, table, 0, host=table.host) as host,
        join(server.port, table, 1) as guest,
    ):
        begin(host, guest)
        for _ in range(3):
            assert host.refusal("replace", seat=1) == "seat_is_here"
            assert not guest.table["seats"][1]["away"]
