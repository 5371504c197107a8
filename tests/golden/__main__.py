"""Regenerate the golden games."""

from tests.golden.games import FOLDER, GAMES, golden_text

for name in GAMES:
    (FOLDER / f"{name}.txt").write_text(golden_text(name), encoding="utf-8")
