"""Script inside the page: records every click on a move and when its first effect was painted.

A click starts at the timestamp of its `pointerup`. It ends in the first task after the frame in
which the decision or a card on the table has changed, or a card has left: that frame is then
submitted for display. What changes by pointing alone, such as a frame around a card, does not
count, and neither do pictures that arrive late.
"""

from typing import Any, Final

from playwright.sync_api import Page

SCRIPT: Final = """
(() => {
  const seen = (window.paxSeen = { clicks: 0, waits: [], painted: [] });
  let begun = null;
  addEventListener('pointerup', (event) => {
    if (!event.isTrusted) return;
    seen.clicks += 1;
    if (event.target.closest('[data-move]') !== null) begun = event.timeStamp;
  }, { capture: true });
  const TABLE = '.decision, .market, .own, .board, .stage > :not(.notes)';
  const isEffect = ({ type, target, addedNodes }) => {
    if (type === 'attributes') return true;
    const node = target instanceof Element ? target : target.parentElement;
    if (node === null || node.closest('svg') !== null) return false;
    if (node.closest('.sky') === null) return node.closest(TABLE) !== null;
    return [...addedNodes].some((each) => each instanceof Element && each.matches('[data-flight]'));
  };
  new MutationObserver((records) => {
    if (begun === null || !records.some(isEffect)) return;
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
  }).observe(document, {
    subtree: true, childList: true, characterData: true,
    attributes: true, attributeFilter: ['data-seq', 'data-beat'],
  });
})();
"""

PAINTED: Final = "(count) => window.paxSeen.waits.length > count"


def seen(page: Page) -> dict[str, Any]:
    """Return the records so far: clicks, and the wait and time of each painted effect."""
    found: dict[str, Any] = page.evaluate("() => window.paxSeen")
    return found
