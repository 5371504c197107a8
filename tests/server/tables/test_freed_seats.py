"""A seat of the lobby that was freed: its former player keeps nothing of it."""

from functools import partial
from secrets import token_bytes

import msgspec

from pax import protocol
from pax.game.reasons import Reason
from pax.protocol.http import NewTable, SeatKey, SeatPlan, Sit, TableMade
from pax.tables.command_handlers import Handler, decide, on_chat, on_kick, on_mute, on_sit, on_start
from pax.tables.factory import new_game
from pax.tables.fair_deal import DealKey
from pax.tables.limits import ENTRIES_A_GAME, SEATS_PER_ADDRESS
from pax.tables.state import TableState
from tests.server.clients import Client, ask, hello, make_table

KEY = DealKey(bytes(32))


def sit(port: int, made: TableMade, name: str) -> protocol.Hello:
    """Take an open seat; return the hello of its player."""
    status, body = ask(port, "POST", f"/api/tables/{made.table.id}/seats", {"name": name})
    assert status == 200, body
    secret = msgspec.json.decode(body, type=SeatKey).secret
    return protocol.Hello(table=made.table.id, secret=secret)


def kick(host: Client, seat: int) -> None:
    """Remove a player."""
    answer = host.request(protocol.Kick(id=host.new_id(), seat=seat))
    assert isinstance(answer, protocol.Update), answer
    assert host.table.seats[seat].kind == "open"


def test_a_removed_player_becomes_a_spectator(port: int) -> None:
    made = make_table(port, "person", "open")
    former = sit(port, made, "Gaia")
    with Client(port, protocol.Hello(table=made.table.id, host=made.host)) as host:
        with Client(port, former) as gaia:
            kick(host, 1)
            gaia.wait_for(lambda: gaia.seat is None)
            assert gaia.refusal_of(protocol.Ready(id="again")) == "only_players"
            assert (
                gaia.refusal_of(protocol.Chat(id="chat", text="I am still here")) == "only_players"
            )
        with Client(port, former) as gaia:
            assert isinstance(gaia.first, protocol.Refused)
            assert gaia.first.reason.code == "wrong_secret"
    assert former.secret is not None
    assert ask(port, "GET", f"/api/tables/{made.table.id}/view", secret=former.secret)[0] == 403


def test_a_removed_players_view_is_revoked_from_spectators(
    port: int,
) -> None:
    made = make_table(port, "person", "open")
    with Client(port, protocol.Hello(table=made.table.id, host=made.host)) as host:
        with Client(port, sit(port, made, "Gaia")) as gaia:
            gaia.request(protocol.Shoulder(id="look", allow=True))
            looker = Client(port, protocol.Hello(table=made.table.id, shoulder=1))
            kick(host, 1)
        with (
            looker,
            Client(port, sit(port, made, "Titus")) as titus,
            Client(port, hello(made, 0)) as first,
        ):
            titus.wait_for(lambda: titus.mine is not None)
            looker.wait_for(lambda: looker.table.status == "running")
            assert looker.mine is None
            first.wait_for(lambda: first.asked)
            first.move(first.choices[0])
            titus.wait_for(lambda: titus.asked)
            titus.move(titus.choices[0])
            looker.wait_for(lambda: looker.seq == titus.seq)
            assert looker.mine is None


def test_message_ids_of_the_former_player_are_forgotten(port: int) -> None:
    """Many programs number their messages from 1, so the next player uses the same ids."""
    made = make_table(port, "person", "open")
    with Client(port, protocol.Hello(table=made.table.id, host=made.host)) as host:
        with Client(port, sit(port, made, "Gaia")):
            kick(host, 1)
        with (
            Client(port, sit(port, made, "Titus")) as titus,
            Client(port, hello(made, 0)),
        ):
            titus.wait_for(lambda: titus.table.status == "running")
            begun = titus.news[-1]
            assert isinstance(begun, protocol.Begun)
            assert begun.nonces == ["nonce 0", "nonce 1"]


class Lobby:
    """A lobby with one open seat, and a time that advances only on command."""

    def __init__(self) -> None:
        """Create it."""
        seats = [SeatPlan(kind="person", name="Livia"), SeatPlan(kind="open")]
        self.state = TableState(new_game(NewTable(seats), KEY, token_bytes).stored)
        self.now = 0.0

    def decide(self, handler: Handler) -> str:
        """Decide and apply a command; return the code of its refusal, or an empty string."""
        self.now += 3.0
        answer = decide(handler, self.state, self.now, KEY)
        if isinstance(answer, Reason):
            return answer.code
        for entry in answer:
            self.state.add(entry)
        return ""

    def sit(self, address: str) -> str:
        """Take the open seat from an address."""
        return self.decide(partial(on_sit, Sit(name="Gaia"), "lock", address))

    def chat(self) -> str:
        """Chat as the player of the seat."""
        return self.decide(partial(on_chat, protocol.Chat(id="c", text="Salve!"), 1))

    def kick(self) -> str:
        """Remove the player of the seat."""
        return self.decide(partial(on_kick, protocol.Kick(id="k", seat=1)))


def test_taking_a_seat_repeatedly_is_limited_per_address() -> None:
    lobby = Lobby()
    taken = 0
    while not (refused := lobby.sit("pest")):
        taken += 1
        assert lobby.kick() == ""
    assert (taken, refused) == (SEATS_PER_ADDRESS, "log_is_full")
    assert lobby.sit("honest") == ""


def test_the_host_can_remove_as_many_players_as_can_join() -> None:
    lobby = Lobby()
    for number in range(ENTRIES_A_GAME):
        assert lobby.decide(partial(on_mute, protocol.Mute(id="m", seat=0))) == "", number
    assert lobby.decide(partial(on_mute, protocol.Mute(id="m", seat=0))) == "log_is_full"
    for number in range(ENTRIES_A_GAME):
        assert lobby.sit(f"address {number}") == ""
        assert lobby.kick() == ""
    assert lobby.sit("one too many") == "log_is_full"
    assert lobby.decide(partial(on_start, protocol.Start(id="s"))) == ""


def test_lobby_chat_does_not_count_in_the_game() -> None:
    lobby = Lobby()
    assert lobby.sit("pest") == ""
    while not (refused := lobby.chat()):
        pass
    assert refused == "log_is_full"
    assert lobby.kick() == ""
    assert lobby.sit("honest") == ""
    assert lobby.decide(partial(on_start, protocol.Start(id="s"))) == ""
    said = 0
    while not lobby.chat():
        said += 1
    assert said == ENTRIES_A_GAME
