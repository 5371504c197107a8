"""Reproducible positions from whole games, to show in a page."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import pax
from pax.game.observation.events import Event, events_of
from pax.rules.rounds_left import rounds_to_come


class Position(NamedTuple):
    """A position of a record in which the first seat decides."""

    record: dict[str, Any]
    moves: int

    @property
    def begin(self) -> dict[str, object]:
        """The part of a request for a table that begins here."""
        return {"record": self.record, "moves": self.moves}

    @property
    def game(self) -> pax.Game:
        """The game at this position."""
        return pax.Record.read(json.dumps(self.record)).game(self.moves)


CHOICE: Final = 3
"""Decisions with fewer moves are skipped."""


def fullest(players: list[str], seed: int) -> list[Position]:
    """Return, for each kind of decision of the first seat in a game, the one with most moves."""
    game, rng = pax.deal(players=players, seed=seed), Random(seed)
    found: dict[str, tuple[int, int]] = {}
    made = 0
    while game.seat is not None:
        legal = game.legal()
        if game.seat == 0:
            kind = " ".join(sorted({move.split()[0] for move in legal}))
            found[kind] = max(found.get(kind, (0, 0)), (len(legal), made))
        game.play(rng.choice([move for move in legal if move != "peek"] or legal))
        made += 1
    record = json.loads(pax.Record.from_game(game).write())
    return [Position(record, moves) for count, moves in found.values() if count >= CHOICE]


def almost_over(players: list[str]) -> Position:
    """Return a position of a random game in which the first seat makes the last move."""
    for seed in range(100):
        game, rng = pax.deal(players=players, seed=seed), Random(seed)
        last = None
        while game.seat is not None:
            last = game.seat
            game.play(rng.choice([move for move in game.legal() if move != "peek"] or game.legal()))
        if last == 0:
            record = json.loads(pax.Record.from_game(game).write())
            return Position(record, len(game.moves) - 1)
    raise AssertionError("no game ends with the first seat")


def first(players: list[str], wanted: Callable[[pax.Game], bool], seeds: int = 50) -> Position:
    """Return the first position with a decision of the first seat that is wanted."""
    for seed in range(seeds):
        game, rng = pax.deal(players=players, seed=seed), Random(seed)
        while game.seat is not None:
            if game.seat == 0 and wanted(game):
                return Position(json.loads(pax.Record.from_game(game).write()), len(game.moves))
            game.play(rng.choice([move for move in game.legal() if move != "peek"]))
    raise AssertionError("there is no such position")


class Moment(NamedTuple):
    """A position of the first seat, and a move in it."""

    position: Position
    move: str


def with_event(
    kind: str,
    wanted: Callable[[Event, pax.Game], bool] = lambda _event, _after: True,
    players: tuple[str, ...] = ("Ada", "Livia"),
) -> Moment:
    """Return the first moment in which a move of the first seat has a wanted consequence."""
    for seed in range(50):
        game, rng = pax.deal(players=[*players], seed=seed), Random(seed)
        while game.seat is not None:
            legal = [move for move in game.legal() if move != "peek"]
            for move in legal if game.seat == 0 else []:
                after = game.copy()
                after.play(move)
                found = events_of(after.view(0).batches[-1], game.config.deck)
                if any(type(each).__name__ == kind and wanted(each, after) for each in found):
                    record = json.loads(pax.Record.from_game(game).write())
                    return Moment(Position(record, len(game.moves)), move)
            game.play(rng.choice(legal))
    raise AssertionError(f"no move leads to {kind}")


def begins_last_round(_event: Event, after: pax.Game) -> bool:
    """Whether no other round can follow."""
    return rounds_to_come(after.view(0).state)[1] == 0
