"""Tables for attacks, and records of games."""

import json
from pathlib import Path
from typing import Final, NamedTuple

from .client import HONEST, Answer, Json, Player, ask

_GAMES: Final = Path(__file__).parents[2] / "data" / "games.jsonl"


class Table(NamedTuple):
    """A new table: its id, the host's secret, the secrets of the reserved seats, and the rest."""

    id: str
    host: str
    secrets: dict[int, str]
    info: Json

    @classmethod
    def from_answer(cls, answer: Answer) -> "Table":
        """Decode the answer to a request for a table."""
        assert answer.status == 200, answer
        made = answer.json
        secrets = {each["seat"]: each["secret"] for each in made["seats"]}
        return cls(made["table"]["id"], made["host"], secrets, made["table"])


def seats_of(*kinds: str) -> list[Json]:
    """Return the seats of a request: persons, open ones, or bots by their level."""
    return [
        {"kind": kind, "name": f"Player {seat + 1}"}
        if kind == "person"
        else {"kind": "open"}
        if kind == "open"
        else {"kind": "bot", "level": kind}
        for seat, kind in enumerate(kinds)
    ]


def try_table(port: int, *kinds: str, address: str = HONEST, **fields: Json) -> Answer:
    """Request a table."""
    return ask(port, "POST", "/api/tables", {"seats": seats_of(*kinds), **fields}, address=address)


def make_table(port: int, *kinds: str, address: str = HONEST, **fields: Json) -> Table:
    """Create a table."""
    return Table.from_answer(try_table(port, *kinds, address=address, **fields))


def join(port: int, table: Table, seat: int, address: str = HONEST, **hello: Json) -> Player:
    """Return a player at a reserved seat."""
    return Player(port, table.id, address, secret=table.secrets[seat], **hello)


def begin(*players: Player) -> None:
    """Make everybody ready, and wait for the deal."""
    for player in players:
        player.request("ready", nonce="n")
    for player in players:
        player.wait_for(lambda player=player: player.public is not None)  # type: ignore[misc] # bound at once


def asked(*players: Player) -> Player:
    """Wait until one of the players has a decision, and return that player."""
    while True:
        newest = max(player.seq for player in players)
        for player in players:
            player.wait_for(lambda player=player, newest=newest: player.seq >= newest)  # type: ignore[misc] # bound at once
        for player in players:
            if player.choices:
                return player
        players[0].next_message()


def finished_table(port: int, *kinds: str, address: str = HONEST, **fields: Json) -> Table:
    """Return a table whose bots have played to the end; it is watched until then."""
    table = make_table(port, *(kinds or ("random", "random")), address=address, **fields)
    with Player(port, table.id, address) as spectator:
        spectator.wait_for(lambda: spectator.is_over)
    return table


def record_of(players: int) -> Json:
    """Return the record of a whole game with this number of players."""
    for line in _GAMES.read_text("utf-8").splitlines():
        record = json.loads(line)
        if len(record["table"]["players"]) == players:
            return record
    raise LookupError(players)
