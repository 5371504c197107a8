"""Whole games against bots: by mouse, by keyboard, by touch."""

from playwright.sync_api import Locator, Page

from bench.web.watch import PAINTED, SCRIPT, seen

from .houses import House, bots, person
from .playing import END, MOVES, play_by, play_by_script

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_a_new_visitor_moves_after_two_clicks_and_plays_to_the_end(house: House) -> None:
    with house.visitor() as page:
        page.add_init_script(SCRIPT)
        page.goto(house.address)
        page.get_by_role("button", name="Play", exact=True).first.click()
        page.locator(MOVES).first.click()
        page.wait_for_function(PAINTED, arg=0)  # the table shows the move
        assert seen(page)["clicks"] == 2
        made = play_by(page, lambda _, moves, number: moves.nth(number % moves.count()).click())
        assert made > 5
        assert page.locator(END).is_visible()


def test_a_whole_game_with_the_keyboard_alone(house: House) -> None:
    table = house.make(person("Ada"), *bots(1))
    with house.visitor() as page:
        page.goto(table.links[0])

        def act(page: Page, moves: Locator, made: int) -> None:
            if made % 2:
                key = moves.first.get_attribute("data-key") or ""
                page.keyboard.press(key.lower())
                return
            reach(page, moves.nth(made % moves.count()))
            page.keyboard.press("Enter")

        assert play_by(page, act) > 5


def reach(page: Page, target: Locator) -> None:
    """Press Tab until the target has the focus."""
    for _ in range(200):
        if target.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def test_a_whole_game_on_a_phone_by_touch(house: House) -> None:
    table = house.make(person("Ada"), *bots(1))
    with house.visitor(**PHONE) as page:
        page.goto(table.links[0])
        assert play_by(page, lambda _, moves, number: moves.nth(number % moves.count()).tap()) > 5


def test_eight_players(house: House) -> None:
    table = house.make(person("Ada"), *bots(7))
    with house.visitor() as page:
        page.goto(table.links[0])
        assert play_by_script(page) > 5
        assert page.locator("[data-place^=player-]").count() == 8


def test_every_level_of_the_campaign(house: House) -> None:
    for level in range(1, 6):
        table = house.make(person("Ada"), solo=level)
        with house.visitor() as page:
            page.goto(table.links[0])
            assert play_by_script(page, seed=level) > 5


def test_several_people_at_one_device_with_a_curtain(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        page.get_by_placeholder("Player 1").fill("Ada")
        page.get_by_placeholder("Player 2").fill("Brutus")
        page.locator("[data-start=here]").click()
        lift = page.locator("[data-lift]")
        lift.click()
        page.locator(MOVES).first.click()
        lift.wait_for()
        text = page.get_by_role("main").inner_text()
        assert ("Ada" in text) != ("Brutus" in text), "it names the player who is next"
        assert page.locator("[data-thing]").count() == 0
        lift.click()
        assert play_by_script(page) > 5
