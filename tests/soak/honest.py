"""Honest players in a separate process; each output line is a move that all have received.

`python -m tests.soak.honest PORT TABLES THINK FILE` plays until its standard input is closed.
"""

import asyncio
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from bench.load.meter import percentile
from bench.load.pax_table import PaxPlayer, PaxTable
from bench.load.round import SEATS, Round, Tally
from tests.server.attacks.tables import Table, make_table
from tools.build.sources import ROOT

ADDRESSES: Final = "127.0.1.{}"
"""Each table has its own address."""

_PATIENCE: Final = 120.0


class Move(NamedTuple):
    """A move that everybody at its table has received: its time and its latency in seconds."""

    at: float
    latency: float
    table: str
    game: int
    seq: int
    move: str


class HonestPlayer(PaxPlayer):
    """A player whose moves are recorded."""

    def __init__(self, table: "HonestTable", tally: Tally, host: str, secret: str) -> None:
        """Store a seat's secret."""
        super().__init__(table, tally, host, table.made_table.id, secret)
        self._at = table

    def _decide(self, seq: int, move: bytes) -> None:
        self._at.sent = (seq + 1, move.decode())
        super()._decide(seq, move)


class HonestTable(PaxTable):
    """A table that records its players' moves."""

    def __init__(self, tally: Tally, think: float, port: int, table: Table, out: TextIO) -> None:
        """Take a table with four reserved seats."""
        Round.__init__(self, tally, think)
        self.made_table = table
        self.sent = (0, "")
        self._game, self._out = 1, out
        secrets = [table.secrets[seat] for seat in range(SEATS)]
        self._players = [
            HonestPlayer(self, tally, f"127.0.0.1:{port}", secret) for secret in secrets
        ]

    def received(self, before: int, number: int, size: int, *, over: bool) -> None:
        """Write the move down when the fourth connection has received it."""
        waiting, (seq, move), since = self._left, self.sent, self._since
        game = self._game
        super().received(before, number, size, over=over)
        if waiting == 1 and before < seq <= number:
            now = time.perf_counter()
            line = Move(now, now - since, self.made_table.id, game, seq, move)
            self._out.write(json.dumps(line) + "\n")

    def again(self) -> None:
        """Ask for a rematch, and count it."""
        self._game += 1
        super().again()


async def play(port: int, count: int, think: float, file: Path) -> str:
    """Play until the standard input is closed; return the failure, or an empty string."""
    loop, tally = asyncio.get_running_loop(), Tally()
    with file.open("w", buffering=1) as out:
        tables = []
        for number in range(count):
            address = ADDRESSES.format(number + 1)
            made = await asyncio.to_thread(make_table, port, *["person"] * SEATS, address=address)
            table = HonestTable(tally, think, port, made, out)
            tables.append(table)
            for line in table.lines:
                await loop.create_connection(
                    lambda line=line: line,  # type: ignore[misc] # bound at once
                    "127.0.0.1",
                    port,
                    local_addr=(address, 0),
                )
            async with asyncio.timeout(_PATIENCE):
                await table.begun
        secrets = {table.made_table.id: list(table.made_table.secrets.values()) for table in tables}
        print(json.dumps(secrets), flush=True)
        for table in tables:
            table.start()
        await asyncio.to_thread(sys.stdin.read)
        lines = [line for table in tables for line in table.lines]
        lost = [line.lost for line in lines if line.lost]
        for line in lines:
            line.transport.abort()
        await asyncio.sleep(0)
        return f"{len(lost)} connections lost {lost[:1]}" if lost else tally.failure or ""


class Honest:
    """The honest players, as the process that started them sees them."""

    def __init__(self, process: "subprocess.Popen[str]", file: Path) -> None:
        """Wait until all games have begun."""
        self._process, self._file = process, file
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, "the honest players could not begin"
        self.secrets: dict[str, list[str]] = json.loads(line)

    @property
    def pid(self) -> int:
        """Their process id."""
        return self._process.pid

    def moves(self, since: float = 0.0, until: float = float("inf")) -> list[Move]:
        """Return the moves of a time span."""
        lines = self._file.read_text("utf-8").splitlines()
        moves = [Move(*json.loads(line)) for line in lines if line.endswith("]")]
        return [move for move in moves if since <= move.at < until]

    def watch(self, seconds: float) -> "Seen":
        """Let them play for a while; return their figures."""
        begin = time.perf_counter()
        time.sleep(seconds)
        moves = self.moves(begin, time.perf_counter())
        return Seen(len(moves) / seconds, [move.latency for move in moves])

    def stop(self) -> None:
        """Stop them; raise AssertionError if they had a failure."""
        out, _ = self._process.communicate(timeout=_PATIENCE)
        assert self._process.returncode == 0, out.strip()


class Seen(NamedTuple):
    """Figures of honest players: moves a second, and latencies until all have received a move."""

    rate: float
    latencies: Sequence[float]

    @property
    def p95(self) -> float:
        """The 95th percentile of the latencies."""
        return percentile(sorted(self.latencies), 0.95)


@contextmanager
def playing(port: int, tables: int, think: float, file: Path) -> Iterator[Honest]:
    """Run honest players at some tables."""
    command = [sys.executable, "-m", "tests.soak.honest"]
    process = subprocess.Popen(  # noqa: S603 - our own program
        [*command, str(port), str(tables), str(think), str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    try:
        yield Honest(process, file)
    finally:
        process.kill()
        process.communicate()


def main() -> int:
    """Play with the parameters of the command line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process ends this one
    port, tables, think, file = sys.argv[1:]
    failure = asyncio.run(play(int(port), int(tables), float(think), Path(file)))
    print(failure, flush=True)
    return int(bool(failure))


if __name__ == "__main__":
    sys.exit(main())
