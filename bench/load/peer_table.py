"""Scripted players of the trivial game on boardgame.io's server, with its client's protocol.

Its transport is Socket.IO: `0` opens, `2` and `3` are ping and pong, `40` joins the game's
namespace, `42` carries an event.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bench.load.frames import Line
from bench.load.round import SEATS, Round, Tally

_PATH: Final = "/socket.io/?EIO=4&transport=websocket"
_UPDATE: Final = b'42/load,["update"'
_SYNC: Final = b'42/load,["sync"'
_ENTERED: Final = b"40/load,"
_NUMBER: Final = b'"_stateID":'
_CURRENT: Final = b'"currentPlayer":"'
_OVER: Final = b'"gameover":'


def state_number(text: bytes) -> int:
    """Return the number of the state in a message."""
    begin = text.index(_NUMBER) + len(_NUMBER)
    end = begin
    while text[end : end + 1].isdigit():
        end += 1
    return int(text[begin:end])


class PeerTable(Round):
    """A match with its four players; the first to sync creates it."""

    def __init__(self, tally: Tally, think: float, port: int, name: str) -> None:
        """Start with the first match."""
        super().__init__(tally, think)
        self._name, self._match = name, 0
        host = f"127.0.0.1:{port}"
        self._players = [PeerPlayer(self, seat, host) for seat in range(SEATS)]
        self._entered = 0

    @property
    def lines(self) -> Sequence["PeerPlayer"]:
        """The four connections."""
        return self._players

    @property
    def match(self) -> bytes:
        """The name of the current match."""
        return b"%s.%d" % (self._name.encode(), self._match)

    def entered(self) -> None:
        """Count a connected player."""
        self._entered += 1
        if self._entered == SEATS:
            self._players[0].sync()

    def synced(self, seat: int) -> None:
        """Sync the next player; after the last one the game begins."""
        if seat + 1 < SEATS:
            self._players[seat + 1].sync()
        else:
            self.ask(partial(self._players[0].decide, 0))

    def again(self) -> None:
        """Start another match."""
        self._match += 1
        self._players[0].sync()


class PeerPlayer(Line):
    """One seat."""

    def __init__(self, table: PeerTable, seat: int, host: str) -> None:
        """Set the table and the seat."""
        super().__init__(host, _PATH)
        self._table = table
        self._seat, self._name = seat, b"%d" % seat
        self._state = 0
        self._mine = _CURRENT + self._name

    def opened(self) -> None:
        """Wait for the server to open the session."""

    def sync(self) -> None:
        """Sync with the current match."""
        self._state = 0
        self.send(b'42/load,["sync","%s","%s",null,4]' % (self._table.match, self._name))

    def receive(self, text: bytes) -> None:
        """Handle a message: count the update, move on this seat's turn."""
        if text.startswith(_UPDATE):
            before, self._state = self._state, state_number(text)
            over = _OVER in text
            if self._mine in text and not over:
                self._table.ask(partial(self.decide, self._state))
            self._table.received(before, self._state, len(text), over=over)
        elif text.startswith(_SYNC):
            self._table.synced(self._seat)
        elif text.startswith(_ENTERED):
            self._table.entered()
        elif text[:1] == b"2":
            self.send(b"3")
        elif text[:1] == b"0":
            self.send(_ENTERED)

    def decide(self, state: int) -> None:
        """Make the only move of the game."""
        self._table.made(state + 1)
        payload = b'{"type":"add","args":[1],"playerID":"%s"}' % self._name
        action = b'{"type":"MAKE_MOVE","payload":%s}' % payload
        self.send(
            b'42/load,["update",%s,%d,"%s","%s"]' % (action, state, self._table.match, self._name)
        )
