"""The tables that a run prints."""

from collections.abc import Iterator, Sequence

from bench.engine.targets import Target
from bench.harness.figures import figure
from bench.harness.rounds import Samples
from bench.harness.sample import Sample


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Format rows; the first column is left-aligned, the others right-aligned."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for cells in (head, ["-" * width for width in widths], *rows):
        first, *others = (
            cell.ljust(width) if place == 0 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        yield "  ".join((first, *others)).rstrip()


def rate(sample: Sample) -> float:
    """Return the units per second of a sample."""
    return sample.rate


def subject_rows(samples: Samples) -> list[list[str]]:
    """Return a row per subject: speed, spread, and statistics of its games."""
    rows = []
    for name, taken in samples.items():
        speed, one = figure(taken, rate), taken[0]
        rows.append(
            [
                name,
                f"{speed.median:,.0f}",
                f"{1e9 / speed.median:,.0f}",
                f"{speed.spread:.0%}",
                f"{one.units_each:,.1f}" if one.units > one.repeats else "-",
                f"{one.chance / one.repeats:,.1f}" if one.chance else "-",
            ]
        )
    return rows


def target_rows(targets: Sequence[Target]) -> list[list[str]]:
    """Return a row per target: its bound and the figure measured."""
    rows = []
    for target in targets:
        wanted = "-"
        if target.bound is not None:
            wanted = f"{'>=' if target.at_least else '<='} {target.bound:g}{target.unit}"
        found = target.figure
        shown = ["-", "-"]
        if found is not None:
            shown = [f"{found.median:.3g}{target.unit}", f"{found.low:.3g} .. {found.high:.3g}"]
        rows.append([target.text, wanted, *shown, target.verdict])
    return rows


def report(samples: Samples, targets: Sequence[Target]) -> Iterator[str]:
    """Return the lines of the whole report."""
    head = ("subject", "a second", "ns each", "spread", "per game", "chance per game")
    yield from table(head, subject_rows(samples))
    yield ""
    yield from table(("target", "wanted", "median", "middle half", ""), target_rows(targets))
