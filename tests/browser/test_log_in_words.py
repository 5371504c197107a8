"""The log of a golden game reads the same in the terminal and in the browser, in every language."""

import os
from pathlib import Path

import msgspec
import pytest

from pax.text.event_messages import EVENT_MESSAGES
from tools.build.client import run_client

from .logs import Log, logs, messages_told

pytestmark = pytest.mark.skipif(
    os.environ.get("PAX_WEB") == "off", reason="the web client is switched off"
)


def test_the_log_reads_the_same(tmp_path: Path) -> None:
    """Given what listeners were sent, the browser's code writes the terminal's lines."""
    done = in_the_browser(list(logs()), tmp_path)
    assert done == "", done


def test_a_line_that_reads_otherwise_is_noticed(tmp_path: Path) -> None:
    """Given one word of one line changed, the browser's code is said to write another."""
    log = next(logs())
    first, *others = log.lines["pt"]
    changed = msgspec.structs.replace(log, lines=log.lines | {"pt": [f"{first} Vale", *others]})
    done = in_the_browser([changed], tmp_path)
    assert "1 failed" in done
    assert "Vale" in done


def test_the_golden_games_show_every_way_to_tell_an_event() -> None:
    """Every row of the table tells something in some log: each kind of ending, too."""
    assert messages_told() == {row.message for rows in EVENT_MESSAGES.values() for row in rows}


def in_the_browser(some: list[Log], folder: Path) -> str:
    """Let the browser's code tell logs; return what is said of differences, if there are any."""
    path = folder / "logs.json"
    path.write_bytes(msgspec.json.encode(some))
    done = run_client("test", PAX_LOGS=str(path))
    return done.stdout if done.returncode else ""
