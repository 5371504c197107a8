"""The log: structured, one line per event, repeated faults counted, no secrets."""

import asyncio
import io
import json
import logging
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pax.server import logs
from pax.server.logs import Handler, LogFormat, Refusals, as_json, as_text, line_of

SECRET, NAME, CARD = "s3cr3t-0f-a-seat", "Livia Drusilla", "F23"
log = logging.getLogger("pax.server.test")


class Clock:
    """A clock that is set by hand."""

    now = 1000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


@contextmanager
def logging_to(log_format: LogFormat = "text", clock: Clock | None = None) -> Iterator[io.StringIO]:
    """Log everything into a string buffer."""
    stream = io.StringIO()
    root, own = logging.getLogger(), logging.getLogger("pax")
    before, level = root.handlers, own.level
    handler = Handler(log_format, stream, clock or Clock())
    root.handlers = [handler]
    own.setLevel(logging.INFO)
    try:
        yield stream
    finally:
        handler.close()
        root.handlers = before
        own.setLevel(level)


def fail(secret: str, name: str) -> None:
    """Raise as a table would: with its secrets in the message."""
    cards, known = [CARD], dict[str, str]()
    try:
        known[secret]
    except KeyError as error:
        raise ValueError(f"{name} has no {cards}") from error


def log_fault(**fields: object) -> None:
    """Log a fault with a table."""
    try:
        fail(SECRET, NAME)
    except ValueError:
        log.exception("table_failed", extra=fields)


def test_a_line_has_time_level_logger_event_and_fields() -> None:
    with logging_to() as stream:
        log.info("table_made", extra={"table": "abc", "seats": 4, "note": "two words"})
    head, _, rest = stream.getvalue().partition(" ")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", head)
    assert rest == 'INFO pax.server.test table_made table=abc seats=4 note="two words"\n'


def test_a_line_can_be_json() -> None:
    with logging_to("json") as stream:
        log.warning("table_made", extra={"table": "abc", "seats": 4})
    line = json.loads(stream.getvalue())
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "WARNING",
        "logger": "pax.server.test",
        "event": "table_made",
        "table": "abc",
        "seats": 4,
    }


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_a_fault_has_its_table_and_locations_but_no_secret_name_or_card(
    log_format: LogFormat,
) -> None:
    with logging_to(log_format) as stream:
        log_fault(table="abc")
    written = stream.getvalue()
    assert written.count("\n") == 1
    for expected in ("table_failed", "abc", "ValueError", "KeyError", "in fail", "test_logs.py:"):
        assert expected in written
    for hidden in (SECRET, NAME, CARD):
        assert hidden not in written


def test_the_code_of_a_system_error_is_logged_without_the_file() -> None:
    with logging_to() as stream:
        try:
            Path("/nowhere/of/Livia").read_bytes()
        except OSError:
            log.exception("read_failed")
    assert "error=FileNotFoundError code=ENOENT" in stream.getvalue()
    assert "Livia" not in re.sub(r"Path\(.*?\)", "", stream.getvalue())  # the source has it


def test_a_deep_traceback_is_cut_to_four_thousand_characters() -> None:
    def sink(depth: int) -> None:
        if depth == 0:
            raise RecursionError(SECRET)
        sink(depth - 1)

    with logging_to("json") as stream:
        try:
            sink(500)
        except RecursionError:
            log.exception("too_deep")
    line = json.loads(stream.getvalue())
    assert 2000 < len(line["traceback"]) <= 4000
    assert line["traceback"].endswith("RecursionError")


def test_a_thousand_equal_faults_give_two_lines() -> None:
    with logging_to() as stream:
        for number in range(1000):
            log_fault(table=f"t{number}")
    first, last = stream.getvalue().splitlines()
    assert "table=t0 " in first
    assert "traceback=" in first
    assert last.endswith("table_failed table=t999 error=ValueError repeated=999")


def test_other_faults_are_not_counted_together() -> None:
    with logging_to() as stream:
        log_fault()
        log.error("table_failed")
        log.error("write_failed")
        log.warning("write_failed")
    assert len(stream.getvalue().splitlines()) == 4


def test_after_a_minute_the_count_is_written_and_the_fault_again() -> None:
    clock = Clock()
    with logging_to(clock=clock) as stream:
        for _ in range(3):
            log.error("write_failed")
        clock.now += 61
        log.error("write_failed")
        words = [line.split(" ", 3)[3] for line in stream.getvalue().splitlines()]
    assert words == ["write_failed", "write_failed repeated=2", "write_failed"]


