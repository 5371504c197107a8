"""Keeping a game: its record is written after every move, so that none is ever lost."""

import json
import os
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import typer

from pax.cli.table.seats import Seat, SeatError, check_bots
from pax.game import Game, Record, RecordError, read_record

SEATS = "seats"
"""The key that this program adds to a record: the bot of each seat, null for a person."""


class KeptGameError(ValueError):
    """A kept game cannot be continued; the message says why."""


class Keeper:
    """Writes one game to one file, again and again."""

    def __init__(
        self, file: Path, seats: Sequence[Seat], fields: Mapping[str, Any] | None = None
    ) -> None:
        """Take the file and the fields that it had; nothing is written yet."""
        self.file = file
        self.seats = seats
        self._fields = dict(fields or {})

    def keep(self, game: Game) -> None:
        """Write the game; the old text is replaced only when the new one is complete."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        draft = self.file.with_name(f".{self.file.name}.{os.getpid()}")
        try:
            draft.write_text(json.dumps(self._record(game)) + "\n", encoding="utf-8")
            draft.replace(self.file)
        finally:
            draft.unlink(missing_ok=True)

    def _record(self, game: Game) -> dict[str, Any]:
        """Return the game's record, with what another program had added to it."""
        fields = Record.of(game).fields
        table = {**self._fields.get("table", {}), **fields["table"]}
        seats = [seat.bot for seat in self.seats]
        return {**self._fields, **fields, "table": table, SEATS: seats}

    def keep_elsewhere(self, game: Game, file: Path) -> None:
        """Write the game to another file, and go on there."""
        before, self.file = self.file, file
        try:
            self.keep(game)
        except OSError:
            self.file = before
            raise


def games_folder() -> Path:
    """Return the user's folder for games."""
    return Path(typer.get_app_dir("pax")) / "games"


def new_file() -> Path:
    """Return a new file in the user's folder, named after the time."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{now}-{os.getpid()}.json"


def latest_game() -> Path:
    """Return the file of the latest game that is not over."""
    files = sorted(games_folder().glob("*.json"), key=lambda file: file.stat().st_mtime)
    for file in reversed(files):
        try:
            record = read_record(file)
        except (OSError, RecordError):
            continue
        if record.fields.get("result") is None:
            return file
    message = f"no game to go on with in {games_folder()}"
    raise KeptGameError(message)


def continued(file: Path) -> tuple[Game, Keeper]:
    """Return a kept game, to be kept on in the same file; seats without a bot are people's."""
    if file.suffix == ".jsonl":
        message = f"{file}: a file of many games; go on with one that has a .json file of its own"
        raise KeptGameError(message)
    try:
        record = read_record(file)
        record.check()
        game = record.game()
    except OSError as error:
        message = f"{file}: cannot be read: {error.strerror}"
        raise KeptGameError(message) from None
    except RecordError as error:
        message = f"{file}: {error}"
        raise KeptGameError(message) from None
    return game, Keeper(file, _seats(file, record), record.fields)


def _seats(file: Path, record: Record) -> list[Seat]:
    players = record.table.players
    bots = record.fields.get(SEATS, [None] * len(players))
    if not isinstance(bots, list) or len(bots) != len(players):
        message = f"{file}: {SEATS}: must be a list with the bot of each seat, null for a person"
        raise KeptGameError(message)
    seats = [Seat(name, bot) for name, bot in zip(players, bots, strict=True)]
    try:
        check_bots(seats)
    except (SeatError, AttributeError, TypeError) as error:
        message = f"{file}: {SEATS}: {error}"
        raise KeptGameError(message) from None
    return seats
