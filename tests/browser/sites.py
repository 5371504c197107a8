"""The edition without a server, served from a folder under a sub-path, and its visitors."""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

from pax.game import Record

from .houses import PATIENCE, QUIET
from .playing import END, let_play, play_by_script, seq_of

SUB_PATH: Final = "/some/sub/path/"
SAVED: Final = f"localStorage['pax:{SUB_PATH}:games']"
"""The games of the page's list, in JavaScript."""

IS_STORED: Final = """
async () => {
  const { shell, engine } = await (await fetch('files.json')).json();
  const names = (await caches.keys()).filter((name) => name.includes(':version:'));
  if (names.length !== 1) return false;
  const stored = await (await caches.open(names[0])).keys();
  return stored.length > shell.length + engine.length; // and the list itself
}
"""


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves a folder under a sub-path, without a log."""

    def translate_path(self, path: str) -> str:
        """Return the file of a path below the sub-path."""
        return super().translate_path("/" + path.removeprefix(SUB_PATH))

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - the interface
        """Log nothing."""


class FileServer:
    """A static file server that can be stopped and started again on its port."""

    def __init__(self, folder: Path) -> None:
        """Serve a folder."""
        self.folder = folder
        self._handler = partial(QuietHandler, directory=str(folder))
        self.port = 0
        self.start()

    def start(self) -> None:
        """Serve, on the same port as before."""
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), self._handler)
        self.port = self._server.server_port
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Close the port."""
        self._server.shutdown()
        self._server.server_close()


class SiteHouse:
    """The site and the browser that visits it."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        """Serve the site."""
        self.browser = browser
        self.server = FileServer(folder)

    @property
    def address(self) -> str:
        """The URL of the page."""
        return f"http://127.0.0.1:{self.server.port}{SUB_PATH}"

    @contextmanager
    def person(
        self, settings: dict[str, object] | None = None, **options: object
    ) -> Iterator[BrowserContext]:
        """Return a new browser context; a request to any other host fails the test."""
        chosen: dict[str, Any] = {
            "locale": "en",
            "viewport": {"width": 1280, "height": 800},
            **options,
        }
        context = self.browser.new_context(**chosen)
        context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps({**QUIET, **(settings or {})}))
        context.add_init_script(f"localStorage['pax.settings'] ??= {kept}")
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url))
        try:
            yield context
            own = (self.address, "blob:", "data:")
            assert [url for url in asked if not url.startswith(own)] == []
        finally:
            context.close()

    @contextmanager
    def offline(self, context: BrowserContext) -> Iterator[None]:
        """Switch the network off, and stop the file server."""
        context.set_offline(True)
        self.server.stop()
        try:
            yield
        finally:
            self.server.start()
            context.set_offline(False)


class PlayedSite(SiteHouse):
    """The site in place of a server, for the tests that only play in the page."""

    @contextmanager
    def visitor(self, **options: object) -> Iterator[Page]:
        """Open a page; any error in the page fails the test."""
        with self.person(**options) as context:  # type: ignore[arg-type]
            page = context.new_page()
            wrong: list[str] = []
            page.on("pageerror", lambda error: wrong.append(str(error)))
            yield page
            assert wrong == []

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the server has
        """Skip a test that asks for something of a server, as its API."""
        pytest.skip(f"needs a server: {name}")


def first_visit(context: BrowserContext, address: str) -> Page:
    """Visit the site until everything is stored for use offline."""
    page = context.new_page()
    page.goto(address)
    wait_until_ready(page)
    until(page, f"({IS_STORED})()")
    return page


def until(page: Page, promise: str) -> None:
    """Wait until an expression resolves to true: Playwright takes a promise itself for true."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(promise):
        assert time.monotonic() < end, promise
        page.wait_for_timeout(100)


def wait_until_ready(page: Page) -> None:
    """Wait until the engine has started."""
    page.get_by_role("button", name="Play", exact=True).first.wait_for()
    page.locator("[data-loading]").wait_for(state="detached")


def without_database(route: Route) -> None:
    """Serve the web worker with a browser's database switched off."""
    response = route.fetch()
    body = "Object.defineProperty(self,'indexedDB',{value:undefined});" + response.text()
    route.fulfill(response=response, body=body)


FULL: Final = """
self.paxIsFull = false;
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...given) {
  if (self.paxIsFull) throw new DOMException('full', 'QuotaExceededError');
  return add.apply(this, given);
};
"""


def with_limited_database(route: Route) -> None:
    """Serve the web worker with a database that is full while `paxIsFull` is set."""
    response = route.fetch()
    route.fulfill(response=response, body=FULL + response.text())


def saved_records(page: Page) -> list[Record]:
    """Return the records of the finished games of a page."""
    page.wait_for_function(f"JSON.parse({SAVED}).every((each) => each.record)")
    games = json.loads(page.evaluate(SAVED))
    return [Record.read(json.dumps(game["record"])) for game in games]


def play_with_kills(site: SiteHouse, kills: int, seed: int) -> int:
    """Play games in tabs that are killed at random moments; return the number of games.

    Every move that a page has shown is there after a kill, and `pax verify` accepts the records.
    """
    chance = random.Random(seed)
    with site.person() as context:
        page = first_visit(context, site.address)
        games = done = 0
        while done < kills:
            page.goto(site.address)
            page.get_by_role("button", name="Play", exact=True).first.click()
            page.locator("[data-seq]").first.wait_for()
            games += 1
            made: list[str] = []
            while done < kills and not page.locator(END).count():
                let_play(page, seed=chance.randrange(1, 1000))
                page.wait_for_timeout(chance.uniform(50, 1500))
                shown, address = seq_of(page), page.url
                made += page.evaluate("window.paxMade")
                crash(page)
                page = context.new_page()
                page.goto(address)
                page.locator("[data-seq]").first.wait_for()
                assert seq_of(page) >= shown
                done += 1
            if not page.locator(END).count():
                play_by_script(page)
            records = saved_records(page)
            assert is_part(made, records[0].moves)
        verify(records)
        return games


def is_part(some: list[str], all_of_them: list[str]) -> bool:
    """Whether moves are among others in the same order."""
    rest = iter(all_of_them)
    return all(move in rest for move in some)


def verify(records: list[Record]) -> None:
    """Verify records with `pax verify`."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "records.jsonl"
        file.write_text("".join(f"{record.write()}\n" for record in records), "utf-8")
        command = [sys.executable, "-m", "pax", "verify", str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own program
        assert done.returncode == 0, done.stdout + done.stderr


def crash(page: Page) -> None:
    """Kill the processes of all tabs, as a system without memory does."""
    browser = page.context.browser
    assert browser is not None
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    with page.expect_event("crash"):
        for each in processes:
            if each["type"] == "renderer":
                os.kill(each["id"], signal.SIGKILL)
    page.close()
