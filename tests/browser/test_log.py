"""A long log in a page: its newest lines at once, the older ones when they are asked for."""

from playwright.sync_api import Page, expect

from .houses import House, bots, person
from .playing import END, play_by_script, seq_of

EARLIER = "Show what happened earlier"
WELCOMED = 200
"""So many lines a page is told at once."""


def test_whoever_comes_late_loads_what_happened_earlier(house: House) -> None:
    table = house.make(person("Ada"), *bots(7))
    with house.visitor() as ada, house.visitor() as guest:
        ada.goto(table.links[0])
        play_by_script(ada)
        guest.goto(table.links[0])
        for page in (ada, guest):
            page.locator(END).get_by_role("button", name="Back to the table").click()
        assert seq_of(guest) > WELCOMED
        recent = lines_of(guest)
        load_all(guest)
        load_all(ada)
        assert lines_of(guest)[-len(recent) + 1 :] == recent[1:]  # the first may have been cut
        assert len(lines_of(guest)) > len(recent)
        assert lines_of(guest) == lines_of(ada)
        assert "Rome receives" in lines_of(guest)[0]
        guest.locator(".log li button").first.click()
        expect(guest.locator(".moment")).to_contain_text(
            "This is how the table looked at this point."
        )


def test_nothing_earlier_is_offered_where_nothing_is(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.make(person("Ada"), *bots(1)).links[0])
        play_by_script(page, most=3)
        page.reload()
        page.locator(".log li").first.wait_for()
        assert page.get_by_role("button", name=EARLIER).count() == 0


def lines_of(page: Page) -> list[str]:
    """Return the lines of the log that a page shows."""
    return [text for text in page.locator(".log li").all_inner_texts() if text != EARLIER]


def load_all(page: Page) -> None:
    """Ask for earlier lines until there are none."""
    button = page.get_by_role("button", name=EARLIER)
    while button.count():
        before = len(lines_of(page))
        button.click()
        page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)
        expect(page.locator(".log button[disabled]")).to_have_count(0)
