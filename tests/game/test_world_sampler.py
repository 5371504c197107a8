"""Sampled worlds are uniform over all worlds consistent with what a seat was sent.

For small games the worlds are enumerated by brute force; with real decks no sample may contradict
the view.
"""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from random import Random
from typing import Any

import pytest
from hypothesis import given

from pax.game import Game, GameConfig, View
from pax.game.observation.state_sampler import Sampler
from pax.rules import Rng, State
from tests.rules.plays import ROOMS, cards_everywhere, fields, legions_of, plain, snapshot

from .courses import Item, Plan, plans
from .every_world import every_world, hidden_cards
from .small_games import SMALL, THREE_FIRST_CARDS


def deviation(expected: Mapping[Any, int], drawn: Mapping[Any, int]) -> float:
    """Return Pearson's chi-square as a standard normal number (Wilson and Hilferty)."""
    freedom, number, total = len(expected) - 1, sum(drawn.values()), sum(expected.values())
    if freedom == 0:
        return 0.0
    hits = {cell: number * weight / total for cell, weight in expected.items()}
    square = sum((drawn.get(cell, 0) - hit) ** 2 / hit for cell, hit in hits.items())
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def test_deviation_detects_a_biased_die() -> None:
    fair = dict.fromkeys(range(6), 1)
    rng = Random(1)
    straight = Counter(rng.choices(range(6), k=2000))
    crooked = Counter(rng.choices(range(6), [5, 5, 5, 5, 5, 8], k=2000))
    assert abs(deviation(fair, straight)) < 2
    assert deviation(fair, crooked) > 4


def drawn(view: View, rng: Rng) -> tuple[tuple[str, ...], tuple[Item, ...]]:
    """Sample a world in the form of the enumeration."""
    world = view.world(rng)
    return tuple(world.pile), tuple(world.script)


@pytest.mark.parametrize("case", SMALL)
def test_every_world_is_sampled_with_equal_frequency(case: str) -> None:
    course, seat = SMALL[case].course(), SMALL[case].seat
    worlds = every_world(course, seat)
    view, rng = course.game.view(seat), Rng(2011)
    scripts = Counter(drawn(view, rng) for _ in range(100 + 8 * len(worlds.scripts)))
    states = Counter(hidden_cards(view.sample(rng)) for _ in range(2000))
    assert set(scripts) == set(worlds.scripts)
    assert set(states) == set(worlds.states)
    assert abs(deviation(worlds.scripts, scripts)) < 4
    assert abs(deviation(worlds.states, states)) < 4


def test_first_cards_of_another_seat_are_sampled_in_every_order() -> None:
    # A script cannot say which of two equal cards was kept, so several worlds share a script.
    course, seat = THREE_FIRST_CARDS.course(), THREE_FIRST_CARDS.seat
    view, rng = course.game.view(seat), Rng(2011)
    assert {drawn(view, rng) for _ in range(600)} == set(every_world(course, seat).scripts)


@given(plans(take_backs=0.1, length=200))
def test_no_sample_contradicts_the_view(plan: Plan) -> None:
    game, rng = plan.play().game, Rng(plan.seed)
    for seat in Random(plan.seed).sample(plan.seats, 2):
        view = game.view(seat)
        for _ in range(3):
            state = view.sample(rng)
            assert public(state) == public(game.open_state())
            assert agrees(view, state)
            assert can_be_dealt(plan.table, state)
            if seat is not None and game.seat == seat:
                assert sorted(state.legal()) == sorted(game.open_state().legal())


def test_sample_into_a_used_state_gives_the_same_sample() -> None:
    for players in ("ab", "abcde"):
        game = Game.shuffled(GameConfig(tuple(players)), Rng(7))
        while game.view(0).pile_size > 30:
            game.play(game.legal()[-1])
        sampler, used = Sampler(game.view(0).rebuild_belief(with_undo=False)), game.open_state()
        for seed in range(3):
            sampler.sample_into(used, Rng(seed))
            assert snapshot(used) == snapshot(sampler.sample(Rng(seed)))


HIDDEN = ROOMS | {"hands", "held_sizes", "hidden", "in_view"}


def public(state: State) -> dict[str, object]:
    """Return the public rows, and the size of the pile."""
    rows = {name: plain(getattr(state, name)) for name in fields(state) if name not in HIDDEN}
    return rows | {"pile": state.pile_size(), "legions": legions_of(state)}


def agrees(view: View, state: State) -> bool:
    """Whether a state agrees with everything that a view is certain of."""
    names = view.config.deck.names
    pile = zip(view.pile, names(state.pile), strict=True)
    hidden = zip(view.rome_hidden, names(state.hidden), strict=True)
    in_view = Counter(names(state.in_view[: state.views]))
    hands = [Counter(hand(view.config, state, seat)) for seat in range(len(view.config.players))]
    if view.seat is not None and hands[view.seat] != Counter(view.hand(view.seat)):
        return False
    return (
        all(known in {None, card} for known, card in [*pile, *hidden])
        and not Counter(filter(None, view.in_view)) - in_view
        and all(not Counter(view.hand(seat)) - held for seat, held in enumerate(hands))
    )


def hand(table: GameConfig, state: State, seat: int) -> list[str]:
    """Return the cards in a hand, in order of kinds."""
    kinds = table.deck.kinds
    return [kind for number, kind in enumerate(kinds) for _ in range(state.in_hand(seat, number))]


def can_be_dealt(table: GameConfig, state: State) -> bool:
    """Whether the deck has the cards in play, and one copy has the cards aside."""
    counts = dict(enumerate(table.setup.cards.copies))
    copies, cards = table.setup.copies, cards_everywhere(state)
    aside = {kind: copies * number - cards[kind] for kind, number in counts.items()}
    return (
        cards.total() == table.setup.pile
        and set(cards) <= set(counts)
        and all(0 <= number <= counts[kind] for kind, number in aside.items())
    )
