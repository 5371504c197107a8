"""Create the databases of an older server for `test_old_tables`.

    build/env/bin/python -m tests.server.storage.data.make_old_tables COMMIT PYTHON

PYTHON has the version of this commit installed. It is sent nothing that only newer versions know.
"""

import http.client
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

from pax.server.security.deal_key_file import KEY_FILE
from tools.build.deps import postgresql_programs
from tools.services.postgresql import postgresql

HERE = Path(__file__).parent
PATIENCE = 60
DEAL_KEY = "5e" * 32
"""The server's deal key in hexadecimal; older versions do not read it."""

BOT = {"kind": "bot", "level": "random"}
Json = dict[str, Any]


def main(commit: str, python: str) -> None:
    """Write an SQLite file and a PostgreSQL dump, each with the secrets of its tables."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        with serving(python, str(file)) as port:
            write_secrets(f"{commit}.sqlite", port)
        make_small(file)
        (HERE / f"{commit}.sqlite").write_bytes(file.read_bytes())
    with postgresql() as server:
        with serving(python, server.url) as port:
            write_secrets(f"{commit}.sql", port)
        (HERE / f"{commit}.sql").write_text(dump(server.url), "utf-8")


def make_small(file: Path) -> None:
    """Vacuum a file into small pages, which WAL mode does not allow, and switch back to WAL."""
    with closing(sqlite3.connect(file)) as connection:
        for step in ("journal_mode=DELETE", "page_size=1024"):
            connection.execute(f"PRAGMA {step}").close()
        connection.execute("VACUUM")
        connection.execute("PRAGMA journal_mode=WAL").close()


@contextmanager
def serving(python: str, database: str) -> Iterator[int]:
    """Run the older server; yield its port."""
    command = [python, "-m", "pax", "serve", "--port", "0", "--database", database]
    options = ["--pace", "0", "--minds", "1", "--lang", "en"]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, KEY_FILE: str(key_file(Path(folder)))}
        server = subprocess.Popen(  # noqa: S603 - as asked for
            [*command, *options], stdout=subprocess.PIPE, text=True, env=environment
        )
        assert server.stdout is not None
        found = re.search(r":(\d+)/", server.stdout.readline())
        assert found
        try:
            yield int(found[1])
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(PATIENCE)


def key_file(folder: Path) -> Path:
    """Write the server's deal key into a file that only its owner can read."""
    file = folder / "deal.key"
    file.touch(0o600)
    file.write_text(DEAL_KEY, "ascii")
    return file


def dump(url: str) -> str:
    """Return a database as SQL, without the lines that only psql understands."""
    programs = postgresql_programs()
    assert programs is not None
    command = [str(programs / "pg_dump"), "--no-owner", "--inserts", url]
    done = subprocess.run(command, capture_output=True, check=True, text=True)  # noqa: S603 - PostgreSQL's own
    lines = done.stdout.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("\\"))


def write_secrets(name: str, port: int) -> None:
    """Create all tables; write their secrets."""
    made: Json = {make.__name__: make(port) for make in TABLES}
    made["made_at"] = time.time()
    text = json.dumps(made, indent=1) + "\n"
    (HERE / f"{name}.json").write_text(text, "utf-8")


def ask(port: int, method: str, path: str, form: Json | None = None, secret: str = "") -> Any:  # noqa: ANN401 - as the server answers
    """Make a request."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    body = None if form is None else json.dumps(form)
    with closing(connection):
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        answer = json.loads(response.read())
    assert response.status == 200, answer
    return answer


def person(name: str) -> Json:
    """Return a reserved seat."""
    return {"kind": "person", "name": name}


def opens(made: Json) -> Json:
    """Return what is needed to continue at a table."""
    secrets = {str(key["seat"]): key["secret"] for key in made["seats"]}
    table = made["table"]
    return {"table": table["id"], "host": made["host"], "seats": secrets} | {
        "commitment": table["commitment"]
    }


def new_table(port: int, *seats: Json, **more: Any) -> Json:  # noqa: ANN401 - as the server takes it
    """Create a table."""
    return opens(ask(port, "POST", "/api/tables", {"seats": list(seats), **more}))


class Player:
    """A player who moves at random."""

    def __init__(self, connection: ClientConnection, table: Json, seat: str) -> None:
        """Send hello."""
        self.connection = connection
        self.mine: Json = {}
        self.status, self.seq, self.sent = "", 0, 0
        self.rng = Random(1)
        hello = {"type": "hello", "table": table["table"], "host": table["host"]}
        self.connection.send(json.dumps({**hello, "secret": table["seats"][seat]}))
        self.receive()

    def receive(self) -> Json:
        """Wait for the next message."""
        message: Json = json.loads(self.connection.recv(timeout=PATIENCE))
        self.seq = message.get("seq", self.seq)
        self.mine = message.get("mine") or self.mine
        if message.get("table"):
            self.status = message["table"]["status"]
        return message

    def say(self, kind: str, **more: Any) -> None:  # noqa: ANN401 - as the server takes it
        """Send a command, and wait until it is accepted."""
        self.sent += 1
        message = {"type": kind, "id": f"old {self.sent}", **more}
        self.connection.send(json.dumps(message))
        while (answer := self.receive()).get("answers") != message["id"]:
            pass
        assert answer["type"] in {"update", "done"}, answer

    def move(self) -> None:
        """Make one move when it is this player's decision."""
        while self.mine.get("question") is None:
            self.receive()
        choices = self.mine["question"]["moves"]
        self.say("move", seq=self.seq, move=self.rng.choice(choices)["move"])

    def play(self, most: int = 10_000) -> None:
        """Make this number of moves, or all until the end."""
        for _ in range(most):
            while self.status == "running" and self.mine.get("question") is None:
                self.receive()
            if self.status != "running":
                return
            self.move()


