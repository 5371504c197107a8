"""The screen reader transcript of one turn, live region and labels, as a golden file."""

import json
import os
from pathlib import Path

from playwright.sync_api import Page

import pax

from .houses import House, person
from .playing import MOVES

GOLDEN = Path(__file__).parent / "transcript.txt"
TURN = ("draw", "take", "offer", "bury", "skip", "play")

# The text of each button, without aria-hidden parts.
SPOKEN = """
(nodes) => nodes.map((node) => {
  const copy = node.cloneNode(true);
  copy.querySelectorAll('[aria-hidden=true]').forEach((each) => each.remove());
  return copy.textContent.trim();
})
"""


def test_a_screen_reader_reads_one_turn(house: House) -> None:
    record = json.loads(pax.Record.from_game(pax.deal(players=["Ada", "Brutus"], seed=7)).write())
    begin = {"record": record, "moves": 0}
    table = house.make(person("Ada"), person("Brutus"), begin=begin)
    with house.visitor() as ada, house.visitor() as brutus:
        ada.goto(table.links[0])
        brutus.goto(table.links[1])
        for page in (ada, brutus):
            page.get_by_role("button", name="I'm ready").click()
        for page in (ada, brutus):
            choose(page, "keep")
        lines = [f"# {verb}\n{read(ada, verb)}" for verb in TURN]
    text = "\n\n".join(lines) + "\n"
    if os.environ.get("PAX_GOLDEN") == "write":
        GOLDEN.write_text(text, "utf-8")
    assert text == GOLDEN.read_text("utf-8")


def choose(page: Page, verb: str) -> None:
    """Make the first move with this verb and wait until it is shown."""
    move = page.locator(f"[data-move^={verb}]").first
    move.wait_for()
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    move.click()
    page.locator(f"[data-seq]:not([data-seq='{seq}'])").wait_for()


def read(page: Page, verb: str) -> str:
    """Return what is read before a move: live region, cards and buttons."""
    page.locator(f"[data-move^={verb}]").first.wait_for()
    live = page.locator("[data-live]").inner_text().strip()
    things = page.locator("[data-thing]").evaluate_all(
        "nodes => nodes.map((node) => node.querySelector('.unseen').textContent.trim())"
    )
    buttons = page.locator(MOVES).evaluate_all(SPOKEN)
    choose(page, verb)
    return "\n".join([live, *(f"- {text}" for text in things), f"> {' | '.join(buttons)}"])
