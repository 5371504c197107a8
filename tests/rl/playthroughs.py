"""Play-throughs by OpenSpiel's generator: `python -m tests.rl.playthroughs` renews the files."""

from pathlib import Path
from typing import Final

from open_spiel.python.algorithms.generate_playthrough import playthrough

import pax.rl.openspiel

FOLDER: Final = Path(__file__).with_name("golden")
GAMES: Final = {
    "micro": "python_pax(variant=micro)",
    "tiny": "python_pax(variant=tiny)",
}


def text_of(name: str) -> str:
    """Return a play-through of a game."""
    assert pax.rl.openspiel.__doc__  # imported, so registered
    text = str(playthrough(GAMES[name], None, seed=1))
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(text_of(name), "utf-8")
