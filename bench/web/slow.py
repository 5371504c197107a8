"""A slow machine: the frames that are presented while cards fly, and the wait after a click."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Page

from bench.web.visits import is_asked, play, start, visitor

RATE: Final = 6
"""How many times slower the page's processor is."""

CLICKS: Final = 8
SQUARE_SECONDS: Final = 3
CATEGORIES: Final = ["-*", "blink.user_timing", "viz"]
BEGIN: Final = "pax-begin"
END: Final = "pax-end"
# Marks in the trace when the first card leaves and when the last one has landed.
FLIGHTS: Final = """
(() => {
  let flies = false;
  const look = () => {
    const now = document.querySelector('[data-flight]') !== null;
    if (now !== flies) performance.mark(now ? 'pax-begin' : 'pax-end');
    flies = now;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
})();
"""
SQUARE: Final = """
<!doctype html><style>
i { position: absolute; width: 100px; height: 140px; background: #8b2e22;
  animation: fly 0.5s infinite alternate }
@keyframes fly { to { transform: translate(900px, 500px) } }
</style><i></i>
"""


@dataclass(frozen=True, slots=True)
class Slow:
    """The measurements on a slow machine."""

    waits: list[float]
    frames: float
    """Frames that are presented in a second in which cards fly."""

    square: float
    """The same for one moving square."""


def slow(browser: Browser, address: str, seed: int = 1) -> Slow:
    """Play some moves on a slow machine, and look at a moving square there."""
    with visitor(browser) as page:
        page.add_init_script(FLIGHTS)
        start(page, address)
        is_asked(page, skips=True)
        throttle(page)
        browser.start_tracing(page=page, categories=CATEGORIES)
        waits = play(page, Random(seed), CLICKS, skips=False)
        is_asked(page, skips=False)
        frames = frames_a_second(events(browser.stop_tracing()))
    with visitor(browser) as page:
        page.set_content(SQUARE)
        throttle(page)
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.evaluate(f"() => performance.mark('{BEGIN}')")
        page.wait_for_timeout(SQUARE_SECONDS * 1000)
        page.evaluate(f"() => performance.mark('{END}')")
        square = frames_a_second(events(browser.stop_tracing()))
    return Slow(waits, frames, square)


def throttle(page: Page) -> None:
    """Make the page's processor slower."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": RATE})


def events(trace: bytes) -> list[dict[str, Any]]:
    """Return the events of a trace."""
    found: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    return found


def frames_a_second(trace: Iterable[dict[str, Any]]) -> float:
    """Return the frames a second between the marks."""
    begun, spans, frames = None, list[tuple[int, int]](), list[int]()
    for event in sorted(trace, key=lambda each: int(each.get("ts", 0))):
        if event["name"] == BEGIN:
            begun = event["ts"]
        elif event["name"] == END and begun is not None:
            spans.append((begun, event["ts"]))
            begun = None
        elif is_presented(event):
            frames.append(event["ts"])
    return rate(spans, frames)


def rate(spans: Sequence[tuple[int, int]], frames: Sequence[int]) -> float:
    """Return how many frames lie in the spans, by their seconds."""
    shown = sum(begin <= frame <= end for frame in frames for begin, end in spans)
    return shown / max(1e-9, sum(end - begin for begin, end in spans) / 1e6)


def is_presented(event: dict[str, Any]) -> bool:
    """Whether an event of a trace says that a frame was presented."""
    return bool(event["name"] == "Display::FrameDisplayed")
