"""Why a move was refused, in words, with the numbers and with what would be right."""

from typing import Final

from pax.game import CannotTakeBack, NotYourDecision
from pax.game.notation import VERBS, WITH_KIND
from pax.game.snapshot.schema import Code
from pax.game.steps import STEPS
from pax.rules import IllegalMove, MoveError, Reason
from pax.rules.reasons import NAMES
from pax.text.voice import Voice
from pax.text.words import Words

_AUREI: Final = frozenset({"costs", "has"})


def reason_text(reason: Reason, voice: Voice) -> str:
    """Return the rule that forbids a move, its numbers, and what would be right."""
    args: dict[str, str | int] = dict(reason.numbers)
    for name in _AUREI & args.keys():
        args[name] = voice.aurei(reason.numbers[name])
    if "step" in args:
        args["now"] = voice.say(f"now-{STEPS[reason.numbers['step']]}")
        del args["step"]
    return voice.say(f"reason-{reason.name.replace('_', '-')}", **args)


def refusal_text(error: MoveError, move: str, voice: Voice) -> str:
    """Return an error of a move in words."""
    if isinstance(error, IllegalMove):
        return voice.say("error-illegal", move=move, reason=reason_text(error.reason, voice))
    if isinstance(error, NotYourDecision):
        return voice.say_of(error.deciding, "error-not-your-decision")
    if isinstance(error, CannotTakeBack):
        return voice.say("error-cannot-take-back", possible=error.possible)
    return malformed_text(move, voice)


def code_text(code: Code, move: str, voice: Voice) -> str:
    """Return in words why a server refuses something; `move` is what was meant, if it was one."""
    if code.code == "not_your_decision" and "deciding" in code.numbers:
        return voice.say_of(code.numbers["deciding"], "error-not-your-decision")
    if code.code == "cannot_take_back":
        return voice.say("error-cannot-take-back", possible=code.numbers["possible"])
    if code.code == "malformed_move":
        return malformed_text(move, voice)
    for number, (name, *numbers) in NAMES.items():
        if name == code.code:
            return reason_text(Reason(number, *(code.numbers[each] for each in numbers)), voice)
    return refused_text(code, voice.words)


def refused_text(code: Code, words: Words) -> str:
    """Return in words why a server refuses something that is no move."""
    refused = f"web-refused-{code.code.replace('_', '-')}"
    return words(refused if words.has(refused) else "web-refused", **code.numbers)


def malformed_text(move: str, voice: Voice) -> str:
    """Say what is wrong with a text that is no move, and how moves are written."""
    verb, *rest = move.split(" ")
    shown = move if len(move) <= _LONGEST else f"{move[:_LONGEST]}..."
    if verb not in VERBS:
        return voice.say("error-malformed", move=shown)
    if verb in WITH_KIND and rest and rest[0] not in voice.table.deck.number:
        return voice.say("error-no-such-card", card=rest[0][:_LONGEST])
    return voice.say("error-form", move=shown, form=voice.say(f"form-{verb}"))


_LONGEST: Final = 40
