"""The end of a benchmark: print the tables, write the JSON, check the targets."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.engine import record
from bench.engine.tables import report
from bench.engine.targets import Target
from bench.harness import machine
from bench.harness.rounds import Samples
from pax.build_info import build_info


def conclude(
    path: Path,
    core: int | None,
    missing: Mapping[str, str],
    samples: Samples,
    results: Sequence[Target],
) -> int:
    """Report a run and write it to a file; return 1 if a target is missed."""
    facts = machine.facts() | {"pax": str(build_info()), "core": core}
    print(*(f"{name}: {fact}" for name, fact in facts.items()), "", sep="\n")
    print(*report(samples, results), sep="\n")
    for peer, reason in missing.items():
        print(f"\n{peer} is missing ({reason}); comparisons with it were skipped")
    record.write(path, facts, missing, samples, results)
    print(f"\nwritten to {path}")
    return int(any(target.verdict == "FAIL" for target in results))
