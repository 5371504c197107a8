"""Texts for people: views, events, reasons and rules, in every language with Fluent files."""

from pax.text.deck import deck_block
from pax.text.ending import ending_blocks
from pax.text.events import event_line, event_lines, event_news
from pax.text.moves import MoveChoice, choices, choices_block
from pax.text.reasons import reason_text, refusal_text
from pax.text.rules import SECTIONS, rules_block, rules_blocks
from pax.text.table import table_blocks, view_blocks, view_text
from pax.text.voice import Block, Voice, plain
from pax.text.words import LanguageError, Words, languages, load_language

__all__ = [
    "SECTIONS",
    "Block",
    "LanguageError",
    "MoveChoice",
    "Voice",
    "Words",
    "choices",
    "choices_block",
    "deck_block",
    "ending_blocks",
    "event_line",
    "event_lines",
    "event_news",
    "languages",
    "load_language",
    "plain",
    "reason_text",
    "refusal_text",
    "rules_block",
    "rules_blocks",
    "table_blocks",
    "view_blocks",
    "view_text",
]
