"""The middle of the table: cards as controls, and what they say about themselves."""

import re

from playwright.sync_api import expect

import pax

from .houses import House, bots, person
from .playing import MOVES, moves_of, seq_of
from .positions import first

OVER: str = """
() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [stage, count] = [box('.stage'), box('.pile .rounds')];
  return [...document.querySelectorAll('.view .card')].map((each) => each.getBoundingClientRect())
    .filter((card) => card.left < count.right || card.right > stage.right + 1
      || card.top < stage.top - 4 || card.bottom > stage.bottom + 1).length;
}
"""


def test_five_drawn_cards_fit_beside_the_pile(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.make(person("Ada"), solo=5).links[0])
        expect(page.locator(".view .card")).to_have_count(5)
        for width, height in ((1280, 800), (1024, 768), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OVER) == 0, width


def buries(game: pax.Game) -> bool:
    """Whether a card that was drawn alone can be buried."""
    verbs = {move.split()[0] for move in game.legal()}
    return len(game.view(0).in_view) == 1 and {"take", "offer", "bury"} <= verbs


def test_touching_the_pile_while_placing_buries_the_card(house: House) -> None:
    position = first(["Ada", "Livia"], buries)
    with house.visitor() as page:
        page.goto(house.make(person("Ada"), *bots(1), begin=position.begin).links[0])
        page.locator(MOVES).first.wait_for()
        seq = seq_of(page)
        buried = next(move for move in moves_of(page) if move.startswith("bury"))
        page.locator("[data-thing=pile]").click()
        page.locator(f"[data-seq='{seq + 1}']").wait_for()
        assert buried not in moves_of(page)


def has_limited(game: pax.Game) -> bool:
    """Whether a card in hand cannot be played because of a limit."""
    legal = game.legal()
    hand = game.view(0).hand(0)
    return any(move.startswith("play") for move in legal) and any(
        f"play {card}" not in legal and str(card)[0] in "FA" for card in hand
    )


def test_cards_that_cannot_be_played_are_grey_and_say_why(house: House) -> None:
    position = first(["Ada", "Livia"], has_limited)
    with house.visitor() as page:
        page.goto(house.make(person("Ada"), *bots(1), begin=position.begin).links[0])
        page.locator(MOVES).first.wait_for()
        blocked = page.locator("[data-thing^=hand].blocked")
        expect(blocked.first).to_contain_text(re.compile(r"limit \d|\d short"))
        expect(blocked.and_(page.locator(MOVES))).to_have_count(0)
        expect(page.locator("[data-thing^=hand].legal .preview").first).to_contain_text("▸")


def test_the_focus_goes_to_the_decision_after_a_click(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.make(person("Ada"), *bots(1)).links[0])
        page.locator(MOVES).first.wait_for()
        seq = seq_of(page)
        page.locator("[data-thing=view-0]").click()
        page.locator(f"[data-seq]:not([data-seq='{seq}'])").wait_for()
        page.locator(MOVES).first.wait_for()
        expect(page.locator("[data-decision]:focus")).to_have_count(1)
        page.keyboard.press("Home")
        page.get_by_role("button", name="To the decision").press("Enter")
        expect(page.locator("[data-move]:focus")).to_have_count(1)
