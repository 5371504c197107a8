"""A server and its visitors: each person is a separate browser context."""

import json
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.processes import Server

PATIENCE: Final = 60_000
"""Timeout in milliseconds, also on a busy machine."""

QUIET: Final = {
    "speed": 0,
    "sound": False,
    "motion": False,
    "guide": False,
    "forced": False,
    "settling": 0,
}
NAMES: Final = ("Livia", "Decimus", "Aurelia", "Cassius", "Octavia", "Lucius", "Valeria")


class House:
    """A server and the browser that visits it."""

    def __init__(self, browser: Browser, server: Server, database: str) -> None:
        """Start without visitors."""
        self.browser = browser
        self.server = server
        self.database = database

    @property
    def address(self) -> str:
        """The URL of the start page."""
        return f"http://127.0.0.1:{self.server.port}/"

    def through(self, port: int, link: str) -> str:
        """Return a link with another port."""
        return link.replace(f":{self.server.port}/", f":{port}/")

    def restart(self) -> None:
        """Kill the server and restart it on the same port and database."""
        port = self.server.port
        self.server.kill()
        self.server = Server(self.database, "--port", str(port))

    @contextmanager
    def visitor(self, **options: Any) -> Iterator[Page]:  # noqa: ANN401 - as Playwright takes them
        """Open a page; any error in the page fails the test."""
        with self.person(**options) as context:
            page = context.new_page()
            wrong: list[str] = []
            page.on("pageerror", lambda error: wrong.append(str(error)))
            yield page
            assert wrong == []

    @contextmanager
    def person(
        self,
        settings: dict[str, object] | None = None,
        **options: Any,  # noqa: ANN401 - as Playwright takes them
    ) -> Iterator[BrowserContext]:
        """Return a new browser context, by default English and laptop size."""
        options = {"locale": "en", "viewport": {"width": 1280, "height": 800}, **options}
        context = self.browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps({**QUIET, **(settings or {})}))
        context.add_init_script(f"localStorage['pax.settings'] ??= {kept}")
        try:
            yield context
        finally:
            context.close()

    def make(self, *seats: dict[str, object], **more: object) -> "Made":
        """Create a table through the API; return the links to its seats."""
        answer = self.post("/api/tables", {"seats": list(seats), **more})
        links = [
            f"{self.address}#/table/{answer['table']['id']}?seat={key['secret']}"
            for key in answer["seats"]
        ]
        return Made(answer["table"]["id"], answer["host"], links)

    def get(self, path: str) -> str:
        """Send a GET request to the server, without the browser."""
        address = self.address.rstrip("/") + path
        with urllib.request.urlopen(address, timeout=PATIENCE / 1000) as answer:  # noqa: S310
            return str(answer.read(), "utf-8")

    def post(self, path: str, form: object) -> Any:  # noqa: ANN401 - the decoded response
        """Send a POST request to the server, without the browser."""
        request = urllib.request.Request(  # noqa: S310 - our own server
            self.address.rstrip("/") + path,
            json.dumps(form).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:  # noqa: S310
            return json.load(answer)


class Made:
    """A table, its host's secret, and the links to its seats."""

    def __init__(self, table: str, host: str, links: list[str]) -> None:
        """Set the fields."""
        self.table = table
        self.host = host
        self.links = links


def person(name: str) -> dict[str, object]:
    """Return the spec of a seat for a person."""
    return {"kind": "person", "name": name}


def bots(count: int) -> list[dict[str, object]]:
    """Return the specs of seats for random bots, which move at once."""
    return [{"kind": "bot", "name": name, "level": "random"} for name in NAMES[:count]]
