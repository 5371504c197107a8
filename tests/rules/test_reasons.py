"""Why a move is not allowed: every reason occurs, with the numbers that explain it."""

import pickle

import pytest

from pax.rules import ForbiddenMove, Violation
from pax.rules.position import BEGINNING, BUYING, PLAYING
from pax.rules.reasons import (
    ARMY_LIMIT,
    FLEET_LIMIT,
    GAME_OVER,
    NAMES,
    NO_SUCH_LEGION,
    TOO_FEW_AUREI,
)

from .arrange import cards, given, given_end
from .game import Game


def drawing(religion: int = 6, pile: str = "S11 S12 S23 R11") -> Game:
    """Return a game in which seat 0 has just begun to draw."""
    return given(pile=pile, displays={0: cards(R=religion)}).play("draw")


def reason(game: Game, move: str) -> tuple[str, dict[str, int]]:
    """Return the rule that forbids a move, with its numbers; `apply` must raise the same."""
    found = game.why_not(move)
    assert found is not None
    with pytest.raises(ForbiddenMove) as error:
        game.play(move)
    assert error.value.violation == found
    assert str(error.value) == repr(found)
    return found.name, found.numbers


@pytest.mark.parametrize("move", ["draw", "end", "play W11", "offer W11 1"])
def test_game_over(move: str) -> None:
    assert reason(given_end(), move) == ("game_over", {})


@pytest.mark.parametrize(
    ("step", "number", "moves"),
    [
        (
            "turn",
            BEGINNING,
            ["lay W11", "keep W11", "take W11", "buy 1", "skip", "play W11", "end"],
        ),
        ("buy", BUYING, ["draw", "peek", "bury W11", "offer W11 1", "play W11", "end", "pass"]),
        ("play", PLAYING, ["draw", "peek", "take W11", "buy 1", "skip", "pass", "keep W11"]),
    ],
)
def test_not_now(step: str, number: int, moves: list[str]) -> None:
    for move in moves:
        assert reason(given(step=step, hands={0: "W11"}), move) == ("not_now", {"step": number})


def test_no_such_legion() -> None:
    assert reason(given(step="buy"), "buy 4") == ("no_such_legion", {"legions": 3})
    assert reason(drawing(), "offer S11 4") == ("no_such_legion", {"legions": 3})


def test_no_such_legion_before_the_first_one() -> None:
    game = given(step="buy")
    nought = game.notation.read("buy 1") - 1
    assert game.state.why_not(nought) == Violation(NO_SUCH_LEGION, 3)
    assert nought not in game.state.legal()
    placing = drawing()
    assert placing.state.why_not(placing.notation.read("offer S11 1") - 1) == Violation(
        NO_SUCH_LEGION, 3
    )


def test_no_solo_peek() -> None:
    assert reason(given(players=1), "peek") == ("no_solo_peek", {})


@pytest.mark.parametrize("move", ["take R11", "offer R11 1", "bury W24"])
def test_not_in_view(move: str) -> None:
    assert reason(drawing(), move) == ("not_in_view", {})


def test_already_taken_offered_buried() -> None:
    assert reason(drawing().play("take S11"), "take S12") == ("already_taken", {})
    assert reason(drawing().play("offer S11 1"), "offer S12 1") == ("already_offered", {})
    assert reason(drawing().play("bury S11"), "bury S12") == ("already_buried", {})


def test_third_to_come() -> None:
    assert reason(drawing(religion=3), "take S11") == ("third_to_come", {})


@pytest.mark.parametrize(("pile", "number"), [("S11", 1), ("S11 S12", 2)])
def test_pile_too_small_to_bury(pile: str, number: int) -> None:
    assert reason(drawing(pile=pile), "bury S11") == ("pile_too_small_to_bury", {"cards": number})


def test_empty_legion() -> None:
    game = given(step="buy", legions=("W11", ""))
    assert reason(game, "buy 2") == ("empty_legion", {"legion": 2})


def test_not_in_hand() -> None:
    assert reason(given(step="play", hands={1: "W11"}), "play W11") == ("not_in_hand", {})


def test_too_few_aurei_for_a_group_after_the_discount() -> None:
    game = given(step="buy", legions=("W24",), displays={0: "W31"}, coins=[2, 9])
    assert reason(game, "buy 1") == ("too_few_aurei", {"costs": 3, "has": 2})


def test_too_few_aurei_for_a_card() -> None:
    game = given(step="play", hands={0: "W11 W11 W12"}, coins=[2, 9]).play("play W11", "play W11")
    assert reason(game, "play W12") == ("too_few_aurei", {"costs": 2, "has": 1})


def test_too_few_aurei_on_anothers_senator() -> None:
    game = given(
        players=5,
        step="play",
        legions=("W11",) * 6,
        hands={0: "S11", 1: "W11"},
        coins=[9, 0, 9, 9, 9],
    ).play("play S11", "end")
    assert reason(game, "play W11") == ("too_few_aurei", {"costs": 1, "has": 0})


def test_fleet_limit() -> None:
    game = given(step="play", hands={0: "F23"}, displays={0: "F11 L11 I21"})
    assert reason(game, "play F23") == ("fleet_limit", {"limit": 2, "would_be": 3})


def test_army_limit() -> None:
    game = given(step="play", hands={0: "A23"}, displays={0: "A11 L21 I11"})
    assert reason(game, "play A23") == ("army_limit", {"limit": 2, "would_be": 3})


def test_a_missing_card_is_reported_first() -> None:
    assert reason(given(step="play", coins=[0, 0]), "play F23") == ("not_in_hand", {})
    assert reason(drawing().play("take S11"), "take R11") == ("not_in_view", {})


def test_too_few_aurei_are_reported_before_the_limit() -> None:
    game = given(step="play", hands={0: "W11 F23"}, coins=[0, 0]).play("play W11")
    assert reason(game, "play F23") == ("too_few_aurei", {"costs": 1, "has": 0})


def test_every_code_has_a_unique_name() -> None:
    assert sorted(NAMES) == list(range(1, len(NAMES) + 1))
    assert len({names[0] for names in NAMES.values()}) == len(NAMES)


def test_a_reason_reads_as_its_rule_and_numbers() -> None:
    game = given(step="buy", legions=("W24",), coins=[2, 9])
    found = game.why_not("buy 1")
    assert repr(found) == "too_few_aurei(costs=4, has=2)"
    assert found == Violation(found.code, 4, 2) if found else False
    assert found != Violation(GAME_OVER)
    assert found != "too_few_aurei"
    assert len({found, game.why_not("buy 1"), Violation(GAME_OVER)}) == 2


def test_a_reason_and_its_error_can_be_sent_to_another_process() -> None:
    found = given(players=1).why_not("peek")
    assert found is not None
    error = ForbiddenMove(found)
    assert pickle.loads(pickle.dumps(found)) == found  # noqa: S301 - our own
    assert pickle.loads(pickle.dumps(error)).violation == found  # noqa: S301 - our own


def test_reasons_differ_by_rule_and_by_numbers() -> None:
    assert Violation(TOO_FEW_AUREI, 3, 2) != Violation(TOO_FEW_AUREI, 3, 1)
    assert Violation(FLEET_LIMIT, 2, 3) != Violation(ARMY_LIMIT, 2, 3)


def test_a_reason_with_the_wrong_number_of_numbers_is_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        _ = Violation(GAME_OVER, 5).numbers
