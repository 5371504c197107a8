"""Recorded frames: snapshots around moves of real games, which the tests of the web client read.

`PAX_GOLDEN=write` writes the file again, after a change of events or snapshots.
"""

import json
import os
from random import Random
from typing import Any, Final

import msgspec

import pax
from pax.game.notation import encode_move
from pax.game.observation.events import events_of
from pax.game.snapshot.builder import picture
from tools.build.sources import ROOT

FRAMES: Final = ROOT / "web" / "tests" / "recorded_frames.json"
NAMES: Final = ("Ada", "Livia", "Decimus", "Aurelia", "Cassius", "Octavia")
GAMES: Final = ((2, 4), (6, 1))
"""The number of players, and the seed."""

PEEKS: Final = 0.2
"""How often a bot that may peek considers it."""


def test_the_recorded_frames_are_those_of_the_engine() -> None:
    lines = [json.dumps(frame, separators=(",", ":")) for frame in frames()]
    text = "[\n" + ",\n".join(lines) + "\n]\n"
    if os.environ.get("PAX_GOLDEN") == "write":
        FRAMES.write_text(text, "utf-8")
    assert text == FRAMES.read_text("utf-8")


def frames() -> list[dict[str, Any]]:
    """Return one frame for each sequence of kinds of events, of the own seat and of others."""
    found: dict[tuple[object, ...], dict[str, Any]] = {}
    for players, seed in GAMES:
        game, rng = pax.deal(players=list(NAMES[:players]), seed=seed), Random(seed)
        while game.seat is not None:
            seat, known, before = game.seat, len(game.view(0).batches), shown(game)
            legal = game.legal()
            calm = [move for move in legal if move != "peek"]
            game.play(rng.choice(calm if calm and rng.random() > PEEKS else legal))
            batches = game.view(0).batches[known:]
            events = [each for batch in batches for each in events_of(batch, game.config.deck)]
            key = (seat == 0, *dict.fromkeys(type(each).__name__ for each in events))
            frame = {"seat": seat, "events": plain(events), "before": before, "after": shown(game)}
            found.setdefault(key, frame)
    return list(found.values())


def shown(game: pax.Game) -> dict[str, Any]:
    """Return what the first seat sees, without points and the reasons why moves are illegal."""
    found: dict[str, Any] = plain(picture(game, 0))
    found["mine"]["question"] = None
    for part in (found["public"], found["mine"]):
        if part["standing"] is not None:
            part["standing"] = {
                "categories": [
                    {"rome_holds": each["rome_holds"]} for each in part["standing"]["categories"]
                ]
            }
    return found


def plain(data: object) -> Any:  # noqa: ANN401 - decoded JSON
    """Return structs as they are on the wire."""
    return json.loads(msgspec.json.encode(data, enc_hook=encode_move))
