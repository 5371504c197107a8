"""Usage counters of several processes."""

import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from pax.server.security.usage import Usage
from pax.server.security.usage_file import UsageFile
from tests.server.servers import PATIENCE

SCRIPT = """
import sys, time
from pax.server.security.usage import Usage
usage = Usage.attach(sys.argv[1])
for line in sys.stdin:
    verb, group, *more = line.split()
    if verb == "open":
        print(usage.opened(group, time.monotonic()), flush=True)
    elif verb == "count":
        most, times = map(int, more)
        print(sum(usage.allows(group, 0, most, 60.0, 60.0) for _ in range(times)), flush=True)
"""


class Worker:
    """A process that counts on command."""

    def __init__(self, file: UsageFile) -> None:
        """Start it."""
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-c", SCRIPT, file.description],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def request(self, line: str) -> None:
        """Send a command."""
        assert self.process.stdin is not None
        print(line, file=self.process.stdin, flush=True)

    def answer(self) -> int:
        """Return the result of a command."""
        assert self.process.stdout is not None
        return int(self.process.stdout.readline())

    def ask(self, line: str) -> int:
        """Send a command and wait for its result."""
        self.request(line)
        return self.answer()

    def kill(self) -> None:
        """Kill it."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)


@pytest.fixture
def file() -> Iterator[UsageFile]:
    """A file for two workers."""
    file = Usage.create(2)
    yield file
    file.delete()


@pytest.fixture
def workers(file: UsageFile) -> Iterator[list[Worker]]:
    """Two workers."""
    with ExitStack() as ending:
        workers = [Worker(file) for _ in range(2)]
        for worker in workers:
            ending.callback(worker.kill)
        yield workers


def path_of(file: UsageFile) -> Path:
    """Return the path of the file."""
    return Path(file.description.partition(":")[2])


def test_only_this_user_can_read_the_file_and_it_is_deleted(file: UsageFile) -> None:
    path = path_of(file)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert bytes.fromhex(file.description.partition(":")[0]) not in path.read_bytes()
    file.delete()
    assert not path.exists()


def test_the_file_of_a_killed_server_is_deleted_by_the_next(file: UsageFile) -> None:
    path = path_of(file)
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    abandoned = path.with_name(f"pax-usage-{ended.pid}-x")
    abandoned.touch()
    UsageFile(1, 8).delete()
    assert path.exists()
    assert not abandoned.exists()


def test_connections_of_all_workers_are_seen_by_each(
    file: UsageFile, workers: list[Worker]
) -> None:
    for worker in workers:
        worker.ask("open 192.0.2.1")
    here = Usage.attach(file.description)
    here.opened("192.0.2.1", time.monotonic())
    assert here.connections("192.0.2.1") == here.total_connections() == 3
    assert here.connections("192.0.2.2") == 0


def test_alternating_workers_share_one_limit(workers: list[Worker]) -> None:
    allowed = [workers[turn % 2].ask("count 192.0.2.1 50 20") for turn in range(6)]
    assert allowed == [20, 20, 10, 0, 0, 0]


def test_concurrent_workers_exceed_a_limit_by_at_most_one_each(workers: list[Worker]) -> None:
    for worker in workers:
        worker.ask("count warm 1 1")
        worker.request("count 192.0.2.1 3000 5000")
    allowed = [worker.answer() for worker in workers]
    assert 3000 <= sum(allowed) <= 3001


def test_the_connections_of_a_killed_worker_are_forgotten_when_the_next_one_comes(
    file: UsageFile, workers: list[Worker]
) -> None:
    for worker in workers:
        worker.ask("open 192.0.2.1")
    workers[0].kill()
    here = Usage.attach(file.description)
    assert here.connections("192.0.2.1") == here.total_connections() == 1


def test_a_worker_that_ends_frees_its_table(file: UsageFile) -> None:
    for _ in range(20):
        here = Usage.attach(file.description)
        here.opened("192.0.2.1", time.monotonic())
        assert here.total_connections() == 1
        here.detach()


def test_more_workers_than_tables_are_refused(file: UsageFile) -> None:
    attached = [Usage.attach(file.description) for _ in range(6)]
    with pytest.raises(RuntimeError, match="more workers than tables"):
        Usage.attach(file.description)
    assert len(attached) == 6
