"""Step `baseline`: the example that learns beats three novices with every seed.

Half of the training of docs/research.md is enough to win clearly more than a third of the games.
"""

import os
import re
import subprocess
from typing import Final

from tests.soak.context import Context, Figures
from tools.build.sources import ROOT

SEEDS: Final = (1, 2, 3)
DECISIONS: Final = 2_000_000
WANTED: Final = 0.35
CHANCE: Final = 0.25
RESULT: Final = re.compile(r"won (\S+) of 1000 games, plus or minus (\S+);")


def step(context: Context) -> Figures:
    """Train with each seed; the share of games won is high enough, its interval above chance."""
    context.folder.mkdir(exist_ok=True)
    figures: dict[str, float | str] = {}
    for seed in SEEDS:
        name = f"seed {seed}"
        if name not in context.finished:
            context.finish(name, trained(context, seed))
        won, error = (float(context.finished[name][each]) for each in ("won", "plus or minus"))
        context.say(f"{name}: won {won:.3f}, plus or minus {error:.3f}")
        assert won >= WANTED
        assert won - error > CHANCE
        figures[f"{name}, won"] = won
    return figures


def trained(context: Context, seed: int) -> Figures:
    """Train with a seed and play 1,000 games."""
    words = ["train", f"seed{seed}.npz", "--seed", str(seed), "--decisions", str(DECISIONS)]
    done = subprocess.run(  # noqa: S603 - our own program
        [context.python, str(ROOT / "examples" / "ppo.py"), *words],
        cwd=context.folder,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = RESULT.search(done.stdout)
    assert found, done.stdout[-500:]
    return {"won": float(found[1]), "plus or minus": float(found[2])}
