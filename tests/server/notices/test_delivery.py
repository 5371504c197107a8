"""Notices are delivered once and in order, in the player's language, without cards."""

import json
import sqlite3
import time
from pathlib import Path

import pytest

from pax import protocol
from pax.server.app import Settings
from pax.server.notices.sender import AT_ONCE
from pax.server.notices.settings import NoticeSettings
from tests.cli.program import run
from tests.server.clients import Client, ask, hello, make_table
from tests.server.notices.browsers import PushBrowser
from tests.server.notices.receiver import Receiver
from tests.server.notices.subscribers import path_of, secret_of, tell_player, tell_room
from tests.server.servers import GENEROUS, running

pytestmark = pytest.mark.usefixtures("_often")


def settings_of(tmp_path: Path, notices: NoticeSettings) -> Settings:
    """Return the settings of a server with SQLite."""
    return Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0, notices=notices)


def pass_the_turn(client: Client) -> None:
    """Make moves until another player decides."""
    while client.asked:
        client.move(next(each for each in client.choices if each != "peek"))


def deciding(*clients: Client) -> Client:
    """Return the client that has the decision, when it has been told."""
    seat = next(each.public.deciding for each in clients if each.public is not None)
    found = next(each for each in clients if each.seat == seat)
    found.wait_for(lambda: found.asked)
    return found


def test_every_turn_is_told_once_and_in_order(
    tmp_path: Path, receiver: Receiver, notices: NoticeSettings
) -> None:
    with running(settings_of(tmp_path, notices)) as port:
        made = make_table(port, "person", "person")
        browser = PushBrowser()
        tell_room(port, made, f"{receiver.origin}/ok-room", language="de")
        tell_player(port, made, 1, f"{receiver.origin}/ok-push", browser, language="fr")
        turns: list[int] = []
        with Client(port, hello(made, 0)) as one, Client(port, hello(made, 1)) as two:
            for client in (one, two):
                client.wait_for(lambda client=client: client.public is not None)  # type: ignore[misc]
            for _ in range(6):
                player = deciding(one, two)
                assert player.seat is not None
                turns.append(player.seat)
                told = len(turns), turns.count(1)
                receiver.wait_for(
                    lambda found, told=told: (  # type: ignore[misc]
                        (len(found.at("/ok-room")), len(found.at("/ok-push"))) == told
                    )
                )
                seq = player.seq
                pass_the_turn(player)
                for client in (one, two):
                    client.wait_for(lambda client=client, seq=seq: client.seq > seq)  # type: ignore[misc]
                    catch_up(client, player.seq)
        room = [each.fields for each in receiver.at("/ok-room")]
        link = f"https://pax.example.org/#/table/{made.table.id}"
        said = [f"PAX: P{seat} ist am Zug.\nAm Tisch mit P{1 - seat}\n{link}" for seat in turns]
        assert [each["text"] for each in room[: len(turns)]] == said
        assert [each["content"] for each in room[: len(turns)]] == said
        assert all(each["allowed_mentions"] == {"parse": []} for each in room)
        pushed = [browser.read(each.body) for each in receiver.at("/ok-push")]
        assert {each["title"] for each in pushed} == {"C\u2019est votre tour à PAX"}
        assert {each["body"] for each in pushed} == {"À la table avec P0"}
        assert {each["table"] for each in pushed} == {made.table.id}
        numbers = [each["number"] for each in pushed]
        assert numbers == sorted(set(numbers))
        assert all(each.keys() == {"number", "table", "title", "body"} for each in pushed)
        headers = receiver.at("/ok-push")[0].headers
        assert headers["Authorization"].startswith("vapid t=")
        assert (headers["Content-Encoding"], len(headers["Topic"])) == ("aes128gcm", 32)


def catch_up(client: Client, seq: int) -> None:
    """Receive until an entry has arrived."""
    client.wait_for(lambda: client.seq >= seq)


def test_a_turn_that_is_over_is_not_told(
    tmp_path: Path, receiver: Receiver, notices: NoticeSettings
) -> None:
    slow = NoticeSettings(webhook_hosts=notices.webhook_hosts, delay=3.0, test_ca=notices.test_ca)
    with running(settings_of(tmp_path, slow)) as port:
        made = make_table(port, "person", "person")
        tell_room(port, made, f"{receiver.origin}/ok")
        with Client(port, hello(made, 0)) as one, Client(port, hello(made, 1)) as two:
            for client in (one, two):
                client.wait_for(lambda client=client: client.public is not None)  # type: ignore[misc]
            begun = time.monotonic()
            last = ""
            for _ in range(5):
                player = deciding(one, two)
                pass_the_turn(player)
                for client in (one, two):
                    catch_up(client, player.seq)
            last = f"P{deciding(one, two).seat}"
            assert time.monotonic() - begun < 3
            receiver.wait_for(lambda found: len(found.accepted) == 1)
            assert last in receiver.accepted[0].fields["text"].splitlines()[0]


