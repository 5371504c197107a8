"""The text of a notice: whose turn it is, at which table, in one language. It has no cards."""

import re
from typing import Any, Final

import msgspec

from pax.protocol.http import QuietHours
from pax.server.storage.notices import QueuedNotice
from pax.text import Words, load_language

_MARKUP: Final = re.compile(r"([\\`*_~|<>\[\]()#])")
_JOINER: Final = "\u2060"
"""An invisible character: with it, a name mentions nobody in a chat and is not a link."""

_GAME: Final = 1_000_000


class StoredSubscription(msgspec.Struct, frozen=True):
    """A subscription as it is stored: the address, a browser's keys, and how to be told."""

    address: str
    language: str = "en"
    quiet: QuietHours | None = None
    p256dh: str = ""
    auth: str = ""


SUBSCRIPTION: Final = msgspec.json.Decoder(StoredSubscription)
_NAMES: Final = msgspec.json.Decoder(list[str])
_ENCODER: Final = msgspec.json.Encoder()


def push_message(notice: QueuedNotice, language: str) -> bytes:
    """Return the message that the page's service worker shows; its number grows with the game."""
    words = load_language(language)
    message: dict[str, Any] = {
        "number": notice.game * _GAME + notice.seq,
        "table": notice.table_id,
        "title": words("notice-title"),
        "body": _against(words, notice, _NAMES.decode(notice.players)),
    }
    return _ENCODER.encode(message)


def webhook_message(notice: QueuedNotice, language: str, page: str) -> bytes:
    """Return a message that Discord (`content`), Matrix, Slack and others (`text`) show."""
    words = load_language(language)
    names = [_harmless(each) for each in _NAMES.decode(notice.players)]
    lines = [words("notice-turn", name=names[notice.seat]), _against(words, notice, names)]
    if page:
        lines.append(f"{page.rstrip('/')}/#/table/{notice.table_id}")
    text = "\n".join(each for each in lines if each)
    message: dict[str, Any] = {
        "content": text,
        "text": text,
        "username": "PAX",
        "allowed_mentions": {"parse": []},
    }
    return _ENCODER.encode(message)


def _against(words: Words, notice: QueuedNotice, names: list[str]) -> str:
    """Return who else plays; empty if nobody does."""
    others = [each for seat, each in enumerate(names) if seat != notice.seat]
    return words("notice-against", names=", ".join(others)) if others else ""


def _harmless(name: str) -> str:
    """Return a name that is only text in a chat: no markup, no mention, no link."""
    escaped = _MARKUP.sub(r"\\\1", name)
    return re.sub(r"([@:.])", rf"\1{_JOINER}", escaped)
