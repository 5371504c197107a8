"""The start page: open levels, names, and stored games."""

from .houses import House, bots, person
from .playing import MOVES


def test_a_new_player_has_only_the_first_level(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        page.locator("[data-start=now]").wait_for()
        levels = [page.locator(f"[data-start=solo-{level}]") for level in range(1, 6)]
        assert [level.is_enabled() for level in levels] == [True, False, False, False, False]


def test_friends_see_the_name_of_the_host(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        page.get_by_label("Your name").fill("Ada")
        page.locator("[data-start=friends]").click()
        page.locator(".lobby").wait_for()
        assert "Ada" in page.locator(".lobby ol, .lobby ul").first.inner_text()


def test_an_extra_player_on_one_device_can_be_removed(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        fewer = page.get_by_role("button", name="Remove a player")
        assert fewer.is_disabled()
        page.get_by_role("button", name="Add a player").click()
        assert page.get_by_placeholder("Player").count() == 3
        fewer.click()
        assert page.get_by_placeholder("Player").count() == 2


def test_a_seat_opened_by_link_is_listed_in_my_games(house: House) -> None:
    table = house.make(person("Ada"), *bots(1))
    with house.visitor() as page:
        page.goto(table.links[0])
        page.locator(MOVES).first.wait_for()
        page.goto(f"{house.address}#/")
        page.get_by_role("link", name="Ada and Livia").click()
        page.locator(MOVES).first.wait_for()
