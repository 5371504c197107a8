"""Plots are readable: the names below the bars do not overlap."""

from itertools import pairwise

import pytest

from pax.arena import BotStanding, Standings
from pax.arena.plot import figure_of
from pax.text import load_language

SPECS = [
    "consul:playouts=1000,threads=1",
    "some_package.some_module.WonderfulFox",
    "a_bot_whose_name_has_no_mark_at_all",
]


@pytest.mark.parametrize("bots", [2, 6, 12])
def test_long_names_do_not_overlap(bots: int) -> None:
    rows = [BotStanding(SPECS[number % 3] + str(number), games=10) for number in range(bots)]
    figure = figure_of(Standings(rows), 4, load_language("en"))
    figure.draw_without_rendering()
    labels = figure.axes[0].get_xticklabels()
    assert ["".join(label.get_text().split()) for label in labels] == [row.bot for row in rows]
    boxes = [label.get_window_extent() for label in labels]
    assert all(left.x1 < right.x0 for left, right in pairwise(boxes))


def test_short_names_stay_on_one_line() -> None:
    rows = [BotStanding("citizen", games=10), BotStanding("consul:playouts=1000", games=10)]
    figure = figure_of(Standings(rows), 4, load_language("en"))
    figure.draw_without_rendering()
    shown = [label.get_text() for label in figure.axes[0].get_xticklabels()]
    assert shown == ["citizen", "consul:playouts=1000"]
