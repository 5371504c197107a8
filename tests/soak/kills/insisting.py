"""Two people who play game after game in a thread, despite kills of the server."""

import time
from collections.abc import Callable
from http.client import HTTPException
from random import Random
from threading import Event, Thread
from typing import Final, TypeVar

from websockets.exceptions import WebSocketException

from pax import protocol
from pax.protocol.http import TableMade
from tests.server.clients import Client, make_table
from tests.server.insistent import Player, check_log, check_record, message_of

Found = TypeVar("Found")
LOST: Final = (OSError, WebSocketException, HTTPException, EOFError)
PATIENCE: Final = 90.0
"""Maximum downtime of a server in seconds."""


class BrokenOff(Exception):
    """The thread must end immediately."""


class InsistingTable(Thread):
    """A table: `moves` were acknowledged, `sent_again` of them after a lost connection.

    `found_there` of these had been stored before they were sent again.
    """

    def __init__(self, ports: list[int], rng: Random) -> None:
        """Prepare to play, seat s at server s."""
        super().__init__(daemon=True)
        self._ports, self._rng = ports, rng
        self._last, self._broken_off = Event(), Event()
        self._players: list[Player] = []
        self.games: list[tuple[str, list[Player]]] = []
        self.moves = self.sent_again = self.found_there = 0
        self.failure: BaseException | None = None

    def run(self) -> None:
        """Play until the thread must end."""
        try:
            while not self._last.is_set():
                self._play()
        except BrokenOff:
            pass
        except BaseException as error:  # noqa: BLE001 - passed to the waiting thread
            self.failure = error
        finally:
            for player in self._players:
                player.leave()

    @property
    def moves_now(self) -> int:
        """The acknowledged moves of the game that is being played."""
        return sum(len(player.acknowledged) for player in self._players)

    def end_after_this_game(self) -> None:
        """Begin no other game."""
        self._last.set()

    def break_off(self) -> None:
        """End as soon as possible."""
        self._last.set()
        self._broken_off.set()

    def check_games(self) -> None:
        """Check that every game's record contains exactly the acknowledged moves."""
        for table, players in self.games:
            for port in self._ports:
                check_record(port, table, players)

    def _play(self) -> None:
        made: TableMade = self._insist(lambda: make_table(self._ports[0], "person", "person"))
        self._players = [Player(made, seat) for seat in (0, 1)]
        for player in self._players:
            self._insist(lambda player=player: self._connected(player))  # type: ignore[misc] # bound at once
        decider: int | None = 0
        while decider is not None:
            decider = self._move(self._players[decider])
        self._insist(lambda: check_record(self._ports[0], made.table.id, self._players))
        self.games.append((made.table.id, self._players))
        for player in self._players:
            player.leave()

    def _move(self, player: Player) -> int | None:
        """Make a move, resend it until it is acknowledged; return the next deciding seat."""
        message: protocol.PlayMove | None = None
        sent = 0

        def attempt() -> tuple[protocol.PlayMove, protocol.FromServer]:
            nonlocal message, sent
            client = self._connected(player)
            message = message or message_of(client, self.moves, self._rng)
            client.send(message)
            sent += 1
            return message, client.answer(message.id)

        accepted, answer = self._insist(attempt)
        player.acknowledge(accepted, answer)
        self.moves += 1
        self.sent_again += sent > 1
        self.found_there += isinstance(answer, protocol.Done)
        return self._insist(lambda: self._decider(player))

    def _decider(self, player: Player) -> int | None:
        client = self._connected(player)
        while client.seq < player.acknowledged[-1][0]:
            client.receive()
        assert client.public is not None
        return client.public.deciding

    def _connected(self, player: Player) -> Client:
        """Return a player's connection; a new one must be sent all acknowledged moves."""
        is_new = player.client is None
        client = player.connected(self._ports[player.seat % len(self._ports)])
        if isinstance(client.first, protocol.Refused):
            raise ConnectionRefusedError(client.first.reason.code)
        if is_new:
            check_log(client, self._players)
        return client

    def _insist(self, attempt: Callable[[], Found]) -> Found:
        """Retry while connections are lost."""
        until = time.monotonic() + PATIENCE
        while True:
            if self._broken_off.is_set():
                raise BrokenOff
            try:
                return attempt()
            except LOST:
                for player in self._players:
                    player.leave()
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)
