"""The same engine interpreted, in a separate process that imports the sources.

The script takes one sample in its own process and prints it.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from bench.engine.subjects import pax_games
from bench.harness.sample import Sample
from bench.harness.subject import Subject
from pax.build_info import is_native

ROOT: Final = Path(__file__).resolve().parents[3]
CHOICES: Final[dict[str, Callable[[], Subject]]] = {
    "native": lambda: pax_games.native(pax_games.FOUR),
    "stepped": pax_games.stepped,
}


@dataclass(frozen=True, slots=True)
class Interpreted:
    """A Pax subject that is measured in a process without compiled modules."""

    name: str
    choice: str

    def sample(self, repeats: int) -> Sample:
        """Start the other process; it times itself, so its startup does not count."""
        command = [
            sys.executable,
            "-m",
            "bench.engine.subjects.interpreted",
            self.choice,
            str(repeats),
        ]
        paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
        done = subprocess.run(  # noqa: S603 - this module
            command,
            env=os.environ | {"PYTHONPATH": paths},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return Sample(**json.loads(done.stdout))


def subjects() -> list[Subject]:
    """Return the Pax subjects that are measured interpreted."""
    names = {
        "native": pax_games.native_name(pax_games.FOUR),
        "stepped": pax_games.STEPPED,
    }
    return [Interpreted(f"{names[choice]}, uncompiled", choice) for choice in CHOICES]


def main(choice: str, repeats: str) -> None:
    """Take one sample and print it."""
    if is_native("pax.rules.state"):
        sys.exit("cannot measure the sources: the compiled modules are imported instead")
    print(json.dumps(asdict(CHOICES[choice]().sample(int(repeats)))))


if __name__ == "__main__":
    main(*sys.argv[1:])