def test_hanging_and_lying_receivers_slow_nobody(
    tmp_path: Path, receiver: Receiver, notices: NoticeSettings
) -> None:
    bad = [f"hang-{n}" for n in range(AT_ONCE - 6)]
    bad += ["endless", "drip", "garbage", "302", "500"]
    with running(settings_of(tmp_path, notices)) as port:
        for name in bad:
            begun = make_table(port, "person", solo=1)
            tell_room(port, begun, f"{receiver.origin}/{name}")
            Client(port, hello(begun, 0)).close()
        receiver.wait_for(lambda found: {f"/{name}" for name in bad} <= set(found.begun))
        started = time.monotonic()
        made = make_table(port, "person", solo=1)
        tell_room(port, made, f"{receiver.origin}/ok")
        with Client(port, hello(made, 0)) as client:
            client.wait_for(lambda: client.asked)
            receiver.wait_for(lambda found: bool(found.at("/ok")))
            for _ in range(60):
                client.wait_for(lambda: client.asked or client.is_over)
                if client.is_over:
                    break
                client.move(client.choices[0])
        assert time.monotonic() - started < 8  # a hanging request takes 10 seconds
        assert not receiver.at("/ok-redirected")
        assert all(receiver.begun.count(f"/{name}") == 1 for name in bad)


