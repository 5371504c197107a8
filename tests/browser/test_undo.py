"""Take back, where forced moves are made automatically: it leads to the last real decision."""

from playwright.sync_api import Page, expect

import pax
from pax.game.snapshot.builder import forced

from .houses import House, bots, person
from .playing import MOVES, moves_of
from .positions import first

AUTOMATIC = {"forced": True}
TAKE_BACK = "Take back"


def is_forced(game: pax.Game) -> bool:
    """Whether everybody sees that the current decision has one legal move."""
    return forced(game.view(None).state) is not None


def chosen(game: pax.Game) -> str | None:
    """Return a move after which forced ones are made, all of which can be taken back."""
    for move in game.legal() if not is_forced(game) else []:
        after = game.copy()
        after.play(move)
        made = 1
        while after.seat == 0 and is_forced(after):
            after.play(after.legal()[0])
            made += 1
        if made > 1 and after.seat == 0 and after.undoable(0) >= made:
            return move
    return None


def is_stuck(game: pax.Game) -> bool:
    """Whether nothing but a forced move can be taken back, after a move was made automatically."""
    if not is_forced(game) or game.undoable(0) > 0:
        return False
    after = game.copy()
    after.play(after.legal()[0])
    return after.seat == 0 and after.undoable(0) == 1 and len(after.legal()) > 1


def test_it_leads_past_automatic_moves_to_the_last_decision(house: House) -> None:
    position = first(["Ada", "Livia"], lambda game: chosen(game) is not None)
    move = chosen(position.game)
    with house.visitor(settings=AUTOMATIC) as page:
        page.goto(house.make(person("Ada"), *bots(1), begin=position.begin).links[0])
        page.locator(MOVES).first.wait_for()
        asked = moves_of(page)
        button = page.locator(f"[data-move='{move}']")
        for card in page.locator("[data-place=view] [data-thing]").all():
            if button.count() == 0:  # it belongs to another card
                card.click()
        button.click()
        back = page.get_by_role("button", name=TAKE_BACK)
        back.wait_for()
        page.wait_for_timeout(300)  # no automatic move is under way
        back.click()
        expect_moves(page, asked)
        page.reload()
        expect_moves(page, asked)


def expect_moves(page: Page, moves: list[str]) -> None:
    """Expect that the page offers these moves, and still does a moment later."""
    expect(page.locator(MOVES).first).to_be_visible()
    for _ in range(20):
        if moves_of(page) == moves:
            break
        page.wait_for_timeout(100)
    page.wait_for_timeout(200)
    assert moves_of(page) == moves


def test_it_is_not_offered_for_automatic_moves_alone(house: House) -> None:
    position = first(["Ada", "Livia"], is_stuck)
    with house.visitor(settings=AUTOMATIC) as page:
        page.goto(house.make(person("Ada"), *bots(1), begin=position.begin).links[0])
        page.locator(MOVES).nth(1).wait_for()
        page.wait_for_timeout(300)
        assert page.get_by_role("button", name=TAKE_BACK).count() == 0
