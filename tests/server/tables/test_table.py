"""Actions of people at a table: sit, chat, leave, return, look back, play again."""

from functools import partial
from random import Random

import msgspec
import pytest

from pax import protocol
from pax.game.reasons import Reason
from pax.game.snapshot.schema import Picture
from pax.protocol.http import SeatKey, TableMade, TableNow, ViewNow
from tests.server.clients import Client, ask, hello, make_table
from tests.server.tables.test_play import play_to_the_end


@pytest.fixture
def pair(port: int) -> "tuple[TableMade, Client, Client]":
    """Return a table of two people whose game has begun."""
    made = make_table(port, "person", "person")
    first, second = (Client(port, hello(made, seat)) for seat in (0, 1))
    first.wait_for(lambda: first.public is not None)
    return made, first, second


def reason(answer: protocol.FromServer) -> str:
    """Return the code of a refusal."""
    assert isinstance(answer, protocol.Refused), answer
    return answer.reason.code


def test_a_game_begins_when_everybody_is_ready(port: int) -> None:
    made = make_table(port, "person", "open")
    assert made.table.status == "waiting"
    status, body = ask(port, "POST", f"/api/tables/{made.table.id}/seats", {"name": "Gaia"})
    assert status == 200
    key = msgspec.json.decode(body, type=SeatKey)
    assert key.seat == 1
    with Client(port, hello(made, 0)) as first:
        assert first.table.status == "waiting"
        assert [seat.ready for seat in first.table.seats] == [True, False]
        with Client(port, protocol.Hello(table=made.table.id, secret=key.secret)) as second:
            assert second.table.status == "running"
            first.wait_for(lambda: first.public is not None)
    assert [type(each).__name__ for each in first.news] == [*["Seated"] * 4, "Begun"]
    begun = first.news[-1]
    assert isinstance(begun, protocol.Begun)
    assert begun.nonces == ["nonce 0", "nonce 1"]
    assert begun.commitment == made.table.commitment


def test_a_seat_that_is_taken_is_refused(port: int) -> None:
    made = make_table(port, "person", "open")
    path = f"/api/tables/{made.table.id}/seats"
    assert ask(port, "POST", path, {"name": "Gaia", "seat": 0})[0] == 409
    assert ask(port, "POST", path, {"name": "Gaia", "seat": 1})[0] == 200
    assert ask(port, "POST", path, {"name": "Titus"})[0] == 409


def test_the_host_begins_with_bots_in_the_open_seats(port: int) -> None:
    made = make_table(port, "person", "open", "open")
    with Client(port, hello(made, 0, host=True)) as client:
        client.request(protocol.Start(id="s", level="random"))
        client.wait_for(lambda: client.table.status == "running")
        assert [seat.kind for seat in client.table.seats] == ["person", "bot", "bot"]


def test_a_move_is_refused_with_the_rule_that_forbids_it(
    pair: "tuple[TableMade, Client, Client]",
) -> None:
    _, first, second = pair
    assert reason(second.move("draw")) == "not_your_decision"
    assert reason(first.move("fly")) == "malformed_move"
    assert reason(first.move("buy 1")) == "not_now"
    why = first.request(protocol.Why(id="w", move="buy 1"))
    assert isinstance(why, protocol.Explanation)
    assert why.reason == Reason("not_now", step="keeping")
    assert reason(first.request(protocol.PlayMove(id="old", seq=0, move="draw"))) == "too_late"


def test_a_repeated_message_gets_the_same_answer(
    pair: "tuple[TableMade, Client, Client]",
) -> None:
    _, first, _ = pair
    assert first.mine is not None
    assert first.mine.question is not None
    move = protocol.PlayMove(id="once", seq=first.seq, move=first.mine.question.moves[0].move)
    update = first.request(move)
    assert isinstance(update, protocol.Update)
    again = first.request(move)
    assert again == protocol.Done(answers="once", seq=update.seq)


def test_a_player_takes_back_a_move(pair: "tuple[TableMade, Client, Client]") -> None:
    _, first, second = pair
    first.move(first.choices[0])
    second.wait_for(lambda: second.asked)
    second.move(second.choices[0])
    first.wait_for(lambda: first.asked)
    first.move("draw")
    assert reason(first.request(protocol.Undo(id="u0", seq=first.seq))) == "cannot_take_back"
    while "skip" not in first.choices:
        first.move(first.choices[0])
    before = first.public
    first.move("skip")
    assert first.mine is not None
    assert first.mine.undo >= 1
    assert isinstance(first.request(protocol.Undo(id="u1", seq=first.seq)), protocol.Update)
    assert first.public == before
    assert "skip" in first.choices


