"""The server's log under attack: short, with timestamps, without secrets."""

import json
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from . import http_attacks, socket_attacks
from .attack import Target
from .client import Player
from .server_process import ServerProcess, serving, wait_until
from .survival import check_alive
from .tables import make_table

DATED: Final = re.compile(
    r"^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*.*\b(DEBUG|INFO|WARNING|ERROR|CRITICAL)\b", re.IGNORECASE
)


def test_an_aborted_request_logs_no_traceback(server: ServerProcess, attacker: str) -> None:
    before = len(server.log())
    http_attacks.abort_posts(Target(server.port, attacker, rate=20, seconds=0.5))
    time.sleep(0.3)
    written = server.log()[before:]
    assert "Traceback" not in written, f"{len(written)} bytes for 10 requests"
    check_alive(server)


def test_a_repeated_fault_is_logged_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        lose_games(server)
        assert wait_until(lambda: bool(server.log()), 5), "it is told"
        time.sleep(3)
        lines = server.log().splitlines()
    assert len(lines) <= 2, lines
    assert all(DATED.match(line) for line in lines), lines


def lose_games(server: ServerProcess) -> None:
    """Rename a database table that the server reads every second."""
    with closing(sqlite3.connect(server.database, timeout=10)) as connection:
        connection.execute("ALTER TABLE games RENAME TO lost_games")
        connection.commit()


def test_a_log_has_times_and_levels_and_no_secrets(tmp_path: Path, attacker: str) -> None:
    with serving(tmp_path, "--log-format=json", "--connections-per-address=4") as server:
        table = make_table(server.port, "person", "person", address=attacker)
        target = Target(server.port, attacker, rate=50, seconds=0.5)
        socket_attacks.shake_hands_with_two_origins(target)
        http_attacks.abort_posts(target)
        held = http_attacks.hold(server.port, attacker, 20)
        with Player(server.port, table.id, host=table.host) as host:
            host.request("close")
        for connection in held:
            connection.close()
        lose_games(server)
        assert wait_until(lambda: bool(server.log()), 5)
        server.stop()
        log = server.log()
    assert len(log) < 4000
    assert all({"time", "level"} <= json.loads(line).keys() for line in log.splitlines()), log
    assert not [each for each in (table.host, *table.secrets.values()) if each in log]
