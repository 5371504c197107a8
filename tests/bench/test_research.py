"""The benchmark of the research kit: what it derives from its samples, and the game's card."""

from bench.harness.sample import Sample
from bench.rl.environments import COPY, masks_name
from bench.rl.game_card import card, information_sets
from bench.rl.targets import share_of_the_copy
from pax.rl import table
from tools.build.sources import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")


def test_the_share_of_the_copy_is_a_part_of_a_step() -> None:
    taken = {
        masks_name(4): [Sample(1, 1000, 0.5)] * 3,
        COPY: [Sample(1, 1000, 0.01)] * 3,
    }
    share = share_of_the_copy(taken, masks_name(4))
    assert share.figure is not None
    assert abs(share.figure.median - 2) < 1e-9
    assert (share.unit, share.verdict) == ("%", "report")


def test_the_page_has_the_figures_of_the_games_card() -> None:
    assert card() in PAGE


def test_the_page_has_the_information_sets_of_the_smallest_variant() -> None:
    decisions, sets = information_sets(table(variant="micro"))
    assert f"{decisions:,} positions of a player in {sets} information sets" in PAGE
