"""Step `storm`: all attacks together, from 20 addresses, while people play at 50 tables.

Their rate stays at 80 % or more, and their 95th percentile under three times that before. Two
minutes later memory and descriptors are back, and every move that was sent to players is stored.
"""

import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from bench.load.meter import memory
from tests.server.attacks.attack import Outcome
from tests.server.attacks.catalogue import ATTACKS
from tests.server.attacks.client import Json, Player, ask
from tests.server.attacks.server_process import ServerProcess, Usage
from tests.server.attacks.tables import finished_table, make_table, record_of
from tests.soak.context import Context, Figures
from tests.soak.honest import ADDRESSES, Honest, Move, Seen, playing
from tests.soak.hostility import OPTIONS, Assault, Attackers
from tests.soak.server import FAULTS

TABLES: Final = 50
THINK: Final = 0.25
WARM_UP: Final = 10.0
BEFORE: Final = 30.0
STORM: Final = 60.0
AFTER: Final = 120.0
ADDRESSES_OF_ATTACKERS: Final = 20
LEAST_RATE: Final = 0.8
MOST_TIMES: Final = 3.0
MOST_MEMORY: Final = 1.2
SPARE_DESCRIPTORS: Final = 3
"""Database connections that a server may open under more concurrent load."""

SEARCHING: Final = 6.0
"""Seconds in which every bot process has computed for a table of eight."""

LOG_BYTES: Final = 100_000


def step(context: Context) -> Figures:
    """Run the storm against a server with default limits."""
    moves = context.folder / "moves"
    with (
        ServerProcess(context.folder, *OPTIONS, python=context.python) as server,
        playing(server.port, TABLES, THINK, moves) as honest,
    ):
        load_everything(server.port)
        honest.watch(WARM_UP)
        calm = Watched(server, honest, BEFORE)
        context.say(f"before: {calm}")
        storm, met = struck(server, honest)
        context.say(f"in the storm: {storm}")
        for name, outcome in met.items():
            context.say(f"{name}: {', '.join(f'{n} {what}' for what, n in outcome.items())}")
        honest.watch(AFTER - BEFORE)
        after = Watched(server, honest, BEFORE)
        context.say(f"two minutes later: {after}")
        honest.stop()
        lost = list(missing(server.port, honest))
        log = server.log()
    figures = {
        **storm.figures(calm),
        "memory afterwards, times": round(after.memory / calm.memory, 2),
        "descriptors left over": after.descriptors - calm.descriptors,
        "moves told": len(honest.moves()),
        "moves lost": len(lost),
        "attackers' own processes, cores": round(processor(met) / STORM, 2),
        "bytes of log": len(log),
    }
    context.say(str(figures))
    assert not FAULTS.search(log), log[-3000:]
    assert not lost, lost[:3]
    assert storm.seen.rate >= LEAST_RATE * calm.seen.rate, figures
    assert storm.seen.p95 < MOST_TIMES * calm.seen.p95, figures
    assert after.memory <= MOST_MEMORY * calm.memory, figures
    assert after.descriptors <= calm.descriptors + SPARE_DESCRIPTORS, figures
    assert len(log) < LOG_BYTES, figures
    return figures


