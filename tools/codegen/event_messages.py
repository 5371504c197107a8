"""Generate `web/src/i18n/event_messages.json`: the messages of each event."""

import json
import sys
from dataclasses import asdict, fields

from pax.text.event_messages import EVENT_MESSAGES, EventMessage
from tools.build.sources import ROOT

TARGET = ROOT / "web" / "src" / "i18n" / "event_messages.json"


def main() -> None:
    """Write the table; with `--check` only check that it is up to date."""
    text = table_text()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, "utf-8")
    elif TARGET.read_text("utf-8") != text:
        sys.exit(f"{TARGET.relative_to(ROOT)} is out of date: run make web-events")


def table_text() -> str:
    """Return the table as JSON, one event per line; defaults are left out."""
    lines = [
        f"  {json.dumps(event)}: {json.dumps([_without_defaults(row) for row in rows])}"
        for event, rows in EVENT_MESSAGES.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _without_defaults(row: EventMessage) -> dict[str, object]:
    plain, empty = asdict(row), asdict(EventMessage(""))
    return {
        each.name: plain[each.name] for each in fields(row) if plain[each.name] != empty[each.name]
    }


if __name__ == "__main__":
    main()
