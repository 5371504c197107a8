"""A player is told of a turn while PAX is closed: from the box in the settings to the notification.

No push service can be reached, so a script that runs before the page stands for the browser's part
of it, and DevTools delivers what the server has sent.
"""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Response, expect

from pax import protocol
from tests.server.clients import Client
from tests.server.notices.browsers import PushBrowser
from tests.server.notices.receiver import Receiver, receiving
from tests.server.processes import Server

from .houses import House, Made, person
from .playing import MOVES
from .test_controls import move, open_menu

PUSH_SERVICE: Final = """
const kept = { endpoint: %s, toJSON: () => ({ keys: %s }), unsubscribe: async () => true };
PushManager.prototype.subscribe = async (options) => {
  if (!options.userVisibleOnly || options.applicationServerKey.length !== 87) throw new Error();
  return kept;
};
PushManager.prototype.getSubscription = async () => kept;
"""


class Post(House):
    """A server that sends notices, with a receiver."""

    def __init__(self, browser: Browser, folder: Path, receiver: Receiver) -> None:
        """Start the server."""
        self.receiver = receiver
        database = str(folder / "tables.sqlite")
        options = [
            *("--push-key", str(folder / "push.pem"), "--push-contact", "mailto:a@example.org"),
            *("--push-host", receiver.host, "--webhook-host", receiver.host),
            *("--notice-delay", "0", "--notice-test-ca", receiver.authority),
        ]
        super().__init__(browser, Server(database, *options), database)


@pytest.fixture
def post(browser: Browser, tmp_path: Path) -> Iterator[Post]:
    """Return a server that sends notices."""
    with receiving(tmp_path) as receiver:
        post = Post(browser, tmp_path, receiver)
        yield post
        post.server.stop()


def test_a_push_message_becomes_a_notification(post: Post) -> None:
    keys, address = PushBrowser(), f"{post.receiver.origin}/ok"
    made = post.make(person("Ada"), person("Brutus"))
    options = {"permissions": ["notifications"], "timezone_id": "Europe/Berlin", "locale": "de"}
    with post.visitor(**options) as page:
        page.add_init_script(PUSH_SERVICE % (json.dumps(address), json.dumps(keys.keys)))
        page.goto(made.links[0])
        with brutus_of(post, made) as brutus:
            page.get_by_role("button", name="Ich bin bereit").click()
            page.locator(MOVES).first.wait_for()
            switch_on(page)
            assert stored(post)["quiet"] == {"begin": 1380, "end": 420, "zone": "Europe/Berlin"}
            with page.expect_response(is_subscription):
                page.get_by_label("Ruhezeit", exact=True).last.uncheck()
            page.get_by_role("button", name="Fertig").click()
            while not decides(brutus):
                move_once(page)
                brutus.receive()
            page.goto(post.address)
            while decides(brutus):
                brutus.move(next(each for each in brutus.choices if each != "peek"))
            post.receiver.wait_for(lambda found: bool(found.accepted))
        (received,) = post.receiver.accepted
        pushed = keys.read(received.body)
        assert pushed["title"] == "Du bist bei PAX am Zug"
        older = {**pushed, "number": pushed["number"] - 1, "title": "older"}
        deliver(page, pushed, pushed, older)
        shown = page.evaluate(SHOWN)
        assert [(each["title"], each["body"]) for each in shown] == [
            (pushed["title"], "Am Tisch mit Brutus")
        ]
        switch_off(page)
        assert subscriptions(post) == []


SHOWN: Final = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.getNotifications();
  return found.filter(({ tag }) => tag !== "pax").map(({ title, body }) => ({ title, body }));
}"""


def brutus_of(post: Post, made: Made) -> Client:
    """Connect the other player, without a browser."""
    secret = made.links[1].rpartition("seat=")[2]
    return Client(post.server.port, protocol.Hello(table=made.table, secret=secret))


def decides(client: Client) -> bool:
    """Whether a client has the decision now."""
    return client.asked


def switch_on(page: Page) -> None:
    """Ask for notifications, with quiet hours."""
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_label("Benachrichtigen, wenn ich am Zug bin").check()
    page.get_by_text("auch benachrichtigt, wenn PAX geschlossen ist").wait_for()
    with page.expect_response(is_subscription):
        page.get_by_label("Ruhezeit", exact=True).last.check()
    with page.expect_response(is_subscription):
        page.get_by_label("von", exact=True).fill("23:00")


def is_subscription(answer: Response) -> bool:
    """Whether this answers a request to subscribe."""
    return answer.request.method == "POST" and answer.url.endswith("/subscriptions")


def switch_off(page: Page) -> None:
    """Ask for no more notifications."""
    page.get_by_role("button", name="Einstellungen").click()
    with page.expect_response(lambda answer: answer.request.method == "DELETE"):
        page.get_by_label("Benachrichtigen, wenn ich am Zug bin").uncheck()


def move_once(page: Page) -> None:
    """Make a move in the browser, if it is its player's turn."""
    moves = page.locator(f"{MOVES}:not([data-move=peek])")
    if moves.count():
        seq = page.locator("[data-seq]").get_attribute("data-seq")
        moves.first.click()
        page.locator(f"[data-seq]:not([data-seq='{seq}'])").first.wait_for()


def subscriptions(post: Post) -> list[dict[str, Any]]:
    """Return what the server has stored."""
    with sqlite3.connect(post.database) as database:
        return [json.loads(data) for (data,) in database.execute("SELECT data FROM subscriptions")]


def stored(post: Post) -> dict[str, Any]:
    """Return the only subscription."""
    (found,) = subscriptions(post)
    return found


def deliver(page: Page, *messages: dict[str, Any]) -> None:
    """Deliver push messages to the page's service worker, one after the other."""
    devtools: CDPSession = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in event["registrations"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", note)
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    for message in messages:
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": page.evaluate("() => location.origin"),
                "registrationId": found[-1],
                "data": json.dumps(message),
            },
        )
        page.wait_for_timeout(300)


def test_a_host_tells_a_chat_room(post: Post) -> None:
    made = post.make(person("Ada"), person("Brutus"))
    with post.visitor() as page, brutus_of(post, made):
        page.goto(f"{made.links[0]}&host={made.host}")
        page.get_by_role("button", name="I\u2019m ready").click()
        page.locator(MOVES).first.wait_for()
        dialog = open_menu(page)
        dialog.get_by_text("Tell a chat room").click()
        dialog.get_by_label("Webhook address").fill("https://elsewhere.example/hook")
        dialog.get_by_role("button", name="Tell this room").click()
        dialog.get_by_text("has not allowed its host").wait_for()
        dialog.get_by_label("Webhook address").fill(f"{post.receiver.origin}/ok-room")
        dialog.get_by_role("button", name="Tell this room").click()
        dialog.get_by_text("The room is told from now on.").wait_for()
        expect(dialog.get_by_role("button", name="Stop telling it")).to_have_count(1)
        page.keyboard.press("Escape")
        while page.locator(MOVES).count():
            move(page, Random(1))
        post.receiver.wait_for(lambda found: bool(found.at("/ok-room")))
        told = post.receiver.at("/ok-room")[0].fields["content"]
        assert told.splitlines()[0] == "It is Brutus\u2019s turn at PAX."
