"""Records for tests: the corpus, and single games from it."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from tools.build.sources import ROOT

CORPUS = Path(ROOT / "tests/data/games.jsonl")


@cache
def corpus() -> list[bytes]:
    """Return the lines of the corpus."""
    return CORPUS.read_bytes().splitlines()


def fields_of(players: int) -> dict[str, Any]:
    """Return the first finished game of the corpus with these players and the built-in deck."""
    for line in corpus():
        fields: dict[str, Any] = json.loads(line)
        table = fields["table"]
        if len(table["players"]) == players and isinstance(table["deck"], str):
            return fields
    raise LookupError(players)
