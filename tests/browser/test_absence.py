"""Seats without their people: bots with names, and friends who are absent."""

from playwright.sync_api import Page, expect

from .houses import House, person
from .playing import END, MOVES, let_play, let_stop, play_by_script

OPEN: dict[str, object] = {"kind": "open"}


def test_a_bot_in_a_free_seat_has_a_name(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        page.get_by_label("Your name").fill("Ada")
        page.locator("[data-start=friends]").click()
        page.get_by_role("button", name="Start").click()
        page.locator("[data-seq]").wait_for()
        names = page.locator("[data-place^=player-] .who").all_inner_texts()
        others = [name for name in names if name != "You"]
        assert len(others) == len(names) - 1
        assert [name for name in others if name.isdigit()] == []
        page.goto(f"{house.address}#/")
        mine = page.get_by_role("link", name="Ada").first
        mine.wait_for()
        assert all(name in mine.inner_text() for name in others)
        mine.click()
        page.locator("[data-seq]").wait_for()
        play_by_script(page)
        page.locator(END).wait_for()
        page.goto(f"{house.address}#/stats")
        listed = page.get_by_text("against").first
        listed.wait_for()
        assert all(name in listed.inner_text() for name in others)


def test_an_absent_friend_is_not_thinking(house: House) -> None:
    table = house.make(person("Ada"), person("Brutus"), person("Clodia"))
    with house.visitor() as ada, house.visitor() as clodia:
        ada.goto(f"{table.links[0]}&host={table.host}")
        clodia.goto(table.links[2])
        with house.visitor() as brutus:
            brutus.goto(table.links[1])
            for page in (ada, brutus, clodia):
                page.get_by_role("button", name="I\u2019m ready").click()
            brutus.locator("[data-seq]").wait_for()
        for number, page in enumerate((ada, clodia)):
            let_play(page, seed=number + 1)
        ada.locator("[data-place=player-1][aria-current]").wait_for()
        for page in (ada, clodia):
            let_stop(page)
        assert_absent(ada, "you can let a bot play.")
        assert_absent(clodia, "the host can let a bot play.")
        with house.visitor() as brutus:
            brutus.goto(table.links[1])
            brutus.locator(MOVES).first.wait_for()
            expect(ada.locator(".sentence")).to_have_text("Brutus is thinking…")


def assert_absent(page: Page, help_text: str) -> None:
    """Check that a page says that Brutus is absent, and what can be done."""
    page.wait_for_timeout(200)
    text = page.locator(".sentence").inner_text()
    assert "thinking" not in text
    assert "Brutus is not connected." in text
    assert help_text in text
