"""A third-party program takes a seat over the protocol of the web client."""

import json
import subprocess
import sys

from pax.game.snapshot.schema import Outcome
from tests.server.clients import Client, ask, hello, make_table
from tests.server.servers import PATIENCE
from tools.build.sources import ROOT

PROGRAM = ROOT / "examples" / "network_bot.py"


def test_the_example_plays_a_whole_game_against_somebody(port: int) -> None:
    made = make_table(port, "person", "open")
    link = f"http://127.0.0.1:{port}/#/table/{made.table.id}"
    bot = subprocess.Popen(  # noqa: S603 - our own example
        [sys.executable, str(PROGRAM), link, "Robota"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        with Client(port, hello(made, 0)) as person:
            while not person.is_over:
                if person.asked:
                    person.move(person.choices[0])
                else:
                    person.receive()
            outcome = person.public.outcome if person.public else None
            assert person.table.seats[1].name == "Robota"
        out, err = bot.communicate(timeout=PATIENCE)
    finally:
        bot.kill()
        bot.wait()
    assert (bot.returncode, err) == (0, "")
    assert Outcome(**json.loads(out)) == outcome
    assert ask(port, "GET", f"/api/tables/{made.table.id}/record")[0] == 200


def test_the_example_is_short() -> None:
    lines = PROGRAM.read_text("utf-8").splitlines()
    assert len(lines) <= 50
