"""Write the golden games anew."""

from tests.golden.games import FOLDER, TABLES, golden_text

for name in TABLES:
    (FOLDER / f"{name}.txt").write_text(golden_text(name), encoding="utf-8")
