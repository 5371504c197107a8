"""Input that is not meant for the current question: in the past, by double clicks, by held keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pax

from .houses import House, bots, person
from .playing import MOVES, moves_of, play_by_script, seq_of
from .positions import Position, first

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
GUARDED = {"settling": 350}
"""The time that the game gives everybody; other tests do without it."""

SEEN = "[data-place=view] [data-thing]"

AT_ONCE = """
([button, next]) => new Promise((done) => {
  const find = (what) => document.querySelector(what);
  const watch = new MutationObserver(() => {
    if (!find(next)) return;
    watch.disconnect();
    find(next).click();
    setTimeout(done, 200);
  });
  watch.observe(document, { subtree: true, childList: true });
  find(button).click();
})
"""
"""Clicks a button, and another as soon as it appears."""


def draws(game: pax.Game) -> bool:
    """Whether the decision is to draw, one card after the other."""
    if "draw" not in game.legal():
        return False
    after = game.copy()
    after.play("draw")
    return {move.split()[0] for move in after.legal()} == {"take", "offer", "bury"}


@pytest.fixture(scope="module")
def drawing() -> Position:
    """Return a position in which Ada draws."""
    return first(["Ada", "Livia"], lambda game: len(game.moves) > 8 and draws(game))


@pytest.fixture(scope="module")
def burying(drawing: Position) -> Position:
    """Return the position after Ada has drawn."""
    game = drawing.game
    game.play("draw")
    return Position(drawing.record | {"moves": [*map(str, game.moves)]}, len(game.moves))


def open_at(house: House, page: Page, position: Position) -> int:
    """Open a table that begins there; return the number of its last entry."""
    page.goto(house.make(person("Ada"), *bots(1), begin=position.begin).links[0])
    page.locator(MOVES).first.wait_for()
    return seq_of(page)


def test_a_past_position_does_not_act_on_the_present(house: House, drawing: Position) -> None:
    with house.visitor() as page:
        open_at(house, page, drawing)
        for made in range(60):
            play_by_script(page, seed=made + 1, most=1)
            page.locator(MOVES).first.wait_for()
            if "draw" in moves_of(page):
                break
        asked, seq = moves_of(page), seq_of(page)
        page.locator(".log button").first.click()  # there, too, Ada is about to draw
        page.locator(".moment").wait_for()
        page.keyboard.press("d")
        page.locator("[data-thing=pile]").click()
        page.locator("[data-thing=pile]").press("Enter")
        page.wait_for_timeout(200)
        assert seq_of(page) == seq
        assert moves_of(page) == []
        page.get_by_role("button", name="Back to the game").click()
        expect(page.locator(MOVES)).to_have_count(len(asked))
        assert moves_of(page) == asked
        page.keyboard.press("d")
        page.locator(f"[data-seq='{seq + 1}']").wait_for()


def test_no_question_is_answered_as_soon_as_it_appears(house: House, drawing: Position) -> None:
    with house.visitor(settings=GUARDED) as page:
        seq = open_at(house, page, drawing)
        page.wait_for_timeout(400)
        page.evaluate(AT_ONCE, ["[data-move=draw]", "[data-move^=take]"])
        assert seq_of(page) == seq + 1
        page.wait_for_timeout(200)
        page.locator("[data-move^=take]").click()
        page.locator(f"[data-seq='{seq + 2}']").wait_for()


def click(page: Page, x: float, y: float) -> None:
    """Click at a point."""
    page.mouse.click(x, y)


def tap(page: Page, x: float, y: float) -> None:
    """Tap at a point."""
    page.touchscreen.tap(x, y)


@pytest.mark.parametrize(("act", "device"), [(click, {}), (tap, PHONE)])
def test_a_double_click_acts_once(
    house: House,
    drawing: Position,
    burying: Position,
    act: Callable[[Page, float, float], None],
    device: dict[str, object],
) -> None:
    with house.visitor(settings=GUARDED, **device) as page:
        for what in ("[data-move=draw]", "[data-thing=pile]", "[data-move^=bury]"):
            seq = open_at(house, page, burying if "bury" in what else drawing)
            page.wait_for_timeout(400)
            box = page.locator(what).bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            act(page, x, y)
            page.locator(f"[data-seq='{seq + 1}']").wait_for()
            act(page, x, y)
            page.wait_for_timeout(450)  # the guard is over, but the place of the button is clear
            act(page, x, y)
            page.wait_for_timeout(150)
            assert seq_of(page) == seq + 1, what
            assert page.locator(SEEN).count() == 1, what


def test_a_held_key_acts_once(house: House, drawing: Position) -> None:
    with house.visitor(settings=GUARDED) as page:
        seq = open_at(house, page, drawing)
        page.wait_for_timeout(400)
        page.locator("[data-move=draw]").focus()
        page.keyboard.down("Enter")
        page.locator(f"[data-seq='{seq + 1}']").wait_for()
        for _ in range(6):  # the key repeats, for longer than the guard lasts
            page.wait_for_timeout(80)
            page.keyboard.down("Enter")
        page.keyboard.up("Enter")
        page.wait_for_timeout(150)
        assert seq_of(page) == seq + 1
