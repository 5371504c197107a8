"""Text of refusals: the rule, its numbers, and what would be legal."""

import pytest

from pax.game import CannotTakeBack, Game, IllegalMove, MalformedMove, NotYourDecision, Reason
from pax.game.reasons import reason_of
from pax.rules import Rng, Violation
from pax.rules import reasons as r
from pax.text import Voice, load_language, reason_text, refusal_text
from tests.text.tables import a_table

VOICE = Voice(load_language(), a_table(3), 0)


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (
            Reason("too_few_aurei", {"costs": 4, "has": 1}),
            "That costs 4 aurei, and you have 1 aureus.",
        ),
        (Reason("empty_legion", {"legion": 2}), "Legion 2 is empty: there is nothing to buy."),
        (
            Reason("no_such_legion", {"legions": 4}),
            "There is no such legion: they are numbered from 1 to 4.",
        ),
        (
            Reason("not_now", step="buying"),
            "That isn\u2019t possible now. Your choice: buy a legion or skip.",
        ),
        (
            Reason("fleet_limit", {"limit": 2, "would_be": 3}),
            (
                "You may not have more Fleet symbols than Land or Intrigue symbols, whichever you "
                "have more of. Your limit is 2; this would make 3. Play Land or Intrigue first."
            ),
        ),
        (
            Reason("pile_too_small_to_bury", {"cards": 2}),
            (
                "You bury a card only when you draw three, and the pile had only 2: "
                "take it or offer it."
            ),
        ),
    ],
)
def test_a_reason_has_its_numbers(reason: Reason, text: str) -> None:
    assert reason_text(reason, VOICE) == text


def test_every_reason_has_a_text() -> None:
    for code, (_, *numbers) in r.NAMES.items():
        assert reason_text(reason_of(Violation(code, *([1] * len(numbers)))), VOICE)


def test_an_illegal_move_is_named() -> None:
    error = IllegalMove("play F23", Reason("not_in_hand"))
    text = refusal_text(error, "play F23", VOICE)
    assert text == "play F23 is not allowed. That card is not in your hand."


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("dance", "I do not understand “dance”. Pick a number from the list"),
        ("play F99", "There is no card “F99” in this deck."),
        (
            "offer F23",
            "“offer F23” is not how to write that move. Write offer, a card and a legion",
        ),
        ("draw F23", "“draw F23” is not how to write that move. Write just draw."),
        ("x" * 500, f"I do not understand “{'x' * 40}...”."),
    ],
)
def test_a_malformed_move_is_answered_with_the_format(move: str, text: str) -> None:
    assert refusal_text(MalformedMove(move), move, VOICE).startswith(text)


def test_other_errors() -> None:
    assert refusal_text(NotYourDecision(0, 2), "end", VOICE) == "It is Gaia\u2019s decision."
    assert refusal_text(CannotTakeBack(3, 1), "", VOICE) == "Only your last move can be taken back."
    assert refusal_text(CannotTakeBack(1, 0), "", VOICE).startswith("Nothing can be taken back")


def test_the_refusal_of_a_game() -> None:
    game = Game.shuffled(a_table(3), Rng(1))
    with pytest.raises(IllegalMove) as caught:
        game.play("end", 0)
    text = refusal_text(caught.value, "end", VOICE)
    assert text.endswith("possible now. Your choice: keep one of the cards you see.")
