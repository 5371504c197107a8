"""A table besides its moves: automatic moves, hints, spectators, chat, guide."""

import re

import pytest
from playwright.sync_api import Page, expect

import pax

from .houses import House, bots, person
from .playing import MOVES, let_play, moves_of, play_by_script, seq_of
from .positions import fullest

COUNT = """
window.paxClicks = 0;
addEventListener('click', (event) => {
  if (event.target.closest('[data-move][aria-disabled=false]')) window.paxClicks += 1;
}, { capture: true });
"""


@pytest.mark.parametrize("forced", [True, False])
def test_publicly_forced_moves_are_made_automatically(house: House, forced: bool) -> None:  # noqa: FBT001
    table = house.make(person("Ada"), *bots(1))
    with house.visitor(settings={"forced": forced}) as page:
        page.add_init_script(COUNT)
        page.goto(table.links[0])
        let_play(page, seed=3)
        page.locator("[data-end]").wait_for()
        clicked = page.evaluate("() => window.paxClicks")
    record = pax.Record.read(house.get(f"/api/tables/{table.table}/record"))
    made = sum(game.seat == 0 for game in record.replay())
    assert clicked < made if forced else clicked == made


def test_a_hint_shows_the_chances_of_the_moves(house: House) -> None:
    table = house.make(person("Ada"), *bots(1), hints=True)
    with house.visitor() as page:
        page.goto(table.links[0])
        while len(moves_of(page)) < 2:
            play_by_script(page, most=1)
            page.locator(MOVES).first.wait_for()
        page.get_by_role("button", name="Hint").click()
        page.locator(f"{MOVES} .chance").first.wait_for()
        assert page.locator(f"{MOVES}.best").count() >= 1
        assert "%" in page.locator(f"{MOVES} .chance").first.inner_text()


def test_a_spectator_sees_the_table_and_cannot_move(house: House) -> None:
    table = house.make(person("Ada"), *bots(1))
    with house.visitor() as ada, house.visitor() as guest:
        ada.goto(table.links[0])
        play_by_script(ada, most=3)
        guest.goto(f"{house.address}#/table/{table.table}")
        guest.locator("[data-seq]").wait_for()
        assert guest.locator("[data-place=hand], [data-move]").count() == 0
        guest.locator("[data-thing=pile]").click()
        guest.get_by_text("You are watching").wait_for()
        play_by_script(ada, most=3)
        ada.locator(MOVES).first.wait_for()
        guest.locator(f"[data-seq='{seq_of(ada)}']").wait_for()


def test_a_big_screen_shows_the_table_without_any_hand(house: House) -> None:
    table = house.make(person("Ada"), *bots(1))
    television = {"width": 1920, "height": 1080}
    with house.person(viewport=television) as context:
        own, screen = context.new_page(), context.new_page()
        own.goto(table.links[0])
        play_by_script(own, most=3)
        own.get_by_role("button", name="Players").click()
        address = own.get_by_role("link", name="Big screen").get_attribute("href")
        screen.goto(f"{house.address}{address}")
        screen.locator(f"[data-seq='{seq_of(own)}']").wait_for()
        expect(screen.locator("[data-place=hand], [data-place=view], [data-move]")).to_have_count(0)
        assert (
            screen.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > 20
        )
        assert screen.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_chat_is_shown_as_plain_text(house: House) -> None:
    table = house.make(person("Ada"), person("Brutus"))
    with house.visitor() as ada, house.visitor() as brutus:
        for page, link in zip((ada, brutus), table.links, strict=True):
            page.goto(link)
            page.get_by_role("button", name="I\u2019m ready").click()
        ada.get_by_role("tab", name="Chat").click()
        line = ada.get_by_role("textbox", name="Message")
        line.fill("Et tu? <b>Brute</b> keeps D")
        line.press("Enter")
        brutus.locator("[data-new-messages='1']").wait_for()
        brutus.get_by_role("tab", name="Chat").click()
        chat = brutus.get_by_role("region", name="Chat")
        chat.get_by_text("Et tu? <b>Brute</b> keeps D").wait_for()
        expect(line).to_have_value("")
        assert seq_of(brutus) == seq_of(ada)


def test_there_is_no_chat_without_other_people(house: House) -> None:
    table = house.make(person("Ada"), *bots(1))
    with house.visitor() as page:
        page.goto(table.links[0])
        page.locator(MOVES).first.wait_for()
        assert page.locator("[data-chat]").count() == 0


def test_a_move_can_be_undone_where_allowed(house: House) -> None:
    table = house.make(person("Ada"), *bots(1))
    with house.visitor() as page:
        page.goto(table.links[0])
        asked = until_it_can_be_taken_back(page)
        page.get_by_role("button", name="Take back").click()
        expect(page.locator(MOVES)).to_have_count(len(asked))
        assert moves_of(page) == asked
        page.get_by_text("You take back").first.wait_for()


