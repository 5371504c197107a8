"""The screen reader transcript of one turn, live region and labels, as a golden file."""

import json
import os
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

import pax

from .houses import House, person
from .playing import MOVES, let_play, moves_of

GOLDEN = Path(__file__).parent / "transcript.txt"
ROUND = Path(__file__).parent / "transcript_round.txt"
TURN = ("draw", "take", "offer", "bury", "skip", "play")

ROUNDS: Final = 2
MOST_SENTENCES: Final = 12
SENTENCE: Final = re.compile(r"[.?!…](?=\s|$)")

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
            page.get_by_role("button", name="I\u2019m ready").click()
        for page in (ada, brutus):
            choose(page, "keep")
        lines = [f"# {verb}\n{read(ada, verb)}" for verb in TURN]
    text = "\n\n".join(lines) + "\n"
    compare(GOLDEN, text)


def compare(golden: Path, text: str) -> None:
    """Compare a text with a golden file, or write it."""
    if os.environ.get("PAX_GOLDEN") == "write":
        golden.write_text(text, "utf-8")
    assert text == golden.read_text("utf-8")


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


def test_a_round_of_four_is_told_in_few_sentences(house: House) -> None:
    names = ("Ada", "Brutus", "Clodia", "Dio")
    record = json.loads(pax.Record.from_game(pax.deal(players=[*names], seed=7)).write())
    table = house.make(*map(person, names), begin={"record": record, "moves": 0})
    with ExitStack() as stack:
        pages = [stack.enter_context(house.visitor()) for _ in names]
        for page, link in zip(pages, table.links, strict=True):
            page.goto(link)
            page.get_by_role("button", name="I\u2019m ready").click()
        for number, page in enumerate(pages[1:]):
            let_play(page, seed=number + 5)
        choose(pages[0], "keep")
        told = [f"# round {number + 1}\n{round_of(pages[0])}" for number in range(ROUNDS)]
    compare(ROUND, "\n\n".join(told) + "\n")
    assert max(len(SENTENCE.findall(text)) for text in told) <= MOST_SENTENCES


def round_of(page: Page) -> str:
    """Play the own turn to its end; return what is read until the next decision."""
    for _ in range(20):
        page.locator(MOVES).first.wait_for()
        verbs = [move.split()[0] for move in moves_of(page)]
        verb = "end" if "end" in verbs else verbs[0]
        choose(page, verb)
        if verb == "end":
            page.locator(MOVES).first.wait_for()
            return page.locator("[data-live]").inner_text().strip()
    raise AssertionError("the turn does not end")
