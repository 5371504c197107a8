"""One browser and one server for all tests of this process."""

import os
from collections.abc import Iterator
from importlib import resources
from typing import Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from bench.web.place import FLAGS, chromium
from tests.server.processes import Server
from tools.build.environment import one_at_a_time
from tools.site.site import build_site

from .houses import PATIENCE, House
from .sites import PlayedSite, SiteHouse

expect.set_options(timeout=PATIENCE)

LAN_ADDRESS: Final = "10.9.8.7"
"""The browser opens this address on the loopback interface: plain http, not a secure context."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return a headless Chromium."""
    if not (resources.files("pax") / "web").is_dir():
        pytest.skip("this build has no web client")
    path = chromium()
    if path is None:
        pytest.skip("Chromium is missing: run make deps")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=[*FLAGS, f"--host-resolver-rules=MAP {LAN_ADDRESS} 127.0.0.1"],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[House | PlayedSite]:
    """Return a server with its browser; with `PAX_BACKEND=site` the edition without a server."""
    if os.environ.get("PAX_BACKEND") == "site":
        site: SiteHouse = request.getfixturevalue("site")
        played = PlayedSite(browser, site.server.folder)
        yield played
        played.server.stop()
        return
    database = str(tmp_path_factory.mktemp("web") / "tables.sqlite")
    house = House(browser, Server(database), database)
    yield house
    house.server.stop()


@pytest.fixture(scope="session")
def site(browser: Browser) -> Iterator[SiteHouse]:
    """Return the served site."""
    with one_at_a_time():
        folder = build_site()
    house = SiteHouse(browser, folder)
    yield house
    house.server.stop()
