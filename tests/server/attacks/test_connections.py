"""WebSockets that are too many, read nothing, or start wrongly; a wall clock that is set back."""

import time
from pathlib import Path

from . import socket_attacks
from .attack import Target
from .client import ClosedError, is_closed
from .server_process import ServerProcess, serving, wait_until
from .survival import check_alive
from .tables import begin, finished_table, join, make_table

MEGABYTE = 1_000_000


def test_two_origins_are_refused_and_leave_nothing_behind(tmp_path: Path, attacker: str) -> None:
    with serving(tmp_path) as server:
        before = server.descriptors()
        target = Target(server.port, attacker, rate=200, seconds=1)
        met = socket_attacks.shake_hands_with_two_origins(target)
        assert "Traceback" not in server.log(), f"{len(server.log())} bytes of log"
        assert set(met) <= {"400", "403", "429"}, met
        assert wait_until(lambda: server.descriptors() <= before, 3)
        check_alive(server)
        assert server.stop() < 5


def test_spectators_who_read_nothing_take_little_memory(
    server: ServerProcess, attacker: str
) -> None:
    finished_table(server.port)  # everything is loaded now
    table = make_table(server.port, *["random"] * 8, address=attacker)
    deaf = socket_attacks.watch_deaf(Target(server.port, attacker, 100, 1), table.id)
    before = server.resident()
    played = socket_attacks.play_on(server.port, table, games=3, seconds=10)
    grown = server.resident() - before
    for spectator in deaf:
        spectator.close()
    assert grown < 40 * MEGABYTE, f"{len(deaf)} spectators, {played} games"
    check_alive(server)


def test_a_seat_has_few_connections_at_a_time(server: ServerProcess, attacker: str) -> None:
    table = make_table(server.port, "person", solo=1)
    target = Target(server.port, attacker, rate=1, seconds=1)
    crowd = socket_attacks.crowd_seat(target, table, 60)
    assert crowd, "the owner of a seat is let in"
    assert wait_until(lambda: socket_attacks.count_open(crowd) <= 8, 3)
    assert not is_closed(crowd[-1].socket), "the newest stays"
    for player in crowd:
        player.close()
    check_alive(server)


def test_a_clock_that_is_set_back_drops_nobody(tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    clock.write_text("0")
    with ServerProcess(tmp_path, "--bot-processes=1", "--pace=0", clock=clock) as server:
        table = make_table(server.port, "person", "person")
        with join(server.port, table, 0) as first, join(server.port, table, 1) as second:
            begin(first, second)
            clock.write_text("-10")
            time.sleep(0.3)
            try:
                answers = [player.request("why", move="draw")["type"] for player in (first, second)]
            except ClosedError as error:
                answers = [str(error)]
        assert answers == ["reason", "reason"]
        check_alive(server)
