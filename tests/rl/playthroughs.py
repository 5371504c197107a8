"""Play-throughs by OpenSpiel's generator: `make golden-rl` renews the files."""

from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Final

from open_spiel.python.algorithms.generate_playthrough import playthrough

import pax.rl.openspiel

LONGEST: Final = 1600
SHOWN: Final = 120
FOLDER: Final = Path(__file__).with_name("golden")
GAMES: Final = {
    "micro": "python_pax(variant=micro)",
    "tiny": "python_pax(variant=tiny)",
    "players-2": "python_pax(players=2)",
    "level-3": "python_pax(level=3)",
}


def text_of(name: str) -> str:
    """Return a play-through of a game; equal lines are counted, long ones end with a digest."""
    assert pax.rl.openspiel.__doc__  # imported, so registered
    text = str(playthrough(GAMES[name], None, seed=1))
    lines = [shortened(line.rstrip()) for line in text.splitlines()]
    counted = [(line, len(list(equal))) for line, equal in groupby(lines)]
    return "".join(f"{line}\n" if count == 1 else f"{line} x {count}\n" for line, count in counted)


def shortened(line: str) -> str:
    """Return a line; a long one as its beginning and a digest of the whole."""
    if len(line) <= LONGEST:
        return line
    return f"{line[:SHOWN]}... sha256 {sha256(line.encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(text_of(name), "utf-8")
