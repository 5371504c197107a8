"""The first visit and the guided first game."""

from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .houses import House
from .playing import END, MOST_DECISIONS, MOVES, seq_of
from .test_accessibility import violations
from .test_screens import COVERED

PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
GUIDE: Final = "aside.guide"
IDEAS: Final = 11

# How far below the window something reaches.
BELOW: Final = "(each) => each.getBoundingClientRect().bottom - innerHeight"


def begin(house: House, page: Page) -> None:
    """Begin the guided first game, with one touch."""
    page.goto(house.address)
    page.locator("[data-start=first-game]").click()
    page.locator(f"{GUIDE} [data-try]").wait_for()
    page.locator(MOVES).first.wait_for()


def step(page: Page) -> str:
    """Go to the next idea, or follow the suggestion, by a key; return what was explained."""
    page.locator(f"[data-try], {END}").first.wait_for()
    if page.locator(END).count():
        return ""
    has_more = page.locator("[data-key=N]").count() > 0
    seq, idea = seq_of(page), page.locator(f"{GUIDE} .lead").inner_text()
    page.keyboard.press("n" if has_more else "g")
    page.wait_for_function(
        """([seq, idea, end]) => document.querySelector(end)
          || document.querySelector('[data-seq]').dataset.seq > seq
          || document.querySelector('aside.guide .lead')?.innerText !== idea""",
        arg=[seq, idea, END],
    )
    return idea


@pytest.mark.parametrize("window", [PHONE, LAPTOP])
def test_a_first_visit_shows_what_it_is_about_without_scrolling(
    house: House, window: ViewportSize
) -> None:
    with house.visitor(viewport=window) as page:
        page.goto(house.address)
        for thing in ("h1", "[data-start=now]", "[data-start=first-game]", ".goal h3"):
            page.locator(thing).first.wait_for()
            assert page.locator(thing).last.evaluate(BELOW) <= 0, thing
        assert page.locator(".goal").count() == 3


def test_whoever_has_played_sees_no_goals(house: House) -> None:
    with house.visitor() as page:
        begin(house, page)
        page.goto(f"{house.address}#/")
        page.locator("[data-start=first-game]").wait_for()
        expect(page.locator(".goal")).to_have_count(0)


def test_the_guided_first_game_is_played_to_its_end_by_keyboard(house: House) -> None:
    with house.visitor() as page:
        begin(house, page)
        shown = {step(page) for _ in range(5)}
        met = page.locator(f"{GUIDE} small").inner_text()
        page.reload()
        expect(page.locator(f"{GUIDE} small")).to_have_text(met)
        for _ in range(MOST_DECISIONS):
            shown.add(step(page))
            if page.locator(END).count():
                break
        page.locator(END).wait_for()
        assert len(shown - {"", "It is your decision."}) == IDEAS
        expect(page.locator(END)).to_contain_text("You have met every idea of Pax")


def test_the_guide_can_be_left_and_the_game_goes_on(house: House) -> None:
    with house.visitor() as page:
        begin(house, page)
        assert violations(page) == []
        page.get_by_role("button", name="Leave the guide").click()
        expect(page.locator(GUIDE)).to_have_count(0)
        page.locator(MOVES).first.click()
        page.reload()
        page.locator(MOVES).first.wait_for()
        expect(page.locator(GUIDE)).to_have_count(0)


def test_a_phone_shows_the_decision_and_the_hand_with_the_guide(house: House) -> None:
    with house.visitor(viewport=PHONE, has_touch=True) as page:
        begin(house, page)
        low = {}
        for number in range(16):
            covered = [each for each in page.evaluate(COVERED) if "verdict" not in each]
            assert covered == [], number  # a short phone has no room for the verdict
            bar = page.locator(".decision").evaluate("(each) => each.getBoundingClientRect().top")
            hand = page.locator("[data-place=hand]").bounding_box()
            assert hand
            if hand["y"] + hand["height"] > bar + 1:
                low[number] = hand["y"] + hand["height"] - bar
            step(page)
            page.locator(MOVES).first.wait_for()
        assert low == {}
