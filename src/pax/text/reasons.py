"""Text of refusals: the rule, its numbers, and what would be legal."""

from typing import Final

from pax.game.errors import IllegalMove, MoveError
from pax.game.notation import VERBS, WITH_KIND
from pax.game.reasons import Reason
from pax.text.voice import Voice
from pax.text.words import Words

_AUREI: Final = frozenset({"costs", "has"})


def refusal_text(error: MoveError, move: str, voice: Voice) -> str:
    """Return the text of a move error."""
    text = reason_text(error.reason, voice, move)
    if isinstance(error, IllegalMove):
        return voice.say("error-illegal", move=move, reason=text)
    return text


def reason_text(reason: Reason, voice: Voice, move: str = "") -> str:
    """Return the text of a reason; `move` is the refused move, if there is one."""
    if reason.code == "not_your_decision" and "deciding" in reason.numbers:
        return voice.say_of(reason.numbers["deciding"], "error-not-your-decision")
    if reason.code == "cannot_take_back":
        return voice.say("error-cannot-take-back", possible=reason.numbers["possible"])
    if reason.code == "malformed_move":
        return malformed_text(move, voice)
    if voice.words.has(f"reason-{reason.code.replace('_', '-')}"):
        return _rule_text(reason, voice)
    return refused_text(reason, voice.words)


def _rule_text(reason: Reason, voice: Voice) -> str:
    """Return the rule that forbids a move, its numbers, and what would be legal."""
    args: dict[str, str | int] = dict(reason.numbers)
    for name in _AUREI & args.keys():
        args[name] = voice.aurei(reason.numbers[name])
    if reason.step is not None:
        args["now"] = voice.say(f"now-{reason.step}")
    return voice.say(f"reason-{reason.code.replace('_', '-')}", **args)


def refused_text(reason: Reason, words: Words) -> str:
    """Return the text of a server's refusal of a command that is not a move."""
    refused = f"web-refused-{reason.code.replace('_', '-')}"
    return words(refused if words.has(refused) else "web-refused", **reason.numbers)


def malformed_text(move: str, voice: Voice) -> str:
    """Return what is wrong with a malformed move, and how moves are written."""
    verb, *rest = move.split(" ")
    shown = move if len(move) <= _LONGEST else f"{move[:_LONGEST]}..."
    if verb not in VERBS:
        return voice.say("error-malformed", move=shown)
    if verb in WITH_KIND and rest and rest[0] not in voice.config.deck.number:
        return voice.say("error-no-such-card", card=rest[0][:_LONGEST])
    return voice.say("error-form", move=shown, form=voice.say(f"form-{verb}"))


_LONGEST: Final = 40