def test_chat_is_sent_until_the_host_mutes_it(port: int) -> None:
    made = make_table(port, "person", "person")
    with Client(port, hello(made, 0, host=True)) as first, Client(port, hello(made, 1)) as second:
        second.request(protocol.Chat(id="c", text="<b>salve</b>"))
        first.wait_for(lambda: isinstance(first.news[-1], protocol.Said))
        assert isinstance(first.news[-1], protocol.Said)
        assert first.news[-1].text == "<b>salve</b>"
        first.request(protocol.Mute(id="m", seat=1))
        assert reason(second.request(protocol.Chat(id="d", text="hm"))) == "muted"
        assert reason(second.request(protocol.Mute(id="e", seat=0))) == "only_host"
        first.request(protocol.Mute(id="n", seat=1, muted=False))
        assert isinstance(second.request(protocol.Chat(id="f", text="ah")), protocol.Update)


def test_a_bot_plays_for_an_absent_player(port: int) -> None:
    made = make_table(port, "person", "person")
    with Client(port, hello(made, 0)) as first, Client(port, hello(made, 1)) as second:
        second.request(protocol.Leave(id="l", level="random"))
        assert away(second) == [False, True]
        assert reason(second.move("draw")) == "seat_is_a_bots"
        first.wait_for(lambda: first.asked)
        first.move(first.choices[0])
        first.wait_for(lambda: first.asked)
        assert isinstance(second.request(protocol.Back(id="b")), protocol.Update)
        assert away(second) == [False, False]
        assert reason(second.request(protocol.Leave(id="x", level="nobody"))) == "no_such_level"


def away(client: Client) -> list[bool]:
    """Return for each seat whether a bot plays for its absent owner."""
    return [seat.away for seat in client.table.seats]


def test_the_host_replaces_an_absent_player_and_closes_the_table(port: int) -> None:
    made = make_table(port, "person", "person")
    with Client(port, hello(made, 0, host=True)) as first:
        first.request(protocol.Replace(id="r", seat=1, level="random"))
        first.request(protocol.Start(id="s"))
        first.wait_for(lambda: first.asked)
        first.move(first.choices[0])
        first.wait_for(lambda: first.asked)
        first.request(protocol.Close(id="c"))
        assert first.table.status == "closed"
        assert reason(first.move(first.choices[0])) == "table_is_closed"


def test_a_seats_view_is_shown_only_with_permission(
    port: int, pair: "tuple[TableMade, Client, Client]"
) -> None:
    made, first, _ = pair
    refused = Client(port, protocol.Hello(table=made.table.id, shoulder=0))
    assert reason(refused.first) == "shoulder_is_covered"
    first.request(protocol.Shoulder(id="s", allow=True))
    with Client(port, protocol.Hello(table=made.table.id, shoulder=0)) as looker:
        assert isinstance(looker.first, protocol.Welcome)
        assert looker.mine == first.mine
        assert looker.seat is None
        first.request(protocol.Shoulder(id="t", allow=False))
        looker.wait_for(lambda: looker.mine is None)


def test_a_spectator_asks_a_player_for_their_view(
    port: int, pair: "tuple[TableMade, Client, Client]"
) -> None:
    made, first, second = pair
    with Client(port, protocol.Hello(table=made.table.id)) as spectator:
        answer = spectator.request(protocol.AskToLook(id="a", seat=1))
        assert isinstance(answer, protocol.Done)
        told = second.receive()
        while isinstance(told, protocol.Update):  # who is here, and the deal
            told = second.receive()
        assert told == protocol.LookWanted(seat=1)
        first.request(protocol.Why(id="w", move="draw"))
        assert not any(b"look_wanted" in each for each in first.received + spectator.received)
        assert reason(spectator.request(protocol.AskToLook(id="b", seat=2))) == "no_such_seat"
        assert reason(first.request(protocol.AskToLook(id="c", seat=1))) == "only_spectators"
        second.close()
        spectator.wait_for(lambda: not spectator.table.seats[1].here)
        assert reason(spectator.request(protocol.AskToLook(id="d", seat=1))) == "seat_is_absent"


def test_everybody_may_know_who_decides_and_since_when(
    port: int, pair: "tuple[TableMade, Client, Client]"
) -> None:
    made, first, second = pair

    def now() -> TableNow:
        status, body = ask(port, "GET", f"/api/tables/{made.table.id}")
        assert status == 200
        return msgspec.json.decode(body, type=TableNow)

    before = now()
    first.wait_for(lambda: first.asked)
    assert (before.deciding, before.since) == (0, first.news[-1].at)
    first.move(first.choices[0])
    second.wait_for(lambda: second.seq == first.seq)
    after = now()
    assert first.public is not None
    assert after.deciding == first.public.deciding
    assert after.since == first.news[-1].at > before.since


