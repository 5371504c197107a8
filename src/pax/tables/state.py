"""Table state: one game at a table, computed only from the entries of its log."""

from dataclasses import replace
from functools import cached_property, singledispatchmethod
from typing import NamedTuple

from pax.game import Game, GameConfig, Record
from pax.game.snapshot.builder import forced
from pax.tables.credentials import opens
from pax.tables.entries import (
    AnyEntry,
    BotTook,
    Dealt,
    Freed,
    MoveMade,
    MovesUndone,
    OwnerReturned,
    Sat,
    SeatFilled,
    SeatsSwapped,
    Spoke,
    WasClosed,
    unpack,
)
from pax.tables.fair_deal import commitment, dealt
from pax.tables.quota import Quota
from pax.tables.rows import Status, StoredGame
from pax.tables.seats import Seat, SeatEntry, arrivals_due, first_seat, seat_after, swap
from pax.tables.spec import TableSpec, decode_spec


class LogLine(NamedTuple):
    """A log entry and the index of its batch of game events, if any.

    `name` is that of the seat's player at the time, since the player may change; moves have none.
    """

    seq: int
    entry: AnyEntry
    batch: int | None
    name: str = ""


class TableState:
    """A game with its seats. `turn` is the newest entry that changed what can be decided.

    `deciding` is the seat that has the decision, if the game is running.

    `moved_at` is when its clock started. Time used before a move was taken back counts, so that
    undoing and moving again gains no time. `changed_at` is when the game last changed, and so when
    it ended. `secret` is that of the deal, if it is known here. `reordered`: the host has
    changed the order of the seats.
    """

    def __init__(self, stored: StoredGame) -> None:
        """Begin before the first entry."""
        self.stored = stored
        self.spec: TableSpec = decode_spec(stored.plan)
        self.commitment = self.spec.commitment or commitment(stored.secret)
        self.secret = bytes.fromhex(self.spec.secret) or stored.secret
        self.seats: list[Seat] = [first_seat(seat) for seat in self.spec.chairs]
        self.quota = Quota()
        self.game: Game | None = None
        self.closed = False
        self.deciding: int | None = None
        self.seq = 0
        self.turn = 0
        self.moved_at = 0.0
        self.changed_at = 0.0
        self.moves = 0
        self._choices: list[bool] = []
        self._used: dict[tuple[int, int | None], float] = {}
        self.lines: list[LogLine] = []
        self.answered: dict[str, int] = {}
        self.reordered = False

    @property
    def table_id(self) -> str:
        """The table's id."""
        return self.stored.table_id

    @property
    def status(self) -> Status:
        """The phase of the game."""
        if self.closed:
            return "closed"
        if self.game is None:
            return "waiting"
        return "over" if self.deciding is None else "running"

    @property
    def only_bots(self) -> bool:
        """Whether every seat was given to a bot when the table was made."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def by_chance(self) -> bool:
        """Whether the secret of the deal chose who begins, and the host changed nothing since."""
        return self.spec.by_chance and not self.reordered

    @property
    def bot(self) -> str | None:
        """The level of the bot that has the decision, or None."""
        seat = self.deciding
        return None if seat is None else self.seats[seat].bot

    @property
    def deadline(self) -> float | None:
        """When the server decides for the deciding seat, if the table has a time limit."""
        if self.spec.seconds is None:
            return None
        seat = self.deciding
        if seat is None or self.seats[seat].bot is not None:
            return None
        return self.moved_at + self.spec.seconds

    @property
    def due(self) -> float | None:
        """When the server acts next by itself: at a deadline, or to free a seat in the lobby."""
        return arrivals_due(self.seats) if self.status == "waiting" else self.deadline

    @property
    def nonces(self) -> list[str]:
        """The inputs of the deal other than the secret: the seats' nonces; a bot's is empty."""
        if self.spec.nonces is not None:
            return self.spec.nonces
        return [seat.nonce or "" for seat in self.seats]

    @cached_property
    def table(self) -> GameConfig:
        """The configuration of the table; the players may have changed since."""
        return self.spec.table(self.names)

    @property
    def names(self) -> list[str]:
        """The names of the players, in seat order."""
        return [seat.name for seat in self.seats]

    def undo_to_choice(self, seat: int) -> int:
        """Return how many moves a seat must take back to reach its last decision with a choice.

        Publicly forced moves are no choice; 0 if no other move can be taken back.
        """
        game = self.game
        for moves in range(1, 1 + (0 if game is None else game.undoable(seat))):
            if moves > len(self._choices) or self._choices[-moves]:
                return moves
        return 0

    def seat_opened_by(self, secret: str) -> int | None:
        """Return the seat that a secret opens; all locks are compared, for constant time."""
        found = None
        for number, seat in enumerate(self.seats):
            if opens(secret, seat.lock):
                found = number
        return found

    def read(self, rows: list[tuple[int, bytes]]) -> list[LogLine]:
        """Apply stored entries; return the new lines."""
        known = len(self.lines)
        for seq, data in rows:
            if seq == self.seq + 1:
                self.add(unpack(data))
        return self.lines[known:]

    def add(self, entry: AnyEntry) -> LogLine:
        """Apply the next entry, which must be legal."""
        before = None if self.spec.seconds is None else (self.moves, self.deciding)
        # Nearly all are moves, and dispatching on the type takes as long as applying one.
        name = "" if isinstance(entry, MoveMade) else self._name_at(entry)
        batch = self._move(entry) if isinstance(entry, MoveMade) else self._happen(entry)
        self.seq += 1
        self.quota.add(entry)
        if isinstance(entry, Freed):
            self._forget_messages(entry.seat)
        if entry.id:
            self.answered[entry.id] = self.seq
        if batch is not None or isinstance(entry, WasClosed):
            self.turn = self.seq
            if batch is not None or self.game is None or self.deciding is not None:
                self.changed_at = entry.at
            self.deciding = None if self.game is None or self.closed else self.game.seat
            self._restart_clock(before, entry.at)
        elif isinstance(entry, BotTook | OwnerReturned) and entry.seat == self.deciding:
            self.turn = self.seq  # and leaving and coming back gains no time
        line = LogLine(self.seq, entry, batch, name)
        self.lines.append(line)
        return line

    def _name_at(self, entry: AnyEntry) -> str:
        """Return the name of the player that an entry is about, before it is applied."""
        if isinstance(entry, Sat | SeatFilled) and entry.name:
            return entry.name
        return "" if isinstance(entry, Dealt | WasClosed) else self.seats[entry.seat].name

    def _forget_messages(self, seat: int) -> None:
        """Forget the message ids of a seat: its next player may choose the same ones."""
        said = [each for each in self.answered if each.startswith(f"{seat}:")]
        for each in said:
            del self.answered[each]

    def _swap_messages(self, one: int, other: int) -> None:
        """Keep the message ids of two players who change places: a repeated one is theirs."""
        renamed = {f"{one}": f"{other}", f"{other}": f"{one}"}
        answered: dict[str, int] = {}
        for key, seq in self.answered.items():
            who, colon, message = key.partition(":")
            answered[f"{renamed.get(who, who)}{colon}{message}"] = seq
        self.answered = answered

    def _restart_clock(self, before: tuple[int, int | None] | None, now: float) -> None:
        """Record the time used by the last decision, if time is limited, and restart the clock."""
        if before is None:
            self.moved_at = now
            return
        self._used[before] = now - self.moved_at
        self.moved_at = self.since(self.moves, self.deciding, now)

    def since(self, moves: int, seat: int | None, now: float) -> float:
        """Return when the clock of a seat's decision after this number of moves started."""
        return now - self._used.get((moves, seat), 0.0)

    def _move(self, entry: MoveMade) -> int:
        game = self._running()
        is_choice = forced(game.view(None).state) is None
        game.play(entry.move)
        self._choices.append(is_choice)
        self.moves += 1
        self.seats[entry.seat].count_late(late=entry.by == "clock")
        return game.batches - 1

    @singledispatchmethod
    def _happen(self, entry: AnyEntry) -> int | None:
        raise NotImplementedError(type(entry).__name__)

    @_happen.register
    def _(self, entry: MovesUndone) -> int:
        game = self._running()
        game.undo(entry.seat, entry.moves)
        del self._choices[-entry.moves :]
        self.moves -= entry.moves
        return game.batches - 1

    @_happen.register
    def _(self, entry: Dealt) -> int:
        self.secret = bytes.fromhex(entry.secret) or self.secret
        self.game = self.deal(self.secret, entry.nonces)
        return self.game.batches - 1

    @_happen.register
    def _(self, entry: SeatEntry) -> None:
        self.seats[entry.seat] = seat_after(self.seats[entry.seat], entry)

    @_happen.register
    def _(self, entry: SeatsSwapped) -> None:
        swap(self.seats, entry)
        self._swap_messages(entry.seat, entry.other)
        self.reordered = True

    @_happen.register
    def _(self, entry: Spoke) -> None:
        pass

    @_happen.register
    def _(self, _: WasClosed) -> None:
        self.closed = True

    def _running(self) -> Game:
        if self.game is None:
            raise ValueError("move before the deal")
        return self.game

    def deal(self, secret: bytes, nonces: list[str]) -> Game:
        """Return the game at its beginning, dealt from this secret and these nonces."""
        if self.spec.record is None:
            return dealt(self.spec.table(self.names), secret, nonces)
        record = Record.read(self.spec.record)
        game = Game(replace(record.config, players=tuple(self.names)), record.aside, record.pile)
        for move in record.moves[: self.spec.moves]:
            game.play(move)
        return game
