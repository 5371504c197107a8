"""The page docs/web.md: results and method."""

from collections.abc import Mapping, Sequence
from typing import Final

from bench.web.figures import Promise

TEXT: Final = """# The web client in figures

`make bench-web` measures this and rewrites the page, in about two minutes: a real, headless
Chromium, against a server on the same machine. It fails if a target is missed.

| | measured | at most | |
|---|---|---|---|
{rows}

## How

* **Click to changed table**: {games} whole games as *Play now* offers them (three players, senators
  as opponents), {clicks} clicks by mouse on moves chosen at random, with sounds, moving cards and
  the guide on. The time is taken inside the page: it begins where the browser dates the `pointerup`
  of the click, and ends in the first task after the frame in which the table shows the move. It
  holds the way to the server and back, its check of the move, its note on disk, and the drawing.
* **Page opened to first move made**: {openings} new visitors, each in a browser that has never been
  here, by the page's own clock from the start of the navigation to the painted first move. The
  slowest one counts. Nobody stops to think, so this is what the machine alone needs.
* **Received until a table is playable**: all that such a visitor's browser received until the first
  moves could be clicked, answers with their heads and compressed as they were sent. Messages of the
  live connection count at full length, because the browser does not tell their compressed one.
* **Other hosts asked**: every request and live connection of these visitors, by host.

Measured with Chromium {chromium}, {machine}.{precedence}
"""


def page(promises: Sequence[Promise], counts: Mapping[str, object]) -> str:
    """Return the text of the page."""
    rows = "\n".join(f"| {' | '.join(each.cells)} |" for each in promises)
    return TEXT.format(rows=rows, **counts)
