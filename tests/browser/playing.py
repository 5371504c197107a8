"""Playing games in a page: by mouse, by keys, by touch, or by a script inside of it."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page

MOVES: Final = "[data-move]"
END: Final = "[data-end]"
MOST_DECISIONS: Final = 600
"""No game lasts longer."""

# Decides in the page itself, with a small generator of its own, so that a whole game takes a
# second; every click is that of the button.
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


# Decides whenever there is something to decide, until something is shown or it is told to stop.
PLAYER: Final = """
([seed, last]) => {
  let state = seed;
  let clicked = null;
  const below = (n) => (state = (state * 48271) % 2147483647) % n;
  const act = () => {
    if (last && document.querySelector(last)) return clearInterval(window.paxPlayer);
    const seq = document.querySelector('[data-seq]')?.dataset.seq ?? null;
    const moves = [...document.querySelectorAll('[data-move]:not([data-move=peek])')];
    if (seq === null || seq === clicked || moves.length === 0) return;
    clicked = seq;
    moves[below(moves.length)].click();
  };
  window.paxPlayer = setInterval(act, 10);
}
"""


def let_play(page: Page, seed: int, until: str | None = None) -> None:
    """Let a page decide by itself from now on, at most until it shows what a selector finds."""
    page.evaluate(PLAYER, [seed, until])


def let_stop(page: Page) -> None:
    """Let a page decide no more by itself."""
    page.evaluate("() => clearInterval(window.paxPlayer)")


def seq_of(page: Page) -> int:
    """Return how far a page knows the table's log."""
    return int(page.locator("[data-seq]").get_attribute("data-seq") or -1)


def moves_of(page: Page) -> list[str]:
    """Return the moves that a page offers."""
    found: list[str] = page.locator(MOVES).evaluate_all("all => all.map((one) => one.dataset.move)")
    return found


def play_by_script(page: Page, seed: int = 1, most: int = MOST_DECISIONS) -> int:
    """Play until the end, or so many decisions; return how many were made, -1 without an end."""
    return int(page.evaluate(SCRIPT, [seed, most]))


def play_by(page: Page, act: Callable[[Page, Locator, int], None]) -> int:
    """Play until the end with a way to choose among the moves; return the number of decisions."""
    for made in range(MOST_DECISIONS):
        page.locator(f"{MOVES}, {END}").first.wait_for()
        if page.locator(END).count():
            return made
        seq = page.locator("[data-seq]").get_attribute("data-seq")
        act(page, page.locator(MOVES), made)
        page.locator(f"[data-seq]:not([data-seq='{seq}']), {END}").first.wait_for()
    raise AssertionError("the game does not end")
