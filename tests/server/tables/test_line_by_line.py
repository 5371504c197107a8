"""Lines that are written together are broadcast one by one, each redacted for its receiver."""

from secrets import token_bytes
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from pax import protocol
from pax.game.observation.events import Saw
from pax.protocol.http import NewTable, SeatPlan
from pax.server.app import Settings
from pax.tables.actor import Submission, TableActor
from pax.tables.entries import AnyEntry, Dealt, MoveMade, ShoulderSet, pack
from pax.tables.factory import new_game
from pax.tables.fair_deal import DealKey
from pax.tables.state import TableState
from tests.server.clients import SERVER_MESSAGE, Client, hello, make_table
from tests.server.servers import GENEROUS, running
from tests.server.storage.test_workers import cut
from tests.support.needs import needs


class StubConnection:
    """A connection stub that keeps what it is sent."""

    def __init__(self, seat: int | None, shows: int | None) -> None:
        """Have this seat, and the view of that one."""
        self.seat, self.shows, self.host = seat, shows, False
        self.received: list[protocol.FromServer] = []

    def send(self, data: bytes) -> None:
        """Receive a message."""
        self.received.append(SERVER_MESSAGE.decode(data))

    def look_from(self, shows: int | None) -> None:
        """Switch to the view of this seat."""
        self.shows = shows


def deliver(messages: list[tuple[StubConnection, bytes]]) -> None:
    """Send to everybody at once."""
    for ear, message in messages:
        ear.send(message)


class Room:
    """A table with its players and a spectator of the view of seat 0."""

    def __init__(self) -> None:
        """Begin at the draw of seat 0."""
        seats = [SeatPlan(kind="person", name=f"P{seat}") for seat in range(2)]
        self.writes: list[Any] = []
        host: Any = SimpleNamespace(
            now=lambda: 0.0,
            monotonic=lambda: 0.0,
            deliver=deliver,
            deal_key=DealKey(bytes(32)),
            append=self.writes.append,
            shared=False,
            run_bot=lambda *_: None,
            wake=lambda *_: None,
            notice_delay=lambda _: None,
        )
        self.actor = TableActor(
            host, TableState(new_game(NewTable(seats), DealKey(bytes(32)), token_bytes).stored)
        )
        self.players = [StubConnection(seat, seat) for seat in range(2)]
        self.looker = StubConnection(None, 0)
        self.apply(
            Dealt(at=0.0, nonces=["", ""], secret="00" * 32),
            *self.moves_until_turn_of_seat_0(),
            ShoulderSet(at=0.0, seat=0, allow=True),
        )
        ears = (*self.players, self.looker)
        for ear in ears:
            self.actor.join(cast("Any", ear))
        for ear in ears:
            ear.received.clear()

    def moves_until_turn_of_seat_0(self) -> list[AnyEntry]:
        """Both keep a card; then seat 0 draws."""
        ahead = self.actor.state.deal(bytes(32), ["", ""])
        moves: list[AnyEntry] = []
        while "draw" not in ahead.legal():
            moves.append(MoveMade(at=0.0, seat=ahead.seat or 0, move=ahead.legal()[0]))
            ahead.play(ahead.legal()[0])
        return moves

    def apply(self, *entries: AnyEntry) -> None:
        """Apply entries that another worker has written."""
        first = self.actor.state.seq + 1
        self.actor.catch_up([(first + place, pack(each)) for place, each in enumerate(entries)])


COVERED_THEN_DRAWN = (
    ShoulderSet(at=0.0, seat=0, allow=False),
    MoveMade(at=0.0, seat=0, move="draw"),
)


def cards_seen(message: protocol.FromServer) -> list[str]:
    """Return the cards of the draw in a message."""
    moves = [news for news in getattr(message, "news", []) if isinstance(news, protocol.Moved)]
    events = [event for news in moves[-1:] for event in news.events]
    return [event.card for event in events if isinstance(event, Saw) and event.card is not None]


def test_nothing_private_is_sent_after_the_view_is_revoked() -> None:
    room = Room()
    room.apply(*COVERED_THEN_DRAWN)
    covered, anew, drawn = room.looker.received
    assert isinstance(covered, protocol.Update)
    assert isinstance(anew, protocol.Welcome)
    assert isinstance(drawn, protocol.Update)
    assert [each.seq for each in covered.news] == [anew.seq]
    assert anew.shows is None
    assert anew.mine is drawn.mine is None
    assert cards_seen(drawn) == []
    assert cards_seen(room.players[0].received[-1])  # the player who drew sees the cards


def test_nothing_private_is_sent_by_the_worker_that_writes() -> None:
    room = Room()
    room.actor.submit(Submission(lambda _, __: list(COVERED_THEN_DRAWN)))
    (write,) = room.writes
    write.done(write)
    assert cards_seen(room.players[0].received[-1])
    assert [cards_seen(each) for each in room.looker.received] == [[], [], []]


def test_every_update_has_one_line_and_the_last_one_answers() -> None:
    room = Room()
    player = room.players[0]
    asker: Any = player
    room.actor.submit(Submission(lambda _, __: list(COVERED_THEN_DRAWN), asker, "m", "0:m"))
    (write,) = room.writes
    write.done(write)
    first, last = player.received
    assert isinstance(first, protocol.Update)
    assert isinstance(last, protocol.Update)
    assert [len(each.news) for each in (first, last)] == [1, 1]
    assert [each.answers for each in (first, last)] == [None, "m"]
    assert last.seq == first.seq + 1 == last.news[0].seq


@needs("postgresql")
def test_a_revoked_view_is_revoked_at_the_other_worker(shared_database: str) -> None:
    settings = Settings(shared_database, limits=GENEROUS, pace=0)
    with running(settings) as here, running(settings) as there:
        made = make_table(here, "person", solo=1)
        with Client(here, hello(made, 0)) as player:
            player.wait_for(lambda: player.asked)
            while "draw" not in player.choices:
                player.move(player.choices[0])
            player.request(protocol.Shoulder(id="open", allow=True))
            with Client(there, protocol.Hello(table=made.table.id, shoulder=0)) as looker:
                assert looker.mine == player.mine
                assert cut(shared_database, "LISTEN%") == 2  # so that both lines come at once
                player.request(protocol.Shoulder(id="cover", allow=False))
                drawn = player.move("draw")
                looker.received.clear()
                looker.wait_for(lambda: looker.seq == player.seq)
                assert cards_seen(drawn)
                for data in looker.received:
                    message = msgspec.json.decode(data, type=protocol.Update | protocol.Welcome)
                    assert not cards_seen(message)
                    assert message.mine is None
