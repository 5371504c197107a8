"""Real games, recorded while they last, with mutated copies of all messages."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

from tests.server.mutations import mutant, shuffled
from tests.server.speakers import Fields, Speaker, post

TABLES: Final[tuple[Fields, ...]] = (
    {"seats": [{"kind": "person"}], "solo": 1},
    {"seats": [{"kind": "person"}] * 2, "hints": True},
    {"seats": [{"kind": "person"}] * 3, "seconds": 60},
    {"seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}], "hints": True},
    {"seats": [{"kind": "person"}, {"kind": "bot", "level": "novice"}, {"kind": "person"}]},
)
ASIDE: Final[tuple[Fields, ...]] = (
    *({"type": "chat", "text": "salve"}, {"type": "why", "move": "buy 1"}),
    *({"type": "look", "at": 3}, {"type": "history", "before": 9}, {"type": "undo", "moves": 1}),
    *({"type": "shoulder", "allow": True}, {"type": "shoulder", "allow": False}),
    *({"type": "leave", "level": "random"}, {"type": "back"}, {"type": "hint"}),
    *({"type": "mute", "seat": 1, "muted": True}, {"type": "replace", "seat": 1}),
    *({"type": "kick", "seat": 1}, {"type": "start"}, {"type": "ready", "nonce": "n"}),
)
"""Commands other than moves."""

STUCK: Final = ({"type": "back"}, {"type": "rematch"}, {"type": "ready", "nonce": "n"})
"""Commands for when nobody can move: bots have the seats, or the game is over."""

MOST_SILENCES: Final = 20
CLOSING: Final = 0.01
"""Probability that the host closes the table halfway."""


class HostilePlay:
    """One table whose players follow the rules, and also send mutated copies of all messages."""

    def __init__(self, port: int, rng: Random, address: str = "127.0.0.1") -> None:
        """Create a table and connect the players and a spectator."""
        self._rng = rng
        made = post(port, "/api/tables", rng.choice(TABLES), address)
        table = {"table": made["table"]["id"]}
        hellos: list[Fields] = [table | {"secret": key["secret"]} for key in made["seats"]]
        hellos[0]["host"] = made["host"]
        self.players = [Speaker(port, hello, address) for hello in hellos]
        self.speakers = [*self.players, Speaker(port, table, address)]
        self.recorded = [speaker.hello for speaker in self.speakers]
        self.sent = 0
        for player in self.players:
            self._honestly(player, {"type": "ready", "nonce": "n"})

    def play(self, most: int) -> None:
        """Send this number of hostile messages, between moves and after the game's end."""
        silences = 0
        while self.sent < most and silences < MOST_SILENCES:
            if self._go_on():
                silences = 0
            else:
                silences += 1
            self._send_mutants(min(self._rng.randint(1, 16), most - self.sent))
        while self.sent < most:
            texts = shuffled(self.recorded, self._rng)[: most - self.sent]
            self._say(self._rng.choice(self.speakers), texts)

    def received(self) -> Counter[str]:
        """Count all answers."""
        return sum((speaker.received for speaker in self.speakers), Counter())

    def close(self) -> None:
        """Close all connections."""
        for speaker in self.speakers:
            speaker.close()

    def _go_on(self) -> bool:
        """Make a move for the player who can; False if nobody can."""
        movers = [player for player in self.players if player.moves]
        if not movers:
            self._honestly(self._rng.choice(self.players), self._rng.choice(STUCK))
            for speaker in self.speakers:
                speaker.listen(0.01)
            return False
        mover = self._rng.choice(movers)
        move = {"type": "move", "seq": mover.seq, "move": self._rng.choice(mover.moves)}
        self._honestly(mover, move)
        if self._rng.random() < 0.3:
            aside = self._rng.choice(ASIDE)
            self._honestly(self._rng.choice(self.players), {"seq": mover.seq} | aside)
        elif self._rng.random() < CLOSING:
            self._honestly(self.players[0], {"type": "close"})
        for player in self.players:
            player.listen(0)
        return True

    def _honestly(self, speaker: Speaker, message: Fields) -> None:
        if message["type"] not in {"move", "undo", "hint"}:
            message = {name: value for name, value in message.items() if name != "seq"}
        text = json.dumps({"id": f"h{len(self.recorded)}"} | message).encode()
        self.recorded.append(text)
        speaker.say([text])

    def _send_mutants(self, count: int) -> None:
        texts = [mutant(self.recorded, self._rng) for _ in range(count)]
        self._say(self._rng.choice(self.speakers), texts)

    def _say(self, speaker: Speaker, texts: list[bytes]) -> None:
        speaker.say(texts)
        self.sent += len(texts)


@contextmanager
def hostile_play(port: int, rng: Random, address: str = "127.0.0.1") -> Iterator[HostilePlay]:
    """Create a table for hostile play; close its connections in the end."""
    play = HostilePlay(port, rng, address)
    try:
        yield play
    finally:
        play.close()
