"""Interleaved rounds: subjects take turns, so that noise of the machine affects all equally."""

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeAlias

from bench.harness.sample import Sample
from bench.harness.subject import Subject

Samples: TypeAlias = dict[str, list[Sample]]

# A trial run can be extrapolated if it fills this fraction of the requested time.
TRIAL: Final = 0.25


def repeats_for(subject: Subject, seconds: float) -> int:
    """Return the number of repeats that fill the time; also warms the subject up."""
    repeats = 1
    while (sample := subject.sample(repeats)).seconds < seconds * TRIAL:
        repeats *= 2
    return max(1, round(repeats * seconds / sample.seconds))


def in_rounds(
    subjects: Sequence[Subject], rounds: int, seconds: float, tell: Callable[[str], None]
) -> Samples:
    """Measure each subject once per round: A B C, A B C, ... with equal work in every round."""
    repeats: dict[str, int] = {}
    for subject in subjects:
        tell(f"warming up: {subject.name}")
        repeats[subject.name] = repeats_for(subject, seconds)
    samples: Samples = {subject.name: [] for subject in subjects}
    with old_objects_set_aside():
        for number in range(rounds):
            for subject in subjects:
                tell(f"round {number + 1} of {rounds}: {subject.name}")
                gc.collect()
                samples[subject.name].append(subject.sample(repeats[subject.name]))
    return samples


@contextmanager
def old_objects_set_aside() -> Iterator[None]:
    """Freeze the objects of all imported libraries, so that the garbage collector skips them.

    It still collects what a subject allocates while it is measured.
    """
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
