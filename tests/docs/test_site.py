"""The built site in a real browser: its search works, and it asks no other host.

`make docs` itself fails on a broken link.
"""

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Request, sync_playwright

from bench.web.place import FLAGS, chromium
from tools.build.sources import ROOT
from tools.docs.players import LANGUAGES, PAGES
from tools.docs.stage import CONTENTS

SITE: Final = ROOT / "build" / "docs"
HITS: Final = "#search-results ul.search li a"
SEARCHED: Final = {
    "en": ("conspirator", "rules.html"),
    "de": ("Verschwörer", "rules.html"),
    "fr": ("conspirateur", "rules.html"),
    "nl": ("samenzweerder", "rules.html"),
    "pt": ("conspirador", "rules.html"),
}
"""A word of each language, and a page that has it."""


class Silent(SimpleHTTPRequestHandler):
    """Serves files without a log."""

    def log_message(self, *_: object) -> None:
        """Print nothing."""


@pytest.fixture(scope="module")
def site() -> Path:
    """Return the folder of the site."""
    if not (SITE / "index.html").is_file():
        pytest.skip("the documentation is not built: run make docs")
    return SITE


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """Serve the site on the loopback interface; yield its URL."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(site)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Return a headless Chromium."""
    path = chromium()
    if path is None:
        pytest.skip("Chromium is missing: run make deps")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def asked() -> list[str]:
    """Return a list for the URLs that a page asks for."""
    return []


@pytest.fixture
def page(browser: Browser, asked: list[str]) -> Iterator[Page]:
    """Return an empty page that notes what it asks for."""
    page = browser.new_page()

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    yield page
    page.close()


def search(page: Page, start: str, word: str) -> list[str]:
    """Type a word into the search field of a page; return the addresses of all hits."""
    page.goto(start)
    field = page.locator(".sidebar-search")
    field.fill(word)
    field.press("Enter")
    page.locator(HITS).first.wait_for()
    links = [link.get_attribute("href") for link in page.locator(HITS).all()]
    return [link.partition("?")[0].partition("#")[0] for link in links if link]


@pytest.mark.parametrize("language", SEARCHED)
def test_the_search_finds_a_word_of_its_language(
    address: str, page: Page, asked: list[str], language: str
) -> None:
    word, expected = SEARCHED[language]
    hits = search(page, f"{address}{language}/index.html", word)
    assert [hit for hit in hits if hit.endswith(expected)]
    assert page.locator("html").get_attribute("lang") == language
    assert [url for url in asked if not url.startswith((address, "data:"))] == []


def test_a_hit_leads_to_the_word(address: str, page: Page) -> None:
    search(page, f"{address}index.html", "retention")
    page.locator(HITS, has_text=re.compile("hosting", re.IGNORECASE)).first.click()
    page.get_by_role("heading", name=re.compile("Retention")).wait_for()


def test_the_search_works_from_a_folder_without_a_server(
    site: Path, page: Page, asked: list[str]
) -> None:
    hits = search(page, (site / "index.html").as_uri(), "IllegalMove")
    assert [hit for hit in hits if hit.endswith("reference/pax.html")]
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []


def test_every_page_is_there_in_every_language(site: Path) -> None:
    expected = [name for names in CONTENTS.values() for name in names]
    expected += [f"{language}/{name}" for language in LANGUAGES for name in PAGES]
    assert [name for name in expected if not (site / f"{name}.html").is_file()] == []


@pytest.mark.parametrize("name", ["Game.play", "View.legal", "Record.check", "advise"])
def test_the_reference_has_the_docstrings(site: Path, name: str) -> None:
    text = (site / "reference" / "pax.html").read_text("utf-8")
    found = re.search(rf'id="pax\.{re.escape(name)}".*?<dd><p>([A-Z].*?)</p>', text, re.DOTALL)
    assert found
