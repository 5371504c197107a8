"""A view, an event, a reason, the rules in words, in any language that has Fluent files."""

from pax.text.events import event_line, event_lines, event_news
from pax.text.moves import Choice, choices, choices_block
from pax.text.reasons import reason_text, refusal_text
from pax.text.table import table_blocks, view_blocks, view_text
from pax.text.voice import Block, Voice, plain
from pax.text.words import LanguageError, Words, languages, speak

__all__ = [
    "Block",
    "Choice",
    "LanguageError",
    "Voice",
    "Words",
    "choices",
    "choices_block",
    "event_line",
    "event_lines",
    "event_news",
    "languages",
    "plain",
    "reason_text",
    "refusal_text",
    "speak",
    "table_blocks",
    "view_blocks",
    "view_text",
]
