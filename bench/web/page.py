"""The page docs/web.md: results and method."""

from collections.abc import Mapping, Sequence
from typing import Final

from bench.web.figures import Promise

TEXT: Final = """# The web client in figures

`make bench-web` runs this benchmark and rewrites the page, in about four minutes: a headless
Chromium against a server on the same machine. It fails if a target is missed.

| | measured | bound | |
|---|---|---|---|
{rows}

## How

* **Click to first changed frame**: {games} games started by *Play now* (three players, senators
  as opponents), {clicks} mouse clicks on random moves, with sounds, animations at the usual speed
  and the guide on. The time is measured inside the page, from the timestamp of the `pointerup` to
  the first task after the frame in which the decision or a card has changed, or a card has left
  its place. It includes the round trip to the server, the check of the move, the write to disk,
  and the rendering. What follows that frame (cards that fly, coins that are paid) takes the time
  that it needs to be seen.
* **Page opened to first move made**: {openings} new visitors, each in a new browser context, by the
  page's clock from the start of the navigation to the painted first move. The slowest counts. There
  is no think time, so this is the time of the machine alone.
* **Received until a table is playable**: all bytes that such a visitor's browser received until the
  first moves could be clicked and all fonts were there: compressed responses with headers.
  WebSocket messages count at full length, because the browser does not report their compressed
  length.
* **Other hosts asked**: every request and WebSocket of these visitors, by host.
* **Slow machine**: the same page with its processor slowed down {rate} times by the browser, and
  {slow_clicks} clicks on moves, each followed to its end. Frames are counted in a trace of the
  browser: those that were presented while a card or a coin was on its way. One square that moves
  on an empty page shows what this machine, which draws without a GPU, can present at all: four
  fifths of that are enough, and 30 in any case.
* **Slow network**: a proxy between browser and server sends 400 kbit a second in each direction,
  for all connections together, and adds 400 ms to each way there and back. The WebSocket and the
  handshake of each connection are included.

Measured with Chromium {chromium}, {machine}.{precedence}
"""


def page(promises: Sequence[Promise], counts: Mapping[str, object]) -> str:
    """Return the text of the page."""
    rows = "\n".join(f"| {' | '.join(each.cells)} |" for each in promises)
    return TEXT.format(rows=rows, **counts)
