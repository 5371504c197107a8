"""The fixed deal of the web client's guided first game has what its ideas need."""

from pathlib import Path
from typing import Final

import pax
from pax.game import Game

DEAL: Final = Path(__file__).parents[2] / "web/src/features/guide/first_game.json"
ROUND: Final = 5
"""The round in which it is taken over, as in first_game_ideas.ts."""


def first_game() -> Game:
    """Return the game as the player finds it."""
    record = pax.Record.read(DEAL.read_text("utf-8"))
    return record.game(len(record.moves))


def test_it_begins_with_the_player_in_the_last_rounds() -> None:
    game = first_game()
    assert (game.seat, game.round, game.legal()) == (0, ROUND, ["draw", "peek"])


def test_nobody_is_conspirator_yet_and_the_player_can_become_it() -> None:
    view = first_game().view(0)
    assert view.conspirator is None
    assert any(card.startswith("I") for card in view.hand(0))


def test_the_limit_forbids_a_card_of_the_hand() -> None:
    game = first_game()
    for move in ("draw", "bury R24", "take F23", "offer A12 1", "skip"):
        game.play(move)
    blocked = [card for card in game.view(0).hand(0) if f"play {card}" not in game.legal()]
    assert {card[0] for card in blocked} == {"F", "A"}


def test_the_player_can_win_against_rome_and_the_opponent() -> None:
    game, rng, bot = first_game(), pax.Rng(1), pax.make_bot("citizen")
    while game.seat is not None:
        game.play(bot.choose(game.view(game.seat), game.legal(), pax.Budget(), rng))
    assert game.result
    assert game.result.winners == (0,)
    assert not game.result.rome_wins
