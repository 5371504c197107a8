"""Acknowledged moves are stored exactly once, despite kills, lost connections and repetitions."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from pax import protocol
from pax.server.app import Settings
from pax.server.storage.writer import Writer
from pax.tables.rows import Write
from tests.server.clients import Client, hello, make_table
from tests.server.insistent import Player, check_record, message_of
from tests.server.processes import Server
from tests.server.servers import GENEROUS, running
from tests.support.needs import needs

KILLS = 4
SILENCE = 1.0
"""Seconds without an answer after which a server is known to wait for its commit."""


def play(servers: list[Server], database: str, players: list[Player], rng: Random) -> None:
    """Play a game to its end, seat s at server s; kill that server at some moves."""
    kills = set(rng.sample(range(2, 90), KILLS))
    number, decider = 0, 0
    while True:
        player, place = players[decider], decider % len(servers)
        client = player.connected(servers[place].port)
        message = message_of(client, number, rng)
        client.send(message)
        if number in kills:
            if rng.random() < 0.5:
                client.answer(message.id)
            servers[place].kill()
            servers[place] = Server(database)
            for each in players:
                if each.seat % len(servers) == place:
                    each.leave()
            client = player.connected(servers[place].port)
            client.send(message)
        player.acknowledge(message, client.answer(message.id))
        while client.seq < player.acknowledged[-1][0]:
            client.receive()
        assert client.public is not None
        if client.public.deciding is None:
            assert number > max(kills)
            return
        number, decider = number + 1, client.public.deciding


@contextmanager
def serving(database: str, count: int) -> Iterator[list[Server]]:
    """Run this number of servers on one database; stop those that still run."""
    servers = [Server(database) for _ in range(count)]
    try:
        yield servers
    finally:
        for server in servers:
            server.kill()


def test_every_acknowledged_move_survives_a_kill(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with serving(database, 1) as servers:
        kill_while_they_play(servers, database, Random(11))


@needs("postgresql")
def test_every_acknowledged_move_survives_a_kill_with_two_workers(shared_database: str) -> None:
    with serving(shared_database, 2) as servers:
        kill_while_they_play(servers, shared_database, Random(12))


def kill_while_they_play(servers: list[Server], database: str, rng: Random) -> None:
    """Play a game through servers that are killed; every server has its whole record."""
    made = make_table(servers[0].port, "person", "person")
    players = [Player(made, seat) for seat in (0, 1)]
    for player in players:
        player.connected(servers[player.seat % len(servers)].port)
    play(servers, database, players, rng)
    for server in servers:
        check_record(server.port, made.table.id, players)
    for player in players:
        player.leave()


def test_lost_connections_and_repeated_or_late_messages_change_nothing(port: int) -> None:
    rng = Random(13)
    made = make_table(port, *["person"] * 3)
    players = [Player(made, seat) for seat in range(3)]
    for player in players:
        player.connected(port)
    sent: list[list[protocol.PlayMove]] = [[], [], []]
    number, decider = 0, 0
    while True:
        player = players[decider]
        client = player.connected(port)
        message = message_of(client, number, rng)
        late = rng.sample(sent[decider], min(2, len(sent[decider])))
        stream = [*late, message, message, *late]
        rng.shuffle(stream)
        for each in stream:
            client.send(each)
        if rng.random() < 0.3:
            player.leave()
            client = player.connected(port)
            client.send(message)
        player.acknowledge(message, client.answer(message.id))
        sent[decider].append(message)
        while client.seq < player.acknowledged[-1][0]:
            client.receive()
        assert client.public is not None
        if client.public.deciding is None:
            break
        number, decider = number + 1, client.public.deciding
    check_record(port, made.table.id, players)
    for player in players:
        player.leave()


def test_a_commit_that_fails_is_never_acknowledged(tmp_path: Path) -> None:
    check_that_it_is_refused(tmp_path / "tables.sqlite")


def answer_first(writer: Writer) -> None:
    """A faulty writer: it acknowledges before it commits."""
    more = True
    while more:
        writes, more = writer._collected()  # noqa: SLF001 - a fault inside
        writer._hand_back(writes)  # noqa: SLF001 - as above
        writer._commit(writes)  # noqa: SLF001 - as above


def say_nothing(writer: Writer, write: Write) -> None:
    """A faulty writer: it hides a failure."""
    with suppress(Exception):
        writer._write([write])  # noqa: SLF001 - as above


@pytest.mark.parametrize(
    ("part", "fault"), [("_run", answer_first), ("_commit_alone", say_nothing)]
)
def test_a_writer_that_acknowledges_too_early_is_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, fault: object
) -> None:
    monkeypatch.setattr(Writer, part, fault)
    with pytest.raises(AssertionError, match="Update"):
        check_that_it_is_refused(tmp_path / "tables.sqlite")


def check_that_it_is_refused(file: Path) -> None:
    """Check that a move gets no answer while its commit hangs, and is refused when it fails."""
    with running(Settings(str(file), limits=GENEROUS, pace=0)) as port:
        made = make_table(port, "person", solo=1)
        with Client(port, hello(made, 0)) as client:
            client.wait_for(lambda: client.asked)
            before, message = client.seq, message_of(client, 1, Random(1))
            while kept(file) < before:  # a faulty writer may still be writing
                time.sleep(0.01)
            with spoiling(file, "CREATE TRIGGER no BEFORE INSERT ON entries BEGIN SELECT {}; END"):
                client.send(message)
                check_silence(client)
            check_refused(client.answer(message.id))
            check_refused(client.request(message))
            with Client(port, hello(made, 0)) as other:
                assert other.seq == before
            with spoiling(file, "DROP TRIGGER no"):
                pass
            assert isinstance(client.request(message), protocol.Update)
            assert client.seq == before + 1


def kept(file: Path) -> int:
    """Return the number of entries in the database."""
    with closing(sqlite3.connect(file, timeout=60)) as connection:
        ((count,),) = connection.execute("SELECT count(*) FROM entries").fetchall()
    return int(count)


def check_silence(client: Client) -> None:
    """Check that no message arrives for a while."""
    try:
        heard = client.receive(SILENCE)
    except TimeoutError:
        return
    raise AssertionError(heard)


def check_refused(answer: protocol.FromServer) -> None:
    """Check that a message was refused because it could not be stored."""
    assert isinstance(answer, protocol.Refused), answer
    assert answer.reason.code == "not_stored"


@contextmanager
def spoiling(file: Path, command: str) -> Iterator[None]:
    """Change the database directly, while the server cannot write."""
    with closing(sqlite3.connect(file, timeout=60)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(command.format("RAISE(ABORT, 'no')"))
        yield
        connection.commit()
