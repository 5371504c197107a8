"""A player saves and erases what is theirs; moves stay, and records still verify."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import sleep

import pytest

from pax import protocol
from pax.game import Record
from pax.server.transport.operator_watch import WATCH_SECONDS
from tests.cli.program import run
from tests.server.clients import Client, ask, hello, make_table
from tests.server.processes import Server
from tests.server.tables.test_play import play_to_the_end


class House:
    """A server in another process, with the file of its database."""

    def __init__(self, file: Path) -> None:
        """Start it."""
        self.file = file
        self.server = Server(str(file))
        self.port = self.server.port

    def holds(self, word: str) -> bool:
        """Whether the database contains a word, in its file or its write-ahead log."""
        files = self.file.parent.glob(f"{self.file.name}*")
        return any(word.encode() in each.read_bytes() for each in files)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with SQLite."""
    house = House(tmp_path_factory.mktemp("personal") / "tables.sqlite")
    yield house
    house.server.stop()


def test_a_finished_game_keeps_its_moves_and_loses_a_name_and_its_chat(house: House) -> None:
    made = make_table(house.port, "person", "open")
    sat = {"name": "Zenobia", "seat": 1}
    _, body = ask(house.port, "POST", f"/api/tables/{made.table.id}/seats", sat)
    secret = json.loads(body)["secret"]
    table = f"/api/tables/{made.table.id}"
    zenobia = Client(house.port, protocol.Hello(table=made.table.id, secret=secret))
    ada = Client(house.port, hello(made, 0))
    zenobia.request(protocol.Chat(id="c", text="Palmyra greets Rome."))
    ada.request(protocol.Chat(id="c", text="Rome greets Palmyra."))
    play_to_the_end([ada, zenobia], Random(5))
    before = Record.read(ask(house.port, "GET", f"{table}/record")[1])
    assert "Zenobia" in before.config.players
    status, body = ask(house.port, "GET", f"{table}/mine", secret=secret)
    assert status == 200
    (game,) = json.loads(body)["games"]
    texts = [each.get("text") for each in game["entries"]]
    assert "Palmyra greets Rome." in texts
    assert "Rome greets Palmyra." not in texts
    assert sum(each["type"] == "movemade" for each in game["entries"]) > 3
    for method in ("GET", "DELETE"):
        assert ask(house.port, method, f"{table}/mine", secret="guess")[0] == 403  # noqa: S106 - not a password
        assert ask(house.port, method, f"{table}/mine")[0] == 401
    assert ask(house.port, "DELETE", table, secret=made.host)[0] == 409  # another person played
    assert ask(house.port, "DELETE", f"{table}/mine", secret=secret)[0] == 200
    after = Record.read(ask(house.port, "GET", f"{table}/record")[1])
    after.check()
    assert after.moves == before.moves
    assert after.config.players == ("P0", "Nemo 1")
    with Client(house.port, hello(made, 0)) as again:
        assert [each.name for each in again.table.seats] == ["P0", "Nemo 1"]
        said = [each.text for each in again.news if isinstance(each, protocol.Said)]
        assert said in (["[…]", "Rome greets Palmyra."], [])
    assert ask(house.port, "GET", f"{table}/mine", secret=secret)[0] == 403
    results = ask(house.port, "GET", f"{table}/results")[1]
    assert b"Zenobia" not in results


def test_a_running_game_goes_on_with_a_bot_and_a_rematch_has_one(house: House) -> None:
    made = make_table(house.port, "person", "person")
    ada, brutus = (Client(house.port, hello(made, seat)) for seat in (0, 1))
    ada.wait_for(lambda: ada.public is not None)
    (secret,) = (key.secret for key in made.seats if key.seat == 1)
    table = f"/api/tables/{made.table.id}/mine"
    assert ask(house.port, "DELETE", table, secret=secret)[0] == 200
    refused = Client(house.port, hello(made, 1))
    assert isinstance(refused.first, protocol.Refused)
    ada = Client(house.port, hello(made, 0, host=True))
    assert (ada.table.seats[1].name, ada.table.seats[1].away) == ("Nemo 1", True)
    sleep(2.5 * WATCH_SECONDS)  # the watch must not close the connection for what is known
    ada.sent = 100  # the ids of its first connection are known
    play_to_the_end([ada], Random(6))
    ada.request(protocol.Rematch(id="again"))
    ada.wait_for(lambda: ada.table.game == 2)
    assert [each.kind for each in ada.table.seats] == ["bot", "person"]
    brutus.close()


def test_a_table_and_a_campaign_of_ones_own_are_deleted(house: House) -> None:
    _, body = ask(house.port, "POST", "/api/campaigns")
    campaign = json.loads(body)["secret"]
    level = make_table(house.port, "person", solo=1, campaign=campaign)
    own = make_table(house.port, "person", "random")
    for secret, code in (("guess", 403), (own.host, 200), (own.host, 404)):
        assert ask(house.port, "DELETE", f"/api/tables/{own.table.id}", secret=secret)[0] == code
    assert ask(house.port, "DELETE", "/api/campaign", secret=campaign)[0] == 200
    assert ask(house.port, "GET", "/api/campaign", secret=campaign)[0] == 404
    assert ask(house.port, "DELETE", "/api/campaign", secret=campaign)[0] == 404
    assert ask(house.port, "GET", f"/api/tables/{level.table.id}")[0] in {200, 404}


def test_an_operator_erases_somebody_who_lost_the_secret(house: House) -> None:
    plans = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Xanthippe"}]
    _, body = ask(house.port, "POST", "/api/tables", {"seats": plans})
    table = json.loads(body)["table"]["id"]
    assert house.holds("Xanthippe")
    words = ("--database", str(house.file), "--lang", "en")
    done = run("admin", "tables", "--player", "Xanthippe", *words)
    assert table in done.out
    assert '"entries"' not in run("admin", "export", table, "1", *words).out
    assert run("admin", "erase", table, "1", *words).out == "1 game is overwritten.\n"
    assert run("admin", "tables", "--player", "Xanthippe", *words).out == ""
    assert run("admin", "erase", table, "7", *words).code == 2