def test_the_next_game_revokes_the_permission_to_watch_a_seat(port: int) -> None:
    made = make_table(port, "person", "random")
    with Client(port, hello(made, 0)) as client:
        client.request(protocol.Shoulder(id="s", allow=True))
        with Client(port, protocol.Hello(table=made.table.id, shoulder=0)) as looker:
            play_to_the_end([client], Random(5))
            looker.wait_for(lambda: looker.is_over)
            assert looker.mine is not None
            client.request(protocol.Rematch(id="r"))
            client.get_ready()
            client.wait_for(lambda: client.asked)
            assert not client.table.seats[0].shoulder
            looker.wait_for(lambda: looker.table.game == 2)
            looker.wait_for(lambda: looker.public is not None)
            assert looker.mine is None


def test_a_command_of_the_previous_game_has_no_effect(port: int) -> None:
    made = make_table(port, "person", "random")
    with Client(port, hello(made, 0)) as client:
        play_to_the_end([client], Random(5))
        late = client.seq
        client.request(protocol.Rematch(id="r"))
        client.get_ready()
        client.wait_for(lambda: client.asked)
        move = client.choices[0]
        assert (
            reason(client.request(protocol.PlayMove(id="late", seq=late, move=move))) == "too_late"
        )
        assert reason(client.request(protocol.Undo(id="late too", seq=late))) == "too_late"
        assert isinstance(client.move(move), protocol.Update)


def test_an_earlier_snapshot_can_be_requested(pair: "tuple[TableMade, Client, Client]") -> None:
    _, first, second = pair
    then, public, mine = first.seq, first.public, first.mine
    first.move(first.choices[0])
    second.wait_for(lambda: second.asked)
    second.move(second.choices[0])
    moment = first.request(protocol.Look(id="l", at=then))
    assert isinstance(moment, protocol.Moment)
    assert (moment.public, moment.mine) == (public, mine)
    assert reason(first.request(protocol.Look(id="m", at=999))) == "no_such_moment"


def test_people_play_again_with_a_new_deal(port: int) -> None:
    made = make_table(port, "person", "random")
    with Client(port, hello(made, 0)) as client:
        assert reason(client.request(protocol.Rematch(id="r0"))) == "not_over"
        play_to_the_end([client], Random(5))
        client.request(protocol.Rematch(id="r1"))
        assert client.table.game == 2
        assert client.table.status == "waiting"
        assert client.table.commitment != made.table.commitment
        client.get_ready()
        client.wait_for(lambda: client.asked)
        assert ask(port, "GET", f"/api/tables/{made.table.id}/record")[0] == 403
        assert ask(port, "GET", f"/api/tables/{made.table.id}/record?game=1")[0] == 200


def test_the_http_view_depends_on_the_secret(port: int) -> None:
    made = make_table(port, "person", "person")
    with Client(port, hello(made, 0)) as first, Client(port, hello(made, 1)):
        first.wait_for(lambda: first.asked)
        path = f"/api/tables/{made.table.id}/view"
        status, body = ask(port, "GET", path, secret=made.seats[0].secret)
        assert status == 200
        shown = msgspec.json.decode(body, type=ViewNow)
        assert shown.picture is not None
        assert shown.picture.mine == first.mine
        spectator = msgspec.json.decode(ask(port, "GET", path)[1], type=ViewNow)
        assert spectator.picture is not None
        assert spectator.picture.mine is None
        assert ask(port, "GET", path, secret=made.host)[0] == 403


def seen_by(port: int, made: TableMade, seat: int) -> Picture:
    """Return the snapshot of a seat's secret over HTTP."""
    path, secret = f"/api/tables/{made.table.id}/view", made.seats[seat].secret
    shown = msgspec.json.decode(ask(port, "GET", path, secret=secret)[1], type=ViewNow)
    assert shown.picture is not None
    return shown.picture


def test_accumulated_updates_equal_a_new_welcome(port: int) -> None:
    made, rng = make_table(port, "person", "person", "person"), Random(3)
    clients = [Client(port, hello(made, seat)) for seat in range(3)]
    mover, without = clients[2], 0
    for _ in range(60):
        for seat, client in enumerate(clients):
            client.wait_for(partial(lambda client, seq: client.seq == seq, client, mover.seq))
            seen = seen_by(port, made, seat)
            assert (client.public, client.mine) == (seen.public, seen.mine)
            without += b'"mine":' not in client.received[-1]
        mover = next(client for client in clients if client.asked)
        mover.move(rng.choice(mover.choices))
    assert without > len(clients)
    for client in clients:
        client.close()


def test_hints_are_refused_if_the_table_forbids_them(
    pair: "tuple[TableMade, Client, Client]",
) -> None:
    _, first, _ = pair
    assert reason(first.request(protocol.Hint(id="h", seq=first.seq))) == "no_hints"
