"""Every screen in every language, size and colour scheme: no overflow, no missing text."""

from collections.abc import Iterator
from importlib import resources
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, ViewportSize

from .houses import NAMES, House, bots, person
from .playing import END, MOST_DECISIONS, MOVES, play_by_script
from .positions import fullest

LANGUAGES = ("en", "nl", "de", "fr", "pt")
WIDTHS = (360, 768, 1280, 1920)
HAND = "[data-place=hand]"
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
LAPTOPS = ((1280, 800), (1366, 768))
LIGHTS: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")

# Elements wider than the window, or than a box that cuts them off without an ellipsis, and missing
# texts.
WRONG = """
() => {
  const wide = document.documentElement.scrollWidth > innerWidth;
  // A button that shows only a sign keeps its name in a hidden text, which may be wider.
  const isText = (each) => each.checkVisibility()
    && !(each.matches('button') && each.querySelector('svg')?.checkVisibility()
      && each.clientWidth < 60);
  const cut = [...document.querySelectorAll('button, h1, h2, h3, p, label, legend, dt, dd')].filter(
    (each) => each.scrollWidth > each.clientWidth + 1 && isText(each)
      && getComputedStyle(each).textOverflow !== 'ellipsis' && !each.closest('.unseen')
  );
  const missing = document.documentElement.outerHTML.match(/⟦[^⟧]*⟧/g) ?? [];
  const shown = cut.map((each) => each.outerHTML.slice(0, 120));
  return [...(wide ? ['page'] : []), ...shown, ...missing];
}
"""
# Elements below the edge of the window, except in the log, which scrolls; and legions without room
# for their cards or overlapping the area below.
BELOW = """
() => {
  const edge = (what) => document.querySelector(what)?.getBoundingClientRect();
  const low = [...document.querySelectorAll('main button, main a, main input, footer')].filter(
    (each) => each.checkVisibility() && !each.closest('.side')
      && each.getBoundingClientRect().bottom > innerHeight + 1
  );
  const market = edge('.market');
  const squeezed = market !== undefined
    && (market.height < 120 || market.bottom > edge('.below').top + 1);
  return [...low.map((each) => each.outerHTML.slice(0, 120)), ...(squeezed ? ['legions'] : [])];
}
"""
# Elements of the decision that are covered by others: moves, the standing, the legions.
COVERED = """
() => [...document.querySelectorAll('[data-move], .board, .verdict, [data-thing^=legion]')].filter(
  (each) => {
    // Nine legions on a phone are a strip that scrolls.
    each.closest('.market')?.scrollTo(each.offsetLeft, 0);
    const box = each.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top === null || !each.contains(top);
  }
).map((each) => each.outerHTML.slice(0, 120))
"""
LOW = """
() => [...document.querySelectorAll('[data-move]')]
  .filter((each) => each.getBoundingClientRect().bottom > innerHeight)
  .map((each) => each.dataset.move)
"""
# Choose another language in the middle of a game.
SPEAK = """
(language) => {
  const list = document.querySelector('select:has(option[lang])');
  list.value = language;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
"""


def languages(page: Page) -> Iterator[str]:
    """Show a page in every language, without reloading it."""
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        yield language


def looks(page: Page) -> Iterator[str]:
    """Show a page in every language, size and colour scheme."""
    for language in languages(page):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            for light in LIGHTS:
                page.emulate_media(color_scheme=light)
                yield f"{language} {width} {light}"


def laptops(page: Page) -> Iterator[str]:
    """Show a page in every language on common laptops."""
    for language in languages(page):
        for width, height in LAPTOPS:
            page.set_viewport_size({"width": width, "height": height})
            yield f"{language} {width}"


def wrong_looks(page: Page) -> dict[str, object]:
    """Return every overflow and missing text."""
    return {look: wrong for look in looks(page) if (wrong := page.evaluate(WRONG))}


