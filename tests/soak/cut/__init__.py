"""Step `cut`: one of two hosts loses its network to PostgreSQL, for a moment and for 90 seconds.

It runs in a network namespace. The cable to the database is pulled, so packets vanish and the host
is not told that the database has given up its connections. Meanwhile the other host plays on; a
spectator at the cut host sees it later.
"""

import re
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Final, NamedTuple

from pax import protocol
from tests.server.clients import Client, ask, make_table
from tests.server.insistent import Player, check_record, message_of
from tests.server.operations.relay import Relay, line_to_postgresql
from tests.server.operations.test_hosts import answered, play_until
from tests.server.servers import PATIENCE
from tests.soak.context import Context, Figures
from tests.soak.cut.namespace import DATABASE, HOST, Namespace, namespace
from tests.soak.server import SoakServer
from tools.services.postgresql import postgresql
from tools.services.serving import serve_command

CUTS: Final = (4.0, 90.0)
"""Seconds: shorter and longer than a connection may be silent."""

MOST_SECONDS: Final = 60.0
"""Time in which the host must have come back."""

READY: Final = "/health/ready"
LOOPBACK: Final = "127.0.0.1"


def step(context: Context) -> Figures:
    """Cut the host off for each time."""
    with namespace() as place, postgresql() as stored:
        whole = SoakServer(context.python, stored.url, context.folder / "whole.log")
        try:
            with (
                line_to_postgresql(stored.url, DATABASE) as (line, url),
                cut_host(context, place, url) as port,
            ):
                figures: dict[str, float | str] = {}
                for seconds in CUTS:
                    cable = Cable(place, line)
                    figures |= cut(context, cable, [whole.port, port], seconds)
            whole.check()
            return figures
        finally:
            whole.kill()


class Cable(NamedTuple):
    """The cable between the namespace and the database."""

    place: Namespace
    line: Relay

    def cut(self) -> None:
        """Pull it; the database forgets its connections."""
        self.place.cut()
        self.line.drop()

    def mend(self) -> None:
        """Plug it in again."""
        self.place.mend()


@contextmanager
def cut_host(context: Context, place: Namespace, url: str) -> Iterator[int]:
    """Run a server in the namespace; yield a port of this machine that leads to it."""
    command = serve_command(url, "--host", HOST, "--bot-processes", "1", python=context.python)
    with (context.folder / "cut.log").open("wb") as log:
        process = subprocess.Popen(  # noqa: S603 - our own program
            place.command(*command), stdout=subprocess.PIPE, stderr=log, text=True
        )
    try:
        assert process.stdout is not None
        found = re.search(rf"http://{re.escape(HOST)}:(\d+)/", process.stdout.readline())
        assert found, (context.folder / "cut.log").read_text()
        there = (HOST, int(found[1]))
        relay = Relay(lambda: socket.create_connection(there, PATIENCE), LOOPBACK)
        try:
            yield relay.port
        finally:
            relay.close()
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def cut(context: Context, cable: Cable, ports: list[int], seconds: float) -> Figures:
    """Play while the second host is cut off; return how long it took to notice and to return."""
    here, there = ports
    made, others = (make_table(here, "person", "person") for _ in range(2))
    players = [Player(made, seat) for seat in (0, 1)]
    neighbours = [Player(others, seat) for seat in (0, 1)]
    rng = Random(1)
    far = players[1].connected(there)
    players[0].connected(here)
    play_until(players, ports, rng, lambda: far.asked)
    with Client(there, protocol.Hello(table=others.table.id)) as spectator:
        cable.cut()
        begun = time.monotonic()
        message = message_of(far, 1000, rng)
        far.send(message)
        noticed = until(lambda: status(there) == 503) if seconds > MOST_SECONDS else 0.0
        goal = 8
        play_until(neighbours, [here, here], rng, lambda: moves(neighbours) >= goal)
        time.sleep(max(seconds - (time.monotonic() - begun), 0.0))
        cable.mend()
        returned = until(lambda: status(there) == 200)
        newest = max(seq for player in neighbours for seq, _ in player.acknowledged)
        spectator.wait_for(lambda: spectator.seq >= newest)
        seen = time.monotonic() - begun - seconds
        players[1].acknowledge(message, answered(far, message))
        play_until(neighbours, [here, here], rng, lambda: False)
        spectator.wait_for(lambda: spectator.is_over)
    play_until(players, ports, rng, lambda: False)
    for port in ports:
        check_record(port, made.table.id, players)
        check_record(port, others.table.id, neighbours)
    for player in (*players, *neighbours):
        player.leave()
    assert returned < MOST_SECONDS
    name = f"cut for {seconds:.0f} s"
    context.say(f"{name}: ready again after {returned:.1f} s, told of all moves after {seen:.1f} s")
    return {
        f"{name}, not ready after, s": round(noticed, 1),
        f"{name}, ready again after, s": round(returned, 1),
        f"{name}, told of all moves after, s": round(seen, 1),
    }


def moves(players: list[Player]) -> int:
    """Return the number of acknowledged moves."""
    return sum(len(player.acknowledged) for player in players)


def status(port: int) -> int:
    """Return whether a host says that it is ready."""
    return ask(port, "GET", READY)[0]


def until(holds: Callable[[], bool]) -> float:
    """Wait for a condition; return after how many seconds it held."""
    begun = time.monotonic()
    while not holds():
        assert time.monotonic() - begun < PATIENCE
        time.sleep(0.05)
    return time.monotonic() - begun
