"""Saved games: the record is written after every move, so that no move is lost."""

import json
import os
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import typer

from pax.cli.options.records import unreadable_text, why_wrong
from pax.cli.table.file_lock import Lock
from pax.cli.table.seats import LocalSeat, SeatError, check_bots
from pax.game import Game, Record, RecordError, read_record
from pax.text import Words

SEATS = "seats"
"""The key that this program adds to a record: the bot of each seat, null for a person."""


MANY: Final = ".jsonl"
"""The suffix of files of many games; such a file cannot be continued."""

_SHOWN: Final = 40


class SavedGameError(ValueError):
    """A saved game cannot be continued; the message says why."""


class SaveError(ValueError):
    """A game must not be saved to a file; the text is the id of the message that says why."""


class GameFile:
    """The file that a game is saved to after every move."""

    def __init__(
        self,
        file: Path,
        seats: Sequence[LocalSeat],
        fields: Mapping[str, Any] | None = None,
        lock: Lock | None = None,
    ) -> None:
        """Set the file, its previous fields and its lock; nothing is written yet."""
        self.file = file
        self.seats = seats
        self._fields = dict(fields or {})
        self._lock = lock or Lock(file)

    def save(self, game: Game) -> None:
        """Write the game; other processes cannot continue it until it is released."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self._lock.take()
        self._write(game, self.file)

    def save_copy(self, game: Game, file: Path) -> None:
        """Write a copy to another file; if the own file is not writable, switch to the copy."""
        _check_place(game, file)
        lock = Lock(file)
        if file.resolve() != self.file.resolve():
            if not lock.take():
                raise SaveError(_IN_USE)
            try:
                self._write(game, file)
            except OSError:
                lock.release()
                raise
        try:
            self.save(game)
        except OSError:
            self._lock.release()
            self.file, self._lock = file, lock
        else:
            lock.release()

    def release(self) -> None:
        """Let other processes continue the game."""
        self._lock.release()

    def _write(self, game: Game, file: Path) -> None:
        """Write a draft and rename it, so that the file is always complete."""
        draft = file.with_name(f".{file.name}.{os.getpid()}")
        try:
            draft.write_text(json.dumps(self._record(game)) + "\n", encoding="utf-8")
            draft.replace(file)
        finally:
            draft.unlink(missing_ok=True)

    def _record(self, game: Game) -> dict[str, Any]:
        """Return the game's record, including fields that other programs added."""
        fields = Record.from_game(game).fields
        table = {**self._fields.get("table", {}), **fields["table"]}
        seats = [seat.bot for seat in self.seats]
        return {**self._fields, **fields, "table": table, SEATS: seats}


_IN_USE: Final = "play-save-in-use"


def _check_place(game: Game, file: Path) -> None:
    """Raise SaveError if the file holds something else or could not be loaded again."""
    if file.suffix.lower() == MANY:
        raise SaveError("play-save-many")
    if not file.parent.is_dir():
        raise SaveError("play-save-no-folder")
    if file.exists() and not _is_of(game, file):
        raise SaveError("play-save-exists")


def _is_of(game: Game, file: Path) -> bool:
    """Whether a file holds a record of the same deal."""
    try:
        record = read_record(file)
    except (OSError, RecordError):
        return False
    dealt = (record.config, record.aside, record.pile)
    return dealt == (game.config, list(game.aside), list(game.pile))


def games_folder() -> Path:
    """Return the user's folder of saved games."""
    return Path(typer.get_app_dir("pax")) / "games"


def new_file() -> Path:
    """Return a new path in the user's folder, named after the current time."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{now}-{os.getpid()}.json"


def latest_game() -> Path:
    """Return the file of the latest unfinished game."""
    files = sorted(games_folder().glob("*.json"), key=lambda file: file.stat().st_mtime)
    for file in reversed(files):
        try:
            record = read_record(file)
        except (OSError, RecordError):
            continue
        if record.fields.get("result") is None:
            return file
    message = f"there is no unfinished game in {games_folder()}"
    raise SavedGameError(message)


def continued(file: Path, words: Words) -> tuple[Game, GameFile]:
    """Load a saved game and its file; seats without a bot belong to people."""
    if file.suffix.lower() == MANY:
        message = f"{file} is a file of many games: only a single game (.json) can be continued"
        raise SavedGameError(message)
    lock = Lock(file)
    if file.is_file() and not lock.take():
        message = f"{file}: this game is being played in another window: quit it there first"
        raise SavedGameError(message)
    try:
        game, record = _game(file, words)
        return game, GameFile(file, _seats(file, record), record.fields, lock)
    except SavedGameError:
        lock.release()
        raise


def _game(file: Path, words: Words) -> tuple[Game, Record]:
    try:
        record = read_record(file)
        record.check()
        return record.game(), record
    except OSError as error:
        raise SavedGameError(unreadable_text(file, error, words)) from None
    except RecordError as error:
        message = f"{file}: {error.place}: {why_wrong(error, words)}"
        raise SavedGameError(message) from None


def _seats(file: Path, record: Record) -> list[LocalSeat]:
    players = record.config.players
    bots = record.fields.get(SEATS, [None] * len(players))
    if not isinstance(bots, list) or len(bots) != len(players):
        message = f"{file}: {SEATS}: must be a list with the bot of each seat, null for a person"
        raise SavedGameError(message)
    for bot in bots:
        if not (bot is None or isinstance(bot, str)):
            wrong = json.dumps(bot)[:_SHOWN]
            message = f"{file}: {SEATS}: {wrong} is not a bot: write its name in quotes, or null"
            raise SavedGameError(message)
    seats = [LocalSeat(name, bot) for name, bot in zip(players, bots, strict=True)]
    try:
        check_bots(seats)
    except SeatError as error:
        message = f"{file}: {SEATS}: {error}"
        raise SavedGameError(message) from None
    return seats
