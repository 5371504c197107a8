"""No violation that axe finds, on any screen and in any state; and a game by the tree alone."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from .houses import House, bots, person
from .playing import MOST_DECISIONS, MOVES, play_by_script
from .positions import almost_over, begins_last_round, first, with_event

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STILL: Final = {"speed": 1, "motion": True, "forced": True}
# While the last round is called, no beat ends: the band stays to be looked at.
HELD: Final = """
(() => {
  const later = window.setTimeout;
  window.setTimeout = (done, after = 0, ...rest) => {
    const isHeld = () => after >= 300 && document.querySelector('.stage .ribbon') !== null;
    const end = () => (isHeld() ? later(end, 100) : done(...rest));
    return later(end, after);
  };
})();
"""
Found = dict[str, list[Any]]


@pytest.fixture(autouse=True)
def _axe() -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make wheel-env")


def violations(page: Page) -> list[Any]:
    """Return the violations found by axe: the rule and the first elements."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        (each["id"], [node["html"][:160] for node in each["nodes"][:3]])
        for each in found["violations"]
    ]


def wrong(found: Found) -> Found:
    """Return the states with violations."""
    return {name: each for name, each in found.items() if each}


def test_axe_finds_nothing_wrong_on_any_screen(house: House) -> None:
    table = house.make(person("Ada"), *bots(2))
    found: Found = {}
    with house.visitor() as page:
        page.goto(table.links[0])
        for name, most in (("first decision", 0), ("later decision", 9)):
            play_by_script(page, most=most)
            page.locator(MOVES).first.wait_for()
            found[name] = violations(page)
        page.emulate_media(color_scheme="dark")
        found["dark"] = violations(page)
        play_by_script(page)
        found["end"] = violations(page)
        pages = ("", "rules", "stats", "replay/", "cards/enter", "tables")
        loaded = f"replay/{table.table}?game=1&move=40"
        for name in (
            *pages,
            f"check/{table.table}?game=1",
            f"compare/{table.table}",
            loaded,
        ):
            page.goto(f"{house.address}#/{name}")
            page.locator("h1").first.wait_for()
            page.wait_for_load_state("networkidle")
            found[name] = violations(page)
        page.goto(house.address)
        page.locator("[data-open-options=now]").click()
        page.locator("[data-options]").wait_for()
        found["options"] = violations(page)
    assert wrong(found) == {}


def test_axe_finds_nothing_wrong_with_what_opens_at_a_table(house: House) -> None:
    """The chat, the memory, the card sheet, a display, the menu and the settings; and a lobby."""
    found: Found = {}
    with house.visitor() as page, house.visitor() as other:
        table = house.make(person("Ada"), person("Brutus"), *bots(2))
        for each, link in zip((page, other), table.links, strict=True):
            each.goto(link)
        page.get_by_role("button", name="I\u2019m ready").wait_for()
        found["lobby"] = violations(page)
        for each in (page, other):
            each.get_by_role("button", name="I\u2019m ready").click()
        page.locator("[data-seq]").wait_for()
        page.locator(".memory summary").click()
        page.locator(".memory .kinds").wait_for()
        found["memory"] = violations(page)
        page.get_by_role("tab", name="Chat").click()
        page.get_by_label("Message…").fill("Salve!")
        page.keyboard.press("Enter")
        page.locator(".chat li[data-seat]").wait_for()
        found["chat"] = violations(page)
        page.locator("[data-thing^=view], [data-thing^=hand]").first.click(button="right")
        page.get_by_role("dialog").wait_for()
        found["card sheet"] = violations(page)
        page.keyboard.press("Escape")
        page.locator("[data-place=player-1] button").first.click()
        page.get_by_role("dialog").wait_for()
        found["display"] = violations(page)
        page.keyboard.press("Escape")
        page.locator("[data-menu]").click()
        page.locator("[data-players] .action").first.wait_for()
        found["menu"] = violations(page)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Settings").click()
        found["settings"] = violations(page)
    assert wrong(found) == {}


