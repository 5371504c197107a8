"""A server and those who visit it: contexts are people, each with a browser of their own."""

import json
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.processes import Server

PATIENCE: Final = 60_000
"""Milliseconds that anything may take on a machine that is busy with something else."""

QUIET: Final = {"pace": 0, "sound": False, "motion": False, "guide": False, "forced": False}
NAMES: Final = ("Livia", "Decimus", "Aurelia", "Cassius", "Octavia", "Lucius", "Valeria")


class House:
    """A server, and the browser that visits it."""

    def __init__(self, browser: Browser, server: Server, database: str) -> None:
        """Begin with nobody inside."""
        self.browser = browser
        self.server = server
        self.database = database

    @property
    def address(self) -> str:
        """Where the start page is."""
        return f"http://127.0.0.1:{self.server.port}/"

    def through(self, port: int, link: str) -> str:
        """Return a link as it leads there by way of another port."""
        return link.replace(f":{self.server.port}/", f":{port}/")

    def restart(self) -> None:
        """Kill the server, and start it again where it was."""
        port = self.server.port
        self.server.kill()
        self.server = Server(self.database, "--port", str(port))

    @contextmanager
    def visitor(self, **options: Any) -> Iterator[Page]:  # noqa: ANN401 - as Playwright takes them
        """Let somebody come; whatever goes wrong in the page is a failure."""
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
        """Return a browser of one's own, in English and on a laptop unless other is said."""
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
        """Make a table as a client does, and return where its seats are."""
        answer = self.post("/api/tables", {"seats": list(seats), **more})
        links = [
            f"{self.address}#/table/{answer['table']['id']}?seat={key['secret']}"
            for key in answer["seats"]
        ]
        return Made(answer["table"]["id"], answer["host"], links)

    def get(self, path: str) -> str:
        """Read something from the server, beside the browser."""
        address = self.address.rstrip("/") + path
        with urllib.request.urlopen(address, timeout=PATIENCE / 1000) as answer:  # noqa: S310
            return str(answer.read(), "utf-8")

    def post(self, path: str, form: object) -> Any:  # noqa: ANN401 - what the server answers
        """Ask the server, beside the browser."""
        request = urllib.request.Request(  # noqa: S310 - our own server
            self.address.rstrip("/") + path,
            json.dumps(form).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:  # noqa: S310
            return json.load(answer)


class Made:
    """A table, its host's secret, and the links that open its seats."""

    def __init__(self, table: str, host: str, links: list[str]) -> None:
        """Keep them."""
        self.table = table
        self.host = host
        self.links = links


def person(name: str) -> dict[str, object]:
    """Return the plan of a seat for a person."""
    return {"kind": "person", "name": name}


def bots(count: int) -> list[dict[str, object]]:
    """Return the plans of seats for so many bots that think no longer than a die."""
    return [{"kind": "bot", "name": name, "level": "random"} for name in NAMES[:count]]
