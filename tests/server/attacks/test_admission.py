"""Requests and connections that cost the server more than the client."""

import time
from contextlib import ExitStack
from pathlib import Path

from . import http_attacks
from .attack import Outcome, Target
from .client import ask
from .server_process import ServerProcess, serving
from .survival import PROMPT, check_alive, during, latency
from .tables import record_of

MEGABYTE = 1_000_000


def test_a_record_with_a_key_twice_does_not_stop_the_others(
    server: ServerProcess, attacker: str
) -> None:
    target = Target(server.port, attacker, rate=1, seconds=1)
    met: list[Outcome] = []
    with during(lambda: met.append(http_attacks.ask_for_duplicate_keys(target))):
        time.sleep(0.2)
        waited = latency(server)
    assert waited < PROMPT
    assert "200" not in met[0]


def test_a_head_without_end_is_cut_off(server: ServerProcess, attacker: str) -> None:
    before = server.resident()
    met = http_attacks.send_endless_head(Target(server.port, attacker, rate=1, seconds=1))
    assert met["closed"], met
    assert server.resident() - before < 20 * MEGABYTE
    check_alive(server)


def test_idle_connections_of_one_address_leave_room_for_others(
    tmp_path: Path, attacker: str
) -> None:
    with ServerProcess(tmp_path, "--bot-processes=1", descriptors=256) as server:
        with ExitStack() as held:
            for connection in http_attacks.hold(server.port, attacker, 300):
                held.enter_context(connection)
            assert latency(server) < PROMPT
        check_alive(server)
        server.stop()
        assert "too_many_connections" in server.log(), "nobody is told"


def test_large_records_do_not_fill_disk_and_memory(server: ServerProcess, attacker: str) -> None:
    replay = {"record": record_of(4)}
    assert ask(server.port, "POST", "/api/replay", replay).status == 200  # everything is loaded now
    before, stored = server.resident(), size_of(server)
    target = Target(server.port, attacker, rate=33, seconds=1)
    met = http_attacks.make_tables_of_large_records(target)
    assert size_of(server) - stored < 5 * MEGABYTE, met
    assert server.resident() - before < 40 * MEGABYTE, met
    check_alive(server)


def size_of(server: ServerProcess) -> int:
    """Return the bytes of a server's database on disk."""
    file = Path(server.database)
    return sum(each.stat().st_size for each in file.parent.glob(f"{file.name}*"))


def test_replays_of_one_address_do_not_delay_the_others(
    server: ServerProcess, attacker: str
) -> None:
    target = Target(server.port, attacker, rate=80, seconds=1)
    met: list[Outcome] = []
    with during(lambda: met.append(http_attacks.replay_games(target))):
        time.sleep(0.3)
        waits = sorted(latency(server) for _ in range(9))
    assert waits[4] < PROMPT / 8, waits
    check_alive(server)


def test_the_cost_of_a_check_is_independent_of_the_number_of_addresses(tmp_path: Path) -> None:
    with serving(tmp_path, "--trusted-proxy=127.0.0.1") as server:
        before = cost(server)
        http_attacks.forward_many(Target(server.port, "127.0.0.1", 10_500, 1))
        assert cost(server) < 2 * before + 0.0005


def cost(server: ServerProcess, requests: int = 400) -> float:
    """Return the processor time of a request from a new address."""
    used = server.usage().seconds
    http_attacks.forward_many(Target(server.port, "127.0.0.1", requests, 1), first=900_000)
    return (server.usage().seconds - used) / requests


def test_forwarded_addresses_are_not_trusted_by_default(tmp_path: Path) -> None:
    with serving(tmp_path, "--tables-an-hour=5") as server:
        form = {"seats": [{"kind": "person"}] * 2}
        met = [
            ask(
                server.port,
                "POST",
                "/api/tables",
                form,
                headers={
                    "X-Forwarded-For": f"10.0.0.{number}",
                    "Forwarded": f"for=10.0.0.{number}",
                },
            ).summary
            for number in range(8)
        ]
        assert met == ["200"] * 5 + ["too_many_tables"] * 3
