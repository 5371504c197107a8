"""Attackers in separate processes, each with its own address.

`python -m tests.soak.hostility NAME PORT ADDRESS SECONDS` attacks, and prints the results. It has a
low priority from its start: the server is measured, not the competition for processor time.
"""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from tests.server.attacks.attack import Outcome
from tests.server.attacks.catalogue import ATTACKS
from tools.build.sources import ROOT

OPTIONS: Final = ("--bot-processes=1", "--pace=0")
"""Options of a server under attack: default limits, and bots without a pace."""

_NICE: Final = 19
_GRACE: Final = 60.0


class Assault(NamedTuple):
    """An attack and its source address."""

    attack: str
    address: str


class Attackers:
    """Running attacks."""

    def __init__(self, port: int, assaults: Sequence[Assault], seconds: float) -> None:
        """Start the attacks."""
        self._seconds = seconds
        self._running = [
            (
                assault.attack,
                subprocess.Popen(  # noqa: S603 - our own program
                    [
                        *("nice", "-n", str(_NICE), sys.executable, "-m", "tests.soak.hostility"),
                        *(assault.attack, str(port), assault.address, str(seconds)),
                    ],
                    stdout=subprocess.PIPE,
                    text=True,
                    cwd=ROOT,
                ),
            )
            for assault in assaults
        ]

    def finish(self) -> dict[str, Outcome]:
        """Wait for the end; return the results by attack, with `seconds` of processor time."""
        met: dict[str, Outcome] = {}
        for attack, process in self._running:
            try:
                out, _ = process.communicate(timeout=self._seconds + _GRACE)
            except subprocess.TimeoutExpired:
                process.kill()
                out, _ = process.communicate()
            found = Counter(json.loads(out)) if out.strip() else Counter({"overran": 1})
            met[attack] = met.get(attack, Counter()) + found
        return met

    def kill(self) -> None:
        """Kill the attacks that still run."""
        for _, process in self._running:
            process.kill()
            process.communicate()


def main() -> None:
    """Attack with the parameters of the command line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process ends this one
    if hasattr(os, "SCHED_IDLE"):  # Linux; a nice process is not preempted at once
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    name, port, address, seconds = sys.argv[1:]
    met = ATTACKS[name].repeat(int(port), address, float(seconds))
    used = os.times()
    print(json.dumps(met | {"processor": round(used.user + used.system, 2)}))


if __name__ == "__main__":
    main()
