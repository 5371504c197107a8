"""Views against the true state: public facts are right, and certain knowledge is true."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from pax.decks import built_in_deck
from pax.game import Game, GameConfig, Reason, View
from pax.rules import Rng, Setup

from .courses import Plan, plans
from .test_memory import after
from .test_world_sampler import agrees, public


@given(plans(length=150) | plans(take_backs=0.3, length=150))
def test_every_view_is_right_after_every_move_and_undo(plan: Plan) -> None:
    watching = Random(plan.seed).sample(plan.seats, 2)
    for course in plan.steps():
        truth = course.game.open_state()
        everybody_sees = public(truth)
        for seat in watching:
            view = course.game.view(seat)
            assert public(view.state) == everybody_sees
            assert agrees(view, truth)


@given(plans(take_backs=0.1, length=60))
def test_unseen_cards_include_the_cards_aside_and_no_open_card(plan: Plan) -> None:
    game = plan.play().game
    for seat in plan.seats:
        view = game.view(seat)
        open_cards = Counter(card for group in view.legions for card in group)
        open_cards.update(view.rome)
        for other in range(len(plan.table.players)):
            open_cards.update(view.display(other))
        if seat is not None:
            open_cards.update(view.hand(seat))
        copies = plan.table.setup.copies
        deck = Counter({kind: copies * many for kind, many in plan.table.deck.counts.items()})
        assert not Counter(plan.aside) - view.unseen
        assert not view.unseen - (deck - open_cards)


@given(plans(take_backs=0.2, length=80))
def test_a_view_built_late_equals_one_built_early(plan: Plan) -> None:
    seat = Random(plan.seed).choice(plan.seats)
    for course in plan.steps():
        early = course.game.view(seat)
    late = plan.play().game.view(seat)
    assert list(late.events) == list(early.events)
    assert (late.pile, late.unseen, late.in_view) == (early.pile, early.unseen, early.in_view)
    for other in range(len(plan.table.players)):
        assert late.hand(other) == early.hand(other)


def test_the_attributes_of_a_view() -> None:
    game = Game.shuffled(GameConfig(("Livia", "Decimus")), Rng(2011))
    for _ in range(2):
        game.play(game.legal()[0])
    view = game.view(0)
    assert view.deciding == 0
    assert view.conspirator is None
    assert view.pile_size == 46
    assert [len(group) for group in view.legions] == [1, 1, 1]
    assert view.rome == []
    assert view.rome_hidden == [None, None, None]
    assert view.in_view == []
    assert view.display(1) == []
    assert len(view.hand(0)) == view.hand_size(0) == view.hand_size(1) == 1
    assert view.hand(1) == []
    assert (view.aurei(0), view.aurei(1)) == (5, 5)
    assert view.pile.count(None) == 45
    assert view.unseen.total() == 74 - 3 - 2


def test_sampling_from_a_view_does_not_change_the_game() -> None:
    game = Game.shuffled(GameConfig(("Livia", "Decimus")), Rng(2011))
    before = game.prompt(0), game.legal()
    state = game.view(0).sample(Rng(1))
    state.apply(state.legal()[0])
    game.view(0).world(Rng(1))
    assert (game.prompt(0), game.legal()) == before


def test_a_set_up_with_more_first_cards_than_a_view_supports_is_refused() -> None:
    deck = built_in_deck()
    sizes = Setup(deck.cards, players=2, legions=3, rome=0, draws=(6, 2), pile=54)
    with pytest.raises(ValueError, match="6 first cards in view"):
        View(GameConfig(("Livia", "Decimus"), deck=deck, sizes=sizes), 0)


def test_a_view_has_the_current_step_and_the_legal_moves_of_its_seat() -> None:
    game = after("keep W24, keep R31, draw").game
    mine, other, spectator = game.view(0), game.view(1), game.view(None)
    assert (mine.round, mine.step, mine.is_over, mine.result) == (1, "placing", False, None)
    assert (game.round, game.step) == (1, "placing")
    assert mine.legal() == game.legal()
    assert (other.legal(), spectator.legal()) == ([], [])
    assert mine.why_not(game.legal()[0]) is None
    assert mine.why_not("end") == game.why_not("end")
    assert other.why_not("end") == Reason("not_your_decision", {"deciding": 0})


def test_a_view_returns_worth_and_price_of_a_legion() -> None:
    view = after("keep W24, keep R31").game.view(1)
    for legion, cards in enumerate(view.legions, start=1):
        assert view.worth(legion) == sum(int(card[2]) for card in cards)
        assert view.price(legion, 1) == view.worth(legion)
    most = len(view.legions)
    for wrong in (0, most + 1):
        with pytest.raises(ValueError, match=f"legion {wrong}: .* are numbered 1 to {most}"):
            view.worth(wrong)


def test_a_view_has_the_same_legal_moves_as_the_game() -> None:
    rng = Rng(12)
    game = Game.shuffled(GameConfig(("Livia", "Decimus", "Gaia", "Titus", "Iulia")), rng)
    while game.seat is not None:
        view = game.view(game.seat)
        assert view.legal() == game.legal()
        assert (view.round, view.step) == (game.round, game.step)
        game.play(view.legal()[rng.below(len(view.legal()))])
    assert repr(game.view(2).result) == repr(game.result)
