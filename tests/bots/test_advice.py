"""Advice and analysis: minimum visits of every move, no hidden information, reproducible."""

import pytest

from pax.bots import Budget, make_bot
from pax.bots.advice import Advice, MoveAdvice, advise, standard_error
from pax.bots.analysis import Decision, questions, view_at, weigh
from pax.bots.search.tree import EVEN_SHARE_DIVISOR
from pax.game import Game, GameConfig, Move, Record
from pax.rules import Rng
from tests.bots.positions import TABLES, at_decision, name_of

TWO = TABLES[0]
SOLO = TABLES[7]


def short_game() -> Record:
    """Return the record of a solo game played by `citizen`."""
    game, bot, rng = Game.shuffled(SOLO, Rng(5)), make_bot("citizen"), Rng(6)
    while (seat := game.seat) is not None:
        game.play(bot.choose(game.view(seat), game.legal(), Budget(), rng))
    return Record.from_game(game)


def advice_for(game: Game, playouts: int, seed: int = 1) -> Advice:
    """Return advice for the decision of a game."""
    assert game.seat is not None
    return advise(game.view(game.seat), Budget(playouts=playouts), Rng(seed))


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_legal_move_gets_an_estimate_at_every_table(table: GameConfig) -> None:
    game = at_decision(table, 3, 12)
    legal = game.legal()
    playouts = 3 * len(legal)
    advice = advice_for(game, playouts)
    assert advice.seat == game.seat
    assert sorted(each.move for each in advice.moves) == sorted(legal)
    assert advice.tries == playouts
    assert all(each.tries for each in advice.moves)
    assert all(0 <= each.chance <= 1 and 0 <= each.rome <= 1 for each in advice.moves)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_chances_of_all_seats_come_from_the_same_simulations(table: GameConfig) -> None:
    advice = advice_for(at_decision(table, 3, 12), 60)
    for each in advice.moves:
        alone = 1 - sum(each.chances)
        assert len(each.chances) == len(table.players)
        assert each.chances[advice.seat] == each.chance
        # Rome wins alone, or with a conspirator: never less often than alone.
        assert -1e-9 <= alone <= each.rome + 1e-9


def test_every_move_gets_a_quarter_of_an_even_share_of_visits() -> None:
    game = at_decision(TWO, 3, 50)
    size = len(game.legal())
    playouts = 40 * size
    least = min(each.tries for each in advice_for(game, playouts).moves)
    assert least >= (playouts - size) // (EVEN_SHARE_DIVISOR * size)


def test_the_watched_move_gets_a_third_of_all_visits() -> None:
    game = at_decision(TWO, 3, 50)
    assert game.seat is not None
    least = min(advice_for(game, 200).moves, key=lambda each: each.tries)
    advice = advise(game.view(game.seat), Budget(playouts=200), Rng(1), watched=least.move)
    assert least.tries < 50
    assert advice.tries == 200
    assert 66 <= advice.of(least.move).tries <= 68


def test_moves_are_sorted_by_lower_confidence_bound() -> None:
    for decision in range(10, 60, 5):
        moves = advice_for(at_decision(TWO, 3, decision), 60).moves
        assert [each.at_least for each in moves] == sorted(
            (each.at_least for each in moves), reverse=True
        )


def test_at_least_one_game_is_simulated() -> None:
    assert advice_for(at_decision(TWO, 3, 40), 0).tries == 1


def test_the_same_view_and_seed_give_the_same_advice() -> None:
    game, twin = at_decision(TWO, 3, 40), at_decision(TWO, 3, 40)
    assert advice_for(game, 20) == advice_for(twin, 20)
    assert game.moves == twin.moves


def test_advice_does_not_depend_on_hidden_cards() -> None:
    game = at_decision(TWO, 3, 40)
    assert game.seat is not None
    world = game.view(game.seat).world(Rng(8))
    other = Game(TWO, world.aside, world.pile)
    for move in world.script:
        other.play(str(move))
    assert other.pile != game.pile
    assert advice_for(other, 20) == advice_for(game, 20)


def test_few_lucky_wins_do_not_make_the_best_move() -> None:
    lucky, sure = (
        MoveAdvice(Move("end"), 1.0, standard_error(2, 2), 2, 0.0),
        MoveAdvice(Move("play", "S11"), 0.9, standard_error(90, 100), 100, 0.0),
    )
    assert sure.at_least > lucky.at_least
    assert standard_error(0, 0) > standard_error(50, 100)


def test_the_cost_is_the_chance_of_the_best_move_minus_that_of_the_move_played() -> None:
    good, bad = (
        MoveAdvice(Move("end"), 0.75, 0.01, 90, 0.0),
        MoveAdvice(Move("skip"), 0.5, 0.1, 60, 0.0),
    )
    advice = Advice(0, (good, bad))
    assert Decision(0, "skip", advice).cost == 0.25
    assert not Decision(0, "skip", advice).is_best
    assert Decision(0, "end", advice).is_best
    assert Decision(0, "end", Advice(0, (bad, good))).cost == 0


def test_a_difference_that_is_not_significant_costs_nothing() -> None:
    good, bad = (
        MoveAdvice(Move("end"), 0.75, 0.06, 90, 0.0),
        MoveAdvice(Move("skip"), 0.6, 0.08, 40, 0.0),
    )
    decision = Decision(0, "skip", Advice(0, (good, bad)))
    assert decision.cost == 0
    assert decision.is_best


def test_a_single_legal_move_gets_an_estimate_too() -> None:
    game = at_decision(TWO, 3, 60)
    while len(game.legal()) > 1:
        game.play(game.legal()[0])
    advice = advice_for(game, 5)
    assert [(each.move, each.tries) for each in advice.moves] == [(game.legal()[0], 5)]


def test_a_budget_in_seconds_is_respected() -> None:
    game = at_decision(TWO, 3, 60)
    assert game.seat is not None
    advice = advise(game.view(game.seat), Budget(seconds=1e-9), Rng(1))
    assert 1 <= advice.tries <= 64


def test_only_the_seat_that_has_the_decision_gets_advice() -> None:
    game = at_decision(TWO, 3, 10)
    assert game.seat is not None
    with pytest.raises(ValueError, match="decision"):
        advise(game.view(1 - game.seat), Budget(playouts=1), Rng(1))


def test_all_decisions_with_a_choice_are_analysed_and_none_after_the_end() -> None:
    record = short_game()
    asked = list(questions(record, Budget(playouts=2), 7))
    assert len(asked) > 20
    last = weigh(asked[-1])
    assert last.played == record.moves[last.made]
    assert last == weigh(asked[-1])
    assert 0 <= last.cost <= 1
    with pytest.raises(ValueError, match="over"):
        view_at(record, len(record.moves))
