"""The queue survives the death of a server, and several workers share it."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import func, select

from pax.protocol.http import TableMade
from pax.server.app import Settings
from pax.server.notices.settings import NoticeSettings
from pax.server.storage.engine import open_engine
from pax.server.storage.notices import LEASE_SECONDS
from pax.server.storage.schema import notices as queued
from tests.server.clients import Client, hello, make_table
from tests.server.notices.receiver import Receiver
from tests.server.notices.subscribers import tell_room
from tests.server.processes import Server
from tests.server.servers import GENEROUS, PATIENCE, running
from tests.support.needs import needs

LANGUAGES = ("en", "de", "fr", "nl", "pt")
TOLD = {
    "en": "It is P0\u2019s turn at PAX.",
    "de": "PAX: P0 ist am Zug.",
    "fr": "PAX\u00a0: à P0 de jouer.",
    "nl": "PAX: P0 is aan de beurt.",
    "pt": "PAX: é a vez de P0.",
}


def options_of(receiver: Receiver) -> list[str]:
    """Return the options of a server that sends notices to a receiver at once."""
    return [
        *("--webhook-host", receiver.host, "--notice-delay", "0"),
        *("--notice-test-ca", receiver.authority),
    ]


def begin(port: int, address: str, language: str) -> TableMade:
    """Make a table, tell a room of it, and begin: it is the first player's turn."""
    made = make_table(port, "person", "random")
    tell_room(port, made, address, language=language)
    with Client(port, hello(made, 0)) as client:
        client.wait_for(lambda: client.asked)
    return made


@contextmanager
def killed(server: Server) -> Iterator[None]:
    """Kill a server whatever happens."""
    try:
        yield
    finally:
        server.kill()


def lines_of(receiver: Receiver, path: str) -> list[str]:
    """Return the first lines of what was told at a path, in order."""
    return [each.fields["text"].splitlines()[0] for each in receiver.at(path)]


@pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgresql", marks=needs("postgresql"))]
)
def test_notices_are_delivered_once_and_in_order_after_a_kill(
    database: str, tmp_path: Path, receiver: Receiver, request: pytest.FixtureRequest
) -> None:
    url = str(tmp_path / "t.sqlite")
    if database == "postgresql":
        url = request.getfixturevalue("shared_database")
    server = Server(url, *options_of(receiver))
    with killed(server):
        for language in LANGUAGES:
            begin(server.port, f"{receiver.origin}/hang", language)
        receiver.wait_for(lambda found: bool(found.begun))
    assert receiver.accepted == []
    receiver.released.set()
    with killed(Server(url, *options_of(receiver))):
        receiver.wait_for(lambda found: len(found.accepted) == len(LANGUAGES), LEASE_SECONDS + 60)
        wait_for_empty_queue(url)
    assert lines_of(receiver, "/hang") == [TOLD[each] for each in LANGUAGES]


def wait_for_empty_queue(url: str) -> None:
    """Wait until every notice is known to be delivered."""
    engine = open_engine(url)
    try:
        while True:
            with engine.connect() as connection:
                if not connection.execute(select(func.count()).select_from(queued)).scalar_one():
                    return
            time.sleep(0.05)
    finally:
        engine.dispose()


@needs("postgresql")
@pytest.mark.usefixtures("_often")
def test_workers_share_the_queue(
    shared_database: str, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    notices = NoticeSettings(webhook_hosts=[receiver.host], delay=0.0, test_ca=receiver.authority)
    settings = Settings(shared_database, limits=GENEROUS, pace=0, notices=notices)
    rooms = [f"ok-{number}" for number in range(4)]
    with running(settings) as here, running(settings) as there:
        for language in LANGUAGES:
            for number, room in enumerate(rooms):
                begin((here, there)[number % 2], f"{receiver.origin}/{room}", language)
        receiver.wait_for(
            lambda found: len(found.accepted) == len(LANGUAGES) * len(rooms), PATIENCE
        )
    assert Counter(receiver.begun) == {f"/{room}": len(LANGUAGES) for room in rooms}
    for room in rooms:
        assert lines_of(receiver, f"/{room}") == [TOLD[each] for each in LANGUAGES]
