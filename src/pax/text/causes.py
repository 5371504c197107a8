"""Text of a comparison: how much better a move is than another one, and why."""

from pax.game.causes import Cause, Comparison
from pax.text.voice import Voice


def comparison_lines(comparison: Comparison, voice: Voice) -> list[str]:
    """Return the difference in games won, and a line for each cause."""
    message = "cause-better" if comparison.clear else "cause-equal"
    gain = 100 * comparison.gain
    shown = round(gain) if gain >= 1 else round(gain, 1)
    lead = voice.words(message, other=comparison.other, gain=shown)
    causes = [cause_text(each, voice) for each in comparison.causes] or [voice.say("cause-none")]
    return [lead, *(f"  {each}" for each in causes)]


def cause_text(cause: Cause, voice: Voice) -> str:
    """Return a cause with its values after both moves."""
    what = voice.say(
        f"cause-{cause.code.replace('_', '-')}",
        cards=voice.card_list(cause.cards),
        category="" if cause.category is None else voice.say(f"category-{cause.category}"),
        name="" if cause.seat is None else voice.name(cause.seat),
    )
    message, scale = ("cause-share", 100) if cause.is_share else ("cause-number", 1)
    return voice.words(message, what=what, value=scale * cause.value, other=scale * cause.other)
