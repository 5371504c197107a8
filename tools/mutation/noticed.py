"""What a mutation run remembers: the mutants that some test has noticed.

A mutant is known by its whole changed source, so a change to a file forgets that file's mutants and
no others. Survivors are not remembered: a new test may notice them.
"""

from hashlib import sha256

from tools.build.sources import ROOT
from tools.mutation.mutations import Mutant

MEMORY = ROOT / "build" / "mutants-noticed.txt"


class Noticed:
    """The mutants noticed so far, kept in a file after each one, so that a run can go on later."""

    def __init__(self) -> None:
        """Read what earlier runs found."""
        self.known = set(MEMORY.read_text("utf-8").split()) if MEMORY.exists() else set[str]()

    def __contains__(self, mutant: Mutant) -> bool:
        """Whether a test has noticed this very change."""
        return digest(mutant) in self.known

    def add(self, mutant: Mutant) -> None:
        """Remember one more."""
        self.known.add(digest(mutant))
        MEMORY.parent.mkdir(exist_ok=True)
        with MEMORY.open("a", encoding="utf-8") as file:
            file.write(f"{digest(mutant)}\n")

    def forget(self) -> None:
        """Begin anew."""
        self.known.clear()
        MEMORY.unlink(missing_ok=True)


def digest(mutant: Mutant) -> str:
    """Name a mutant by its file and all that stands in it."""
    return sha256(f"{mutant.file}\n{mutant.source}".encode()).hexdigest()[:24]
