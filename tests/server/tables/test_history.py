"""A long log: a welcome contains its newest lines, `history` the earlier ones by page."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from secrets import token_bytes

import msgspec
import pytest

from pax import protocol
from pax.backend.limits import UNSENT_BYTES
from pax.protocol.http import NewTable, SeatPlan
from pax.tables import broadcast
from pax.tables.broadcast import ENCODER, Broadcaster, table_info
from pax.tables.entries import Dealt, MoveMade, ShoulderSet, Spoke
from pax.tables.factory import new_game
from pax.tables.fair_deal import DealKey
from pax.tables.limits import RECENT_LINES
from pax.tables.log_messages import encode_line, news_of
from pax.tables.state import LogLine, TableState
from tests.server.clients import SERVER_MESSAGE, Client, hello, make_table
from tests.server.tables.test_play import play_to_the_end

SEATS = 4


@dataclass
class Looker:
    """A stub for a connection: a seat and a view."""

    seat: int | None
    shows: int | None
    host: bool = False


LOOKERS = [Looker(None, None), Looker(None, 1), *(Looker(seat, seat) for seat in range(SEATS))]


@pytest.fixture(scope="module")
def long_game() -> TableState:
    """Return a game with a log of 500 lines: moves and chat."""
    seats = [SeatPlan(kind="person", name=f"P{seat}") for seat in range(SEATS)]
    state = TableState(new_game(NewTable(seats), DealKey(bytes(32)), token_bytes).stored)
    state.add(Dealt(at=0.0, nonces=[""] * SEATS, secret="00" * 32))
    state.add(ShoulderSet(at=0.0, seat=1, allow=True))
    rng = Random(3)
    while state.seq < 500:
        seat = state.deciding
        if state.game is None or seat is None or rng.random() < 0.5:
            state.add(Spoke(at=0.0, seat=rng.randrange(SEATS), text=f"line {state.seq}"))
        else:
            state.add(MoveMade(at=0.0, seat=seat, move=rng.choice(state.game.legal())))
    return state


def welcome(state: TableState, who: Looker) -> protocol.Welcome:
    """Return the welcome of a connection."""
    table = ENCODER.encode(table_info(state, frozenset()))
    message = SERVER_MESSAGE.decode(Broadcaster(state).welcome(who, table, 0.0))
    assert isinstance(message, protocol.Welcome)
    return message


def pages(broadcaster: Broadcaster, who: Looker, before: int) -> Iterator[list[protocol.TableNews]]:
    """Yield the pages before a line, the newest first, until there are none."""
    while True:
        past = SERVER_MESSAGE.decode(broadcaster.past(who, before, "p"))
        assert isinstance(past, protocol.Past)
        assert past.answers == "p"
        if not past.news:
            return
        yield past.news
        before = past.news[0].seq


@pytest.mark.parametrize("who", LOOKERS)
def test_a_welcome_and_the_pages_before_it_are_the_whole_log(
    long_game: TableState, who: Looker
) -> None:
    newest = welcome(long_game, who).news
    assert [news.seq for news in newest] == list(range(301, 501))
    before = list(pages(Broadcaster(long_game), who, newest[0].seq))
    assert [len(page) for page in before] == [200, 100]
    told = [*before[1], *before[0], *newest]
    whole = [msgspec.json.encode(news_of(long_game, line, who.shows)) for line in long_game.lines]
    assert [msgspec.json.encode(news) for news in told] == whole


@pytest.mark.parametrize(("before", "first"), [(0, None), (1, None), (2, 1), (10**6, 301)])
def test_a_page_before_any_line(long_game: TableState, before: int, first: int | None) -> None:
    page = next(pages(Broadcaster(long_game), LOOKERS[0], before), [])
    assert (page[0].seq if page else None) == first


def test_a_page_of_long_lines_is_shorter_and_none_is_left_out() -> None:
    """With the longest chat, a welcome must not exceed the send buffer of a connection."""
    seats = [SeatPlan(kind="person", name=f"P{seat}") for seat in range(SEATS)]
    state = TableState(new_game(NewTable(seats), DealKey(bytes(32)), token_bytes).stored)
    for _ in range(400):
        state.add(Spoke(at=0.0, seat=0, text="\U0001f3db" * 2000))
    broadcaster, who = Broadcaster(state), LOOKERS[0]
    told = list(pages(broadcaster, who, state.seq + 1))
    assert [news.seq for page in reversed(told) for news in page] == list(range(1, 401))
    assert max(len(msgspec.json.encode(page)) for page in told) < UNSENT_BYTES / 2
    assert len(welcome(state, who).news) == len(told[0]) < RECENT_LINES


def test_a_page_encodes_only_its_own_lines(
    long_game: TableState, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[object] = []

    def counted(state: TableState, line: LogLine, seat: int | None) -> bytes:
        lines.append(line)
        return encode_line(state, line, seat)

    monkeypatch.setattr(broadcast, "encode_line", counted)
    assert len(welcome(long_game, LOOKERS[2]).news) == len(lines) == RECENT_LINES
    lines.clear()
    Broadcaster(long_game).past(LOOKERS[2], 400, "p")
    assert len(lines) == RECENT_LINES


def test_a_late_client_can_read_the_whole_log(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "RECENT_LINES", 20)
    made = make_table(port, "person", "person")
    with (
        Client(port, protocol.Hello(table=made.table.id)) as watcher,
        Client(port, hello(made, 0)) as first,
        Client(port, hello(made, 1)) as second,
    ):
        play_to_the_end([first, second], Random(5))
        watcher.wait_for(lambda: watcher.is_over)
        assert watcher.seq > 3 * 20
        greetings = (protocol.Hello(table=made.table.id), hello(made, 0), hello(made, 1))
        for before, greeting in zip((watcher, first, second), greetings, strict=True):
            with Client(port, greeting) as late:
                assert len(late.news) == 20
                assert whole_log(late) == before.news


def whole_log(client: Client) -> list[protocol.TableNews]:
    """Read back to the first line."""
    news = list(client.news)
    while news[0].seq > 1:
        past = client.request(protocol.History(id=client.new_id(), before=news[0].seq))
        assert isinstance(past, protocol.Past)
        news = [*past.news, *news]
    return news
