"""The model replays every game that an independent implementation recorded."""

import json
from pathlib import Path
from typing import Any

import pytest

from .model import Model

GAMES = Path(__file__).parents[1] / "data" / "games.jsonl"
RECORDS = [json.loads(line) for line in GAMES.read_text("utf-8").splitlines()]


def started(record: dict[str, Any]) -> Model:
    """Return the game of a record before its first move."""
    table = record["table"]
    return Model(
        mode=table["mode"],
        players=len(table["players"]),
        level=table.get("level"),
        rules=table["rules"],
        pile=record["pile"],
    )


def test_corpus_is_complete() -> None:
    assert len(RECORDS) == 305


@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_model_replays_a_recorded_game(number: int) -> None:
    record = RECORDS[number]
    game = started(record)
    for move in record["moves"]:
        assert move in game.legal()
        game.apply(move)
    assert game.over
    assert game.legal() == []
    assert game.result() == record["result"]
