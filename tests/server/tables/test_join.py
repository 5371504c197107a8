"""`pax table --join LINK`: a server's table in the terminal."""

import re
from pathlib import Path

import pytest

from pax import protocol
from pax.cli.table.link import Link, LinkError
from pax.game import Record
from pax.protocol import version
from pax.tables import broadcast
from tests.cli.program import run
from tests.cli.terminals import Terminal
from tests.server.clients import Client, hello, make_table
from tests.server.processes import Server
from tests.text.tables import a_table, random_game

CHOICE = r"your choice: |press Enter (?:to|for) [^:]*: "
OVER = "The game is over"
LISTED = re.compile(
    r"^ +(\d+) +(?:lay|keep|draw|peek|take|offer|bury|buy|skip|play|end|pass)\b", re.MULTILINE
)


def link_to(port: int, table: str) -> str:
    return f"http://127.0.0.1:{port}/#/table/{table}"


def joining(home: Path, link: str, *words: str) -> Terminal:
    return Terminal(home, "table", "--join", link, "--lang", "en", *words)


def test_two_play_and_talk_one_of_them_in_the_terminal(port: int, tmp_path: Path) -> None:
    made = make_table(port, "open", "person")
    with joining(tmp_path, link_to(port, made.table.id), "--name", "Livia") as livia:
        livia.wait_for("You sit at the table as Livia")
        with Client(port, hello(made, 1)) as other:
            while other.public is None or other.public.deciding != 0:
                if other.asked:
                    other.move(other.choices[0])
                else:
                    other.receive()
            livia.wait_for(CHOICE)
            livia.type("say Salvete!\n")
            other.wait_for(lambda: any("Salvete!" in str(news) for news in other.news))
            livia.type("why play F99\n")
            livia.wait_for("There is no card")
            livia.wait_for(CHOICE)
            livia.type("hint\n")
            livia.wait_for("This table allows no hints")
            livia.wait_for(CHOICE)
            livia.type("1\n")
            livia.wait_for("You keep")
            livia.type("undo\n")
            livia.wait_for("take back|took back|taken back")
            livia.type("quit\n")
            livia.wait_for(r"your seat is kept")
            assert livia.wait_for_end() == 0
            assert f"#/table/{made.table.id}?seat=" in livia.screen


def test_a_whole_game_is_played_in_the_terminal(port: int, tmp_path: Path) -> None:
    made = make_table(port, "open", "random")
    with joining(tmp_path, link_to(port, made.table.id)) as livia:
        shown = livia.wait_for(CHOICE, OVER)
        while not shown.endswith(OVER):
            livia.type(f"{LISTED.findall(shown)[0]}\n")
            shown = livia.wait_for(CHOICE, OVER)
        livia.type("quit\n")
        assert livia.wait_for_end() == 0


def test_a_spectator_sees_the_game_and_no_choices(port: int, tmp_path: Path) -> None:
    made = make_table(port, "person", "person")
    with (
        Client(port, hello(made, 0)) as first,
        Client(port, hello(made, 1)),
        joining(tmp_path, link_to(port, made.table.id), "--watch") as watcher,
    ):
        watcher.wait_for("You are watching")
        first.wait_for(lambda: first.public is not None)
        watcher.wait_for("Rome")
        watcher.type("\x03")
        watcher.wait_for("You have left")
        assert watcher.wait_for_end() == 130
        assert not re.search(CHOICE, watcher.screen)


def test_the_client_leaves_a_server_that_refuses_its_version(
    port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make_table(port, "person", "person")
    monkeypatch.setattr(version, "PROTOCOL_VERSION", protocol.PROTOCOL_VERSION + 1)
    with joining(tmp_path, link_to(port, made.table.id), "--watch") as watcher:
        watcher.wait_for("different versions of the protocol")
        watcher.wait_for_end()


def test_the_client_leaves_a_server_of_another_version(
    port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make_table(port, "person", "person")
    monkeypatch.setattr(protocol, "PROTOCOL_VERSION", protocol.PROTOCOL_VERSION + 1)
    with joining(tmp_path, link_to(port, made.table.id), "--watch") as watcher:
        watcher.wait_for("different versions of the protocol")
        watcher.wait_for_end()


def test_a_late_player_knows_the_whole_game(
    port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "RECENT_LINES", 5)
    made = make_table(port, "person", "random")
    with Client(port, hello(made, 0)) as first:
        while first.seq < 23 or not first.asked:
            if first.asked:
                first.move(first.choices[0])
            else:
                first.receive()
        cards = f"{first.public.pile} cards" if first.public else ""
    link = f"{link_to(port, made.table.id)}?seat={made.seats[0].secret}"
    with joining(tmp_path, link) as late:
        shown = late.wait_for(CHOICE)
        assert cards in shown
        assert len(LISTED.findall(shown)) == len(first.choices)
        late.type("1\n")
        late.wait_for(CHOICE, OVER)


def test_a_table_from_a_record_says_so_before_anybody_sits(port: int, tmp_path: Path) -> None:
    record = Record.from_game(random_game(a_table(2), 1, moves=0)).fields
    made = make_table(port, "open", "random", begin={"record": record, "moves": 0})
    with joining(tmp_path, link_to(port, made.table.id), "--name", "Livia") as livia:
        livia.wait_for("Whoever made the table may know every card")
        livia.wait_for("You sit at the table as Livia")


def test_a_removed_player_sees_a_message_and_leaves(port: int, tmp_path: Path) -> None:
    made = make_table(port, "person", "open", "open")  # too few players to begin
    with (
        Client(port, hello(made, 0, host=True)) as host,
        joining(tmp_path, link_to(port, made.table.id), "--name", "Livia") as livia,
    ):
        livia.wait_for("You sit at the table as Livia")
        host.wait_for(lambda: host.table.seats[1].here)
        host.request(protocol.Kick(id="kick", seat=1))
        livia.wait_for("The host has sent Livia away")
        livia.wait_for("You no longer have a seat")
        assert livia.wait_for_end() == 0
        assert "your seat is kept" not in livia.screen


def test_a_server_that_comes_back_finds_the_player_waiting(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    server = Server(database)
    made = make_table(server.port, "open", "random")
    try:
        with joining(tmp_path, link_to(server.port, made.table.id)) as livia:
            livia.wait_for(CHOICE)
            server.kill()
            livia.wait_for("Connection lost")
            server = Server(database, "--port", str(server.port))
            livia.wait_for("Reconnected")
            shown = livia.wait_for(CHOICE)
            livia.type(f"{LISTED.findall(shown)[0]}\n")
            livia.wait_for(CHOICE)
    finally:
        server.stop()


def test_a_link_is_written_as_it_is_read() -> None:
    for text in ("http://192.0.2.7:7297/#/table/abc", "https://pax.test/#/table/abc?seat=xyz"):
        assert str(Link.read(text)) == text


@pytest.mark.parametrize(
    "text", ["", "abc", "http://192.0.2.7/", "ftp://a/#/table/b", "http:///#/table/b"]
)
def test_an_invalid_link_is_refused(text: str) -> None:
    with pytest.raises(LinkError):
        Link.read(text)


def test_an_unknown_table_is_reported(port: int) -> None:
    done = run("table", "--join", link_to(port, "nothing"), "--lang", "en")
    assert (done.code, done.err) == (2, "There is no such table.\n")
