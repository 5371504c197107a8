"""Thousands of games in which the engine and an independent model of the rules agree.

At every decision both have the same legal moves and the same position; at the end they have the
same winners and points. A failing game can be reproduced from its table and its number.
"""

from random import Random

import pytest

from pax.build_info import build_info
from tests.model.deals import LIKELY, TABLES, Deal, random_deal
from tests.model.setup import HIDDEN, Setup
from tests.model.tiny import TINY

from .twins import Twins

IS_COMPILED = build_info().compiled
GAMES = 170 if IS_COMPILED else 20
ODD_GAMES = 40 if IS_COMPILED else 10
"""Games of each table; compiled, the same sources play the same games and more."""

CHUNKS = 4


def choose(rng: Random, moves: list[str], eager: int) -> str:
    """Choose a legal move; a higher `eager` prefers buying and playing cards."""
    weights = [LIKELY.get(move.split(" ")[0], 1) ** eager for move in moves]
    return rng.choices(moves, weights)[0]


def play_twins(rng: Random, start: Deal) -> None:
    """Play one game in engine and model in parallel, comparing everything."""
    eager = rng.choice([0, 1, 2])
    twins = Twins.of(start)
    while not twins.model.over:
        moves = twins.assert_same_moves()
        twins.assert_same_table()
        twins.play(choose(rng, moves, eager))
    assert twins.assert_same_moves() == []
    twins.assert_same_table()
    twins.assert_same_result()


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_engine_and_model_play_the_same_game(
    table: tuple[str, int, int | None], chunk: int
) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        rng = Random(f"{table} {number}")
        play_twins(rng, random_deal(rng, table))


@pytest.mark.parametrize("number", range(len(TINY)), ids=[name for name, _, _ in TINY])
def test_engine_and_model_agree_on_tiny_games(number: int) -> None:
    _, start, _ = TINY[number]
    for game in range(100):
        play_twins(Random(game), start)


def shrunken(rng: Random, table: tuple[str, int, int | None]) -> Deal:
    """Deal a game with fewer cards and other sizes than the printed games."""
    whole = random_deal(rng, table)
    lays = rng.randint(0, 3) if whole.mode == "solo" else 0
    setup = Setup(
        legions=rng.randint(1, 4),
        rome_face_up=rng.randint(0, 2),
        draws=tuple(lays + rng.randint(1, 5) for _ in range(whole.players)),
        lays=lays,
    )
    cards = setup.rome_face_up + HIDDEN + sum(setup.draws) + setup.legions + rng.randint(0, 20)
    return Deal(
        whole.mode, whole.players, whole.level, whole.rules, None, [], whole.pile[:cards], setup
    )


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_engine_and_model_agree_on_games_of_odd_sizes(table: tuple[str, int, int | None]) -> None:
    for number in range(ODD_GAMES):
        rng = Random(f"odd {table} {number}")
        play_twins(rng, shrunken(rng, table))