def until_it_can_be_taken_back(page: Page) -> list[str]:
    """Play until the last move can be undone; return the moves offered before it."""
    for made in range(60):
        page.locator(MOVES).first.wait_for()
        asked = moves_of(page)
        play_by_script(page, seed=made + 1, most=1)
        page.locator(MOVES).first.wait_for()
        if page.get_by_role("button", name="Take back").count():
            return asked
    raise AssertionError("nothing can be taken back")


def test_the_guide_explains_new_things_and_can_be_switched_off(house: House) -> None:
    table = house.make(person("Ada"), *bots(1))
    with house.visitor(settings={"guide": True}) as page:
        page.goto(table.links[0])
        guide = page.get_by_role("complementary")
        guide.wait_for()
        first = guide.inner_text()
        guide.get_by_role("button", name="Got it").click()
        expect(guide).to_have_count(0)
        page.reload()
        page.locator(MOVES).first.wait_for()
        expect(guide).to_have_count(0)  # dismissed
        let_play(page, seed=5, until="aside")
        guide.wait_for()  # the next lesson
        assert guide.inner_text() != first
        guide.get_by_role("button", name="Turn off tips").click()
        play_by_script(page, most=10)
        assert guide.count() == 0


def test_on_a_phone_the_guide_is_collapsed(house: House) -> None:
    table = house.make(person("Ada"), *bots(1))
    phone = {"width": 360, "height": 740}
    with house.visitor(settings={"guide": True}, viewport=phone, has_touch=True) as page:
        page.goto(table.links[0])
        guide = page.get_by_role("complementary", name="New to you")
        guide.get_by_text("“Wealth 1/2” is 1 symbol, worth 2 aurei.").wait_for()
        expect(guide.get_by_role("link")).to_be_hidden()
        guide.get_by_role("button", name="More", exact=True).tap()
        expect(guide.get_by_text("The cards you do not keep")).to_be_visible()
        expect(guide.get_by_role("link", name="See the rules")).to_be_visible()
        guide.get_by_role("button", name="Got it").tap()
        expect(guide).to_have_count(0)


def test_touching_a_cell_opens_the_display_with_its_numbers(house: House) -> None:
    record, moves = fullest(["Ada", "Livia"], seed=5)[-1]
    begin = {"record": record, "moves": moves}
    with house.visitor(viewport={"width": 360, "height": 560}, has_touch=True) as page:
        page.goto(house.make(person("Ada"), *bots(1), begin=begin).links[0])
        page.locator("[data-place^=player] td[data-category]:not(.none)").first.tap()
        shown = page.get_by_role("dialog")
        expect(shown).to_contain_text(re.compile(r"\d cards?\s*\d+\s*:\s*\d+ Rome"))
        expect(shown.get_by_text("none").first).to_be_in_viewport()
        page.get_by_role("button", name="Done").tap()
        expect(shown).to_have_count(0)


def test_touching_a_name_opens_the_whole_display(house: House) -> None:
    record, moves = fullest(["Ada", "Livia"], seed=5)[-1]
    begin = {"record": record, "moves": moves}
    with house.visitor(viewport={"width": 360, "height": 640}, has_touch=True) as page:
        page.goto(house.make(person("Ada"), *bots(1), begin=begin).links[0])
        cards = page.locator("[data-place=player-1] td[data-category] .stack svg.small")
        cards.first.wait_for()
        page.locator("[data-place=player-1]").get_by_role("button", name="Livia").tap()
        display = page.get_by_role("dialog", name="Livia")
        expect(display.locator(".one")).to_have_count(cards.count())
        display.get_by_role("button", name="Done").tap()
        expect(display).to_have_count(0)


def test_buttons_are_in_the_order_of_the_cards(house: House) -> None:
    seen = []
    with house.visitor() as page:
        for record, moves in fullest(["Ada", "Livia"], seed=5):
            begin = {"record": record, "moves": moves}
            page.goto(house.make(person("Ada"), *bots(1), begin=begin).links[0])
            page.locator(MOVES).first.wait_for()
            seen.append([move[5] for move in moves_of(page) if move.startswith("play ")])
    assert max(map(len, seen)) > 1
    assert all(played == sorted(played, key="WFARSLI".index) for played in seen)


def test_a_past_position_can_be_opened_from_the_log_and_closed(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.make(person("Ada"), *bots(2)).links[0])
        play_by_script(page, most=9)
        page.locator(MOVES).first.wait_for()
        page.locator(".log button").nth(2).click()
        expect(page.locator(".moment")).to_contain_text(
            "This is how the table looked at this point."
        )
        expect(page.locator(".sentence")).to_have_text("")
        expect(page.locator(MOVES)).to_have_count(0)
        page.get_by_role("button", name="Back to the game").click()
        page.locator(MOVES).first.wait_for()
