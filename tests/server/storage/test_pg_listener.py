"""Notifications between workers: complete, in order, and few."""

import msgspec

from pax.server.storage.writer import NOTIFICATION_BYTES, Notification, notifications
from pax.tables.rows import LogNews, Write


def write(home: str, size: int) -> Write:
    """Return the write of one entry of this size."""
    return Write(table_id=home, entries=[{"game": "g", "seq": 7, "data": b"x" * size}])


def read(texts: list[str]) -> list[LogNews]:
    """Return the news in some notifications."""
    opened = [msgspec.json.decode(text, type=Notification) for text in texts]
    assert all(letter.writer == "w" for letter in opened)
    return [news for letter in opened for news in letter.news]


def test_a_commit_of_many_tables_needs_few_notifications() -> None:
    texts = list(notifications("w", [write(f"t{number}", 90) for number in range(200)]))
    assert read(texts) == [LogNews(f"t{number}", "g", [(7, b"x" * 90)]) for number in range(200)]
    assert len(texts) < 10
    assert all(len(text) < 8000 for text in texts)


def test_long_entries_are_left_out_of_a_notification() -> None:
    texts = list(
        notifications("w", [write("a", 10), write("b", NOTIFICATION_BYTES), write("c", 10)])
    )
    assert read(texts) == [
        LogNews("a", "g", [(7, b"x" * 10)]),
        LogNews("b"),
        LogNews("c", "g", [(7, b"x" * 10)]),
    ]


def test_a_write_without_a_table_is_not_notified() -> None:
    assert list(notifications("w", [Write(records=[{}])])) == []