def at_table(house: House, page: Page, players: int, decisions: int) -> None:
    """Take a seat with bots and play a number of decisions."""
    table = house.make(person("Maximiliana"), *bots(players - 1), hints=True)
    page.goto(table.links[0])
    play_by_script(page, most=decisions)
    page.locator(f"{MOVES}, {END}").first.wait_for()


@pytest.mark.parametrize("name", ["", "rules", "stats", "replay/", "cards/enter"])
def test_no_screen_overflows_or_lacks_a_text(house: House, name: str) -> None:
    with house.visitor() as page:
        page.goto(f"{house.address}#/{name}")
        page.locator("h1").first.wait_for()
        assert wrong_looks(page) == {}


TOTALS: Final = (("W", 10), ("F", 10), ("A", 10), ("R", 10), ("S", 10), ("L", 12), ("I", 12))
LONGEST_DECK: Final = "\n".join(
    f"{letter}{row // 10 + 1}{row % 10} 1"
    for row, letter in enumerate("".join(letter * count for letter, count in TOTALS))
)
"""A deck in which no two cards are alike, each in a row of its own."""


def test_the_open_options_overflow_nowhere_with_the_longest_deck(house: House) -> None:
    with house.visitor() as page:
        page.goto(f"{house.address}#/cards/enter")
        page.locator("[data-deck-editor] summary").first.click()
        page.locator("[data-deck-editor] textarea").fill(LONGEST_DECK)
        page.locator("[data-deck-editor] details[open] button").click()
        assert page.locator("[data-deck-editor] tbody tr").count() == 74
        page.locator("[data-deck-editor] input").first.fill("M" * 30)
        page.locator("[data-deck-editor] .primary").click()
        page.locator("[data-card]").nth(73).wait_for()
        assert wrong_looks(page) == {}
        page.goto(house.address)
        page.locator("input[name=players]").last.check(force=True)
        page.locator("[data-open-options=now]").click()
        page.locator("[data-options] details summary").first.click()
        page.locator("[data-options] input[name=printing]").last.check()
        page.locator("[data-options] [aria-expanded]").click()
        for summary in page.locator("[data-deck-editor] summary").all():
            summary.click()
        page.locator("[data-options] .qr svg").wait_for()
        assert wrong_looks(page) == {}


@pytest.mark.parametrize("way", ["solo", "friends", "here"])
def test_the_open_options_of_other_ways_overflow_nowhere(house: House, way: str) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        page.locator(f"[data-open-options={way}]").click()
        for summary in page.locator(f"[data-options={way}] details summary").all():
            summary.click()
        page.locator(f"[data-options={way}] input[name=printing]").last.check()
        assert wrong_looks(page) == {}


@pytest.mark.parametrize("decisions", [0, 9])
def test_no_table_of_eight_overflows_or_lacks_a_text(house: House, decisions: int) -> None:
    with house.visitor(settings={"guide": True}) as page:
        at_table(house, page, 8, decisions)
        assert wrong_looks(page) == {}


def test_no_end_overflows_or_lacks_a_text(house: House) -> None:
    with house.visitor() as page:
        at_table(house, page, 4, MOST_DECISIONS)
        page.locator("figure path.line").first.wait_for()
        assert wrong_looks(page) == {}
        page.goto(f"{page.url.replace('/table/', '/replay/').partition('?')[0]}?game=1&move=40")
        page.get_by_role("slider").wait_for()
        assert wrong_looks(page) == {}


def test_no_page_about_a_table_overflows_or_lacks_a_text(house: House) -> None:
    """The menu of a table, my tables, the check of a deal, and the comparison of tables."""
    wrong = {}
    with house.visitor() as page:
        at_table(house, page, 4, MOST_DECISIONS)
        table = page.url.rpartition("/table/")[2].partition("?")[0]
        at_table(house, page, 8, 0)
        page.locator("[data-menu]").click()
        page.locator("[data-players] .action").first.wait_for()
        wrong["menu"] = wrong_looks(page)
        for name, shown in (
            ("tables", "[data-turn=mine]"),
            (f"check/{table}?game=1", "[data-step=starter]"),
            (f"compare/{table}", "[data-table]"),
        ):
            page.goto(f"{house.address}#/{name}")
            page.locator(shown).first.wait_for()
            for summary in page.locator("main summary").all():
                summary.click()
            wrong[name.partition("/")[0]] = wrong_looks(page)
    assert {name: found for name, found in wrong.items() if found} == {}


