"""The entries of `perft.json` as data; `freeze.py` documents the keys."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .deals import RECONSTRUCTED_1, Deal
from .model import Model
from .perft import Tally
from .setup import Setup

Entry = dict[str, Any]

FILE = Path(__file__).parents[1] / "data" / "perft.json"


def entries() -> list[Entry]:
    """Read all frozen entries."""
    read: list[Entry] = json.loads(FILE.read_text("utf-8"))
    return read


def write(frozen: list[Entry]) -> None:
    """Write the entries in a readable layout, one key per line."""
    FILE.write_text("[\n" + ",\n".join(map(_text, frozen)) + "\n]\n", "utf-8")


def _text(entry: Entry) -> str:
    lines = [f"    {json.dumps(key)}: {json.dumps(item)}" for key, item in entry.items()]
    return "  {\n" + ",\n".join(lines) + "\n  }"


def entry_of(name: str, start: Deal, moves: list[str], tally: Tally | list[int]) -> Entry:
    """Return the entry of a counted position; a `Tally` counts games to their end."""
    counts, wins = tally if isinstance(tally, tuple) else (tally, None)
    return {
        "name": name,
        "mode": start.mode,
        "players": start.players,
        "level": start.level,
        "rules": start.rules,
        "deck": "reconstructed-1" if start.deck == RECONSTRUCTED_1 else start.deck,
        "setup": start.setup and asdict(start.setup),
        "aside": start.aside,
        "pile": start.pile,
        "moves": moves,
        "counts": counts,
        "endings": wins
        and [
            {"rome_wins": rome_wins, "winners": list(winners), "games": games}
            for (rome_wins, winners), games in sorted(wins.items())
        ],
    }


def setup_of(entry: Entry) -> Setup | None:
    """Return the overridden set-up of an entry, if it has one."""
    setup = entry["setup"]
    return setup and Setup(**{**setup, "draws": tuple(setup["draws"])})


def start_of(entry: Entry) -> Model:
    """Return the position of an entry: its deal, with its moves made."""
    game = Model(
        mode=entry["mode"],
        players=entry["players"],
        level=entry["level"],
        rules=entry["rules"],
        pile=entry["pile"],
        setup=setup_of(entry),
    )
    for move in entry["moves"]:
        game.apply(move)
    return game
