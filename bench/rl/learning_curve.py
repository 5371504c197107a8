"""Draw the learning curves that `examples/ppo.py` writes.

python -m bench.rl.learning_curve docs/pictures/ppo.svg seed1.csv seed2.csv seed3.csv
"""

import csv
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pax.arena.plot import new_figure, per_cent, save

CHANCE: Final = 0.25
WANTED: Final = 0.35
TICKS: Final = (0.03, 0.1, 0.3, 1, 3, 10, 30)


def draw(target: Path, curves: Sequence[Path]) -> None:
    """Draw the share of games won against decisions, one line for each file."""
    figure, axes = new_figure()
    for path in curves:
        with path.open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        decisions = [int(row["decisions"]) / 1e6 for row in rows]
        axes.plot(decisions, [float(row["won"]) for row in rows], label=path.stem)
    axes.axhline(CHANCE, color="grey", linestyle=":", label="chance")
    axes.axhline(WANTED, color="grey", linestyle="--", label="wanted")
    axes.set_xscale("log")
    axes.set_xticks(TICKS, labels=map(str, TICKS))
    axes.set_xlabel("decisions of the learner, in millions")
    axes.set_ylabel("won of the last 4,000 games")
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(per_cent)
    axes.legend()
    save(figure, target)


if __name__ == "__main__":
    draw(Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]])