def test_no_waiting_table_overflows_or_lacks_a_text(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        page.locator("[data-start=friends]").click()
        page.locator(".qr svg").wait_for()
        assert wrong_looks(page) == {}


def full_tables(house: House, page: Page, players: int) -> Iterator[int]:
    """Show the fullest decisions of a game; yield the number of moves before each."""
    names = ["Maximiliana", *NAMES][:players]
    for record, moves in fullest(names, seed=5):
        begin = {"record": record, "moves": moves}
        table = house.make(person(names[0]), *bots(players - 1), begin=begin, hints=True)
        page.goto(table.links[0])
        page.locator(MOVES).first.wait_for()
        yield moves


@pytest.mark.parametrize("players", [2, 4, 8])
def test_a_table_needs_no_scrolling_on_a_laptop(house: House, players: int) -> None:
    scrolled = {}
    with house.visitor(settings={"guide": True}) as page:
        for moves in full_tables(house, page, players):
            for look in laptops(page):
                if below := page.evaluate(BELOW):
                    scrolled[f"{moves} {look}"] = below
    assert scrolled == {}


def test_a_level_needs_no_scrolling_on_a_laptop(house: House) -> None:
    with house.visitor(settings={"guide": True}) as page:
        page.goto(house.make(person("Maximiliana"), solo=5).links[0])
        page.locator(MOVES).first.wait_for()
        assert [look for look in laptops(page) if page.evaluate(BELOW)] == []


def test_the_start_needs_no_scrolling_on_a_laptop(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        page.locator("[data-start=now]").wait_for()
        assert [look for look in laptops(page) if page.evaluate(BELOW)] == []


@pytest.mark.parametrize("players", [2, 4])
def test_a_phone_shows_the_whole_decision_even_with_the_guide(house: House, players: int) -> None:
    with house.visitor(settings={"guide": True}, viewport=PHONE, has_touch=True) as page:
        at_table(house, page, players, 0)
        for decision in range(6):
            page.locator(MOVES).first.wait_for()
            for thing in (*page.locator(MOVES).all(), page.locator(HAND)):
                box = thing.bounding_box()
                assert box, decision
                assert box["y"] + box["height"] <= PHONE["height"], (decision, thing)
            assert page.evaluate(COVERED) == [], decision
            play_by_script(page, seed=decision + 1, most=2)


@pytest.mark.parametrize("players", [4, 8])
def test_every_move_is_visible_on_a_phone(house: House, players: int) -> None:
    wrong = {}
    with house.visitor(settings={"guide": True}, viewport=PHONE, has_touch=True) as page:
        for moves in full_tables(house, page, players):
            for language in languages(page):
                if found := [*page.evaluate(LOW), *page.evaluate(COVERED), *page.evaluate(WRONG)]:
                    wrong[f"{moves} {language}"] = found
    assert wrong == {}


def test_the_first_table_is_small_and_requests_no_other_host(house: House) -> None:
    sizes: list[int] = []
    hosts: set[str] = set()
    with house.visitor(settings={"motion": True}) as page:
        page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
        page.on(
            "requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"])
        )
        page.goto(house.address)
        page.locator("[data-start=now]").click()
        page.locator(MOVES).first.wait_for()
    assert hosts == {house.address.split("/")[2]}
    assert 10_000 < sum(sizes) < 200_000


def test_the_client_is_part_of_the_package() -> None:
    assert (resources.files("pax") / "web" / "index.html").is_file()
