"""Several people at one device: beneath the curtain there is nothing of another player."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from .houses import House
from .playing import HIDE, MOVES

LIFT = "[data-lift]"
WATCH = """
window.paxShown = [];
const secrets = '[data-place=hand], [data-place=view], [data-move], [data-thing^=hand]';
const look = () => {
  if (window.paxLifted) return;
  for (const each of document.querySelectorAll(secrets)) window.paxShown.push(each.outerHTML);
};
new MutationObserver(look).observe(document, { subtree: true, childList: true });
addEventListener('click', (event) => {
  if (event.target.closest('[data-lift]')) window.paxLifted = true;
}, { capture: true });
document.addEventListener('visibilitychange', () => {
  if (document.hidden) setTimeout(() => { window.paxLifted = false; look(); });
});
"""
"""Collects every element with a secret that is drawn while the curtain is or should be down."""


@contextmanager
def two_at_one_device(house: House) -> Iterator[Page]:
    """Open a table for two people at one device."""
    with house.visitor() as page:
        page.add_init_script(WATCH)
        page.goto(house.address)
        page.get_by_placeholder("Player 1").fill("Ada")
        page.get_by_placeholder("Player 2").fill("Brutus")
        page.locator("[data-start=here]").click()
        yield page


def shown_before_the_lift(page: Page) -> list[str]:
    """Wait until there is a decision; return the secrets that were drawn before a lift."""
    page.locator(f"{LIFT}, {MOVES}").first.wait_for()
    page.wait_for_timeout(200)
    found: list[str] = page.evaluate("() => window.paxShown")
    return found


def test_nothing_is_drawn_before_the_curtain_is_lifted(house: House) -> None:
    with two_at_one_device(house) as page:
        assert shown_before_the_lift(page) == []  # after the first deal
        page.locator(LIFT).click()
        page.locator(MOVES).first.wait_for()
        page.reload()
        assert shown_before_the_lift(page) == []
        page.locator(LIFT).click()
        page.locator(MOVES).first.wait_for()
        page.evaluate(HIDE, arg=True)
        page.wait_for_timeout(200)
        expect(page.locator(LIFT)).to_be_visible()
        assert shown_before_the_lift(page) == []  # while the page is hidden
        page.evaluate(HIDE, arg=False)
        expect(page.locator("[data-place=hand], [data-move]")).to_have_count(0)
        expect(page.locator(LIFT)).to_be_visible()
        assert shown_before_the_lift(page) == []  # and when it is shown again
        page.locator(LIFT).click()
        page.locator(MOVES).first.wait_for()


def test_the_menu_of_a_player_is_not_there_beneath_the_curtain(house: House) -> None:
    """In the menu, a player can save what they see, and show their cards to others."""
    with two_at_one_device(house) as page:
        page.locator(LIFT).click()
        menu = page.get_by_role("button", name="Players", exact=True)
        menu.click()
        page.get_by_role("button", name="Save what I see as a file").wait_for()
        page.evaluate(HIDE, arg=True)
        page.evaluate(HIDE, arg=False)
        page.locator(LIFT).wait_for()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(menu).to_have_count(0)
        page.locator(LIFT).click()
        expect(menu).to_be_visible()


def test_nothing_is_spoken_beneath_the_curtain(house: House) -> None:
    with two_at_one_device(house) as page:
        page.locator(f"{LIFT}, {MOVES}").first.wait_for()
        page.wait_for_timeout(200)
        if page.locator(LIFT).count():
            page.locator(LIFT).click()
        page.locator(MOVES).first.click()  # keeps a card, which nobody else may know
        page.locator(LIFT).wait_for()
        page.wait_for_timeout(200)
        assert page.locator("[data-live]").inner_text().strip() == ""
        page.locator(LIFT).click()
        page.locator(MOVES).first.wait_for()
        assert "You keep" not in page.locator("[data-live]").inner_text()
