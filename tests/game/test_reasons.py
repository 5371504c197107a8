"""A reason in English: what is wrong, with every number, and what is allowed."""

import re
from collections.abc import Callable

import pytest

from pax.game import Game, IllegalMove, MalformedMove, MoveError, Reason, deal
from pax.game.reasons import reason_of
from pax.game.steps import STEPS
from pax.rules import Violation
from pax.rules.reasons import NAMES, NOT_NOW


@pytest.mark.parametrize("code", [code for code in NAMES if code != NOT_NOW])
def test_a_rule_has_a_sentence_with_all_its_numbers(code: int) -> None:
    name, *numbers = NAMES[code]
    values = range(71, 71 + len(numbers))
    reason = reason_of(Violation(code, *values))
    assert reason == Reason(name, dict(zip(numbers, values, strict=True)))
    assert sorted(map(int, re.findall(r"7\d", str(reason)))) == list(values)
    assert str(reason) != name.replace("_", " ")


@pytest.mark.parametrize("step", range(7))
def test_a_move_in_the_wrong_step_names_the_current_step(step: int) -> None:
    reason = reason_of(Violation(NOT_NOW, step))
    assert reason == Reason("not_now", step=STEPS[step])
    assert str(reason).startswith("the current step is to ")


def test_every_step_has_a_different_text() -> None:
    assert len({str(Reason("not_now", step=step)) for step in STEPS}) == len(STEPS)


def test_an_unknown_reason_shows_its_code_in_words() -> None:
    assert str(Reason("too_many_tables", {"most": 3})) == "too many tables"


def test_reasons_compare_by_all_parts() -> None:
    one = Reason("too_few_aurei", {"costs": 3, "has": 2})
    assert len({one, Reason("too_few_aurei", {"has": 2, "costs": 3})}) == 1
    assert (
        len({one, Reason("too_few_aurei"), Reason("not_now"), Reason("not_now", step="over")}) == 4
    )


def test_an_error_has_a_text_and_a_machine_readable_reason() -> None:
    game = deal(["Livia", "Decimus"], seed=7)
    with pytest.raises(IllegalMove) as caught:
        game.play("buy 2")
    assert (
        str(caught.value)
        == "buy 2 is not allowed: the current step is to keep one of the cards in view"
    )
    assert caught.value.reason == Reason("not_now", step="keeping")
    assert caught.value.reason == game.why_not("buy 2")


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda game: game.play("fly"), "malformed_move"),
        (lambda game: game.play("draw"), "not_now"),
        (lambda game: game.play("draw", 1), "not_your_decision"),
        (lambda game: game.undo(0), "cannot_take_back"),
    ],
)
def test_every_error_of_a_move_has_a_reason(call: Callable[[Game], None], code: str) -> None:
    game = deal(["Livia", "Decimus"], seed=7)
    with pytest.raises(MoveError) as caught:
        call(game)
    assert caught.value.reason.code == code


def test_a_text_that_is_not_a_move_says_how_moves_are_written() -> None:
    assert str(MalformedMove("x")) == "x"
    with pytest.raises(MalformedMove, match=r"^'fly' is not a move; moves are written keep F23, "):
        deal(["Livia", "Decimus"]).play("fly")
