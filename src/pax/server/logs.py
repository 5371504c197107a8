"""Structured logging of the server: one line per event, without secrets.

Our own loggers name an event and give fields (`extra=`). Of an exception the type, its code and the
traceback locations are logged, never the message: it may quote a name, a card or a secret. For the
same reason only the first line of other loggers' messages is kept, without arguments.
"""

import asyncio
import json
import logging
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final, Literal, NamedTuple, TextIO

from pax.faults import code_of, name_of, places, places_in_text
from pax.server.metrics import FAULTS, REFUSALS

LogFormat = Literal["text", "json"]

REPEAT_SECONDS: Final = 60.0
"""Time within which a repeated fault is only counted."""

_MOST_REPEATED: Final = 256
_MOST_EVENT: Final = 200
_MOST_VALUE: Final = 400
_OWN: Final = "pax"
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

Value = str | int | float | dict[str, int]


def configure(log_format: LogFormat = "text", *, quiet: bool = False) -> None:
    """Log to standard error, for all loggers of this process; if quiet, only faults."""
    root = logging.getLogger()
    for handler in [each for each in root.handlers if isinstance(each, Handler)]:
        root.removeHandler(handler)
        handler.close()
    root.addHandler(Handler(log_format, sys.stderr))
    logging.getLogger(_OWN).setLevel(logging.WARNING if quiet else logging.INFO)
    threading.excepthook = _log_failed_thread


def finish() -> None:
    """Write the pending counts; a signal may end the process before `logging` does."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, Handler):
            handler.write_repeated()


def _log_failed_thread(failed: threading.ExceptHookArgs) -> None:
    error = failed.exc_value
    if error is not None and not isinstance(error, SystemExit):
        logging.getLogger("pax.server").error("thread_failed", exc_info=error)


def log_loop_failure(_loop: asyncio.AbstractEventLoop, context: Mapping[str, Any]) -> None:
    """Log an unhandled error of an event loop; asyncio's own line would contain arguments."""
    error = context.get("exception")
    what = str(context.get("message", "")).partition("(")[0].strip()
    logging.getLogger("pax.server").error(
        "loop_failed", extra={"what": what}, exc_info=error if error is not None else False
    )


class FormattedLine(NamedTuple):
    """The parts of a log record that are written."""

    level: str
    logger: str
    event: str
    fields: dict[str, Value]
    fault: tuple[str, ...]
    """Key of a fault; equal keys are repetitions."""


def line_of(record: logging.LogRecord) -> FormattedLine:
    """Return the parts of a record that may be written."""
    fields: dict[str, Value] = {}
    own = record.name == _OWN or record.name.startswith(f"{_OWN}.")
    if own:
        event = record.getMessage()
        fields = {
            name: _safe(value) for name, value in vars(record).items() if name not in _STANDARD
        }
    elif isinstance(record.msg, BaseException):
        event = name_of(record.msg)
    else:
        event = str(record.msg)
        if event.startswith("Traceback "):
            fields["traceback"] = places_in_text(event)
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        fields["error"] = name_of(error)
        if code := code_of(error):
            fields["code"] = code
        fields["traceback"] = places(error)
    event = (event.strip().splitlines() or [""])[0][:_MOST_EVENT]
    fault = (record.name, record.levelname, event, str(fields.get("error")))
    return FormattedLine(record.levelname, record.name, event, fields, fault)


def _safe(value: object) -> Value:
    """Return a field's value if it is a plain type, else only the name of its type."""
    if isinstance(value, int | float):
        return value
    if isinstance(value, str):
        return value[:_MOST_VALUE]
    if isinstance(value, Mapping):
        return {str(name): int(number) for name, number in value.items()}
    return type(value).__name__


def as_json(created: float, line: FormattedLine) -> str:
    """Return a line as a JSON object."""
    head = {"time": _time(created), "level": line.level, "logger": line.logger}
    return json.dumps({**head, "event": line.event, **line.fields})


def as_text(created: float, line: FormattedLine) -> str:
    """Return a line as `time LEVEL logger event key=value ...`."""
    words = [_time(created), line.level, line.logger, _word(line.event)]
    for name, value in line.fields.items():
        if isinstance(value, dict):
            words += [f"{name}.{each}={number}" for each, number in value.items()]
        else:
            words.append(f"{name}={_word(value)}")
    return " ".join(words)


