"""A network namespace with two cables: one to the players, one to the database. It needs root."""

import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

DATABASE: Final = "10.213.7.1"
"""The address of the database, as the host in the namespace sees it."""

HOST: Final = "10.213.8.2"
"""The address of the host in the namespace, as its players see it."""


class Namespace:
    """A namespace, in which programs run by `command`."""

    def __init__(self) -> None:
        """Take names that nobody else uses."""
        self._name = f"pax{os.getpid()}"
        self._cable = f"paxd{os.getpid()}"
        self._players = f"paxp{os.getpid()}"

    def command(self, *words: str) -> list[str]:
        """Return the command that runs a program inside."""
        return ["ip", "netns", "exec", self._name, *words]

    def cut(self) -> None:
        """Pull the cable to the database: packets vanish."""
        ip("link", "set", self._cable, "down")

    def mend(self) -> None:
        """Plug it in again."""
        ip("link", "set", self._cable, "up")

    def make(self) -> None:
        """Make the namespace and its cables."""
        ip("netns", "add", self._name)
        ip("-n", self._name, "link", "set", "lo", "up")
        self._lay(self._cable, DATABASE, "10.213.7.2")
        self._lay(self._players, "10.213.8.1", HOST)

    def _lay(self, cable: str, near: str, far: str) -> None:
        end = f"{cable}x"
        ip("link", "add", cable, "type", "veth", "peer", "name", end)
        ip("link", "set", end, "netns", self._name)
        ip("addr", "add", f"{near}/24", "dev", cable)
        ip("link", "set", cable, "up")
        ip("-n", self._name, "addr", "add", f"{far}/24", "dev", end)
        ip("-n", self._name, "link", "set", end, "up")

    def delete(self) -> None:
        """Delete everything, as far as it was made."""
        for words in (
            ("link", "delete", self._cable),
            ("link", "delete", self._players),
            ("netns", "delete", self._name),
        ):
            _run(words)


@contextmanager
def namespace() -> Iterator[Namespace]:
    """Make a namespace, and delete it at the end."""
    assert os.geteuid() == 0, "a network namespace needs root"
    made = Namespace()
    try:
        made.make()
        yield made
    finally:
        made.delete()


def ip(*words: str) -> None:
    """Run `ip`."""
    done = _run(words)
    assert done.returncode == 0, f"ip {' '.join(words)}: {done.stderr}"


def _run(words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    command = ["ip", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own command
