"""Script: play at a table of the core alone, with two scripted people and two bots.

It runs in an environment with only `librt`, `mypy_extensions` and `msgspec` installed.
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import msgspec

from pax import protocol
from pax.bots import Budget, make_bot
from pax.game import Rng
from pax.protocol.http import NewTable, SeatPlan
from pax.tables.actor import Submission, TableActor
from pax.tables.command_handlers import Chosen, on_bot
from pax.tables.credentials import lock_of
from pax.tables.factory import new_game, next_game
from pax.tables.fair_deal import DealKey
from pax.tables.ports import Connection
from pax.tables.rows import Write
from pax.tables.state import TableState

BOTS = {
    "citizen": "pax.bots.players.citizen.CitizenBot",
    "random": "pax.bots.players.random.RandomBot",
}
"""Bots by their classes: names need the metadata of an installed package."""

FOREIGN = ("sqlalchemy", "websockets", "starlette", "uvicorn", "fluent", "typer", "rich")


class Person:
    """A connection that stores its messages."""

    def __init__(self, seat: int, secret: str) -> None:
        """Set the seat and its secret."""
        self.seat: int | None = seat
        self.lock: str | None = lock_of(secret)
        self.shows: int | None = seat
        self.host = seat == 0
        self.messages: list[protocol.FromServer] = []

    def send(self, payload: bytes) -> None:
        """Store a message."""
        self.messages.append(msgspec.json.decode(payload, type=protocol.FromServer))

    def look_from(self, shows: int | None) -> None:
        """Not used here: nobody watches a seat."""
        raise NotImplementedError

    def change_seat(self, seat: int) -> None:
        """Change the seat for the next game."""
        self.seat = self.shows = seat

    def lose_seat(self) -> None:
        """Not used here: nobody is removed."""
        raise NotImplementedError

    def supersede(self) -> None:
        """Not used here: no connection is replaced."""
        raise NotImplementedError

    def fail(self) -> None:
        """Close the connection."""


class Memory:
    """A host that stores the log in a list and runs bots synchronously."""

    shared = False

    def __init__(self) -> None:
        """Start with an empty log."""
        self.deal_key = DealKey(bytes(32))
        self.log: list[bytes] = []
        self.time = 0.0
        self.table: TableActor | None = None
        self.thinking: tuple[str, str] | None = None

    def now(self) -> float:
        """Return the time, two seconds later at each call."""
        self.time += 2.0
        return self.time

    monotonic = now

    def deliver(self, messages: Sequence[tuple[Connection, bytes]]) -> None:
        """Send each message."""
        for connection, payload in messages:
            connection.send(payload)

    def append(self, write: Write) -> None:
        """Store the entries."""
        self.log += [row["data"] for row in write.entries]
        write.done(write)

    def read_log(self, table_id: str, then: Callable[[], None]) -> None:
        """Never asked: nobody else writes."""
        raise NotImplementedError

    def notice_delay(self, table_id: str) -> float | None:
        """Return None: nobody wants notices."""

    def count_refusal(self, code: str) -> None:
        """Not used here: no command is refused."""
        raise AssertionError(code)

    def run_bot(self, table_id: str, bot: str) -> None:
        """Note which bot has the decision; it moves when everybody has been told."""
        self.thinking = table_id, bot

    def wake(self, table_id: str, at: float) -> None:
        """Not used here: the table has no time limit."""
        raise NotImplementedError

    def let_bots_play(self) -> None:
        """Run bots until a person decides or the game is over."""
        assert self.table is not None
        while (level := self.table.state.bot) is not None:
            state = self.table.state
            seat, game = state.deciding, state.game
            assert seat is not None
            assert game is not None
            view, legal = game.view(seat), game.legal()
            move = make_bot(BOTS[level]).choose(view, legal, Budget(), Rng(len(self.log)))
            self.table.submit(Submission(partial(on_bot, Chosen(state.turn, seat, move, level))))


class Script:
    """Two people and two bots at one table; all play at random."""

    def __init__(self) -> None:
        """Create the table and connect the people."""
        self.host, self.rng, self.sent = Memory(), Random(5), 0
        plans = [SeatPlan("person", "Livia"), SeatPlan("person", "Gaia")]
        plans += [SeatPlan("bot", level=level) for level in ("citizen", "random")]
        game = new_game(NewTable(plans), self.host.deal_key, Random(7).randbytes)
        self.table = self.host.table = TableActor(self.host, TableState(game.stored))
        self.people = [Person(key.seat, key.secret) for key in game.keys]
        for person in self.people:
            self.table.join(person)

    def id(self) -> str:
        """Return an id for the next command."""
        self.sent += 1
        return f"m{self.sent}"

    def tell(self, seat: int, message: protocol.AnyCommand) -> None:
        """Send a command of a person, then run the bots."""
        person = next(each for each in self.people if each.seat == seat)
        self.table.handle(person, message)
        self.host.let_bots_play()

    def begin(self) -> None:
        """Send ready for both people."""
        for seat in [each.seat for each in self.people]:
            assert seat is not None
            self.tell(seat, protocol.Ready(id=self.id(), nonce=f"nonce {seat}"))
        assert self.status() == "running"

    def hand_over(self) -> None:
        """Let a bot take over seat 1 for some moves."""
        self.tell(1, protocol.Leave(id=self.id(), level="random"))
        assert self.table.state.seats[1].bot == "random"
        self.tell(1, protocol.Back(id=self.id()))
        assert self.table.state.seats[1].bot is None

    def play(self, *, take_back: bool) -> None:
        """Play to the end; undo the first move that can be undone."""
        while (seat := self.table.state.deciding) is not None:
            game = self.table.state.game
            assert game is not None
            move, seq = self.rng.choice(game.legal()), self.table.state.seq
            self.tell(seat, protocol.PlayMove(id=self.id(), seq=seq, move=move))
            if take_back and self.table.state.deciding == seat and game.undoable(seat):
                self.tell(seat, protocol.Undo(id=self.id(), seq=self.table.state.seq))
                take_back = False
        assert not take_back
        assert self.status() == "over"

    def status(self) -> str:
        """Return the status of the table."""
        return self.table.state.status

    def again(self) -> None:
        """Start a rematch."""
        game = next_game(self.table.state, self.host.deal_key)
        self.table.begin_anew(TableState(game.stored))
        assert self.table.state.stored.number == 2
        assert [each.seat for each in self.people] == [3, 0], "the second seat begins"


def main() -> None:
    """Play a game with a bot takeover and an undo, then a rematch."""
    script = Script()
    script.begin()
    script.hand_over()
    script.play(take_back=True)
    script.again()
    script.begin()
    script.play(take_back=False)
    messages = script.people[0].messages
    assert isinstance(messages[0], protocol.Welcome)
    loaded = {name.partition(".")[0] for name in sys.modules} & {*FOREIGN}
    assert not loaded, loaded
    print(f"{len(script.host.log)} entries, {len(messages)} messages")  # noqa: T201 - a script


if __name__ == "__main__":
    main()
