"""Single-letter keys can be switched off (WCAG 2.1.4)."""

from playwright.sync_api import expect

from .houses import House, bots, person
from .playing import MOVES, seq_of


def test_letters_do_nothing_when_they_are_switched_off(house: House) -> None:
    table = house.make(person("Ada"), *bots(1))
    with house.visitor(settings={"keys": False}) as page:
        page.goto(table.links[0])
        page.locator(MOVES).first.wait_for()
        seq = seq_of(page)
        key = page.locator(MOVES).first.get_attribute("data-key") or ""
        page.keyboard.press(key)
        page.wait_for_timeout(400)
        assert seq_of(page) == seq
        expect(page.locator(f"{MOVES}[aria-keyshortcuts]")).to_have_count(0)
        expect(page.locator(f"{MOVES} kbd")).to_have_count(0)
        page.keyboard.press("ArrowRight")
        expect(page.locator(":focus")).to_have_count(1)
        page.get_by_role("button", name="Settings").click()
        box = page.get_by_role("checkbox", name="Single-letter keys")
        expect(box).not_to_be_checked()
        box.check()
        page.get_by_role("button", name="Done").click()
        expect(page.locator(f"{MOVES} kbd").first).to_have_text(key)
        page.keyboard.press(key)
        page.wait_for_function(
            "(seq) => document.querySelector('[data-seq]').dataset.seq > seq", arg=seq
        )