def test_axe_finds_nothing_wrong_with_scenes(house: House) -> None:
    """A look at Rome's cards, a betrayal, the last round, the reveal; a curtain, a solo game."""
    found: Found = {}
    peek = first(["Ada", "Livia"], lambda game: game.view(0).round == 3 and "peek" in game.legal())
    over = almost_over(["Ada", "Livia"])
    scenes = (
        (peek, "peek", "dialog [data-scene]"),
        (*with_event("Conspired"), ".veil [data-scene]"),
        (*with_event("RoundBegan", begins_last_round), ".ribbon"),
        (over, over.record["moves"][over.moves], "[data-end] .shields"),
    )
    with house.visitor(settings=STILL, reduced_motion="reduce") as page:
        page.add_init_script(HELD)
        for position, move, shown in scenes:
            page.goto(house.make(person("Ada"), *bots(1), begin=position.begin).links[0])
            page.locator(f"[data-move='{move}']").click()
            page.locator(shown).first.wait_for()
            found[shown] = violations(page)
            assert page.locator(shown).count(), f"{shown} was gone before it was looked at"
        page.goto(house.make(person("Ada"), solo=5).links[0])
        page.locator(MOVES).first.wait_for()
        found["solo"] = violations(page)
        page.goto(house.address)
        page.get_by_placeholder("Player 1").fill("Ada")
        page.get_by_placeholder("Player 2").fill("Brutus")
        page.locator("[data-start=here]").click()
        page.locator("[data-lift]").wait_for()
        found["curtain"] = violations(page)
    assert wrong(found) == {}


# Nothing below reads the page but by roles, names and what is announced.

VERBS: Final = re.compile(r"^(Draw|Take|Bury|Buy nothing|End turn \(.*|Play nothing)$")


def test_a_whole_game_by_the_accessibility_tree_alone(house: House) -> None:
    """Whoever knows only roles and names can play to the end, and learn who has won."""
    table = house.make(person("Ada"), *bots(1))
    done = {"button": 0, "Pile and legions": 0, "Your side": 0, "Just drawn": 0}
    with house.visitor() as page:
        page.goto(table.links[0])
        end = page.get_by_role("dialog")
        decision = page.get_by_role("region", name="Your decision")
        decision.wait_for()
        for made in range(MOST_DECISIONS):
            if end.count():
                break
            done[decide(page, decision, made)] += 1
        expect(end.get_by_role("heading").first).to_contain_text(re.compile("Rome|wins|beaten|You"))
        expect(end.get_by_role("button", name="Play again")).to_have_count(1)
    assert done["button"] > 0


def decide(page: Page, decision: Locator, made: int) -> str:
    """Make a move in a way that depends on its number; return what was pressed."""
    before = told(page)
    cards = [
        *(
            page.get_by_role("group", name="Just drawn"),
            page.get_by_role("region", name="Your side"),
        ),
        page.get_by_role("region", name="Pile and legions"),
    ]
    names = ("Just drawn", "Your side", "Pile and legions")
    order = list(zip(names, cards, strict=True))
    order = order[made % 3 :] + order[: made % 3]
    for name, place in order if made % 2 else []:
        buttons = place.get_by_role("button").all()
        for each in buttons[: 1 + made % 4]:
            press(page, each)
            if changes(page, before, 250):
                return name
    verbs = decision.get_by_role("button", name=VERBS)
    if verbs.count():
        verbs.nth(made % verbs.count()).click()
        if changes(page, before, 5000):
            return "button"
    for name, place in order:
        for each in place.get_by_role("button").all():
            press(page, each)
            if changes(page, before, 250):
                return name
    if changes(page, before, 5000):
        return "button"
    raise AssertionError(f"nothing changes: {page.get_by_role('main').aria_snapshot()}")


def press(page: Page, button: Locator) -> None:
    """Press a button; close the sheet that it may open."""
    button.click()
    done = page.get_by_role("dialog").get_by_role("button", name="Done")
    if done.count():
        done.click()


def told(page: Page) -> str:
    """Return what the tree says about the game: its log, and the decision."""
    if page.get_by_role("dialog").count():
        return "the end"
    return "".join(
        page.get_by_role("region", name=name).aria_snapshot()
        for name in ("Your decision", "Story", "Your side")
    )


def changes(page: Page, before: str, patience: int) -> bool:
    """Whether the tree says something else within so many milliseconds."""
    for _ in range(max(1, patience // 50)):
        if told(page) != before:
            return True
        page.wait_for_timeout(50)
    return False
