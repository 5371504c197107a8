"""Records, replays, duplicates of deals, campaigns, and fair deals."""

from pathlib import Path
from random import Random
from secrets import token_bytes

import msgspec
from typer.testing import CliRunner

from pax import protocol
from pax.cli.app import app
from pax.game import Record, read_records
from pax.game.observation.events import Saw
from pax.protocol.http import (
    CampaignMade,
    DealResult,
    Fair,
    Frames,
    Progress,
    Results,
    TableMade,
)
from pax.server.app import Settings
from pax.tables.credentials import new_secret
from pax.tables.fair_deal import commitment, dealt
from pax.tables.rows import StoredGame
from pax.tables.spec import SeatSpec, TableSpec, encode_spec
from pax.tables.state import TableState
from tests.server.clients import Client, ask, hello, make_table
from tests.server.servers import GENEROUS, running
from tests.server.tables.test_play import play_to_the_end
from tests.text.tables import a_table, random_game


def finished(port: int, *kinds: str, seed: int = 1, **fields: object) -> TableMade:
    """Create a table for a person at seat 0, and play it to the end."""
    made = make_table(port, *kinds, **fields)
    with Client(port, hello(made, 0)) as client:
        play_to_the_end([client], Random(seed))
    return made


def record_of(port: int, table: str) -> Record:
    """Return the record of a table's game."""
    status, body = ask(port, "GET", f"/api/tables/{table}/record")
    assert status == 200, body
    record = Record.read(body)
    record.check()
    return record


def test_a_record_is_available_when_the_game_is_over(port: int) -> None:
    made = make_table(port, "person", "random", "random")
    with Client(port, hello(made, 0)) as client:
        client.wait_for(lambda: client.asked)
        assert ask(port, "GET", f"/api/tables/{made.table.id}/record")[0] == 403
        assert ask(port, "GET", f"/api/tables/{made.table.id}/fair")[0] == 403
        play_to_the_end([client], Random(3))
    record = record_of(port, made.table.id)
    assert record.config.players[0] == "P0"
    assert record.fields["result"] is not None


def test_the_deal_can_be_checked_at_the_end(port: int) -> None:
    made = finished(port, "person", "random")
    record = record_of(port, made.table.id)
    fair = msgspec.json.decode(ask(port, "GET", f"/api/tables/{made.table.id}/fair")[1], type=Fair)
    secret = bytes.fromhex(fair.secret)
    assert commitment(secret) == fair.commitment == made.table.commitment
    assert fair.nonces == ["nonce 0", ""]
    assert list(dealt(record.config, secret, fair.nonces).pile) == record.pile


def test_a_record_is_replayed_move_by_move(port: int) -> None:
    record = record_of(port, finished(port, "person", "random").table.id)
    form = {"record": record.fields, "seat": 0, "first": 3, "count": 4}
    status, body = ask(port, "POST", "/api/replay", form)
    assert status == 200, body
    frames = msgspec.json.decode(body, type=Frames)
    assert [frame.moves for frame in frames.frames] == [3, 4, 5, 6]
    assert frames.total == len(record.moves)
    assert all(frame.picture.mine is not None for frame in frames.frames)
    wrong = {**record.fields, "moves": ["fly", *record.moves]}
    assert ask(port, "POST", "/api/replay", {"record": wrong})[0] == 200
    assert ask(port, "POST", "/api/replay", {"record": wrong, "count": 2})[0] == 422
    assert ask(port, "POST", "/api/replay", {"record": {"format": "pax/1"}})[0] == 422


def test_a_game_goes_on_from_a_record(port: int) -> None:
    record = record_of(port, finished(port, "person", "random").table.id)
    moves = len(record.moves) // 2
    made = finished(
        port, "person", "random", seed=9, begin={"record": record.fields, "moves": moves}
    )
    again = record_of(port, made.table.id)
    assert again.pile == record.pile
    assert again.moves[:moves] == record.moves[:moves]
    too_far = {"record": record.fields, "moves": len(record.moves)}
    seats = [{"kind": "person"}, {"kind": "person"}]
    assert ask(port, "POST", "/api/tables", {"seats": seats, "begin": too_far})[0] == 422


def test_a_table_stores_a_minimal_record(tmp_path: Path) -> None:
    record = Record.from_game(random_game(a_table(2), 1)).fields
    fields = {
        **record,
        "notes": "é" * 450_000,
    }  # in ASCII it would be too long for a record
    database = tmp_path / "t.sqlite"
    with running(Settings(str(database), limits=GENEROUS, pace=0)) as port:
        made = make_table(port, "person", "person", begin={"record": fields, "moves": 5})
        with Client(port, hello(made, 0)) as first, Client(port, hello(made, 1)) as second:
            first.wait_for(lambda: first.asked or second.asked)
    assert sum(file.stat().st_size for file in tmp_path.glob("t.sqlite*")) < 400_000


