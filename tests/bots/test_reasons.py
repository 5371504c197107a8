"""Reasons: measured in games after both moves, confirmed by new ones, from the view alone."""

import math
from dataclasses import replace
from functools import cache

import pytest

from pax.bots import Budget
from pax.bots.advice import Advice, MoveAdvice, advise
from pax.bots.players.search_bots import begin_search
from pax.bots.reasons.choice import MEASURES, differences, is_significant
from pax.bots.reasons.continuations import Continuation
from pax.bots.reasons.explain import MovePair, causes_of, is_confirmed
from pax.bots.reasons.facts import Fact, at_end, interest_in, soon
from pax.game import Game, GameConfig, Move
from pax.game.causes import SHARES, Cause, Comparison
from pax.rules import Result, Rng, State
from pax.rules.cards import FLEET
from pax.rules.ending import is_stronger, rome_holds
from pax.rules.position import OVER
from tests.bots.positions import TABLES, at_decision, name_of

TWO, THREE, FOUR, SIX, SOLO = TABLES[0], TABLES[1], TABLES[2], TABLES[4], TABLES[9]
POSITIONS = [(TWO, 40), (THREE, 33), (FOUR, 10), (SOLO, 12)]


@cache
def advice_at(table: GameConfig, decision: int, playouts: int = 120) -> Advice:
    """Return advice with reasons for a decision of a game."""
    game = at_decision(table, 3, decision)
    assert game.seat is not None
    return advise(game.view(game.seat), Budget(playouts), Rng(1), reasons=True)


def confirmed(cause: Cause, game: Game, comparison: Comparison) -> bool:
    """Whether new games, with other hidden cards, show a cause, too."""
    assert game.seat is not None
    view = game.view(game.seat)
    search = begin_search(view, Rng(5))
    search.run(60)
    pair = MovePair(search, view, comparison.move, comparison.other)
    return is_confirmed(cause, pair, 60, seed=77)


@pytest.mark.parametrize(("table", "decision"), POSITIONS, ids=lambda each: f"{each}"[:24])
def test_every_cause_is_confirmed_by_new_games_and_its_opposite_is_not(
    table: GameConfig, decision: int
) -> None:
    game = at_decision(table, 3, decision)
    comparison = advice_at(table, decision).comparison
    assert comparison is not None
    assert len(comparison.causes) <= 2
    for cause in comparison.causes:
        opposite = Cause(
            cause.code, cause.other, cause.value, cause.seat, cause.category, cause.cards
        )
        assert confirmed(cause, game, comparison)
        assert not confirmed(opposite, game, comparison)


def test_some_causes_are_found() -> None:
    found = [advice_at(table, decision).comparison for table, decision in POSITIONS]
    assert sum(len(each.causes) for each in found if each is not None) >= 3


def test_the_best_move_is_compared_with_a_legal_one() -> None:
    advice = advice_at(FOUR, 10)
    assert advice.comparison is not None
    assert advice.comparison.move == advice.best.move
    other = advice.of(advice.comparison.other)
    assert advice.comparison.gain == advice.best.chance - other.chance
    assert advice.comparison.clear is not other.is_as_good_as(advice.best)


def test_advice_is_the_same_with_reasons() -> None:
    game = at_decision(TWO, 3, 40)
    assert game.seat is not None
    plain = advise(game.view(game.seat), Budget(playouts=20), Rng(1))
    assert replace(advice_at(TWO, 40, 20), comparison=None) == plain


def test_reasons_do_not_depend_on_hidden_cards() -> None:
    game = at_decision(TWO, 3, 40)
    assert game.seat is not None
    world = game.view(game.seat).world(Rng(8))
    other = Game(TWO, world.aside, world.pile)
    for move in world.script:
        other.play(str(move))
    view = other.view(game.seat)
    assert advise(view, Budget(playouts=60), Rng(1), reasons=True) == advice_at(TWO, 40, 60)


def test_a_single_move_is_compared_with_nothing() -> None:
    game = at_decision(TWO, 3, 60)
    while len(game.legal()) > 1:
        game.play(game.legal()[0])
    assert game.seat is not None
    advice = advise(game.view(game.seat), Budget(playouts=5), Rng(1), reasons=True)
    assert advice.comparison is None


def test_every_code_has_a_measure() -> None:
    assert MEASURES.keys() >= SHARES
    assert MEASURES.keys() == set(Cause.__annotations__["code"].__args__)


