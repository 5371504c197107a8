"""A run as JSON."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from bench.engine.targets import Target
from bench.harness.figures import figure
from bench.harness.rounds import Samples
from bench.harness.sample import Sample


def subject_record(samples: Sequence[Sample]) -> dict[str, object]:
    """Return the figures and samples of one subject."""
    return {
        "units_per_second": asdict(figure(samples, lambda sample: sample.rate)),
        "nanoseconds_per_unit": asdict(figure(samples, lambda sample: sample.nanoseconds)),
        "units_per_repeat": samples[0].units_each,
        "chance_per_repeat": samples[0].chance / samples[0].repeats,
        "samples": [asdict(sample) for sample in samples],
    }


def target_record(target: Target) -> dict[str, object]:
    """Return one target and its verdict."""
    return asdict(target) | {"verdict": target.verdict}


def write(
    path: Path,
    facts: Mapping[str, object],
    missing: Mapping[str, str],
    samples: Samples,
    targets: Sequence[Target],
) -> None:
    """Write the whole run to a file."""
    run = {
        "machine": facts,
        "missing": missing,
        "subjects": {name: subject_record(taken) for name, taken in samples.items()},
        "targets": [target_record(target) for target in targets],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(run, indent=2) + "\n", encoding="utf-8")
