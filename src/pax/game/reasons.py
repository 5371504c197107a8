"""`Reason`: why an action is not possible, for errors, snapshots, messages and texts."""

from typing import Final

import msgspec

from pax.game.steps import STEPS, Step
from pax.rules import Violation


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an action is not possible: a code, the numbers that explain it, and perhaps the step.

    `str(reason)` is an English sentence; `pax.text` translates it.
    """

    code: str
    numbers: dict[str, int] = {}
    step: Step | None = None

    def __str__(self) -> str:
        """Say in English what is wrong and what is allowed."""
        text = _ENGLISH.get(self.code)
        if text is None:
            return self.code.replace("_", " ")
        return text.format(**self.numbers, now=_NOW[self.step or "over"])

    def __hash__(self) -> int:
        """Hash by all parts; the numbers must not be modified."""
        return hash((self.code, tuple(sorted(self.numbers.items())), self.step))


def reason_of(violation: Violation) -> Reason:
    """Return the engine's violation as a reason."""
    numbers = violation.numbers
    step = numbers.pop("step", None)
    return Reason(violation.name, numbers, None if step is None else STEPS[step])


_NOW: Final[dict[Step, str]] = {
    "laying": "lay one of the cards in view",
    "keeping": "keep one of the cards in view",
    "beginning": "draw or peek",
    "placing": "take, offer or bury a card in view",
    "buying": "buy a legion or skip",
    "playing": "play a card or end the turn",
    "answering": "play one card or pass",
    "over": "stop",
}
"""The possible actions of each step."""

_LIMIT: Final = (
    "symbols would be {would_be}, and the limit is {limit} (the larger of Land and Intrigue "
    "symbols); play Land or Intrigue first"
)

_ENGLISH: Final = {
    "game_over": "the game is over",
    "not_now": "the current step is to {now}",
    "no_such_legion": "the legions are numbered from 1 to {legions}",
    "no_solo_peek": "a solo player may peek only with the option solo_peek; draw instead",
    "not_in_view": "the card is not in view",
    "already_taken": "a card has been taken this turn; offer or bury this one",
    "already_offered": "a card has been offered this turn; take or bury this one",
    "already_buried": "a card has been buried this turn; take or offer this one",
    "third_to_come": "a third card will be drawn; offer or bury one of these two first",
    "pile_too_small_to_bury": (
        "a card is buried only if three are drawn, but the pile had {cards}; take or offer it"
    ),
    "empty_legion": "legion {legion} is empty; buy another or skip",
    "not_in_hand": "the card is not in the hand",
    "too_few_aurei": "it costs {costs} aurei, but the seat has {has}",
    "fleet_limit": f"Fleet {_LIMIT}",
    "army_limit": f"Army {_LIMIT}",
    "malformed_move": "it is not a move",
    "not_your_decision": "seat {deciding} has the decision",
    "cannot_take_back": "{possible} of {wanted} moves can be taken back",
}
"""The English sentence of each reason."""
