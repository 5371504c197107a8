"""The journal of a contest: one line per finished game, so that a stopped contest can be resumed.

Its first line identifies the contest and the code of rules and bots. A journal of another contest
or of other code is refused, because results must not be mixed.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from pax.arena.code_digest import digest, digest_of_code
from pax.arena.matches import Contest
from pax.arena.outcome import GameOutcome

FORMAT: Final = "pax-arena-1"

_SHOWN: Final = 3
"""Maximum of line-ups listed in an error message."""


class JournalError(ValueError):
    """A file is not a journal, or belongs to another contest; the message says which."""


class JournalInUseError(JournalError):
    """Another program is writing to a journal."""


class Head(msgspec.Struct, frozen=True):
    """The first line of a journal: its format and the digests of contest and code."""

    format: str
    contest: str
    code: str
    line_ups: tuple[tuple[str, ...], ...]
    seed: int


class Checkpoint:
    """A journal file; opening it reads its outcomes, and further ones are appended."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Store the path; the file need not exist yet."""
        self.path = path
        self.outcomes: dict[int, GameOutcome] = {}
        self._head = head_of(contest)

    def __enter__(self) -> Self:
        """Read the file, if it exists, and open it for appending."""
        data = self.path.read_bytes() if self.path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]  # a killed process may have left a partial line
        if data and not whole:
            raise JournalError(f"{self.path}: is not a journal of the arena")
        self._file = self.path.open("r+b" if self.path.exists() else "wb")
        try:
            self._lock()
            self._begin(whole)
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        self._file.close()

    @staticmethod
    def head(path: Path) -> Head | None:
        """Return the first line of a journal, or None if the file is missing or empty."""
        if not path.exists():
            return None
        with path.open("rb") as file:
            line = file.readline()
            try:
                return msgspec.json.decode(line, type=Head) if line else None
            except msgspec.DecodeError:
                raise JournalError(f"{path}: is not a journal of the arena") from None

    def add(self, outcome: GameOutcome) -> None:
        """Append an outcome and flush the file."""
        self._write(outcome)
        self.outcomes[outcome.number] = outcome

    def _begin(self, whole: bytes) -> None:
        if whole:
            self._read(whole.splitlines())
            self._file.truncate(len(whole))
            self._file.seek(0, os.SEEK_END)
        else:
            self._write(self._head)

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _read(self, lines: list[bytes]) -> None:
        try:
            self._check(msgspec.json.decode(lines[0], type=Head))
            for line in lines[1:]:
                outcome = msgspec.json.decode(line, type=GameOutcome)
                self.outcomes[outcome.number] = outcome
        except msgspec.DecodeError:
            raise JournalError(f"{self.path}: is not a journal of the arena") from None

    def _check(self, found: Head) -> None:
        if found.format != FORMAT:
            raise JournalError(
                f"{self.path}: is a journal of the format {found.format[:20]!r}, not {FORMAT!r}"
            )
        if found.contest != self._head.contest:
            message = f"{self.path}: is of another contest ({_shown(found)}; seed {found.seed})"
            wanted = (
                "take another file, or the same bots, players or levels, options, deck and seed"
            )
            raise JournalError(f"{message}: {wanted}")
        if found.code != self._head.code:
            message = f"{self.path}: was written with other rules or bots"
            raise JournalError(f"{message}: take another file")

    def _lock(self) -> None:
        """Lock the file, or raise JournalInUseError; closing the file releases the lock."""
        try:
            import fcntl  # noqa: PLC0415 - not on Windows
        except ImportError:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            message = f"{self.path}: another program is writing to it"
            raise JournalInUseError(message) from None


def head_of(contest: Contest) -> Head:
    """Return the first line of a contest's journal."""
    facts = [
        [[list(line_up.bots), line_up.level] for line_up in contest.line_ups],
        contest.seed,
        contest.options,
        sorted(contest.deck.counts.items()),
    ]
    line_ups = tuple(line_up.bots for line_up in contest.line_ups)
    code = digest_of_code(contest.line_ups)
    return Head(FORMAT, digest(msgspec.json.encode(facts)), code, line_ups, contest.seed)


def _shown(head: Head) -> str:
    """Return the distinct line-ups as text; a solo bot has one line-up for each level."""
    line_ups = list(dict.fromkeys(", ".join(bots) for bots in head.line_ups))
    return "; ".join([*line_ups[:_SHOWN], *(["..."] if len(line_ups) > _SHOWN else [])])
