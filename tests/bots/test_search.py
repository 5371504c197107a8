"""The tree search: visit counts, values, aims and the choice at the root."""

import pytest

from pax.bots.players.search_bots import OUTCOMES_FROM, begin_search, consul
from pax.bots.search.ismcts import AGAINST_ROME, ANY_WIN, WITH_ROME, Search, reward_of
from pax.game import Game, GameConfig
from pax.rules import Rng, random_game
from tests.bots.positions import TABLES, at_decision, name_of

FOUR, LEVEL_THREE = TABLES[2], TABLES[9]


def searched(game: Game, simulations: int) -> Search:
    """Return a search of the deciding seat after some simulations."""
    assert game.seat is not None
    search = begin_search(game.view(game.seat), Rng(8))
    search.run(simulations)
    return search


@pytest.mark.parametrize("table", [FOUR, LEVEL_THREE], ids=name_of)
def test_every_simulation_goes_through_the_root(table: GameConfig) -> None:
    game = at_decision(table, 4, 12)
    search = searched(game, 30)
    tree = search.tree
    moves = tree.moves[: tree.size[0]]
    assert tree.node_visits[0] == sum(tree.visits[: tree.size[0]]) == search.simulations == 30
    assert sorted(game.config.notation.write_all(moves)) == game.legal()
    assert sum(tree.priors[: tree.size[0]]) == pytest.approx(1)


def test_the_visits_of_a_node_are_those_of_its_edges() -> None:
    tree = searched(at_decision(FOUR, 4, 12), 60).tree
    for node in range(len(tree.first)):
        edges = range(tree.first[node], tree.first[node] + tree.size[node])
        assert tree.node_visits[node] == sum(tree.visits[edge] for edge in edges)
        assert tree.node_values[node] == pytest.approx(sum(tree.values[edge] for edge in edges))
        for row in (tree.rewards, tree.values):
            assert all(0 <= row[edge] <= int(tree.visits[edge]) for edge in edges)


def test_without_a_value_network_values_are_outcomes() -> None:
    game = at_decision(FOUR, 4, 12)
    assert game.seat is not None
    blind = begin_search(game.view(game.seat), Rng(8), use_value_network=False)
    blind.run(40)
    assert list(blind.tree.values) == list(blind.tree.rewards)
    assert list(searched(game, 40).tree.values) != list(searched(game, 40).tree.rewards)


def test_the_first_simulations_can_end_at_the_value_network() -> None:
    game = at_decision(FOUR, 4, 12)
    assert game.seat is not None
    short, whole = begin_search(game.view(game.seat), Rng(8)), searched(game, 40)
    short.outcomes_from = 20
    short.run(20)
    assert list(short.tree.values) == list(short.tree.rewards)
    assert short.simulations == short.tree.node_visits[0] == 20
    assert 0 < 2 * short.decisions < whole.decisions
    short.run(20)
    assert list(short.tree.values) != list(short.tree.rewards)


def test_only_bots_with_two_players_leave_out_play_outs() -> None:
    for table, expected in ((TABLES[0], OUTCOMES_FROM), (FOUR, 0), (LEVEL_THREE, 0)):
        game = at_decision(table, 4, 12)
        assert game.seat is not None
        assert consul({}).begin(game.view(game.seat), Rng(8)).outcomes_from == expected


def test_the_weight_of_outcomes_grows_with_the_visits() -> None:
    tree = searched(at_decision(FOUR, 4, 12), 5).tree
    tree.values[0], tree.rewards[0] = 0.2, 1.0
    assert tree.mean_value(0, 1.0) == pytest.approx(0.2, abs=0.01)
    tree.values[0], tree.rewards[0] = 20_000.0, 100_000.0
    assert tree.mean_value(0, 100_000.0) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("aim", [ANY_WIN, WITH_ROME, AGAINST_ROME])
def test_the_value_counts_the_victories_of_the_aim(aim: int) -> None:
    game = at_decision(FOUR, 4, 12)
    assert game.seat is not None
    search = begin_search(game.view(game.seat), Rng(8), aim)
    search.run(1)
    network = search.network
    assert network is not None
    each = {WITH_ROME: network.with_rome, AGAINST_ROME: network.against_rome}
    assert sum(search.tree.values) == pytest.approx(each.get(aim, sum(each.values())))


def test_more_simulations_continue_the_same_tree() -> None:
    game = at_decision(FOUR, 4, 12)
    once, twice = searched(game, 20), searched(game, 10)
    twice.run(10)
    assert list(once.tree.visits) == list(twice.tree.visits)


def test_a_search_is_for_the_seat_that_decides() -> None:
    game = at_decision(FOUR, 4, 12)
    assert game.seat is not None
    with pytest.raises(ValueError, match="only the seat that has the decision"):
        begin_search(game.view((game.seat + 1) % 4), Rng(1))
    with pytest.raises(ValueError, match="only the seat that has the decision"):
        begin_search(game.view(None), Rng(1))


def test_the_reward_counts_the_victories_of_the_aim() -> None:
    for stream in range(40):
        end, _ = random_game(FOUR.setup, 6, stream)
        result = end.result()
        assert result is not None
        for seat in range(4):
            share = 1 / len(result.winners) if seat in result.winners else 0
            assert reward_of(end, seat, ANY_WIN) == share
            assert reward_of(end, seat, WITH_ROME) == (share if result.rome_wins else 0)
            assert reward_of(end, seat, AGAINST_ROME) == (0 if result.rome_wins else share)


def test_of_moves_with_equal_value_the_one_with_more_visits_is_chosen() -> None:
    tree = searched(at_decision(FOUR, 4, 12), 5).tree
    for edge in range(tree.size[0]):
        tree.visits[edge], tree.values[edge], tree.rewards[edge] = 0, 0.0, 0.0
    for edge, visits, value in ((0, 4, 0.5), (1, 100, 0.5), (2, 400, 0.4)):
        tree.visits[edge], tree.values[edge] = visits, visits * value
        tree.rewards[edge] = visits * value
    assert tree.highest_bound(0) == tree.moves[1]
    assert tree.most_visited(0) == tree.moves[2]


def test_a_move_without_visits_is_not_chosen() -> None:
    tree = searched(at_decision(FOUR, 4, 12), 5).tree
    for edge in range(tree.size[0]):
        tree.visits[edge], tree.values[edge], tree.rewards[edge] = 0, 0.0, 0.0
    tree.visits[2] = 3
    assert tree.highest_bound(0) == tree.moves[2]


def test_the_choice_is_by_value_with_a_network_and_by_visits_without() -> None:
    game = at_decision(FOUR, 4, 12)
    assert game.seat is not None
    for use_value_network in (True, False):
        search = begin_search(game.view(game.seat), Rng(8), use_value_network=use_value_network)
        search.run(200)
        tree = search.tree
        tree.visits[0], tree.values[0], tree.rewards[0] = 150, 150.0, 150.0
        tree.visits[1], tree.values[1], tree.rewards[1] = 300, 30.0, 30.0
        assert search.choice() == tree.moves[0 if use_value_network else 1]
