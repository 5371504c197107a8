"""Players who resend unacknowledged messages, and remember every answer."""

import socket
from contextlib import suppress
from random import Random

from pax import protocol
from pax.game import Record
from pax.protocol.http import TableMade
from tests.server.clients import Client, ask, hello

SECONDS_TO_HEAR = 20.0


class Player:
    """A player who resends a move until it is acknowledged."""

    def __init__(self, made: TableMade, seat: int) -> None:
        """Play this seat of a table."""
        self.hello = hello(made, seat)
        self.seat = seat
        self.client: Client | None = None
        self.acknowledged: list[tuple[int, str]] = []

    def connected(self, port: int) -> Client:
        """Return the connection; reconnect if it was lost."""
        if self.client is None:
            self.client = Client(port, self.hello)
        return self.client

    def leave(self) -> None:
        """Drop the connection without a close frame."""
        if self.client is not None:
            with suppress(OSError):  # the other end may have died already
                self.client.connection.socket.shutdown(socket.SHUT_RDWR)
            self.client.close()
            self.client = None

    def acknowledge(self, message: protocol.PlayMove, answer: protocol.FromServer) -> None:
        """Remember an accepted move."""
        assert isinstance(answer, protocol.Update | protocol.Done), answer
        self.acknowledged.append((answer.seq, message.move))


def message_of(client: Client, number: int, rng: Random) -> protocol.PlayMove:
    """Wait for this client's decision and return a move."""
    client.wait_for(lambda: client.asked)
    return protocol.PlayMove(id=f"n{number}", seq=client.seq, move=rng.choice(client.choices))


def check_record(port: int, table: str, players: list[Player]) -> None:
    """Check that the record contains exactly the acknowledged moves, in order, and verifies."""
    status, body = ask(port, "GET", f"/api/tables/{table}/record")
    assert status == 200, body
    record = Record.read(body)
    record.check()
    moves = sorted(each for player in players for each in player.acknowledged)
    assert [move for _, move in moves] == record.moves


def check_log(client: Client, players: list[Player]) -> None:
    """Check that a new connection gets every acknowledged move once, and at most one other.

    A server that shares the database may get the newest only from the notification of its writer.
    """
    newest = max((seq for player in players for seq, _ in player.acknowledged), default=0)
    try:
        while client.seq < newest:
            client.receive(SECONDS_TO_HEAR)
    except TimeoutError:
        raise AssertionError(f"entry {newest} was acknowledged and is lost") from None
    told = [entry.seq for entry in client.news if isinstance(entry, protocol.Moved)]
    first = client.news[0].seq if client.news else client.seq + 1
    known = {seq for player in players for seq, _ in player.acknowledged if seq >= first}
    assert len(told) == len(set(told)), "a move is there twice"
    assert known <= set(told), f"acknowledged moves are lost: {sorted(known - set(told))}"
    assert len(set(told) - known) <= 1, "moves that nobody made"
