"""The replay of a finished game."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

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


def analysed(page: Page) -> None:
    """Answer with an analysis in which Ada's decision after 20 moves or later was a mistake."""

    def weigh(route: Route) -> None:
        moves = [0, 10, 20, 30, 40]
        decisions = [
            {
                "moves": at,
                "seat": at // 10 % 2,
                "played": "skip",
                "best": "buy 1" if at == 20 else "skip",
                "chance": 0.5,
                "error": 0.01,
                "rome": 0.1,
                "cost": 0.25 if at == 20 else 0,
                "chances": [0.8 if at < 20 else 0.3, 0.1],
            }
            for at in moves
        ]
        route.fulfill(json={"total": len(moves), "decisions": decisions})

    page.route("**/analysis*", weigh)


def test_a_mistake_leads_to_its_moment_and_can_be_tried_again(house: House, address: str) -> None:
    with house.visitor() as page:
        analysed(page)
        page.goto(address)
        at(page, 0)
        page.locator("[data-mistake]").click()
        at(page, 20)
        notice = page.locator("[data-moment]")
        expect(notice).to_contain_text("25% chance to win")
        expect(notice).to_contain_text("Better: “Buy legion 1”")
        expect(page.locator("label", has_text="View").locator("select")).to_have_value("0")
        notice.get_by_role("button", name="Try again from here").click()
        page.locator(MOVES).first.wait_for()
        assert "/table/" in page.url


def test_the_curve_lies_below_the_slider_and_its_turning_points_lead_there(
    house: House, address: str
) -> None:
    with house.visitor() as page:
        analysed(page)
        page.goto(address)
        expect(page.locator(".course path.line")).to_have_count(2)
        tick = page.get_by_role("button", name="Move 20: a turning point")
        thumb = page.get_by_role("slider")
        thumb.fill("20")
        share = 20 / int(thumb.get_attribute("max") or 1)
        spot, track = tick.bounding_box(), page.locator(".course").bounding_box()
        assert spot
        assert track
        middle = spot["x"] + spot["width"] / 2
        assert abs(middle - (track["x"] + share * track["width"])) < 2
        thumb.fill("0")
        tick.click()
        at(page, 20)


def test_all_turns_are_listed_and_each_opens_its_moment(house: House, address: str) -> None:
    with watching(house, address) as (_, page):
        page.get_by_text("All turns").click()
        turns = page.locator("details li.turn")
        turns.nth(4).locator("button").click()
        expect(page.get_by_role("slider")).not_to_have_value("0")
        assert turns.count() > 10


def test_it_plays_at_four_times_the_speed(house: House, address: str) -> None:
    with watching(house, address) as (_, page):
        page.clock.install(time=0)
        page.clock.pause_at(60 * 60 * 1000)
        page.get_by_label("Speed").select_option("4")
        page.get_by_role("button", name="Play", exact=True).click()
        for move in range(1, 5):
            page.clock.run_for(250)
            at(page, move)


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
