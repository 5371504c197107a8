"""What is wrong with the layout of a page, at each size of window and text.

One page is resized in a loop; a script in the page then measures everything at once.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page

from .houses import NAMES, House, bots, person
from .playing import MOVES
from .positions import Position, fullest

SIZES: Final = ((360, 640), (390, 844), (740, 360), (768, 1024), (1280, 800), (1920, 1080))
TEXTS: Final = (100, 130, 150, 200)
SEED: Final = 5
TOUCH: Final = 800
"""Windows up to this width are touch screens."""

FULL_SIZE: Final = 16
IN_SIGHT: Final = 130
"""Up to this size of text the whole decision is in sight without scrolling."""

LEAST_WIDTH, LEAST_HEIGHT = 18, 17
"""Windows that are smaller, in widths of a letter m, have no room for it: they scroll."""

MOST_LEGIONS: Final = 5


class Look(NamedTuple):
    """A size of the window, and of the text in per cent."""

    width: int
    height: int
    text: int = 100

    @property
    def name(self) -> str:
        """How a report names it."""
        return f"{self.width}x{self.height} {self.text} %"

    @property
    def has_room(self) -> bool:
        """Whether the whole decision of a table must be in sight."""
        letter = FULL_SIZE * self.text / 100
        fits = self.width >= LEAST_WIDTH * letter and self.height >= LEAST_HEIGHT * letter
        return fits and self.text <= IN_SIGHT

    @property
    def is_touch(self) -> bool:
        """Whether it is a touch screen."""
        return self.width <= TOUCH


LOOKS: Final = tuple(Look(*size, text) for size in SIZES for text in TEXTS)

SCRIPT: Final = Path(__file__).with_suffix(".js").read_text("utf-8")


class Sizes:
    """Changes the window and the text of a page, as a person's settings do."""

    def __init__(self, page: Page) -> None:
        """Begin with the page as it is."""
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def show(self, look: Look) -> None:
        """Change both."""
        self._page.set_viewport_size({"width": look.width, "height": look.height})
        size = round(FULL_SIZE * look.text / 100)
        self._session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})


def ask(page: Page, call: str) -> list[str]:
    """Call a function of the script in a page."""
    found: list[str] = page.evaluate(f"async () => {{ {SCRIPT}; return await {call}; }}")
    return found


def layout_faults(
    page: Page, looks: Iterable[Look], *, whole: bool = False
) -> dict[str, list[str]]:
    """Return what is wrong at each look; with `whole` the decision must be in sight, too."""
    sizes = Sizes(page)
    wrong = {}
    for look in looks:
        sizes.show(look)
        wanted = json.dumps(
            {
                "width": look.width,
                "height": look.height,
                "whole": whole and look.has_room,
            }
        )
        if found := ask(page, f"measure({wanted})"):
            wrong[look.name] = found
    sizes.show(Look(1280, 800))
    return wrong


def small_targets(page: Page) -> list[str]:
    """Return the controls that are too small for a finger."""
    return ask(page, "findSmall()")


def positions(players: int) -> list[Position]:
    """Return the fullest decisions of a game, in the order of play."""
    names = ["Maximiliana", *NAMES][:players]
    return sorted(fullest(names, SEED), key=lambda each: each.moves)


def show_position(house: House, page: Page, at: Position, players: int) -> None:
    """Show a position to its first seat."""
    table = house.make(person("Maximiliana"), *bots(players - 1), begin=at.begin, hints=True)
    page.goto(table.links[0])
    page.locator(MOVES).first.wait_for()


def table_faults(
    house: House, players: int, at: Iterable[Position], looks: Iterable[Look]
) -> Iterator[tuple[str, list[str]]]:
    """Yield what is wrong with positions, each at every look; one page shows them all."""
    chosen = list(looks)
    found = list(at)
    for is_touch in (True, False):
        wanted = [look for look in chosen if look.is_touch == is_touch]
        if not wanted:
            continue
        with house.visitor(has_touch=is_touch, is_mobile=is_touch) as page:
            for each in found:
                show_position(house, page, each, players)
                whole = players + 1 <= MOST_LEGIONS
                for look, faults in layout_faults(page, wanted, whole=whole).items():
                    yield f"{players} players, move {each.moves}, {look}", faults
