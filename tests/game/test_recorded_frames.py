"""Recorded frames: snapshots around moves of real games, which the tests of the web client read.

`PAX_GOLDEN=write` writes the file again, after a change of events or snapshots.
"""

import json
import os
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

import pax
from pax.game.notation import encode_move
from pax.game.observation.events import events_of
from pax.game.snapshot.builder import open_cards, picture
from tools.build.sources import ROOT

FRAMES: Final = ROOT / "web" / "tests" / "recorded_frames.json"
MEMORY: Final = ROOT / "web" / "tests" / "recorded_memory.json"
NAMES: Final = ("Ada", "Livia", "Decimus", "Aurelia", "Cassius", "Octavia")
GAMES: Final = ((2, 4), (6, 1))
"""The number of players, and the seed."""

PEEKS: Final = 0.2
"""How often a bot that may peek considers it."""


REMEMBERED: Final = (3, 3, 2)
"""The number of players, the seed, and the seat that remembers."""

PART: Final = 30
"""After so many moves each, what was so is recorded."""


def test_the_recorded_frames_are_those_of_the_engine() -> None:
    lines = [json.dumps(frame, separators=(",", ":")) for frame in frames()]
    compare(FRAMES, "[\n" + ",\n".join(lines) + "\n]\n")


def test_the_recorded_game_is_the_engines() -> None:
    compare(MEMORY, json.dumps(told(), separators=(",", ":")) + "\n")


def compare(path: Path, text: str) -> None:
    """Compare a file with a text, or write it."""
    if os.environ.get("PAX_GOLDEN") == "write":
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8")


def told() -> dict[str, Any]:
    """Return a game as one seat was told it, and now and then what was so."""
    players, seed, seat = REMEMBERED
    game, rng = pax.deal(players=list(NAMES[:players]), seed=seed), Random(seed)
    truth: list[dict[str, Any]] = []
    while game.seat is not None:
        game.play(rng.choice([move for move in game.legal() if move != "peek"] or game.legal()))
        if len(game.moves) % PART == 0 and game.seat is not None:
            now = plain(open_cards(game))
            drawn = now.pop("view") if game.seat != seat else []
            after = len(game.view(seat).batches)
            truth.append({"after": after, **now, "drawn": drawn, **shown(game, seat)})
    batches = [list(events_of(batch, game.config.deck)) for batch in game.view(seat).batches]
    return {
        "seat": seat,
        "players": players,
        "deck": dict(game.config.deck.counts),
        "batches": plain(batches),
        "truth": truth,
    }


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


def shown(game: pax.Game, seat: int = 0) -> dict[str, Any]:
    """Return what a seat sees, without points and decisions."""
    found: dict[str, Any] = plain(picture(game, seat))
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