def _time(created: float) -> str:
    at = datetime.fromtimestamp(created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _word(value: str | float) -> str:
    """Return a value unchanged if it is one word, else quoted as in JSON."""
    text = str(value)
    if text and text.isascii() and text.isprintable() and not set(text) & set(' "=\\'):
        return text
    return json.dumps(text)


class _Repeated:
    """A fault that was written, and the count of its repetitions."""

    def __init__(self, line: FormattedLine, until: float) -> None:
        self.line = line
        self.until = until
        self.count = 0


class Handler(logging.Handler):
    """Writes lines; a repeated fault is written once, and later once with its count."""

    def __init__(
        self,
        log_format: LogFormat,
        stream: TextIO,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Write to a stream."""
        super().__init__()
        self._stream = stream
        self._clock = clock
        self._formatted = as_json if log_format == "json" else as_text
        self._repeated: dict[tuple[str, ...], _Repeated] = {}
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, unless it repeats one."""
        try:
            line = line_of(record)
            if record.levelno >= logging.WARNING:
                FAULTS.labels(line.event if record.name.startswith(_OWN) else "other").inc()
            if record.levelno < logging.WARNING or self._is_new(line):
                self._write(record.created, line)
        except Exception:  # noqa: BLE001 - as in every handler of `logging`
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - overrides `logging`
        """Do nothing: the default output would contain arguments and messages."""

    def write_repeated(self, *, all_of_them: bool = True) -> None:
        """Write the repeated faults with their counts, and forget them."""
        with self._guarded():
            now = self._clock()
            for fault, repeated in list(self._repeated.items()):
                if all_of_them or repeated.until <= now:
                    del self._repeated[fault]
                    self._write_count(repeated)

    def close(self) -> None:
        """Write the pending counts."""
        self.write_repeated()
        if self._timer is not None:
            self._timer.cancel()
        super().close()

    def _guarded(self) -> threading.RLock:
        if self.lock is None:
            raise RuntimeError("a handler of `logging` has a lock")
        return self.lock

    def _is_new(self, line: FormattedLine) -> bool:
        """Whether a fault was not written recently; otherwise it is counted."""
        now, known = self._clock(), self._repeated.get(line.fault)
        if known is not None and now < known.until:
            known.line = line
            known.count += 1
            self._start_timer()
            return False
        if known is not None:
            self._write_count(known)
        elif len(self._repeated) >= _MOST_REPEATED:
            self._write_count(self._repeated.pop(next(iter(self._repeated))))
        self._repeated[line.fault] = _Repeated(line, now + REPEAT_SECONDS)
        return True

    def _start_timer(self) -> None:
        """Start the timer that writes the counts even if no further event comes."""
        if self._timer is None:
            self._timer = threading.Timer(REPEAT_SECONDS, self._write_in_time)
            self._timer.daemon = True
            self._timer.start()

    def _write_in_time(self) -> None:
        with self._guarded():
            self._timer = None
            self.write_repeated(all_of_them=False)
            if any(each.count for each in self._repeated.values()):
                self._start_timer()

    def _write_count(self, repeated: _Repeated) -> None:
        if repeated.count:
            line = repeated.line
            fields = {name: value for name, value in line.fields.items() if name != "traceback"}
            self._write(time.time(), line._replace(fields={**fields, "repeated": repeated.count}))

    def _write(self, created: float, line: FormattedLine) -> None:
        self._stream.write(f"{self._formatted(created, line)}\n")
        self._stream.flush()


class Refusals:
    """Counts refusals by reason."""

    def __init__(self, seconds: float = 60.0) -> None:
        """Begin without counts; `run` reports at this interval."""
        self._seconds = seconds
        self._counts: Counter[str] = Counter()
        self._log = logging.getLogger("pax.server")

    def count(self, code: str) -> None:
        """Count a refusal for a reason."""
        self._counts[code] += 1
        REFUSALS.labels(code).inc()

    def report(self) -> None:
        """Log the refusals since the last report, if any."""
        if self._counts:
            counts, self._counts = self._counts, Counter()
            self._log.info("refusals", extra={"total": counts.total(), "refused": counts})

    async def run(self) -> None:
        """Report periodically, and at the end."""
        try:
            while True:
                await asyncio.sleep(self._seconds)
                self.report()
        finally:
            self.report()
