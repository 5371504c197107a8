"""The interface of `Game`: deal, prompt, play, errors, end."""

import pytest

from pax.game import (
    Game,
    GameConfig,
    IllegalMove,
    MalformedMove,
    NotYourDecision,
    Options,
    Prompt,
    deal,
)
from pax.game.notation import FORMS, VERBS
from pax.rules import Rng

from .test_memory import after

DEAL = "keep W24, keep R31"


def test_a_game_goes_from_the_deal_to_a_result() -> None:
    game = Game.shuffled(GameConfig(("Livia", "Decimus", "Gaia")), Rng(2011))
    while not game.is_over:
        assert game.result is None
        game.play(game.legal()[0], game.seat)
    assert (game.seat, game.legal(), game.prompt(0).moves) == (None, [], None)
    assert game.result is not None


def test_the_same_seed_deals_the_same_game() -> None:
    table = GameConfig(("Livia", "Decimus"))
    one, other = (Game.shuffled(table, Rng(5)) for _ in range(2))
    assert (one.pile, one.aside) == (other.pile, other.aside)
    assert len(one.pile) + len(one.aside) == 74


def test_a_prompt_has_the_moves_only_for_the_deciding_seat() -> None:
    game = after(DEAL).game
    assert game.prompt(0) == Prompt(seat=0, step="beginning", moves=("draw", "peek"), undo=0)
    assert game.prompt(1) == Prompt(seat=0, step="beginning", moves=None, undo=0)
    assert game.prompt(None) == Prompt(seat=0, step="beginning", moves=None, undo=0)


def test_an_illegal_move_is_refused_with_the_rule() -> None:
    game = after(f"{DEAL}, draw").game
    reason = game.why_not("take L23", 0)
    assert reason is not None
    assert reason.code == "not_in_view"
    assert game.why_not("take W12", 0) is None
    with pytest.raises(IllegalMove, match=r"^take L23 is not allowed: the card is not in view$"):
        game.play("take L23", 0)


def test_the_error_for_a_wrong_seat_names_the_deciding_seat() -> None:
    game = after(DEAL).game
    with pytest.raises(NotYourDecision, match="seat 0 decides"):
        game.play("draw", 1)
    with pytest.raises(NotYourDecision, match="seat 1 has no decision to make"):
        game.why_not("draw", 1)


def test_a_malformed_move_is_refused_before_the_seat_is_checked() -> None:
    game = after(DEAL).game
    for seat in (0, 1):
        with pytest.raises(MalformedMove):
            game.play("dance", seat)


def test_a_refused_move_changes_nothing() -> None:
    course = after(f"{DEAL}, draw")
    sent = len(course.game.view(0).batches)
    with pytest.raises(IllegalMove):
        course.game.play("end")
    assert course.game.moves == ["keep W24", "keep R31", "draw"]
    assert len(course.game.view(0).batches) == sent


def test_a_seat_that_does_not_exist_has_no_view() -> None:
    game = after(DEAL).game
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="the table has seats 0 to 1"):
            game.view(seat)


def test_the_open_state_is_a_copy() -> None:
    game = after(DEAL).game
    state = game.open_state()
    state.apply(state.legal()[0])
    assert game.legal() == ["draw", "peek"]


def test_players_must_be_a_list_and_not_a_string() -> None:
    with pytest.raises(TypeError, match="must be a list of names, such as"):
        deal("Livia")


def test_one_player_needs_a_level() -> None:
    with pytest.raises(
        ValueError, match="1 player: a standard game has 2 to 8; to play alone, give"
    ):
        deal(["Livia"])


def test_the_error_for_a_malformed_move_shows_every_verb() -> None:
    assert {form.split()[0] for form in FORMS.split(", ")} == set(VERBS)


def test_a_solo_game_has_one_player() -> None:
    with pytest.raises(ValueError, match="a solo game has one"):
        GameConfig(("Livia", "Decimus"), level=1)
    game = Game.shuffled(GameConfig(("Livia",), level=1, options=Options(solo_peek=True)), Rng(1))
    game.play(game.legal()[0])
    assert game.legal() == ["draw", "peek"]
