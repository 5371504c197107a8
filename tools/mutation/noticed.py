"""Cache of a mutation run: the mutants that a test has killed.

A mutant is identified by its whole mutated source, so a change to a file invalidates only that
file's mutants. Survivors are not cached: a new test may kill them.
"""

from hashlib import sha256

from tools.build.sources import ROOT
from tools.mutation.mutations import Mutant

MEMORY = ROOT / "build" / "mutants-noticed.txt"


class Noticed:
    """The mutants killed so far; each is written to a file at once, so that a run can resume."""

    def __init__(self) -> None:
        """Read the results of earlier runs."""
        self.known = set(MEMORY.read_text("utf-8").split()) if MEMORY.exists() else set[str]()

    def __contains__(self, mutant: Mutant) -> bool:
        """Whether a test has killed this mutant."""
        return digest(mutant) in self.known

    def add(self, mutant: Mutant) -> None:
        """Add a mutant."""
        self.known.add(digest(mutant))
        MEMORY.parent.mkdir(exist_ok=True)
        with MEMORY.open("a", encoding="utf-8") as file:
            file.write(f"{digest(mutant)}\n")

    def forget(self) -> None:
        """Discard all results."""
        self.known.clear()
        MEMORY.unlink(missing_ok=True)


def digest(mutant: Mutant) -> str:
    """Return a digest of the file name and source of a mutant."""
    return sha256(f"{mutant.file}\n{mutant.source}".encode()).hexdigest()[:24]
