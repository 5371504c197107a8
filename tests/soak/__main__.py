"""`python -m tests.soak`: run the steps that have not passed with this seed and these sources.

It can be stopped with Ctrl-C at any time; the same command resumes it.
"""

import argparse
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from tests.soak.context import Context, Figures
from tests.soak.journal import Journal, Key
from tests.soak.leftovers import adopt_orphans, end_leftovers
from tests.soak.steps import STEPS, Step
from tools.build.sources import ROOT, source_digest

JOURNAL: Final = ROOT / "build" / "soak" / "journal.jsonl"
SEED: Final = 13
INTERRUPTED: Final = 130
_DIGEST: Final = "from pax.build_info import build_info; print(build_info().sources or '')"


class Outcome(NamedTuple):
    """The result of a step."""

    step: str
    result: str
    seconds: float
    figures: Figures


class StepTooLongError(AssertionError):
    """A step exceeded its time limit."""


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    names = [step.name for step in STEPS]
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", nargs="+", choices=names, metavar="STEP", default=names)
    parser.add_argument("--list", action="store_true", help="show the steps and stop")
    parser.add_argument("--anew", action="store_true", help="repeat what has passed already")
    parser.add_argument(
        "--python", default=sys.executable, help="of the installation whose server is tested"
    )
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the steps; 1 if one has failed."""
    chosen = options(arguments)
    if chosen.list:
        for step in STEPS:
            print(f"{step.name:10} {step.shows} (at most {step.minutes} minutes)")
        return 0
    sources = sources_of(chosen.python)
    signal.signal(signal.SIGTERM, _terminated)
    adopt_orphans()
    journal, outcomes = Journal(JOURNAL), list[Outcome]()
    try:
        for step in STEPS:
            if step.name in chosen.only:
                outcomes.append(run(step, chosen, sources, journal))
    except KeyboardInterrupt:
        print("\nstopped; the same command goes on from here", flush=True)
        return INTERRUPTED
    finally:
        with undisturbed():
            end_leftovers()
        print_table(outcomes)
    return int(any(each.result == "FAILED" for each in outcomes))


def sources_of(python: str) -> str:
    """Return the digest of the sources under test; refuse a wheel of other sources."""
    found = subprocess.run(  # noqa: S603 - the Python that was named
        [python, "-c", _DIGEST], capture_output=True, text=True, check=True
    ).stdout.strip()
    if python == sys.executable and found and found != source_digest():
        sys.exit("the installed wheel was built from other sources than these: run make wheel-env")
    return found or source_digest()


def run(step: Step, chosen: argparse.Namespace, sources: str, journal: Journal) -> Outcome:
    """Run one step unless it has passed."""
    key = Key(step.name, chosen.seed, step.digest(sources))
    if chosen.anew:
        journal.add(key, "anew")
    elif (figures := journal.passed(key)) is not None:
        return Outcome(step.name, "passed before", 0.0, figures)
    begin = time.monotonic()
    with tempfile.TemporaryDirectory(
        prefix=f"pax-soak-{step.name}-", ignore_cleanup_errors=True
    ) as folder:
        context = Context(journal, key, chosen.python, Path(folder))
        context.say(f"begins, seed {key.seed}: {step.shows}")
        try:
            with at_most(step.minutes):
                figures = step.load()(context)
            left = [command for command in end_leftovers() if "pax" in command]
            assert not left, f"processes left behind: {left}"
        except Exception as error:  # noqa: BLE001 - any error fails the step
            traceback.print_exc()
            figures = {"failure": f"{type(error).__name__}: {error}"[:500]}
            journal.add(key, "failed", figures=figures)
            return Outcome(step.name, "FAILED", time.monotonic() - begin, figures)
    journal.add(key, "passed", figures=figures)
    return Outcome(step.name, "passed", time.monotonic() - begin, figures)


@contextmanager
def at_most(minutes: int) -> Iterator[None]:
    """Fail a block that takes longer."""

    def ring(*_: object) -> NoReturn:
        raise StepTooLongError(f"longer than {minutes} minutes")

    signal.signal(signal.SIGALRM, ring)
    signal.alarm(minutes * 60)
    try:
        yield
    finally:
        signal.alarm(0)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ignore Ctrl-C during cleanup."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _terminated(*_: object) -> NoReturn:
    raise KeyboardInterrupt


def print_table(outcomes: Sequence[Outcome]) -> None:
    """Print the result of each step, with its figures."""
    for outcome in outcomes:
        print(f"\n{outcome.step:10} {outcome.result}, {outcome.seconds:.0f} s")
        for name, value in outcome.figures.items():
            shown = f"{value:,.4g}" if isinstance(value, float) else str(value)
            print(f"    {name:44} {shown}")


if __name__ == "__main__":
    sys.exit(main())
