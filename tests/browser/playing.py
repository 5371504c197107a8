"""Play games in a page: by mouse, keyboard, touch, or a script in the page."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page

MOVES: Final = "[data-move]"
SCENE: Final = "dialog [data-scene]"
END: Final = "[data-end]"
MOST_DECISIONS: Final = 600
"""Upper bound of the decisions of a game."""

# Chooses moves inside the page with its own random generator, so that a whole game takes a second;
# each move is a click on its button.
SCRIPT: Final = """
async ([seed, most]) => {
  let state = seed;
  const below = (n) => (state = (state * 48271) % 2147483647) % n;
  const find = (what) => document.querySelector(what);
  const until = (is) => new Promise((done, fail) => {
    if (is()) return done();
    const watch = new MutationObserver(() => is() && (watch.disconnect(), done()));
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    setTimeout(() => fail(new Error(`nothing happens: ${document.body.innerText}`)), 60000);
  });
  for (let made = 0; made < most; made += 1) {
    await until(() => find('[data-move]') || find('[data-end]') || find('[data-lift]'));
    if (find('[data-end]')) return made;
    if (find('[data-lift]')) {
      find('[data-lift]').click();
      await until(() => !find('[data-lift]'));
      continue;
    }
    const seq = find('[data-seq]').dataset.seq;
    const moves = [...document.querySelectorAll('[data-move]:not([data-move=peek])')];
    moves[below(moves.length)].click();
    await until(() => find('[data-end]') || find('[data-seq]')?.dataset.seq !== seq);
  }
  return -1;
}
"""


# Makes a move whenever there is one, until a selector matches or the script is stopped.
PLAYER: Final = """
([seed, last]) => {
  let state = seed;
  let clicked = null;
  window.paxMade = []; // the moves that were shown as made
  let asked = null;
  const below = (n) => (state = (state * 48271) % 2147483647) % n;
  const act = () => {
    if (last && document.querySelector(last)) return clearInterval(window.paxPlayer);
    const seq = document.querySelector('[data-seq]')?.dataset.seq ?? null;
    if (asked !== null && seq !== null && seq !== clicked) {
      window.paxMade.push(asked);
      asked = null;
    }
    const moves = [...document.querySelectorAll('[data-move]:not([data-move=peek])')];
    if (seq === null || seq === clicked || moves.length === 0) return;
    clicked = seq;
    const move = moves[below(moves.length)];
    asked = move.dataset.move;
    move.click();
  };
  window.paxPlayer = setInterval(act, 10);
}
"""

HIDE: Final = """
(hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  Object.defineProperty(document, 'visibilityState',
    { value: hidden ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
"""
"""Emulates that the page is hidden or shown: a headless browser shows every page."""


def let_play(page: Page, seed: int, until: str | None = None) -> None:
    """Start automatic moves in a page, until a selector matches."""
    page.evaluate(PLAYER, [seed, until])


def let_stop(page: Page) -> None:
    """Stop automatic moves in a page."""
    page.evaluate("() => clearInterval(window.paxPlayer)")


def seq_of(page: Page) -> int:
    """Return the sequence number that a page shows."""
    return int(page.locator("[data-seq]").get_attribute("data-seq") or -1)


def moves_of(page: Page) -> list[str]:
    """Return the moves that a page offers."""
    found: list[str] = page.locator(MOVES).evaluate_all("all => all.map((one) => one.dataset.move)")
    return found


def play_by_script(page: Page, seed: int = 1, most: int = MOST_DECISIONS) -> int:
    """Play to the end; return the number of decisions, or -1 if the limit is reached."""
    return int(page.evaluate(SCRIPT, [seed, most]))


def play_by(page: Page, act: Callable[[Page, Locator, int], None]) -> int:
    """Play to the end with `act` as the choice of moves; return the number of decisions."""
    for made in range(MOST_DECISIONS):
        page.locator(f"{MOVES}, {END}").first.wait_for()
        if page.locator(END).count():
            return made
        seq = page.locator("[data-seq]").get_attribute("data-seq")
        act(page, page.locator(MOVES), made)
        changed = f"[data-seq]:not([data-seq='{seq}'])"
        page.locator(f"{changed}, {END}, {SCENE}").first.wait_for()
        if page.locator(SCENE).count():  # a look at Rome's cards waits at any speed
            page.locator(SCENE).press("Enter")
            page.locator(f"{changed}, {END}").first.wait_for()
    raise AssertionError("the game does not end")