def test_a_record_that_is_too_long_is_refused_as_such(port: int) -> None:
    record = {**Record.from_game(random_game(a_table(2), 1)).fields, "notes": "x" * 1_000_000}
    seats = [{"kind": "person"}, {"kind": "person"}]
    begin = {"seats": seats, "begin": {"record": record, "moves": 0}}
    refused = b'{"reason":{"code":"too_large","numbers":{"bytes":1000000}},"where":"%b"}'
    assert ask(port, "POST", "/api/tables", begin) == (413, refused % b"begin.record")
    assert ask(port, "POST", "/api/replay", {"record": record}) == (413, refused % b"record")


def test_a_table_that_was_begun_from_a_whole_record_still_opens() -> None:
    record = Record.from_game(random_game(a_table(2), 1))
    fields = {**record.fields, "notes": "x" * 900_000}
    chairs = [SeatSpec("open", "1"), SeatSpec("open", "2")]
    plan = TableSpec(chairs, "", record=msgspec.json.encode(fields).decode(), moves=5)
    state = TableState(StoredGame("t.1", "t", 1, "t.1", b"", "waiting", encode_spec(plan)))
    assert state.table.players == record.config.players
    assert state.deal(b"", []).moves == record.moves[:5]


def test_a_player_from_a_record_knows_the_cards_of_the_seat(port: int) -> None:
    record = Record.from_game(random_game(a_table(2), 1))
    moves = record.moves.index("skip") + 1
    made = make_table(port, "person", "person", begin={"record": record.fields, "moves": moves})
    clients = [Client(port, hello(made, seat)) for seat in (0, 1)]
    for seat, client in enumerate(clients):
        client.wait_for(lambda client=client: client.public is not None)  # type: ignore[misc] # bound at once
        (begun,) = (each for each in client.news if isinstance(each, protocol.Begun))
        seen = [event for event in begun.events if isinstance(event, Saw)]
        assert {event.seat for event in seen if event.card is not None} == {seat}
        assert {event.seat for event in seen} == {0, 1}
        client.close()


def test_other_people_play_the_same_deal_and_results_are_compared(port: int) -> None:
    made = finished(port, "person", "random")
    form = {"seats": [{"kind": "person", "name": "Gaia"}, {"kind": "bot", "level": "random"}]}
    assert duplicate(port, made, form, made.seats[0].secret)[0] == 403
    status, body = duplicate(port, made, form, made.host)
    assert status == 200, body
    twin = msgspec.json.decode(body, type=TableMade)
    with Client(port, hello(twin, 0)) as client:
        client.wait_for(lambda: client.asked)
        assert ask(port, "GET", f"/api/tables/{made.table.id}/record")[0] == 403
        assert [each.table for each in results_of(port, twin)] == ["", twin.table.id]
        assert [each.table for each in results_of(port, made)] == [made.table.id, ""]
        play_to_the_end([client], Random(2))
    assert record_of(port, made.table.id).pile == record_of(port, twin.table.id).pile
    results = results_of(port, twin)
    assert [result.table for result in results] == [made.table.id, twin.table.id]
    assert [result.players[0] for result in results] == ["P0", "Gaia"]
    assert all(result.outcome is not None for result in results)


def test_a_comparison_is_of_one_game_at_a_table(port: int) -> None:
    """The deal of the second game is compared with that game, and still after a rematch."""
    made = finished(port, "person", "random")
    with Client(port, hello(made, 0, host=True)) as client:
        play_again(client)
        play_to_the_end([client], Random(4))
        form = {"seats": [{"kind": "person", "name": "Gaia"}, {"kind": "bot", "level": "random"}]}
        status, body = duplicate(port, made, form, made.host)
        assert status == 200, body
        twin = msgspec.json.decode(body, type=TableMade)
        with Client(port, hello(twin, 0)) as other:
            play_to_the_end([other], Random(5))
        both = [(made.table.id, 2), (twin.table.id, 1)]
        assert games_of(results_of(port, twin)) == games_of(results_of(port, made)) == both
        play_again(client)
        assert games_of(results_of(port, made)) == [(made.table.id, 3)]
        assert games_of(results_of(port, made, game=2)) == both
        assert games_of(results_of(port, made, game=1)) == [(made.table.id, 1)]
    assert ask(port, "GET", f"/api/tables/{made.table.id}/results?game=9")[0] == 404


def play_again(client: Client) -> None:
    """Begin the next game at a table of a person and a bot."""
    client.request(protocol.Rematch(id="again"))
    client.get_ready()
    client.wait_for(lambda: client.table.status == "running")


def games_of(results: list[DealResult]) -> list[tuple[str, int]]:
    """Return the table and the number of each game."""
    return [(result.table, result.game) for result in results]


def duplicate(port: int, made: TableMade, form: object, secret: str) -> tuple[int, bytes]:
    """Request another table with the same deal."""
    return ask(port, "POST", f"/api/tables/{made.table.id}/duplicates", form, secret)


