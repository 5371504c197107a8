"""Generate `web/src/i18n/rules_text.json`: the messages of the rules and their arguments.

The numbers come from the engine through `pax.text.rules`, so the browser shows the same rules.
"""

import json
import sys
from typing import cast

from pax.text.rules import SECTIONS, rules_block
from pax.text.words import Words
from tools.build.sources import ROOT

TARGET = ROOT / "web" / "src" / "i18n" / "rules_text.json"


class Line(str):
    """A requested message: empty as text, with its id and arguments as attributes."""

    __slots__ = ("args", "message")

    message: str
    args: dict[str, object]


class Listener:
    """Replaces `Words` and records the requested messages."""

    def __init__(self) -> None:
        """Start without messages."""
        self.lines: list[Line] = []

    def __call__(self, message: str, **args: object) -> str:
        """Record a message; messages used as its arguments become part of it."""
        line = Line()
        line.message, line.args = message, args
        self.lines = [each for each in self.lines if all(each is not arg for arg in args.values())]
        self.lines.append(line)
        return line


def main() -> None:
    """Write the script."""
    TARGET.write_text(script_text(), "utf-8")
    sys.stdout.write(f"{TARGET.relative_to(ROOT)}\n")


def script_text() -> str:
    """Return the script as JSON."""
    script = [{"section": section, "lines": _lines(section)} for section in SECTIONS]
    return "[\n" + ",\n".join(json.dumps(part) for part in script) + "\n]\n"


def _lines(section: str) -> list[object]:
    listener = Listener()
    rules_block(section, cast("Words", listener))
    lines = [line for line in listener.lines if line.message.startswith("rules-")]
    return [_plain(line) for line in lines if not line.message.endswith(".title")]


def _plain(value: object) -> object:
    if isinstance(value, Line):
        return {"say": value.message, "args": {key: _plain(arg) for key, arg in value.args.items()}}
    return value


if __name__ == "__main__":
    main()
