"""Script inside the page: records every click and when the changed table was painted.

A click starts at the timestamp of its `pointerup`. It ends in the first task after the frame in
which the table shows another number of moves: that frame is then submitted for display.
"""

from typing import Any, Final

from playwright.sync_api import Page

SCRIPT: Final = """
(() => {
  const seen = (window.paxSeen = { clicks: 0, waits: [], painted: [] });
  let begun = null;
  let number = null;
  const shown = () => document.querySelector('[data-seq]')?.dataset.seq ?? null;
  addEventListener('pointerup', (event) => {
    if (!event.isTrusted) return;
    seen.clicks += 1;
    begun = event.timeStamp;
    number = shown();
  }, { capture: true });
  const changed = () => {
    if (begun === null || number === null || shown() === number) return;
    const from = begun;
    begun = null;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const now = performance.now();
        seen.waits.push(now - from);
        seen.painted.push(now);
      };
      channel.port2.postMessage(null);
    });
  };
  new MutationObserver(changed).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ['data-seq'],
  });
})();
"""

PAINTED: Final = "(count) => window.paxSeen.waits.length > count"


def seen(page: Page) -> dict[str, Any]:
    """Return the records so far: clicks, and the wait and time of each painted change."""
    found: dict[str, Any] = page.evaluate("() => window.paxSeen")
    return found
