"""The list of steps: each is a module of this package with a function `step(context)`.

A step returns its figures by name and raises AssertionError if a check fails.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple, cast

from tests.soak.context import Context, Figures
from tools.build.sources import ROOT, digest_of_files

PACKAGE: Final = Path(__file__).parent


class Step(NamedTuple):
    """A step: its module in this package, what it shows, and its time limit in minutes."""

    name: str
    shows: str
    minutes: int

    def load(self) -> Callable[[Context], Figures]:
        """Import the module; return its function."""
        found = import_module(f"tests.soak.{self.name}").step
        return cast("Callable[[Context], Figures]", found)

    def digest(self, sources: str) -> str:
        """Return a digest of the sources under test and the step's own code."""
        module = PACKAGE / f"{self.name}.py"
        files = [module] if module.is_file() else sorted((PACKAGE / self.name).glob("*.py"))
        return digest_of_files(files, ROOT, sources)


STEPS: Final = (
    Step("hostile", "100,000 hostile messages leave the server as it was", 60),
    Step("kills", "100 kills under load lose nothing that was acknowledged", 60),
    Step("attacks", "four people at another table hardly notice any single attack", 30),
    Step("storm", "people at 50 tables play on through all attacks at once", 15),
    Step("cut", "a host without a network for 90 seconds lies to nobody and comes back", 10),
    Step("month", "30 days with 10,000 tables leave size, memory and files bounded", 60),
    Step("baseline", "the example that learns beats three novices with each of three seeds", 60),
    Step("layouts", "full tables fit 6 windows with 4 sizes of text", 20),
    Step("site_games", "150 games in WebAssembly are those of the native engine", 30),
    Step("site_kills", "50 killed tabs lose no move that was shown", 30),
    Step("installs", "on a bare Debian `make play` serves the page, and installs fit", 60),
)