def results_of(port: int, made: TableMade, game: int | None = None) -> list[DealResult]:
    """Return the results of all tables with the same deal, of the newest game or another one."""
    query = "" if game is None else f"?game={game}"
    body = ask(port, "GET", f"/api/tables/{made.table.id}/results{query}")[1]
    return msgspec.json.decode(body, type=Results).tables


def test_a_running_game_cannot_be_duplicated(port: int) -> None:
    made = make_table(port, "person", "random")
    form = {"seats": [{"kind": "person"}, {"kind": "person"}]}
    refused = (409, b'{"reason":{"code":"not_over"},"where":""}')
    assert duplicate(port, made, form, made.host) == refused
    with Client(port, hello(made, 0, host=True)) as client:
        client.wait_for(lambda: client.asked)
        assert duplicate(port, made, form, made.host) == refused
        client.move(client.choices[0])
        assert duplicate(port, made, form, made.host) == refused
        play_to_the_end([client], Random(1))
        assert duplicate(port, made, form, made.host)[0] == 200
        client.request(protocol.Rematch(id="again"))
        client.get_ready()
        assert duplicate(port, made, form, made.host) == refused


def test_a_game_from_a_record_cannot_be_duplicated(port: int) -> None:
    record = record_of(port, finished(port, "person", "random").table.id)
    made = finished(port, "person", "random", begin={"record": record.fields, "moves": 0})
    status, body = duplicate(port, made, {"seats": [{"kind": "person"}] * 2}, made.host)
    assert (status, b"not_dealt_here" in body) == (422, True)


def test_a_campaign_keeps_its_progress(port: int) -> None:
    campaign = msgspec.json.decode(ask(port, "POST", "/api/campaigns")[1], type=CampaignMade)
    assert campaign.progress == Progress([0] * 5, [0] * 5, 1)
    seats = [{"kind": "person", "name": "Livia"}]
    form = {"seats": seats, "solo": 2, "campaign": campaign.secret}
    assert ask(port, "POST", "/api/tables", form)[0] == 403
    finished(port, "person", solo=1, campaign=campaign.secret)
    body = ask(port, "GET", "/api/campaign", secret=campaign.secret)[1]
    progress = msgspec.json.decode(body, type=Progress)
    assert progress.tried == [1, 0, 0, 0, 0]
    assert progress.open == 1 + progress.won[0]
    assert ask(port, "GET", "/api/campaign", secret=new_secret(token_bytes))[0] == 404
    assert ask(port, "GET", "/api/campaign")[0] == 401


def test_closing_the_table_of_a_finished_game_forgets_nothing(tmp_path: Path) -> None:
    database, file = str(tmp_path / "a.sqlite"), tmp_path / "games.jsonl"
    with running(Settings(database, limits=GENEROUS, pace=0)) as port:
        campaign = msgspec.json.decode(ask(port, "POST", "/api/campaigns")[1], type=CampaignMade)
        made = finished(port, "person", solo=1, campaign=campaign.secret)
        with Client(port, protocol.Hello(table=made.table.id, host=made.host)) as host:
            host.request(protocol.Close(id="c"))
            assert host.table.status == "closed"
        body = ask(port, "GET", "/api/campaign", secret=campaign.secret)[1]
        assert msgspec.json.decode(body, type=Progress).tried == [1, 0, 0, 0, 0]
        assert results_of(port, made)[0].outcome is not None
        record = record_of(port, made.table.id)
    assert run("export", str(file), "--database", database) == 0
    assert [each.write() for _, each in read_records(file) if isinstance(each, Record)] == [
        record.write()
    ]


def test_records_are_exported_and_imported(tmp_path: Path) -> None:
    database, file = str(tmp_path / "a.sqlite"), tmp_path / "games.jsonl"
    with running(Settings(database, limits=GENEROUS, pace=0)) as port:
        made = finished(port, "person", "random")
        record = record_of(port, made.table.id)
        going = make_table(port, "person", "random")
        with Client(port, hello(going, 0)) as client:
            client.wait_for(lambda: client.asked)
            assert run("export", str(file), "--database", database) == 0
    assert [each.write() for _, each in read_records(file) if isinstance(each, Record)] == [
        record.write()
    ]
    other = str(tmp_path / "b.sqlite")
    assert run("import", str(file), "--database", other) == 0
    assert run("import", str(file), "--database", other) == 0
    again = tmp_path / "again.jsonl"
    assert run("export", str(again), "--database", other) == 0
    assert again.read_bytes() == file.read_bytes()
    file.write_text("{}", "utf-8")
    assert run("import", str(file), "--database", other) == 1


def run(*arguments: str) -> int:
    """Run a command of the program."""
    return CliRunner().invoke(app, list(arguments)).exit_code


def test_wire_messages_have_names(port: int) -> None:
    assert ask(port, "GET", "/api/wire.json")[0] == 200
    assert b"make_table" in ask(port, "GET", "/api/openapi.json")[1]
    assert protocol.Hello.__struct_config__.tag == "hello"
