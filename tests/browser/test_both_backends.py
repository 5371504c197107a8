"""The same play on both backends: a server, and the web worker of the edition without one."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.needs import needs

from .houses import House
from .playing import END, MOVES, moves_of, play_by, play_by_script, seq_of
from .sites import SiteHouse, wait_until_ready


@pytest.fixture(
    scope="module", params=["server", pytest.param("site", marks=needs("pyodide headers"))]
)
def place(request: pytest.FixtureRequest) -> House | SiteHouse:
    """Return one of the backends."""
    name = {"server": "house", "site": "site"}[request.param]
    found: House | SiteHouse = request.getfixturevalue(name)
    return found


@pytest.fixture(scope="module")
def visit(place: House | SiteHouse) -> Iterator[Page]:
    """Return a page that all tests of a backend share: its engine is loaded once."""
    with place.person() as context:
        page = context.new_page()
        page.goto(place.address)
        wait_until_ready(page)
        yield page


@pytest.fixture
def page(visit: Page, place: House | SiteHouse) -> Page:
    """Return the start page, for a game of one's own."""
    visit.goto(f"{place.address}#/")
    choose(visit, 2, "Citizen")
    return visit


def choose(page: Page, players: int, level: str) -> None:
    """Choose a game against bots."""
    page.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    page.get_by_role("group", name="Opponents\u2019 strength").get_by_text(
        level, exact=True
    ).click()


def begin(page: Page) -> None:
    """Begin the game against bots, and wait for the first decision."""
    page.get_by_role("button", name="Play", exact=True).first.click()
    page.locator(MOVES).first.wait_for()


def test_a_whole_game_by_mouse(page: Page) -> None:
    begin(page)
    made = play_by(page, lambda _, moves, number: moves.nth(number % moves.count()).click())
    assert made > 5
    assert page.locator(END).is_visible()


def test_a_whole_game_by_keys(page: Page) -> None:
    begin(page)

    def press(page: Page, moves: Locator, _: int) -> None:
        page.keyboard.press((moves.first.get_attribute("data-key") or "").lower())

    assert play_by(page, press) > 5


def test_a_whole_game_of_eight(page: Page) -> None:
    choose(page, 8, "Citizen")
    begin(page)
    assert play_by_script(page) > 5
    assert page.locator("[data-place^=player-]").count() == 8


def test_a_solo_level(page: Page) -> None:
    page.locator("[data-start=solo-1]").click()
    assert play_by_script(page) > 5


def test_two_people_at_one_device(page: Page) -> None:
    page.locator("[data-start=here]").click()
    lift = page.locator("[data-lift]")
    lift.click()
    page.locator(MOVES).first.click()
    lift.wait_for()
    assert page.locator("[data-thing]").count() == 0
    assert play_by_script(page) > 5


def test_a_page_that_is_loaded_again_shows_the_same_decision(page: Page) -> None:
    begin(page)
    page.locator(MOVES).first.click()
    before = settled(page)
    page.reload()
    assert settled(page) == before


def settled(page: Page) -> tuple[int, list[str]]:
    """Return the decision of the page, once no bot's move is under way."""
    for _ in range(60):
        page.locator(MOVES).first.wait_for()
        found = seq_of(page), moves_of(page)
        page.wait_for_timeout(1000)
        if found[1] and found == (seq_of(page), moves_of(page)):
            return found
    raise AssertionError("the bots never stop")


def test_a_hint(page: Page) -> None:
    begin(page)
    page.get_by_role("button", name="Hint").click()
    page.locator(f"{MOVES} .chance").first.wait_for()
    assert re.search(r"\d+% ± \d", page.locator(".decision").inner_text())


def test_the_replay_and_the_chances_of_a_finished_game(page: Page) -> None:
    begin(page)
    play_by_script(page, seed=3)
    page.locator("figure > svg path.line").first.wait_for()
    page.get_by_role("link", name="Watch the replay").or_(
        page.get_by_role("button", name="Watch the replay")
    ).first.click()
    page.get_by_role("button", name="Next move").click()
    expect(page.get_by_role("slider")).to_have_value("1")


def test_a_rematch(page: Page) -> None:
    begin(page)
    play_by_script(page, seed=4)
    page.get_by_role("button", name="Play again").click()
    page.locator(END).wait_for(state="detached")
    page.locator(MOVES).first.wait_for()


def test_the_running_game_is_on_the_start_page(page: Page, place: House | SiteHouse) -> None:
    begin(page)
    table = page.url.partition("#")[2]
    page.goto(f"{place.address}#/")
    page.locator(f"a[href='#{table}']").first.click()
    page.locator(MOVES).first.wait_for()
