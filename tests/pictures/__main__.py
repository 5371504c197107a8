"""`python -m tests.pictures`: take pictures of every screen and state, and lay them out on sheets.

The pictures go to build/pictures: a folder for each look, and a sheet as a page and as a picture.
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize

from bench.web.place import browsing, chromium
from tests.browser.houses import House
from tests.pictures.states import State, states
from tests.server.processes import Server
from tools.build.sources import ROOT

FOLDER: Final = ROOT / "build" / "pictures"
SIZES: Final = (
    (360, 640),
    (390, 844),
    (740, 360),
    (768, 1024),
    (1280, 800),
    (1920, 1080),
)
EVERYWHERE: Final = ((360, 640), (1280, 800))
"""The sizes at which dark and the other languages are looked at."""

LANGUAGES: Final = ("de", "fr", "nl", "pt")
TOUCH: Final = 800
"""Windows up to this width are touch screens."""

QUALITY: Final = 82
LONGEST: Final = 3000
"""The height up to which a long page is shown."""

SETTLED: Final = 250
# Whether every large card shows its mosaic, which a worker draws.
DRAWN: Final = """
() => [...document.querySelectorAll('svg.face, svg.back')]
  .every((each) => each.querySelector('image'))
"""
STYLE: Final = """
body { margin: 16px; background: #888; font: 14px sans-serif }
main { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
figure { margin: 0 } figcaption { color: #fff; padding-bottom: 4px }
img { display: block; width: %dpx }
"""


class Look(NamedTuple):
    """One way to show every state."""

    width: int
    height: int
    language: str = "en"
    light: Literal["light", "dark"] = "light"

    @property
    def name(self) -> str:
        """The folder of its pictures."""
        return f"{self.width}x{self.height}-{self.language}-{self.light}"

    @property
    def is_touch(self) -> bool:
        """Whether it is a touch screen."""
        return self.width <= TOUCH


def looks() -> list[Look]:
    """Return all of them."""
    return [
        *(Look(*size) for size in SIZES),
        *(Look(*size, light="dark") for size in EVERYWHERE),
        *(Look(*size, language) for language in LANGUAGES for size in EVERYWHERE),
    ]


def take(house: House, state: State, chosen: list[Look]) -> None:
    """Take the pictures of a state, with one visit for touch screens and one for others."""
    for is_touch in (True, False):
        wanted = [look for look in chosen if look.is_touch == is_touch]
        if not wanted:
            continue
        options = {"has_touch": is_touch, "is_mobile": is_touch}
        with house.visitor(settings=state.settings, **options) as page:
            state.show(house, page)
            for look in wanted:
                picture(page, state, look)


def picture(page: Page, state: State, look: Look) -> None:
    """Take one picture."""
    page.set_viewport_size({"width": look.width, "height": look.height})
    page.emulate_media(color_scheme=look.light, reduced_motion="reduce")
    speak(page, look.language)
    page.wait_for_function(DRAWN)
    page.wait_for_timeout(SETTLED)
    high = page.evaluate("document.documentElement.scrollHeight") if state.is_long else look.height
    if high > look.height:
        page.set_viewport_size({"width": look.width, "height": min(high, LONGEST)})
        page.wait_for_timeout(SETTLED)
    to = FOLDER / look.name / f"{state.name}.jpg"
    to.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=to, type="jpeg", quality=QUALITY)


def speak(page: Page, language: str) -> None:
    """Choose the language, which needs no reload."""
    page.evaluate(
        """(language) => {
          const list = document.querySelector('select:has(option[lang])');
          if (list === null || list.value === language) return;
          list.value = language;
          list.dispatchEvent(new Event('change', { bubbles: true }));
        }""",
        language,
    )
    page.locator(f"html[lang={language}]").wait_for(state="attached")


def lay_out(browser: Browser, look: Look) -> None:
    """Write the contact sheet of a look, as a page and as a picture of it."""
    folder = FOLDER / look.name
    figures = "".join(
        f'<figure><figcaption>{escape(each.stem)}</figcaption><img src="{look.name}/{each.name}">'
        "</figure>"
        for each in sorted(folder.glob("*.jpg"))
    )
    wide = look.width if look.is_touch else look.width // 2
    sheet = FOLDER / f"{look.name}.html"
    sheet.write_text(
        f"<!doctype html><title>{look.name}</title><style>{STYLE % wide}</style>"
        f"<main>{figures}</main>",
        "utf-8",
    )
    size: ViewportSize = {"width": 4 * (wide + 16) + 32, "height": 800}
    page = browser.new_page(viewport=size)
    page.goto(sheet.as_uri())
    page.screenshot(path=sheet.with_suffix(".jpg"), type="jpeg", quality=70, full_page=True)
    page.close()


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("--only", nargs="+", metavar="STATE", help="names or their beginnings")
    parser.add_argument("--looks", nargs="+", metavar="LOOK", help="names or their beginnings")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    """Take the chosen pictures and write the sheets."""
    path = chromium()
    if path is None:
        sys.exit("Chromium is missing: run make deps")
    asked = options(arguments)
    chosen = [each for each in looks() if each.name.startswith(tuple(asked.looks or [""]))]
    with tempfile.TemporaryDirectory() as folder, browsing(path, first=False) as browser:
        database = str(Path(folder) / "tables.sqlite")
        house = House(browser, Server(database), database)
        try:
            for state in states():
                if state.name.startswith(tuple(asked.only or [""])):
                    take(house, state, chosen)
                    print(state.name, flush=True)  # noqa: T201 - progress
        finally:
            house.server.stop()
        for look in chosen:
            lay_out(browser, look)
    print(f"sheets: {FOLDER}/*.html")  # noqa: T201 - where to look


if __name__ == "__main__":
    main()
