"""Mutation testing of the rules: apply every small change and check that a test fails.

    python -m tools.mutation.mutants [-j JOBS] [--anew] [FILE ...]

A mutant that no test kills is a survivor. The run fails if a survivor is not explained in
`accepted.txt`, or if an explanation there belongs to a mutant that is killed or no longer exists.
The whole list is written to `build/mutants.txt`. An interrupted run continues where it stopped.
After a change to a file only its mutants and the survivors of other files are tested again (see
`noticed`); `--anew` tests all. It needs the libraries of `build/env`.
"""

import argparse
import os
import resource
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location

from tools.build.sources import ROOT
from tools.mutation.mutations import Mutant, mutants_of
from tools.mutation.noticed import Noticed

RULES = ROOT / "src" / "pax" / "rules"
ACCEPTED = ROOT / "tools" / "mutation" / "accepted.txt"
REPORT = ROOT / "build" / "mutants.txt"
SECONDS = 12
MOST_MEMORY = 2**31
OPTIONS = [
    "-xq",
    "--tb=no",
    "--assert=plain",
    "-Wignore::pytest.PytestAssertRewriteWarning",  # several runs in one process
    "--override-ini=addopts=--import-mode=importlib",
    "--hypothesis-profile=ci",
    "-pno:xdist",
]
OWN_TESTS = {
    "cards.py": ["test_bad_input.py"],
    "deal.py": ["test_setup.py"],
    "decisions.py": ["test_reasons.py", "test_bad_input.py"],
    "display.py": ["test_play.py", "test_conspirator.py"],
    "ending.py": ["test_end.py", "test_solo.py"],
    "moves.py": ["test_bad_input.py"],
    "play.py": ["test_play.py", "test_senators.py"],
    "playout.py": ["test_rng.py"],
    "position.py": ["test_position.py", "test_setup.py", "test_draw.py"],
    "rows.py": ["test_position.py"],
    "rounds.py": ["test_end_of_round.py", "test_turn.py"],
    "setup.py": ["test_bad_input.py", "test_setup.py"],
    "start.py": ["test_setup.py", "test_solo.py"],
    "state.py": ["test_bad_input.py"],
}
FEW_GAMES = "test_corpus or tiny or odd_sizes"


class MutatedLoader(SourceFileLoader):
    """Loads a module from mutated source."""

    def __init__(self, mutant: Mutant) -> None:
        """Replace the loader of the mutated file."""
        super().__init__(module_name(mutant.file), str(RULES / mutant.file))
        self.mutant = mutant

    def get_code(self, fullname: str) -> object:  # type: ignore[override]
        """Compile the mutated source, bypassing all caches."""
        return compile(self.mutant.source, f"<mutant of {fullname}>", "exec", dont_inherit=True)


class MutatedFinder(MetaPathFinder):
    """Finds the mutated module instead of the real one."""

    def __init__(self, mutant: Mutant) -> None:
        """Set the mutant."""
        self.mutant = mutant

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        """Return the spec of the mutated module; None for other modules."""
        if fullname != module_name(self.mutant.file):
            return None
        path = RULES / self.mutant.file
        return spec_from_file_location(fullname, path, loader=MutatedLoader(self.mutant))


def module_name(file: str) -> str:
    """`draw.py` is `pax.rules.draw`."""
    return f"pax.rules.{file.removesuffix('.py')}"


def stages(file: str) -> Iterator[list[str]]:
    """Return the tests that a mutant must pass to survive; quick and likely killers first."""
    folder = ROOT / "tests" / "rules"
    slow = {"test_corpus.py", "test_against_model.py", "test_perft.py", "test_laws.py"}
    own = [name for name in OWN_TESTS.get(file, [f"test_{file}"]) if (folder / name).exists()]
    others = {path.name for path in folder.glob("test_*.py")} - slow - {*own, "test_rng.py"}
    yield from ([str(folder / name)] for name in own)
    yield [str(folder / name) for name in sorted(others)]
    games = ("test_corpus.py", "test_against_model.py")
    yield [*[str(folder / name) for name in games], "-k", FEW_GAMES]
    yield [str(folder / "test_laws.py")]


def survives(mutant: Mutant) -> bool:
    """Run the tests on a mutant in this process, which must exit afterwards."""
    import pytest  # noqa: PLC0415 - imported before the first fork, for all children

    sys.meta_path.insert(0, MutatedFinder(mutant))
    for number, tests in enumerate(stages(mutant.file), start=1):
        allow(number * SECONDS)
        if pytest.main([*OPTIONS, *tests]) != 0:
            return False
    return True


