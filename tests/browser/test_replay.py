"""The replay of a finished game."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .houses import House, bots, person
from .playing import MOVES, play_by_script

SOON: Final = 5_000


@pytest.fixture(scope="module")
def address(house: House) -> str:
    """Return the URL of the replay of a finished game of two."""
    table = house.make(person("Ada"), *bots(1))
    with house.visitor() as page:
        page.goto(table.links[0])
        play_by_script(page)
    return f"{house.address}#/replay/{table.table}?game=1"


@contextmanager
def watching(house: House, address: str) -> Iterator[tuple[BrowserContext, Page]]:
    """Open the replay with all browser permissions."""
    with house.person(permissions=["clipboard-read", "clipboard-write"]) as context:
        page = context.new_page()
        page.goto(address)
        at(page, 0)
        yield context, page


def at(page: Page, move: int) -> None:
    """Wait until the slider and the text show a move."""
    page.locator(f".position:text('Move {move} of')").wait_for()
    expect(page.get_by_role("slider")).to_have_value(str(move))


def test_it_moves_by_slider_by_step_and_automatically(house: House, address: str) -> None:
    with watching(house, address) as (_, page):
        slider = page.get_by_role("slider")
        total = int(slider.get_attribute("max") or 0)
        page.get_by_role("button", name="Next move").click()
        at(page, 1)
        slider.fill("20")
        at(page, 20)
        page.get_by_role("button", name="Previous move").click()
        at(page, 19)
        page.get_by_role("button", name="End", exact=True).click()
        at(page, total)
        page.get_by_role("button", name="Start", exact=True).click()
        at(page, 0)
        page.get_by_role("button", name="Play", exact=True).click()
        at(page, 2)
        page.get_by_role("button", name="Pause").click()
        page.get_by_role("button", name="Play", exact=True).wait_for()


def test_it_is_shown_from_any_seat(house: House, address: str) -> None:
    with watching(house, address) as (_, page):
        page.get_by_role("slider").fill("12")
        page.get_by_text("The pile, from the top").wait_for()
        page.locator("label", has_text="View").locator("select").select_option(
            label="as a spectator"
        )
        expect(page.get_by_text("The pile, from the top")).to_have_count(0)
        expect(page.get_by_role("group", name="Your hand")).to_have_count(0)
        for name in ("Ada", "Livia"):
            page.locator("label", has_text="View").locator("select").select_option(label=name)
            page.get_by_role("group", name="Your hand").wait_for()
            expect(page.locator("tr.me .who")).to_contain_text("You")


def test_a_link_opens_the_same_move(house: House, address: str) -> None:
    with watching(house, address) as (context, page):
        page.get_by_role("slider").fill("17")
        at(page, 17)
        page.get_by_role("button", name="Copy link to this move").click()
        page.get_by_text("Link copied").wait_for()
        guest = context.new_page()
        guest.goto(page.evaluate("() => navigator.clipboard.readText()"))
        at(guest, 17)


def test_its_record_can_be_downloaded_and_opened(
    house: House, address: str, tmp_path: Path
) -> None:
    with watching(house, address) as (_, page):
        with page.expect_download() as coming:
            page.get_by_role("button", name="Download this game").click()
        file = tmp_path / coming.value.suggested_filename
        coming.value.save_as(file)
        moves = json.loads(file.read_text("utf-8"))["moves"]
        page.goto(f"{house.address}#/replay/")
        page.locator("input[type=file]").set_input_files(file)
        page.get_by_text(f"Move 0 of {len(moves)}").first.wait_for()


def test_it_can_be_continued_with_bots(house: House, address: str) -> None:
    with watching(house, address) as (_, page):
        page.get_by_role("slider").fill("9")
        at(page, 9)
        page.get_by_text("Play on from here").click()
        page.get_by_role("button", name="Play as Ada").click()
        page.locator(MOVES).first.wait_for()
        assert "/table/" in page.url


def test_all_cards_open_includes_the_drawn_ones(house: House, address: str) -> None:
    with watching(house, address) as (_, page):
        with page.expect_response("**/api/replay") as reply:
            page.reload()
        frames = reply.value.json()["frames"]
        drawn = next(frame for frame in frames if len(frame["open"]["view"]) > 1)
        page.get_by_role("slider").fill(str(drawn["moves"]))
        at(page, drawn["moves"])
        active = drawn["picture"]["public"]["active"]
        held = drawn["open"]["hands"][active] + drawn["open"]["view"]
        expect(page.locator(".open section").nth(active).locator("li")).to_have_count(len(held))


def test_arrow_keys_step_after_a_click(house: House, address: str) -> None:
    with watching(house, address) as (_, page):
        slider = page.get_by_role("slider")
        eyes = page.locator("label", has_text="View").locator("select")
        page.get_by_role("button", name="Next move").click()
        at(page, 1)
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value("2", timeout=SOON)
        eyes.select_option(label="Ada")
        eyes.focus()
        page.keyboard.press("ArrowLeft")
        expect(slider).to_have_value("1", timeout=SOON)
        expect(eyes).to_have_value("0")
        page.get_by_text("Play on from here").click()
        page.keyboard.press("End")
        page.keyboard.press("ArrowLeft")
        expect(slider).to_have_value(str(int(slider.get_attribute("max") or 0) - 1), timeout=SOON)


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_the_slider_spans_the_screen(house: House, address: str, width: int) -> None:
    with house.visitor(viewport={"width": width, "height": 800}) as page:
        page.goto(f"{address}&move=999999")
        slider = page.get_by_role("slider").bounding_box()
        main = page.locator("section.happened").bounding_box()
        assert slider
        assert main
        assert (slider["x"], slider["width"]) == (main["x"], main["width"])
        total = page.get_by_role("slider").get_attribute("max")
        expect(page.get_by_role("slider")).to_have_value(total or "")
