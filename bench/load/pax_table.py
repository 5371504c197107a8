"""Scripted players of PAX: they answer each prompt with the latest sequence number."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bench.load.frames import Line
from bench.load.round import Round, Tally

_UPDATE: Final = b'{"type":"update","seq":'
_WELCOME: Final = b'{"type":"welcome"'
_REFUSED: Final = b'{"type":"refused"'
_WAITING: Final = b'"status":"waiting"'
_QUESTION: Final = b'"question":{"moves":['
_BLOCKED: Final = b'],"blocked"'
_MOVE: Final = b'{"move":"'
_OUTCOME: Final = b'"outcome":{'
_SEQ: Final = b'"seq":'


def choice(text: bytes, number: int) -> bytes | None:
    """Return one of the legal moves in a message, varied by number; None if there is none."""
    begin = text.find(_QUESTION)
    if begin < 0:
        return None
    end = text.find(_BLOCKED, begin)
    choices = text[begin + len(_QUESTION) : end].split(_MOVE)
    return choices[1 + number % (len(choices) - 1)].partition(b'"')[0]


class PaxTable(Round):
    """A table with its four players."""

    def __init__(self, tally: Tally, think: float, port: int, table: str, keys: list[str]) -> None:
        """Create the players with the secrets of their seats."""
        super().__init__(tally, think)
        self._players = [PaxPlayer(self, tally, f"127.0.0.1:{port}", table, key) for key in keys]

    @property
    def lines(self) -> Sequence["PaxPlayer"]:
        """The four connections."""
        return self._players

    def again(self) -> None:
        """Request a rematch."""
        self._players[0].command(b'"type":"rematch"')


class PaxPlayer(Line):
    """One seat."""

    def __init__(self, table: PaxTable, tally: Tally, host: str, name: str, secret: str) -> None:
        """Set the secret of the seat."""
        super().__init__(host, "/play")
        self._table, self._tally = table, tally
        self._hello = b'{"type":"hello","table":"%s","secret":"%s"}' % (
            name.encode(),
            secret.encode(),
        )
        self._seq = self._sent = 0

    def opened(self) -> None:
        """Send the hello."""
        self.send(self._hello)

    def command(self, what: bytes) -> None:
        """Send a command."""
        self._sent += 1
        self.send(b'{"id":"%d",%s}' % (self._sent, what))

    def receive(self, text: bytes) -> None:
        """Handle a message: count the update, answer the prompt."""
        if text.startswith(_UPDATE):
            seq = int(text[len(_UPDATE) : text.index(b",", len(_UPDATE))])
            before, self._seq = self._seq, seq
            if seq > before:
                self._asked(text, seq)
                self._table.received(before, seq, len(text), over=_OUTCOME in text)
        elif text.startswith(_WELCOME):
            begin = text.index(_SEQ, text.index(b'"host":')) + len(_SEQ)
            self._seq = int(text[begin : text.index(b",", begin)])
            if _WAITING in text:
                self.command(b'"type":"ready","nonce":"n"')
            self._asked(text, self._seq)
        elif text.startswith(_REFUSED):
            self._tally.refused += 1
            self._tally.failure = self._tally.failure or text.decode()

    def _asked(self, text: bytes, seq: int) -> None:
        move = choice(text, seq)
        if move is not None:
            self._table.ask(partial(self._decide, seq, move))

    def _decide(self, seq: int, move: bytes) -> None:
        self._table.made(seq + 1)
        self.command(b'"type":"move","seq":%d,"move":"%s"' % (seq, move))
