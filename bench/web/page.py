"""The page docs/web.md: results and method."""

from collections.abc import Mapping, Sequence
from typing import Final

from bench.web.figures import Promise

TEXT: Final = """# The web client in figures

`make bench-web` runs this benchmark and rewrites the page, in about two minutes: a headless
Chromium against a server on the same machine. It fails if a target is missed.

| | measured | at most | |
|---|---|---|---|
{rows}

## How

* **Click to changed table**: {games} whole games started by *Play now* (three players, senators
  as opponents), {clicks} mouse clicks on random moves, with sounds, animations and the guide on.
  The time is measured inside the page, from the timestamp of the `pointerup` to the first task
  after the frame in which the table shows the move. It includes the round trip to the server, the
  check of the move, the write to disk, and the rendering.
* **Page opened to first move made**: {openings} new visitors, each in a new browser context, by the
  page's clock from the start of the navigation to the painted first move. The slowest counts. There
  is no think time, so this is the time of the machine alone.
* **Received until a table is playable**: all bytes that such a visitor's browser received until the
  first moves could be clicked: compressed responses with headers. WebSocket messages count at full
  length, because the browser does not report their compressed length.
* **Other hosts asked**: every request and WebSocket of these visitors, by host.

Measured with Chromium {chromium}, {machine}.{precedence}
"""


def page(promises: Sequence[Promise], counts: Mapping[str, object]) -> str:
    """Return the text of the page."""
    rows = "\n".join(f"| {' | '.join(each.cells)} |" for each in promises)
    return TEXT.format(rows=rows, **counts)
