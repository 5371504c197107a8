"""`python -m bench.site`: benchmark the edition without a server; writes docs/site.md."""

import argparse
import sys
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from bench.engine.tables import table
from bench.harness import machine
from bench.harness.command import tell
from bench.site.choices import choice_times as native_times
from bench.site.sizes import sizes
from bench.site.visits import (
    choice_times,
    games,
    loaded_by,
    seconds_of_an_answer,
    seconds_to_decision,
)
from bench.web.place import browsing, chromium
from pax.build_info import build_info
from tests.browser.sites import SiteHouse
from tools.build.environment import one_at_a_time
from tools.site.site import build_site

PAGE: Final = Path("docs/site.md")
HEAD: Final = ["", "measured", "at most", ""]
ASKED: Final = [("senator", 50, 30), ("senator", 300, 20), ("consul", 1000, 10)]


class Figure(NamedTuple):
    """A measured figure, and the target if there is one."""

    name: str
    value: float
    unit: str
    most: float | None = None

    @property
    def is_kept(self) -> bool:
        """Whether the target is met."""
        return self.most is None or self.value <= self.most

    @property
    def cells(self) -> list[str]:
        """The figure as a row of a table."""
        most = "" if self.most is None else f"{self.most:g} {self.unit}"
        verdict = "" if self.most is None else "yes" if self.is_kept else "**no**"
        return [self.name, f"{self.value:.2f} {self.unit}", most, verdict]


def options() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.site", description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="number of games on one page")
    parser.add_argument("--openings", type=int, default=3, help="number of visits of each kind")
    parser.add_argument("--trial", action="store_true", help=f"do not write {PAGE}")
    return parser.parse_args()


def measure(chosen: argparse.Namespace, house: SiteHouse) -> list[Figure]:
    """Measure everything in one run."""
    tell("choices")
    found = choice_times(house, ASKED)
    native = [native_times(bot, playouts, range(deals)) for bot, playouts, deals in ASKED]
    figures = [
        Figure(f"{bot}, {playouts} play-outs, Chromium", here, "ms")
        for (bot, playouts, _), here in zip(ASKED, found, strict=True)
    ]
    figures += [
        Figure(f"{bot}, {playouts} play-outs, native", there, "ms")
        for (bot, playouts, _), there in zip(ASKED, native, strict=True)
    ]
    figures.append(Figure("consul, 1,000 play-outs, of native", found[-1] / native[-1], "times", 3))
    for is_warm, most in ((False, 8.0), (True, 3.0)):
        tell("openings")
        times = [seconds_to_decision(house, warm=is_warm) for _ in range(chosen.openings)]
        name = "first decision, warm" if is_warm else "first decision, cold"
        figures.append(Figure(name, median(times), "s", most))
    tell("games")
    played = games(house, chosen.games)
    figures.append(Figure(f"heap growth over {chosen.games} games", played["growth"], "MB", 30))
    figures.append(Figure("heap after them, page and worker", played["heap"], "MB"))
    figures.append(Figure("longest task of the page", played["longest"], "ms", 50))
    tell("throttled")
    answer = seconds_of_an_answer(house, 4)
    figures.append(Figure("two senators answer, page and worker slowed 4 times", answer, "s", 2))
    size = sizes(house.server.folder, *loaded_by(house))
    figures.append(Figure("download up to the first decision, brotli", size.brotli, "MB", 7))
    figures.append(Figure("the same, gzip", size.gzip, "MB"))
    figures.append(Figure("start page, brotli", size.shell, "kB", 200))
    figures.append(
        Figure("stored for use offline, all languages and tables, brotli", size.stored, "MB")
    )
    tell("")
    return figures


def main() -> int:
    """Run the benchmark; return 1 if a target is missed."""
    chosen, path = options(), chromium()
    if path is None:
        print("Chromium is missing: run make deps")
        return 0
    with one_at_a_time():
        folder = build_site()
    with browsing(path, first=False) as browser:
        house = SiteHouse(browser, folder)
        figures = measure(chosen, house)
        house.server.stop()
        version = browser.version
    rows = table(HEAD, [each.cells for each in figures])
    print(*rows, sep="\n")
    if not chosen.trial:
        facts = machine.facts()
        about = f"Chromium {version}, {facts['python']}, {build_info()}, {facts['processor']}."
        text = "\n".join(rows)
        PAGE.write_text(
            f"# The edition without a server\n\nBy `make bench-site`. {about}\n\n{text}\n"
        )
    return int(not all(each.is_kept for each in figures))


if __name__ == "__main__":
    sys.exit(main())
