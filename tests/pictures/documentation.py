"""`python -m tests.pictures.documentation`: the pictures of the documentation, to docs/pictures.

They are scaled down and written as WebP, so that the repository stays small.
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image

from bench.web.place import browsing, chromium
from tests.browser.houses import House
from tests.pictures.__main__ import DRAWN, LANGUAGES, SETTLED, speak
from tests.pictures.states import State, states
from tests.server.processes import Server
from tools.build.sources import ROOT

FOLDER: Final = ROOT / "docs" / "pictures"
QUALITY: Final = 72
WIDEST: Final = 960
"""Pixels of a picture: as wide as the column of text on a large screen."""


class Shot(NamedTuple):
    """A picture: its file, the state it shows, and the window."""

    name: str
    state: str
    size: tuple[int, int] = (1280, 800)
    language: str = "en"


SHOTS: Final = (
    *(Shot(f"table-{code}", "table-4-2", language=code) for code in ("en", *LANGUAGES)),
    Shot("phone", "table-4-2", (390, 844)),
    Shot("level", "level"),
    Shot("end", "end"),
    # The second of each pair in docs/look.md; the first shows the client before its new look.
    Shot("look-laptop-after", "table-4-2"),
    Shot("look-phone-after", "table-4-2", (390, 844)),
    Shot("look-start-after", "start"),
    Shot("look-end-after", "end"),
    Shot("look-replay-after", "replay"),
)


def take(house: House, state: State, shot: Shot) -> None:
    """Take one picture and write it as WebP."""
    is_touch = shot.size[0] < shot.size[1]
    options = {"has_touch": is_touch, "is_mobile": is_touch}
    with house.visitor(settings=state.settings, **options) as page:
        state.show(house, page)
        page.set_viewport_size({"width": shot.size[0], "height": shot.size[1]})
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        speak(page, shot.language)
        page.wait_for_function(DRAWN)
        page.wait_for_timeout(SETTLED)
        picture = Image.open(io.BytesIO(page.screenshot()))
    picture.thumbnail((WIDEST, WIDEST))
    file = FOLDER / f"{shot.name}.webp"
    picture.save(file, "WEBP", quality=QUALITY, method=6)
    print(f"{file.relative_to(ROOT)}  {file.stat().st_size // 1000} kB", flush=True)  # noqa: T201


def main() -> None:
    """Take all pictures."""
    path = chromium()
    if path is None:
        sys.exit("Chromium is missing: run make deps")
    known = {state.name: state for state in states()}
    with tempfile.TemporaryDirectory() as folder, browsing(path, first=False) as browser:
        database = str(Path(folder) / "tables.sqlite")
        house = House(browser, Server(database), database)
        try:
            for shot in SHOTS:
                take(house, known[shot.state], shot)
        finally:
            house.server.stop()


if __name__ == "__main__":
    main()