def test_a_count_is_written_although_nothing_more_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "REPEAT_SECONDS", 0.05)
    stream = io.StringIO()
    handler = Handler("text", stream)
    for _ in range(3):
        handler.handle(logging.makeLogRecord({"name": "pax", "levelno": 40, "msg": "write_failed"}))
    until = time.monotonic() + 60
    while "repeated=2" not in stream.getvalue() and time.monotonic() < until:
        time.sleep(0.01)
    assert "write_failed repeated=2" in stream.getvalue()
    handler.close()


def test_events_other_than_faults_are_all_written() -> None:
    with logging_to() as stream:
        for _ in range(5):
            log.info("table_made")
    assert len(stream.getvalue().splitlines()) == 5


def test_the_number_of_remembered_faults_is_limited() -> None:
    with logging_to() as stream:
        for number in range(2000):
            log.error("event_%s", number)
            log.error("event_%s", number)
        handler = next(each for each in logging.getLogger().handlers if isinstance(each, Handler))
        assert len(handler._repeated) == 256  # noqa: SLF001 - its memory is under test
    assert len(stream.getvalue().splitlines()) == 4000


def test_lines_of_other_loggers_are_cut_and_have_no_arguments() -> None:
    with logging_to() as stream:
        never = f"Task exception was never retrieved\nfuture: <Task exception=ValueError({NAME!r})>"
        logging.getLogger("asyncio").error(never)
        logging.getLogger("uvicorn.error").warning("Invalid request: %s", SECRET)
        logging.getLogger("uvicorn.error").error(OSError(NAME))
    lines = [line.split(" ", 1)[1] for line in stream.getvalue().splitlines()]
    assert lines == [
        'ERROR asyncio "Task exception was never retrieved"',
        'WARNING uvicorn.error "Invalid request: %s"',
        "ERROR uvicorn.error OSError",
    ]


def test_a_formatted_traceback_is_logged_without_its_message() -> None:
    text = (
        "Traceback (most recent call last):\n"
        '  File "a.py", line 1, in f\n    g()\n'
        f"sqlalchemy.exc.OperationalError: {SECRET}\n"
    )
    with logging_to() as stream:
        logging.getLogger("uvicorn.error").error(text)
    assert "a.py" in stream.getvalue()
    assert "sqlalchemy.exc.OperationalError" in stream.getvalue()
    assert SECRET not in stream.getvalue()
    assert stream.getvalue().count("\n") == 1


VALUES = st.one_of(st.text(), st.integers(), st.binary(), st.lists(st.text()))


@given(st.text(), VALUES)
def test_no_value_breaks_a_line(event: str, value: object) -> None:
    record = logging.makeLogRecord({"name": "pax", "msg": event, "table": value, "seat": 1})
    line = line_of(record)
    for written in (as_text(0.0, line), as_json(0.0, line)):
        assert written.isascii()
        assert written.isprintable()
    assert json.loads(as_json(0.0, line))["seat"] == 1
    assert as_text(0.0, line).endswith(" seat=1")


def test_a_failed_thread_is_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", logs._log_failed_thread)  # noqa: SLF001 - as configured
    with logging_to() as stream:
        thread = threading.Thread(target=fail, args=(SECRET, NAME))
        thread.start()
        thread.join()
    assert "thread_failed error=ValueError" in stream.getvalue()
    assert NAME not in stream.getvalue()


def test_refusals_are_counted_by_reason_and_logged_in_one_line() -> None:
    refusals = Refusals()
    with logging_to() as stream:
        refusals.report()
        for code in ("not_json", "too_large", "not_json"):
            refusals.count(code)
        refusals.report()
        refusals.report()
    (line,) = stream.getvalue().splitlines()
    assert line.endswith("refusals total=3 refused.not_json=2 refused.too_large=1")


def test_refusals_are_logged_periodically_and_at_the_end() -> None:
    refusals = Refusals(seconds=0.01)

    async def run() -> None:
        task = asyncio.create_task(refusals.run())
        refusals.count("not_json")
        while "not_json=1" not in stream.getvalue():  # noqa: ASYNC110 - there is nothing to wait for
            await asyncio.sleep(0.01)
        refusals.count("too_large")
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    with logging_to() as stream:
        asyncio.run(asyncio.wait_for(run(), 60))
    assert "too_large=1" in stream.getvalue()


def test_configuring_twice_writes_every_line_once(capsys: pytest.CaptureFixture[str]) -> None:
    root, own = logging.getLogger(), logging.getLogger("pax")
    before, level, hook = root.handlers[:], own.level, threading.excepthook
    try:
        for quiet in (True, False):
            logs.configure("text", quiet=quiet)
        log.info("table_made")
        logs.configure("text", quiet=True)
        log.info("table_made")
    finally:
        root.handlers, threading.excepthook = before, hook
        own.setLevel(level)
    assert capsys.readouterr().err.count("table_made") == 1