def allow(seconds: int) -> None:
    """Extend the limit of processor time; an endless loop is killed by it."""
    limit = int(time.process_time()) + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


def run_child(mutant: Mutant) -> int:
    """Fork a process that tests a mutant; it exits with 0 if the mutant survives."""
    child = os.fork()
    if child:
        return child
    silence()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    code = 1
    try:
        code = 0 if survives(mutant) else 1
    finally:
        os._exit(code)


def silence() -> None:
    """Discard the output of a child."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def survivors_among(mutants: list[Mutant], jobs: int, noticed: Noticed) -> list[Mutant]:
    """Test all mutants with `jobs` processes; a child that exceeds its limit counts as killed."""
    waiting = [mutant for mutant in mutants[::-1] if mutant not in noticed]
    running, survivors = dict[int, Mutant](), []
    begun = time.monotonic()
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            running[run_child(mutant)] = mutant
        child, status = os.wait()
        mutant = running.pop(child)
        if status == 0:
            survivors.append(mutant)
            print(f"survived: {mutant.name}", flush=True)
        else:
            noticed.add(mutant)
        done = len(mutants) - len(waiting) - len(running)
        if done % 100 == 0:
            minutes = (time.monotonic() - begun) / 60
            print(f"{done} of {len(mutants)} after {minutes:.1f} minutes", flush=True)
    return survivors


def preload() -> None:
    """Import what every child needs, except pax."""
    for name in ("pytest", "hypothesis.strategies", "librt.vecs", "mypy_extensions"):
        import_module(name)


def check_without_change(file: str) -> None:
    """Exit unless the tests pass on the unchanged rules."""
    child = run_child(Mutant(file, "the unchanged rules", (RULES / file).read_text("utf-8")))
    if os.waitpid(child, 0)[1] != 0:
        sys.exit("the tests fail without any change: run make test")


@dataclass
class Verdict:
    """The result of a run."""

    tested: list[Mutant]
    survivors: list[Mutant]
    reasons: dict[str, str]

    def unexplained(self) -> list[str]:
        """Return the survivors without an explanation."""
        return [mutant.name for mutant in self.survivors if mutant.name not in self.reasons]

    def outdated(self, files: Iterable[str]) -> list[str]:
        """Return the explanations without a survivor, for files that were tested."""
        alive = {mutant.name for mutant in self.survivors}
        prefixes = tuple(f"{file} " for file in files)
        return [name for name in self.reasons if name.startswith(prefixes) and name not in alive]

    def report(self) -> str:
        """Write every survivor with its explanation."""
        lines = [f"{len(self.tested)} mutants, {len(self.survivors)} survivors", ""]
        for mutant in self.survivors:
            lines += [mutant.name, f"    {self.reasons.get(mutant.name, 'UNEXPLAINED')}"]
        return "\n".join(lines) + "\n"


def accepted() -> dict[str, str]:
    """Read the explanations: a comment, followed by the survivors that it explains."""
    reasons: dict[str, str] = {}
    reason: list[str] = []
    fresh = True
    for line in ACCEPTED.read_text("utf-8").splitlines():
        if line.startswith("#"):
            reason = [*([] if fresh else reason), line.removeprefix("#").strip()]
            fresh = False
        elif line:
            reasons[line] = " ".join(reason)
            fresh = True
    return reasons


def main(arguments: list[str]) -> None:
    """Test the mutants of the named files; by default of all files of the rules."""
    parser = argparse.ArgumentParser(description="mutation run over the rules")
    parser.add_argument("-j", dest="jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--anew", action="store_true", help="discard the results of earlier runs")
    parser.add_argument("files", nargs="*", default=sorted(f.name for f in RULES.glob("*.py")))
    chosen = parser.parse_args(arguments)
    mutants = [mutant for file in chosen.files for mutant in mutants_of(RULES / file)]
    print(f"{len(mutants)} mutants", flush=True)
    preload()
    check_without_change(chosen.files[0])
    noticed = Noticed()
    if chosen.anew:
        noticed.forget()
    verdict = Verdict(mutants, survivors_among(mutants, chosen.jobs, noticed), accepted())
    REPORT.write_text(verdict.report(), "utf-8")
    for name in verdict.unexplained():
        print(f"unexplained survivor: {name}")
    for name in verdict.outdated(chosen.files):
        print(f"explained, but killed or gone: {name}")
    print(verdict.report().partition("\n")[0] + f"; see {REPORT.relative_to(ROOT)}")
    if verdict.unexplained() or verdict.outdated(chosen.files):
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
