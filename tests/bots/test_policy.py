"""The policy: logits are sums of looked-up weights, and cached features stay up to date."""

import math

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.models.files import model_for, table_of
from pax.bots.policy.features import encode_move
from pax.bots.policy.layout import MOST_PACKS
from pax.bots.policy.policy import LOGIT_SCALE, Policy, capped
from pax.bots.policy.state import PolicyFeatures, above, above_with
from pax.game import GameConfig, Options
from pax.rules import Rng, Setup, State, deal, shuffled_pile
from pax.rules.decisions import list_moves
from tests.bots.positions import TABLES, name_of

PEEKS_ALONE = GameConfig(("Livia",), level=2, options=Options(solo_peek=True))


def fresh(setup: Setup) -> Policy:
    """Return a new policy with the trained weights."""
    return Policy(setup.cards, model_for(table_of(setup)))


def dealt(table: GameConfig, stream: int) -> State:
    """Return a state before its first decision."""
    return deal(table.setup, shuffled_pile(table.setup, Rng(21, stream)))


def standing(features: PolicyFeatures) -> tuple[list[int], int, int]:
    """Return a seat's standing in each category, its limit and its discount."""
    return [int(each) for each in features.near], int(features.limit), int(features.saving)


def expected_logit(policy: Policy, state: State, move: int) -> int:
    """Return the sum of all weights that a move looks up, one by one."""
    row = vec[i64]([0] * MOST_PACKS)
    number = encode_move(state, policy.encoding, policy.features, move, row)
    places = [row[pack] >> shift & 32767 for pack in range(number) for shift in (0, 15, 30, 45)]
    return sum(int(policy.weights[place]) for place in places)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_probabilities_are_the_softmax_of_the_logits(table: GameConfig) -> None:
    state, policy, rng = dealt(table, 1), fresh(table.setup), Rng(22)
    while not state.is_over:
        moves = state.legal()
        policy.reset(state)
        if len(moves) > 1:
            policy.evaluate(state)
            weights = [expected_logit(policy, state, move) for move in moves]
            gaps = [min(max(weights) - weight, 512) for weight in weights]
            chances = [math.exp(-gap / LOGIT_SCALE) for gap in gaps]
            found = [int(chance) / 2**20 for chance in policy.chances[: len(moves)]]
            assert found == pytest.approx(chances, abs=1e-6)
        state.apply(moves[rng.below(len(moves))])


@pytest.mark.parametrize(
    "table", [*TABLES, PEEKS_ALONE], ids=[*map(name_of, TABLES), "alone, with peeking"]
)
def test_cached_features_equal_those_computed_from_scratch(
    table: GameConfig,
) -> None:
    """Mode and phase are those of the start of the turn; standings are current."""
    for stream in range(6):
        state, rng, last = dealt(table, stream), Rng(23, stream), (0, 0, 0)
        going_on, newcomer = fresh(table.setup), fresh(table.setup)
        while not state.is_over:
            list_moves(state, going_on.moves)
            size = going_on.moves.size
            if size > 1:
                going_on.evaluate(state)
                newcomer.reset(state)
                newcomer.evaluate(state)
                assert standing(going_on.features) == standing(newcomer.features)
                if last != (last := (state.round, state.turns_left, state.seat)):
                    assert list(going_on.chances[:size]) == list(newcomer.chances[:size])
            state.apply(going_on.moves.row[rng.below(size)])


def test_moves_are_sampled_by_their_probabilities() -> None:
    state = dealt(TABLES[2], 3)
    policy, rng = fresh(TABLES[2].setup), Rng(24)
    while len(state.legal()) < 6:
        state.apply(state.legal()[0])
    policy.reset(state)
    drawn = [policy.sample(state, rng) for _ in range(4000)]
    for place, move in enumerate(state.legal()):
        share = int(policy.chances[place]) / int(policy.total)
        assert drawn.count(move) / len(drawn) == pytest.approx(share, abs=0.04)


@pytest.mark.parametrize("number", [-3, 0, 2])
@pytest.mark.parametrize("other", [-3, 0, 2])
def test_branch_free_comparison(number: int, other: int) -> None:
    assert above(number, other) == (-1 if number > other else 0)


@pytest.mark.parametrize(
    ("own", "bonus", "rome", "only_with_it"),
    [(2, 1, 2, True), (2, 0, 2, False), (3, 1, 2, False), (0, 3, 1, False), (1, 1, 2, False)],
)
def test_a_comparison_decided_by_a_bonus(
    own: int, bonus: int, rome: int, *, only_with_it: bool
) -> None:
    assert above_with(own, bonus, rome) == (-1 if only_with_it else 0)


def test_a_difference_of_logits_is_capped() -> None:
    assert [int(capped(gap)) for gap in (0, 511, 512, 513, 100_000)] == [0, 511, 512, 512, 512]
