"""No connection is sent what it may not know.

A game is played through a server, and again as a world of one seat's view: another deal and other
hidden choices that would have sent this seat the same. Everything that the seat's connection
receives must be equal in both, byte for byte. Ids, clocks and the commitment are inputs: they are
equal in both runs.
"""

from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

import pytest

from pax import protocol
from pax.game import Game, Rng
from pax.server.app import Settings
from pax.tables import factory, state
from pax.tables.fair_deal import DealKey
from tests.server.clients import Client, ask, hello, make_table
from tests.server.processes import Server
from tests.server.servers import GENEROUS, running
from tests.text.tables import a_table, random_game

QUESTIONS = ("draw", "peek", "buy 1", "play W11", "take W11", "fly", "keep W11", "bury F11")


def told(folder: Path, game: Game, script: Sequence[str | int], seat: int | None) -> list[bytes]:
    """Play a script through a server that deals this game; return all messages to a seat."""
    with (
        patch.object(state, "dealt", lambda *_: Game(game.config, game.aside, game.pile)),
        patch.object(factory, "new_table_id", lambda _: "table"),
        patch.object(factory, "new_secret", Counter("secret")),
        patch.object(DealKey, "secret", lambda *_: bytes(32)),
        running(Settings(str(folder), limits=GENEROUS, pace=0), clock=lambda: 1000.0) as port,
    ):
        return played(port, len(game.config.players), script, seat)


class Counter:
    """Generates names in order, the same in every run."""

    def __init__(self, name: str) -> None:
        """Begin at 0."""
        self.name, self.number = name, 0

    def __call__(self, _random_bytes: object) -> str:
        """Return the next name."""
        self.number += 1
        return f"{self.name}{self.number}"


def played(port: int, players: int, script: Sequence[str | int], seat: int | None) -> list[bytes]:
    """Play a script; return all messages to a seat's or a spectator's connection."""
    made = make_table(port, *["person"] * players)
    clients = [Client(port, hello(made, each)) for each in range(players)]
    greeting = protocol.Hello(table=made.table.id) if seat is None else hello(made, seat)
    watcher = Client(port, greeting) if seat is None else clients[seat]
    newest = clients[-1]
    for number, item in enumerate(script):
        newest = make_next(clients, newest, item)
        ask_around(watcher, number, newest.seq)
        if number % 10 == 0:
            watcher.received += told_without_a_connection(port, greeting)
    with Client(port, greeting) as again:  # a later connection is sent everything so far
        watcher.received += again.received
    for client in {*clients, watcher}:
        client.close()
    return watcher.received


def told_without_a_connection(port: int, greeting: protocol.Hello) -> list[bytes]:
    """Return everything that HTTP returns about a table, with the same secret."""
    home, secret = f"/api/tables/{greeting.table}", greeting.secret or ""
    paths = ("", "/view", "/record", "/fair", "/results", "/analysis", "/record?game=1")
    return [ask(port, "GET", home + path, secret=secret)[1] for path in paths]


def make_next(clients: list[Client], newest: Client, item: str | int) -> Client:
    """Make the next move, or take back moves, by the client who can; return that client."""
    if isinstance(item, int):
        mover = next(each for each in clients if each.mine and each.mine.undo >= item)
        answer = mover.request(protocol.Undo(id=mover.new_id(), seq=mover.seq, moves=item))
    else:
        assert newest.public is not None
        assert newest.public.deciding is not None
        mover = clients[newest.public.deciding]
        while not mover.asked:
            mover.receive()
        answer = mover.move(item)
    assert isinstance(answer, protocol.Update)
    return mover


def ask_around(watcher: Client, number: int, seq: int) -> None:
    """Wait for the newest entry, then send queries and illegal commands."""
    while watcher.seq < seq:
        watcher.receive()
    question = QUESTIONS[number % len(QUESTIONS)]
    watcher.request(protocol.Why(id=f"w{number}", move=question))
    if watcher.seat is not None and question not in watcher.choices:
        watcher.request(protocol.PlayMove(id=f"t{number}", seq=watcher.seq, move=question))
    watcher.request(protocol.Look(id=f"l{number}", at=1 + number))


@pytest.mark.parametrize(("seed", "players", "seat"), [(0, 2, 0), (1, 3, 2), (2, 5, None)])
def test_a_connection_cannot_tell_a_world_of_its_view_from_the_truth(
    seed: int, players: int, seat: int | None, tmp_path: Path
) -> None:
    truth = random_game(a_table(players), seed, 50)
    world = truth.view(seat).world(Rng(seed))
    twin = Game(truth.config, world.aside, world.pile)
    assert twin.pile != truth.pile
    first = told(tmp_path / "a.sqlite", truth, truth.moves, seat)
    second = told(tmp_path / "b.sqlite", twin, world.script, seat)
    assert len(first) > 100
    assert first == second


def test_nothing_secret_is_logged_or_stored_in_the_clear(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    server = Server(str(file))
    made = make_table(server.port, "person", "random")
    secrets = [made.host, made.seats[0].secret]
    with Client(server.port, hello(made, 0, host=True)) as client:
        client.wait_for(lambda: client.asked)
        client.move(client.choices[0])
        client.move("fly")
        client.send("{")
        ask(server.port, "GET", f"/api/tables/{made.table.id}/view", secret=made.host)
        ask(server.port, "GET", f"/api/tables/{made.table.id}/view", secret=secrets[1])
        ask(server.port, "POST", "/api/tables", b"{")
    log = server.stop()
    kept = b"".join(part.read_bytes() for part in tmp_path.iterdir())
    for secret in secrets:
        assert secret not in log
        assert secret.encode() not in kept
    assert log.count("\n") == 1
    assert "refusals total=4 " in log


def test_an_error_response_contains_only_its_code(port: int) -> None:
    made = make_table(port, "person", solo=1)
    for path in ("view", "duplicates"):
        method = "GET" if path == "view" else "POST"
        body = None if path == "view" else {"seats": [{"kind": "person"}]}
        status, answer = ask(port, method, f"/api/tables/{made.table.id}/{path}", body, "wrong")
        assert status == 403
        assert answer == b'{"reason":{"code":"wrong_secret"},"where":""}'
