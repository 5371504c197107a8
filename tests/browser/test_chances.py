"""The curve of the chances at the end of a game, and the hints during it."""

import re
from typing import Final

from playwright.sync_api import Locator, Page

from .houses import House, Made, bots, person
from .playing import play_by_script
from .positions import almost_over

HEIGHT: Final = 200
"""The height of the chart: a chance of 1."""

LINES: Final = "figure > svg path.line"

DRAWN: Final = """
(figure) => ({
  lines: [...figure.querySelectorAll(':scope > svg path.line')].map((one) => one.getAttribute('d')),
  rest: figure.querySelector(':scope > svg path.rome').getAttribute('d'),
})
"""


def almost_over_table(house: House, players: int) -> Made:
    """Make a table whose game ends with the next move."""
    record, moves = almost_over(["Ada", *"BCDEFGH"[: players - 1]])
    return house.make(person("Ada"), *bots(players - 1), begin={"record": record, "moves": moves})


def figure_with(page: Page, points: int) -> Locator:
    """Return the chart as soon as each line has this many points."""
    page.wait_for_function(
        "([line, points]) =>"
        " document.querySelector(line)?.getAttribute('d').split('L').length >= points",
        arg=[LINES, points],
    )
    return page.locator("figure")


def chances(path: str) -> dict[float, float]:
    """Return the chance at each x of a drawn path."""
    found = re.findall(r"([\d.]+) ([\d.]+)(?=[LV]|$)", path)
    return {float(x): 1 - float(y) / HEIGHT for x, y in found}


def test_the_chances_are_of_the_same_moments_and_add_up(house: House) -> None:
    table = almost_over_table(house, 3)
    with house.visitor() as page:
        page.goto(table.links[0])
        play_by_script(page)
        for points in (2, 5):  # while the curve is being computed, and then
            drawn = figure_with(page, points=points).evaluate(DRAWN)
            lines = [chances(line) for line in drawn["lines"]]
            rest = chances(drawn["rest"])
            assert len(lines) == 3
            for x, alone in rest.items():
                assert abs(sum(line[x] for line in lines) + alone - 1) < 0.01, x


def test_every_line_of_eight_is_told_apart(house: House) -> None:
    table = almost_over_table(house, 8)
    with house.visitor() as page:
        page.goto(table.links[0])
        play_by_script(page)
        figure = figure_with(page, points=2)
        lines = figure.locator("> svg path.line")
        styles = lines.evaluate_all(
            "all => all.map((one) => getComputedStyle(one))"
            ".map((of) => [of.stroke, of.strokeDasharray])"
        )
        assert len({colour for colour, _ in styles}) == 8
        assert len({dashes for _, dashes in styles}) == 8
        labels = figure.locator("> svg text").all_text_contents()
        assert {str(number) for number in range(1, 9)} <= {label.strip() for label in labels}
        keys = figure.locator("figcaption").inner_text()
        assert re.findall(r"^\s*(\d)\s", keys, re.MULTILINE) == list("12345678")