def test_a_watched_move_that_is_as_good_needs_no_reason() -> None:
    game = at_decision(TWO, 3, 40)
    assert game.seat is not None
    view = game.view(game.seat)
    best = advise(view, Budget(playouts=40), Rng(1)).best.move
    again = advise(view, Budget(playouts=40), Rng(1), watched=best, reasons=True)
    assert again.of(best).is_as_good_as(again.best)
    assert again.comparison is None


def played_out(game: Game) -> tuple[State, Result]:
    """Play a game to its end."""
    while game.seat is not None:
        game.play(game.legal()[game.seat % len(game.legal())])
    assert game.result is not None
    return game.open_state(), game.result


@pytest.mark.parametrize("table", [TWO, FOUR, SIX, SOLO], ids=name_of)
def test_facts_at_the_end_are_those_of_the_result(table: GameConfig) -> None:
    game = at_decision(table, 3, 20)
    assert game.seat is not None
    seat, interest = game.seat, interest_in(game.view(game.seat).state)
    state, result = played_out(game)
    assert state.step == OVER
    facts = at_end(state, interest, [])
    assert facts[Fact("beats_rome", category=FLEET)] == is_stronger(state, seat, FLEET)
    assert facts[Fact("rome_holds", category=FLEET)] == rome_holds(state, FLEET)
    if not table.is_solo:
        rivals = [points for each, points in enumerate(result.points) if each != seat]
        assert facts[Fact("lead")] == result.points[seat] - max(rivals)
        assert facts[Fact("rome_wins")] == result.rome_wins
    assert soon(state, [], interest)[Fact("aurei")] == state.coins[seat]


def games(won: float, fact: Fact, value: float, number: int = 40) -> list[Continuation]:
    """Return equal continuations."""
    return [Continuation(won, {fact: value})] * number


def test_only_significant_differences_in_the_right_direction_count() -> None:
    poor, rich = games(0.0, Fact("aurei"), 2), games(1.0, Fact("aurei"), 5)
    (found,) = differences(list(zip(rich, poor, strict=True)))
    assert (found.fact, found.value, found.other) == (Fact("aurei"), 5, 2)
    assert differences(list(zip(poor, rich, strict=True))) == []
    assert differences(list(zip(rich, rich, strict=True))) == []


def test_a_difference_of_one_half_alone_is_chance() -> None:
    assert is_significant([1.0] * 40)
    assert not is_significant([1.0] * 20 + [0.0] * 20)
    assert not is_significant([1.0, -1.0] * 20)
    assert not is_significant([1.0] * 20)


def test_cards_with_the_same_fate_are_named_together() -> None:
    game = at_decision(TWO, 3, 40)
    first, second = Fact("rome_takes", kind=1), Fact("rome_takes", kind=2)
    taken = [Continuation(0.0, {first: 1, second: 1})] * 40
    kept = [Continuation(1.0, {})] * 40
    causes = causes_of(differences(list(zip(kept, taken, strict=True))), game.view(0))
    assert [each.cards for each in causes] == [tuple(game.config.deck.names([1, 2]))]


def test_advice_on_the_same_decision_adds_up() -> None:
    def draw(chance: float, tries: int) -> Advice:
        return Advice(0, (MoveAdvice(Move("draw"), chance, 0.05, tries, 0.0, (chance, 0.0)),))

    found = draw(0.3, 100).plus(draw(0.5, 300))
    assert found.best.chance == pytest.approx(0.45)
    assert found.tries == 400
    assert found.best.chances == pytest.approx((0.45, 0.0))
    assert found.best.error == pytest.approx(math.sqrt(0.4505 * 0.5495 / 404), rel=1e-3)


def test_the_comparison_of_added_advice_is_about_the_best_move() -> None:
    def advice(end: float, skip: float, comparison: Comparison | None) -> Advice:
        moves = [
            MoveAdvice(Move("end"), end, 0.01, 900, 0.0),
            MoveAdvice(Move("skip"), skip, 0.01, 900, 0.0),
        ]
        ordered = tuple(sorted(moves, key=lambda each: -each.at_least))
        return Advice(0, ordered, comparison)

    ended, skipped = (
        Comparison("end", "skip", 0.4, clear=True),
        Comparison("skip", "end", 0.1, clear=True),
    )
    known, found = advice(0.8, 0.4, ended), advice(0.4, 0.5, skipped)
    pooled = known.plus(found)
    assert pooled.comparison is not None
    assert (pooled.comparison.move, pooled.comparison.other) == ("end", "skip")
    assert pooled.comparison.gain == pytest.approx(0.15)
    assert known.plus(advice(0.4, 0.5, None)).comparison == pooled.comparison
