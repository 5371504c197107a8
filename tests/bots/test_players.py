"""The built-in bots play every table, use only their view, and are deterministic."""

import pytest

from pax.bots import Bot, BotError, Budget, make_bot
from pax.bots.models.files import policy_for
from pax.bots.search.ismcts import observation_key
from pax.game import Game, GameConfig, Move
from pax.rules import Rng
from tests.bots.positions import TABLES, at_decision, decisions, name_of

SPECS = [
    "random",
    "novice",
    "citizen",
    "senator:playouts=3",
    "consul:playouts=3",
    "brutus:playouts=3",
    "spartacus:playouts=3",
]
FOUR = TABLES[2]


def chosen(bot: Bot, game: Game, seed: int = 5) -> str:
    """Return a bot's move at the decision of a game."""
    assert game.seat is not None
    return bot.choose(game.view(game.seat), game.legal(), Budget(), Rng(seed))


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_bot_plays_every_table(table: GameConfig) -> None:
    bots = [make_bot(spec) for spec in SPECS]
    rng = Rng(3)
    game = Game.shuffled(table, rng)
    while (seat := game.seat) is not None:
        bot = bots[(seat + len(game.moves) // 5) % len(bots)]
        game.play(bot.choose(game.view(seat), game.legal(), Budget(), rng), seat)
    assert game.result is not None


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_policy_is_the_same_for_all_samples_of_a_view(table: GameConfig) -> None:
    policy = policy_for(table.setup)
    for number, game in enumerate(decisions(table, 11)):
        if number % 7 == 0 and game.seat is not None:
            seen = set()
            for stream in range(3):
                state = game.view(game.seat).sample(Rng(9, stream))
                policy.reset(state)
                policy.evaluate(state)
                seen.add((observation_key(state, state.seat), *policy.chances[: policy.moves.size]))
            assert len(seen) == 1


def test_samples_keep_romes_hidden_cards_after_a_peek() -> None:
    for game in decisions(FOUR, 2):
        if "peek" in game.legal():
            break
    game.play("peek")
    while game.seat != 0 or len(game.legal()) == 1:
        game.play(game.legal()[0])
    first, second = (game.view(0).sample(Rng(1, stream)) for stream in (1, 2))
    assert list(first.hidden) == list(second.hidden)


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_view_seed_and_budget_give_the_same_move(spec: str) -> None:
    game = at_decision(FOUR, 4, 20)
    assert chosen(make_bot(spec), game) == chosen(make_bot(spec), game)


@pytest.mark.parametrize("spec", SPECS)
def test_choosing_does_not_change_the_game(spec: str) -> None:
    game, twin = at_decision(FOUR, 4, 20), at_decision(FOUR, 4, 20)
    chosen(make_bot(spec), game)
    assert game.view(0).sample(Rng(1)).legal() == twin.view(0).sample(Rng(1)).legal()
    assert game.view(0).pile == twin.view(0).pile
    assert game.moves == twin.moves
    assert chosen(make_bot("consul:playouts=5"), game) == chosen(
        make_bot("consul:playouts=5"), twin
    )


def test_a_single_legal_move_is_made_without_search() -> None:
    game = at_decision(FOUR, 4, 1)
    bot = make_bot("consul:playouts=1000000")
    assert game.seat is not None
    assert bot.choose(game.view(game.seat), [Move("skip")], Budget(), Rng(1)) == "skip"


def test_a_given_budget_overrides_the_bots_own() -> None:
    game = at_decision(FOUR, 4, 20)
    bot = make_bot("consul:playouts=10000000")
    assert game.seat is not None
    move = bot.choose(game.view(game.seat), game.legal(), Budget(playouts=2), Rng(1))
    assert move in game.legal()


@pytest.mark.parametrize(
    "spec",
    [
        "consul:playouts=0",
        "consul:playouts=-1",
        "consul:playouts=x",
        "consul:playouts=99999999999",
        "consul:playouts=00000000199999999999999999999",
        "consul:seconds=0",
        "consul:seconds=nan",
        "consul:seconds=x",
        "consul:depth=3",
        "citizen:playouts=3",
        "novice:x=1",
    ],
)
def test_invalid_options_are_refused(spec: str) -> None:
    with pytest.raises(BotError, match=spec.partition(":")[0]):
        make_bot(spec)
