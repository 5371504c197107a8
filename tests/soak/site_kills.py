"""Tabs of the edition without a server are killed at random moments of a game."""

from playwright.sync_api import sync_playwright

from bench.web.place import FLAGS, chromium
from tests.browser.sites import SiteHouse, play_with_kills
from tests.soak.context import Context, Figures
from tools.build.environment import one_at_a_time
from tools.site.site import build_site

KILLS = 50


def step(context: Context) -> Figures:
    """Kill 50 tabs; every move that was shown is there, and the records verify."""
    path = chromium()
    assert path is not None, "Chromium is missing: run make deps"
    with one_at_a_time():
        folder = build_site()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        house = SiteHouse(browser, folder)
        games = play_with_kills(house, KILLS, context.seed)
        house.server.stop()
        browser.close()
    return {"kills": KILLS, "games": games}