@contextmanager
def playing(port: int, table: Json, seat: str = "0") -> Iterator[Player]:
    """Connect to a table for the duration of the context."""
    with connect(f"ws://127.0.0.1:{port}/play", compression=None) as connection:
        yield Player(connection, table, seat)


def one_is_ready(port: int) -> Json:
    """A waiting table: one person is ready, and a seat is open."""
    table = new_table(port, person("Livia"), {"kind": "open"})
    with playing(port, table) as player:
        player.say("ready", nonce="an old nonce")
    return table


def nobody_is_ready(port: int) -> Json:
    """A waiting table with a person who is not ready, and an open seat."""
    return new_table(port, person("Livia"), {"kind": "open"}, {"kind": "open"})


def somebody_sat_down(port: int) -> Json:
    """A lobby where a player took the open seat, and has not connected since."""
    table = new_table(port, person("Livia"), {"kind": "open"})
    key = ask(port, "POST", f"/api/tables/{table['table']}/seats", {"name": "Gaia"})
    table["seats"]["1"] = key["secret"]
    return table


def all_are_ready(port: int) -> Json:
    """A lobby that waits for nobody: the last player who was not ready left."""
    table = new_table(port, person("Livia"), person("Gaia"))
    with playing(port, table) as player:
        player.say("ready", nonce="an old nonce")
    with playing(port, table, "1") as player:
        player.say("leave", level="random")
    return table


def running(port: int) -> Json:
    """A game of a person and a bot with chat, a spectator of a view, and a muted seat."""
    table = new_table(port, person("Livia"), BOT)
    with playing(port, table) as player:
        player.say("ready", nonce="an old nonce")
        player.play(3)
        player.say("chat", text="Salve!")
        player.say("shoulder", allow=True)
        player.say("mute", seat=0, muted=True)
        player.play(3)
    return table


def finished(port: int, **more: Any) -> Json:  # noqa: ANN401 - as the server takes it
    """A finished game."""
    seats = [person("Livia")] if "solo" in more else [person("Livia"), BOT]
    table = new_table(port, *seats, **more)
    with playing(port, table) as player:
        player.say("ready", nonce="an old nonce")
        player.play()
        assert player.status == "over"
    return table


def rematch_waits(port: int) -> Json:
    """A table whose first game is over and whose second has not begun.

    The deal of the first waits at a second table, and a third waits to continue from its record.
    """
    table = finished(port)
    path = f"/api/tables/{table['table']}"
    record = ask(port, "GET", f"{path}/record")
    begun = new_table(port, person("Gaia"), BOT, begin={"record": record, "moves": 4})
    seats = [person("Gaia"), BOT]
    duplicate = opens(ask(port, "POST", f"{path}/duplicates", {"seats": seats}, table["host"]))
    with playing(port, table) as player:
        player.say("rematch")
        while player.status != "waiting":
            player.receive()
    commitment = ask(port, "GET", path)["commitment"]
    return {**table, "next": commitment, "duplicate": duplicate, "from_record": begun}


def campaign(port: int) -> Json:
    """A campaign whose first level was tried once."""
    secret = ask(port, "POST", "/api/campaigns")["secret"]
    table = finished(port, solo=1, campaign=secret)
    progress = ask(port, "GET", "/api/campaign", secret=secret)
    return {**table, "campaign": secret, "progress": progress}


TABLES = (
    one_is_ready,
    nobody_is_ready,
    somebody_sat_down,
    all_are_ready,
    running,
    rematch_waits,
    campaign,
)


if __name__ == "__main__":
    main(*sys.argv[1:])