class Watched:
    """Figures of honest people and their server over some time."""

    def __init__(self, server: ServerProcess, honest: Honest, seconds: float) -> None:
        """Measure."""
        before, waited = server.usage(), waited_for_a_core(server.pid)
        self.seen: Seen = honest.watch(seconds)
        after: Usage = server.usage()
        self.cores = (after.seconds - before.seconds) / seconds
        self.waited = (waited_for_a_core(server.pid) - waited) / seconds
        self.memory, self.descriptors = memory(server.pid), server.descriptors()

    def __str__(self) -> str:
        """Return the figures in one line."""
        return (
            f"{self.seen.rate:.1f} moves a second, p95 {1000 * self.seen.p95:.1f} ms, server "
            f"{self.cores:.2f} cores, {self.memory / 1e6:.0f} MB, {self.descriptors} descriptors"
        )

    def figures(self, calm: "Watched") -> dict[str, float | str]:
        """Return the figures of a storm and of the time before it."""
        own = max(0.0, self.cores - calm.cores)
        return {
            "moves a second before": round(calm.seen.rate, 1),
            "moves a second": round(self.seen.rate, 1),
            "rate, share of that before": round(self.seen.rate / calm.seen.rate, 3),
            "p95 before, ms": round(1000 * calm.seen.p95, 1),
            "p95, ms": round(1000 * self.seen.p95, 1),
            "p95, times that before": round(self.seen.p95 / calm.seen.p95, 2),
            "server, cores": round(self.cores, 2),
            "server waited for a core, share of the time before": round(calm.waited, 3),
            "server waited for a core, share of the time": round(self.waited, 3),
            "attackers' share of the server's processor time": round(own / self.cores, 2),
            "attackers' share of the machine": round(own / (os.cpu_count() or 1), 2),
        }


def load_everything(port: int) -> None:
    """Start the server's processes; those of bots keep the memory of their largest search."""
    finished_table(port)
    largest = make_table(port, *["consul"] * 8)
    with Player(port, largest.id, host=largest.host) as host:
        time.sleep(SEARCHING)  # it plays while it is watched
        host.request("close")
    form = {"record": record_of(8), "count": 1000}
    with ThreadPoolExecutor() as pool:
        statuses = list(pool.map(lambda _: ask(port, "POST", "/api/replay", form).status, range(8)))
    assert set(statuses) == {HTTPStatus.OK}, statuses


def waited_for_a_core(pid: int) -> float:
    """Return the seconds in which a process was runnable but had no core."""
    return int(Path(f"/proc/{pid}/schedstat").read_text("ascii").split()[1]) / 1e9


def struck(server: ServerProcess, honest: Honest) -> tuple[Watched, dict[str, Outcome]]:
    """Start all attacks at once; some come from two addresses."""
    addresses = [f"127.0.0.{number + 2}" for number in range(ADDRESSES_OF_ATTACKERS)]
    names = islice(cycle(ATTACKS), len(addresses))
    assaults = [Assault(name, address) for name, address in zip(names, addresses, strict=True)]
    attackers = Attackers(server.port, assaults, STORM)
    try:
        watched = Watched(server, honest, STORM)
        return watched, attackers.finish()
    finally:
        attackers.kill()


def processor(met: dict[str, Outcome]) -> float:
    """Return the processor time of the attackers themselves."""
    return float(sum(outcome["processor"] for outcome in met.values()))


def missing(port: int, honest: Honest) -> Iterator[Move]:
    """Yield the moves that players received and that the server has lost."""
    time.sleep(1)
    told: dict[tuple[str, int], list[Move]] = {}
    for move in honest.moves():
        told.setdefault((move.table, move.game), []).append(move)
    addresses = {table: ADDRESSES.format(n + 1) for n, table in enumerate(honest.secrets)}
    for (table, game), moves in told.items():
        path = f"/api/tables/{table}"
        newest = ask(port, "GET", path, address=addresses[table]).json
        if newest["game"] == game and newest["status"] == "running":
            have = numbers(port, table, honest.secrets[table][0], addresses[table])
            yield from (move for move in moves if move.seq not in have)
        else:
            answer = ask(port, "GET", f"{path}/record?game={game}", address=addresses[table])
            assert answer.status == HTTPStatus.OK, answer
            # The last one may have been in flight to players who had left.
            if answer.json["moves"][: len(moves)] != [move.move for move in moves]:
                yield from moves


def numbers(port: int, table: str, secret: str, address: str) -> set[int]:
    """Return the seqs of the moves in the log of a table's current game."""
    with Player(port, table, address, secret=secret) as player:
        lines: list[Json] = player.welcome["news"]
        while lines[0]["seq"] > 1:
            lines = player.request("history", before=lines[0]["seq"])["news"] + lines
    return {line["seq"] for line in lines if line["type"] == "moved"}
