"""A long log in a page: the newest lines at once, older ones on request."""

from playwright.sync_api import Page, expect

from .houses import House, bots, person
from .playing import END, play_by_script, seq_of

EARLIER = "Show what happened earlier"
WELCOMED = 200
"""The number of lines in a welcome."""


def test_a_late_guest_can_load_earlier_lines(house: House) -> None:
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
        assert lines_of(guest)[-len(recent) + 1 :] == recent[1:]  # the first line may be incomplete
        assert len(lines_of(guest)) > len(recent)
        assert lines_of(guest) == lines_of(ada)
        assert "Rome receives" in lines_of(guest)[0]
        guest.locator(".log li button").first.click()
        expect(guest.locator(".moment")).to_contain_text(
            "This is how the table looked at this point."
        )


def test_a_complete_log_offers_no_earlier_lines(house: House) -> None:
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
    """Load earlier lines until there are none."""
    button = page.get_by_role("button", name=EARLIER)
    while button.count():
        before = len(lines_of(page))
        button.click()
        page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)
        expect(page.locator(".log button[disabled]")).to_have_count(0)
