"""Safe descriptions of exceptions: type, code and traceback locations, never messages or values."""

import errno
import re
import traceback
from collections.abc import Iterator
from typing import Final, NamedTuple

_MOST: Final = 4000
"""Maximum length of a formatted traceback in characters; the middle is cut out."""

_HEAD: Final = 1000
_MOST_FRAMES: Final = 60
_MOST_ERRORS: Final = 8
_PACKAGES: Final = re.compile(r"^.*?/(?:site-packages|dist-packages|src|python3\.\d+)/")


class Fault(NamedTuple):
    """An exception of another process: the name of its type and its traceback locations."""

    name: str
    places: str


def fault_of(error: BaseException) -> Fault:
    """Return the parts of an exception that may be sent to another process."""
    return Fault(name_of(error), places(error))


def name_of(error: BaseException) -> str:
    """Return the qualified name of an exception's type; built-in types have no module prefix.

    For an exception of another process it is the name of its original type.
    """
    remote = _remote(error)
    if remote is not None:
        return remote.name
    kind = type(error)
    return (
        kind.__qualname__
        if kind.__module__ == "builtins"
        else f"{kind.__module__}.{kind.__qualname__}"
    )


def code_of(error: BaseException) -> str:
    """Return the error code of an operating system or database error; it contains no user data."""
    for each in _chain(error):
        if isinstance(each, OSError) and each.errno is not None and each.errno in errno.errorcode:
            return errno.errorcode[each.errno]
        for name in ("sqlite_errorname", "sqlstate"):
            code = getattr(each, name, None)
            if isinstance(code, str) and re.fullmatch(r"\w{1,40}", code):
                return code
    return ""


def places(error: BaseException) -> str:
    """Return the traceback locations of an exception and its causes, without messages or values."""
    parts: list[str] = []
    for each in reversed(list(_chain(error))):
        frames = traceback.extract_tb(each.__traceback__, limit=-_MOST_FRAMES)
        parts += [_place(frame) for frame in frames]
        remote = _remote(each)
        parts.append(
            f"{name_of(each)}\n" if remote is None else f"in a process:\n{remote.places}\n"
        )
    return _shortened("".join(parts))


def places_in_text(text: str) -> str:
    """Return the locations in a formatted traceback, without its messages."""
    kept = []
    for line in text.splitlines():
        if line.startswith("  "):
            kept.append(line.strip())
        elif found := re.match(r"[\w.]+(?=:|$)", line):
            kept.append(found[0])
    return _shortened("\n".join(kept))


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield an exception, the members of a group, and its causes."""
    waiting, seen = [error], set[int]()
    while waiting and len(seen) < _MOST_ERRORS:
        each = waiting.pop(0)
        if id(each) in seen:
            continue
        seen.add(id(each))
        yield each
        if isinstance(each, BaseExceptionGroup):
            waiting += each.exceptions
        before = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
        if before is not None:
            waiting.append(before)


def _remote(error: BaseException) -> Fault | None:
    """Return the Fault that an exception carries from another process, if any."""
    remote = getattr(error, "fault", None)
    return remote if isinstance(remote, Fault) else None


def _place(frame: traceback.FrameSummary) -> str:
    file = _PACKAGES.sub("", frame.filename.replace("\\", "/"))
    source = f": {frame.line}" if frame.line else ""
    return f"{file}:{frame.lineno} in {frame.name}{source}\n"


def _shortened(text: str) -> str:
    text = text.strip()
    if len(text) <= _MOST:
        return text
    return f"{text[:_HEAD]}\n...\n{text[-(_MOST - _HEAD - 5) :]}"
