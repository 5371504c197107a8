"""Hints: what the chance is of, its error, what more of them add, and the ranking of all moves."""

import json
import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page, WebSocketRoute, expect

import pax

from .houses import House, bots, person
from .playing import MOVES, moves_of
from .positions import fullest

DECISION = ".decision"


class Placing(NamedTuple):
    """A seat that has several drawn cards to place."""

    link: str
    legal: list[str]


def placing(house: House) -> Placing:
    """Make a table of two whose first seat has several drawn cards in view."""
    record = pax.Record.read(json.dumps(fullest(["Ada", "Livia"], seed=0)[0].record))
    for moves, game in enumerate(record.replay()):
        legal = game.legal() if game.seat == 0 else []
        if len({move for move in legal if move.startswith("take")}) > 1:
            begin = {"record": json.loads(record.write()), "moves": moves}
            table = house.make(person("Ada"), *bots(1), begin=begin, hints=True)
            return Placing(table.links[0], [str(move) for move in legal])
    raise AssertionError("no such position")


def hint(page: Page) -> None:
    """Ask for a hint and wait for its answer."""
    page.get_by_role("button", name="Hint").click()
    page.locator(f"{MOVES} .chance").first.wait_for()


def test_a_hint_ranks_all_moves_by_the_chance_to_win_with_its_error(house: House) -> None:
    with house.visitor() as page:
        link, legal = placing(house)
        page.goto(link)
        hint(page)
        text = page.locator(DECISION).inner_text().replace("Take back", "")
        assert re.search(r"win the game", text)
        assert re.search(r"\d+% ± \d", text)
        assert page.locator(f"{DECISION} .ranking ol > li").count() == min(len(legal), 5)


Estimates = list[tuple[str, float, int]]


def fixed_hints(left: list[Estimates]) -> Callable[[WebSocketRoute], None]:
    """Return a network that answers each request for a hint with the next of these estimates."""

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def on_message(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] != "hint":
                server.send(message)
                return
            moves = [
                {"move": move, "chance": chance, "error": (0.25 / tries) ** 0.5, "tries": tries}
                for move, chance, tries in left.pop(0)
            ]
            answer = {"type": "hints", "answers": said["id"], "seq": said["seq"], "moves": moves}
            socket.send(json.dumps({**answer, "rome": 0.2}))

        socket.on_message(on_message)

    return connect


def test_another_hint_adds_to_what_was_known(house: House) -> None:
    link, legal = placing(house)
    answers: list[Estimates] = []
    with house.visitor() as page:
        page.route_web_socket("**/*", fixed_hints(answers))
        page.goto(link)
        page.locator(MOVES).first.wait_for()
        shown = moves_of(page)[0]
        answers += [
            [(move, chance if move == shown else 0.01, tries) for move in legal]
            for chance, tries in ((0.3, 100), (0.5, 300))
        ]
        hint(page)
        badge = page.locator(f"[data-move='{shown}'] .chance")
        expect(badge).to_have_text("30%")
        page.get_by_role("button", name="Hint").click()
        expect(badge).to_have_text("45%")  # 30 and 150 games won of 100 and 300
        assert f"{400 * len(legal):,}" in page.locator(DECISION).inner_text()


def test_moves_within_each_others_error_are_marked_as_equal(house: House) -> None:
    link, legal = placing(house)
    answers: list[Estimates] = []
    with house.visitor() as page:
        page.route_web_socket("**/*", fixed_hints(answers))
        page.goto(link)
        page.locator(MOVES).first.wait_for()
        shown = moves_of(page)
        answers += [
            [(move, 0.32 if move == shown[0] else other, tries) for move in legal]
            for other, tries in ((0.3, 100), (0.1, 90_000))
        ]
        hint(page)
        expect(page.locator(f"{MOVES}.best")).to_have_count(len(shown))
        expect(page.locator(f"{DECISION} em")).to_have_count(min(len(legal), 5) - 1)
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(f"{MOVES}.best")).to_have_count(1)
        expect(page.locator(f"{DECISION} em")).to_have_count(0)


def test_the_ranking_names_the_cards_that_are_not_selected(house: House) -> None:
    link, legal = placing(house)
    takes = [move for move in legal if move.startswith("take")]
    with house.visitor() as page:
        page.route_web_socket(
            "**/*", fixed_hints([[(move, 0.4 if move in takes else 0.1, 900) for move in legal]])
        )
        page.goto(link)
        hint(page)
        text = page.locator(DECISION).inner_text().replace("Take back", "")
        assert text.count("Take") == 1 + len(takes)


COVERED_MOVES = """
() => [...document.querySelectorAll('[data-move]')].filter((each) => {
  const box = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((each) => each.dataset.move)
"""


def test_the_ranking_covers_no_move(house: House) -> None:
    links = [house.make(*bots(2), person("Ada"), hints=True).links[0]]  # one of four cards to keep
    for position in fullest(["Ada", "Livia", "Decimus", "Aurelia"], seed=5):
        table = house.make(person("Ada"), *bots(3), begin=position.begin, hints=True)
        links.append(table.links[0])
    answers: list[Estimates] = []
    with house.visitor() as page:
        page.route_web_socket("**/*", fixed_hints(answers))
        for link in links:
            page.goto(link)
            page.locator(MOVES).first.wait_for()
            answers.append([(move, 0.3, 900) for move in moves_of(page)])
            hint(page)
            assert page.evaluate(COVERED_MOVES) == [], link


def test_a_hint_says_why_the_best_move_is_better(house: House) -> None:
    link, _ = placing(house)
    with house.visitor() as page:
        page.goto(link)
        hint(page)
        reasons = page.locator(f"{DECISION} .reasons")
        expect(reasons).to_contain_text(re.compile("Of 100 games it wins|About as good as"))
        assert reasons.locator("li").count() in {1, 2}