def test_a_failed_notice_is_sent_again_before_later_ones(
    tmp_path: Path, receiver: Receiver, notices: NoticeSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pax.server.storage.notices.FIRST_WAIT", 0.5)
    with running(settings_of(tmp_path, notices)) as port:
        first, second = (make_table(port, "person", "random") for _ in range(2))
        tell_room(port, first, f"{receiver.origin}/garbage")
        Client(port, hello(first, 0)).close()
        receiver.wait_for(lambda found: len(found.begun) == 1)
        tell_room(port, second, f"{receiver.origin}/garbage", language="nl")
        Client(port, hello(second, 0)).close()
        receiver.released.set()
        receiver.wait_for(lambda found: len(found.accepted) == 2)
    said = [each.fields["text"].splitlines()[0] for each in receiver.accepted]
    assert said == ["It is P0\u2019s turn at PAX.", "PAX: P0 is aan de beurt."]


@pytest.mark.parametrize("status", [404, 410])
def test_an_address_that_is_gone_is_forgotten(
    tmp_path: Path, receiver: Receiver, notices: NoticeSettings, status: int
) -> None:
    with running(settings_of(tmp_path, notices)) as port:
        made = make_table(port, "person", solo=1)
        tell_room(port, made, f"{receiver.origin}/{status}")
        Client(port, hello(made, 0)).close()
        receiver.wait_for(lambda found: len(found.begun) == 1)
        while json.loads(ask(port, "GET", path_of(made), secret=made.host)[1])["subscriptions"]:
            time.sleep(0.05)


def test_quiet_hours_postpone_a_notice(
    tmp_path: Path, receiver: Receiver, notices: NoticeSettings
) -> None:
    minute = int(time.time() // 60) % 1440
    quiet = {"begin": (minute - 60) % 1440, "end": (minute + 60) % 1440, "zone": "UTC"}
    with running(settings_of(tmp_path, notices)) as port:
        made = make_table(port, "person", solo=1)
        tell_room(port, made, f"{receiver.origin}/ok-quiet", quiet=quiet)
        tell_room(port, made, f"{receiver.origin}/ok")
        Client(port, hello(made, 0)).close()
        receiver.wait_for(lambda found: len(found.accepted) == 1)
        with sqlite3.connect(tmp_path / "t.sqlite") as database:
            while True:
                (due,) = database.execute("SELECT due FROM notices").fetchone()
                if due - time.time() > 3000:
                    break
    assert [each.path for each in receiver.accepted] == ["/ok"]


def test_a_private_address_gets_no_connection(
    tmp_path: Path, receiver: Receiver, notices: NoticeSettings
) -> None:
    real = NoticeSettings(webhook_hosts=notices.webhook_hosts, delay=0.0)
    with running(settings_of(tmp_path, real)) as port:
        made = make_table(port, "person", solo=1)
        tell_room(port, made, f"{receiver.origin}/ok")
        Client(port, hello(made, 0)).close()
        with sqlite3.connect(tmp_path / "t.sqlite") as database:
            while database.execute("SELECT failures FROM receivers").fetchone() != (1,):
                time.sleep(0.05)
    assert receiver.begun == []


def test_subscriptions_are_exported_and_erased(
    tmp_path: Path, receiver: Receiver, notices: NoticeSettings
) -> None:
    with running(settings_of(tmp_path, notices)) as port:
        made = make_table(port, "person", "person")
        tell_player(port, made, 1, f"{receiver.origin}/ok-secret", PushBrowser())
        mine, secret = f"/api/tables/{made.table.id}/mine", secret_of(made, 1)
        exported = json.loads(ask(port, "GET", mine, secret=secret)[1])
        assert [each["address"] for each in exported["subscriptions"]] == [
            f"{receiver.origin}/ok-secret"
        ]
        assert ask(port, "DELETE", mine, secret=secret)[0] == 200
    with sqlite3.connect(tmp_path / "t.sqlite") as database:
        assert database.execute("SELECT count(*) FROM subscriptions").fetchone() == (0,)


def test_a_player_is_told_on_every_device_and_stops_it_on_one(
    tmp_path: Path, receiver: Receiver, notices: NoticeSettings
) -> None:
    with running(settings_of(tmp_path, notices)) as port:
        made = make_table(port, "person", "person")
        path, secret = path_of(made), secret_of(made, 0)
        names = [
            tell_player(port, made, 0, f"{receiver.origin}/ok-{n}", PushBrowser()) for n in (1, 2)
        ]
        again = tell_player(port, made, 0, f"{receiver.origin}/ok-2", PushBrowser())
        assert again == names[1]
        assert ask(port, "DELETE", f"{path}/{names[0]}", secret=secret_of(made, 1))[0] == 404
        assert ask(port, "DELETE", f"{path}/{names[0]}", secret=secret)[0] == 200
        assert ask(port, "DELETE", f"{path}/{names[0]}", secret=secret)[0] == 404
        found = json.loads(ask(port, "GET", path, secret=secret)[1])["subscriptions"]
        assert [each["id"] for each in found] == [names[1]]
        assert ask(port, "GET", path, secret="guess")[0] == 403  # noqa: S106 - not a password
        assert ask(port, "GET", path)[0] == 401


def test_what_cannot_be_sent_is_refused(
    tmp_path: Path, receiver: Receiver, notices: NoticeSettings
) -> None:
    with running(settings_of(tmp_path, notices)) as port:
        made = make_table(port, "person", "person")
        path, seat = path_of(made), secret_of(made, 0)
        room = {"kind": "webhook", "address": f"{receiver.origin}/ok"}
        push = {**room, "kind": "push", "keys": PushBrowser().keys}
        quiet = {"begin": 0, "end": 60, "zone": "Europe/Atlantis"}
        refused = [
            ({**room, "address": "https://other.example/x"}, made.host, "address_is_not_allowed"),
            ({**room, "address": "http://localhost/x"}, made.host, "malformed_request"),
            ({**room, "language": "xx"}, made.host, "malformed_request"),
            ({**room, "quiet": quiet}, made.host, "malformed_request"),
            (room, seat, "wrong_secret"),
            (push, made.host, "wrong_secret"),
            ({**push, "keys": None}, seat, "malformed_request"),
            ({**push, "keys": {"p256dh": "A" * 87, "auth": "A" * 22}}, seat, "malformed_request"),
        ]
        for form, secret, code in refused:
            answer = json.loads(ask(port, "POST", path, form, secret)[1])
            assert answer["reason"]["code"] == code, form
        about = json.loads(ask(port, "GET", "/api/about")[1])
        assert about["webhook_hosts"] == [receiver.host]
        assert len(about["push_key"]) == 87


def test_no_notices_are_sent_by_default(port: int) -> None:
    made = make_table(port, "person", solo=1)
    form = {"kind": "webhook", "address": "https://discord.com/api/webhooks/1/x"}
    status, body = ask(port, "POST", path_of(made), form, made.host)
    assert (status, json.loads(body)["reason"]["code"]) == (409, "no_notices")
    about = json.loads(ask(port, "GET", "/api/about")[1])
    assert (about["push_key"], about["webhook_hosts"]) == ("", [])
    assert protocol.PROTOCOL_VERSION


def test_webhooks_are_exported_and_erased_with_the_host(
    tmp_path: Path, receiver: Receiver, notices: NoticeSettings
) -> None:
    database = ("--database", tmp_path / "t.sqlite", "--lang", "en")
    with running(settings_of(tmp_path, notices)) as port:
        made = make_table(port, "person", "person")
        mine = f"/api/tables/{made.table.id}/mine"
        address = f"{receiver.origin}/ok-room"
        tell_room(port, made, address)
        status, body = ask(port, "GET", mine, secret=made.host)
        assert status == 200
        assert [each["address"] for each in json.loads(body)["subscriptions"]] == [address]
        assert address not in run("admin", "export", made.table.id, "0", *database).out
        done = run("admin", "erase", made.table.id, "1", *database)
        assert f"{made.table.id} host" in done.err, "the operator is told of webhooks"
        assert address in run("admin", "export", made.table.id, "host", *database).out
        done = run("admin", "erase", made.table.id, "host", *database)
        assert done.out == "1 notice address is deleted.\n"
        tell_room(port, made, address)
        assert ask(port, "DELETE", mine, secret=made.host)[0] == 200
        assert json.loads(ask(port, "GET", path_of(made), secret=made.host)[1]) == {
            "subscriptions": []
        }
        assert ask(port, "DELETE", mine, secret="guess")[0] == 403  # noqa: S106 - not a password
