"""A log line names the player who had the seat at the time."""

from secrets import token_bytes

from pax import protocol
from pax.protocol.http import NewTable, SeatPlan
from pax.tables.entries import Arrived, Freed, Sat, Spoke, WasReady
from pax.tables.factory import new_game
from pax.tables.fair_deal import DealKey
from pax.tables.log_messages import news_of
from pax.tables.state import TableState


def test_a_removed_player_is_named_and_not_the_next_one() -> None:
    seats = [SeatPlan(kind="open"), SeatPlan(kind="person", name="Livia")]
    state = TableState(new_game(NewTable(seats), DealKey(bytes(32)), token_bytes).stored)
    for name in ("Ada", "Brutus"):
        state.add(Sat(at=0.0, seat=0, name=name, lock=name))
        state.add(Arrived(at=0.0, seat=0))
        state.add(Spoke(at=0.0, seat=0, text="Salve"))
        state.add(WasReady(at=0.0, seat=0, nonce=""))
        state.add(Freed(at=0.0, seat=0, why="kicked"))
    told = [news_of(state, line, None) for line in state.lines]
    names = [news.name for news in told if isinstance(news, protocol.Seated | protocol.Said)]
    assert names == ["Ada"] * 5 + ["Brutus"] * 5
