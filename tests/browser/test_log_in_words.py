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


def test_the_log_is_the_same_in_both(tmp_path: Path) -> None:
    """Given the messages of listeners, the client writes the lines of the terminal."""
    done = in_the_browser(list(logs()), tmp_path)
    assert done == "", done


def test_a_changed_line_is_reported(tmp_path: Path) -> None:
    """Given one changed word, the comparison reports a difference."""
    log = next(logs())
    first, *others = log.lines["pt"]
    changed = msgspec.structs.replace(log, lines=log.lines | {"pt": [f"{first} Vale", *others]})
    done = in_the_browser([changed], tmp_path)
    assert "1 failed" in done
    assert "Vale" in done


def test_the_golden_games_show_every_way_to_tell_an_event() -> None:
    """Every row of the table is used in a log, including each kind of ending."""
    assert messages_told() == {row.message for rows in EVENT_MESSAGES.values() for row in rows}


def in_the_browser(some: list[Log], folder: Path) -> str:
    """Run the comparison in the client's code; return its report of differences."""
    path = folder / "logs.json"
    path.write_bytes(msgspec.json.encode(some))
    done = run_client("test", PAX_LOGS=str(path))
    return done.stdout if done.returncode else ""
