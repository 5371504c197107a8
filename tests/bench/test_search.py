"""Tests of the search benchmarks; the results are not tested here."""

from typing import cast

from bench.peer.adapter import SpielGame, SpielState
from bench.peer.games import Outcome, matches
from bench.peer.page import Part, page
from bench.search import consul
from bench.strength import ceiling
from bench.strength import page as strength_page
from bench.strength.lines import CONSUL, SOLO
from pax.arena import BotStanding, Standings
from pax.bots.players.search_bots import SearchBot
from pax.rules import Rng
from tests.bots.positions import TABLES, at_decision


def test_the_clairvoyant_sampler_returns_the_true_state() -> None:
    game = at_decision(TABLES[7], 3, 20)
    state = game.open_state()
    drawn = ceiling.true_sampler(state).sample(Rng(1))
    rest = slice(state.pile_top, state.pile_bottom)
    assert list(drawn.pile_row[rest]) == list(state.pile_row[rest])
    assert list(drawn.hidden) == list(state.hidden)
    assert ceiling.open_move(game, 3, Rng(1)) in game.legal()


def test_the_ceiling_is_listed_after_the_bots() -> None:
    bot, best = BotStanding("citizen", 1, 2, 1.0), BotStanding(ceiling.CLAIRVOYANT, 1, 2, 2.0)
    found = {SOLO.name: Standings([bot]), ceiling.NAME: Standings([best])}
    both = strength_page.with_ceiling(found)
    assert both is not None
    assert list(both.rows) == [bot, best]
    assert strength_page.with_ceiling({}) is None


def test_the_search_is_measured_at_the_first_and_at_a_middle_choice() -> None:
    first, middle = (cast("consul.Consul", each) for each in consul.subjects())
    assert isinstance(first.bot, SearchBot)
    assert first.bot.budget.playouts == CONSUL
    assert first.view.state.round < middle.view.state.round
    assert first.view.deciding == first.view.seat
    assert middle.view.deciding == middle.view.seat


def test_the_adapter_has_the_keys_and_moves_of_our_search() -> None:
    game = at_decision(TABLES[0], 3, 30)
    assert game.seat is not None
    view, kind = game.view(game.seat), cast("SpielGame", None)
    one, other = (SpielState(view.sample(Rng(1, number)), kind) for number in (1, 2))
    assert one.observation_string() == other.observation_string()
    assert one.legal_actions() == other.legal_actions()
    assert one.current_player() == game.seat
    twin = one.clone()
    while not twin.is_terminal():
        twin.apply_action(twin.legal_actions()[0])
    assert 0 <= sum(twin.returns()) <= 1
    assert not one.is_terminal()


def test_every_deal_is_played_on_both_seats() -> None:
    asked = matches(3, 10, 20)
    assert [(match.deal, match.seat) for match in asked] == [
        (deal, seat) for deal in range(3) for seat in (0, 1)
    ]


def test_the_page_has_the_win_rate_and_the_time_ratio() -> None:
    games = (Outcome(1.0, (10, 5), (1.0, 5.0)), Outcome(0.5, (10, 5), (1.0, 5.0)))
    part = Part("equal simulations", 100, 100, games)
    assert part.share == 0.75
    assert part.time_ratio == 10
    text = page(part, part, {"python": "P", "pax": "X", "processor": "C"})
    assert "10 times the consul's processor time" in text
    assert "| equal simulations | 100 | 100 | 2 | 75.0%" in text
