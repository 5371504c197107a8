"""Every screen and state of the client: each function shows one in a page."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.browser.houses import NAMES, House, bots, person
from tests.browser.playing import END, MOVES, play_by_script
from tests.browser.positions import Position, almost_over, fullest

SEED: Final = 5
TABLES: Final = (2, 4, 8)
LEVEL: Final = 5
SETTLE: Final = 700
"""Milliseconds after which the next question of the guided game is shown."""
IDEAS: Final = (0, 3, 6, 9)
"""The moments of the guided first game that are shown, by the number of steps made."""


class State(NamedTuple):
    """A name, how to show the state, and whether the page may be longer than the window."""

    name: str
    show: Callable[[House, Page], None]
    is_long: bool = False
    settings: dict[str, object] | None = None


def screen(address: str) -> Callable[[House, Page], None]:
    """Return what shows a screen by its address."""

    def show(house: House, page: Page) -> None:
        page.goto(f"{house.address}#/{address}")
        page.locator("h1").first.wait_for()

    return show


def position(players: int, at: Position) -> Callable[[House, Page], None]:
    """Return what shows a position to its first seat."""

    def show(house: House, page: Page) -> None:
        names = ["Maximiliana", *NAMES][:players]
        begin = {"record": at.record, "moves": at.moves}
        table = house.make(person(names[0]), *bots(players - 1), begin=begin, hints=True)
        page.goto(table.links[0])
        page.locator(MOVES).first.wait_for()

    return show


def lobby(house: House, page: Page) -> None:
    """Show a table that waits for friends."""
    page.goto(house.address)
    page.locator("[data-start=friends]").click()
    page.locator(".qr svg").wait_for()


def level(house: House, page: Page) -> None:
    """Show the campaign's highest level."""
    page.goto(house.make(person("Maximiliana"), solo=LEVEL).links[0])
    page.locator(MOVES).first.wait_for()


def curtain(house: House, page: Page) -> None:
    """Show the curtain between two players of one device."""
    page.goto(house.address)
    page.get_by_placeholder("Player 1").fill("Ada")
    page.get_by_placeholder("Player 2").fill("Brutus")
    page.locator("[data-start=here]").click()
    page.locator(f"{MOVES}, [data-lift]").first.wait_for()
    while not page.locator("[data-lift]").count():
        play_by_script(page, most=1)


def advice(house: House, page: Page) -> None:
    """Show the advisor's estimates of each move."""
    position(4, full(4)[-1])(house, page)
    page.locator("[data-key=H]").click()
    page.locator(".chance").first.wait_for()


def display(house: House, page: Page) -> None:
    """Show the whole display of a player."""
    position(4, full(4)[-1])(house, page)
    page.locator("[data-place=player-3] button").first.click()
    page.locator("dialog[open]").wait_for()


def end(house: House, page: Page) -> None:
    """Show the result of a game with four players."""
    page.goto(house.make(person("Maximiliana"), *bots(3)).links[0])
    play_by_script(page)
    page.locator(END).wait_for()
    page.locator("figure path.line").first.wait_for()


def reveal(house: House, page: Page) -> None:
    """Show the end while it is revealed: Rome's cards are turned, some categories decided."""
    names = ["Maximiliana", *NAMES[:3]]
    begin = almost_over(names)
    table = house.make(person(names[0]), *bots(3), begin=begin.begin)
    page.goto(table.links[0])
    page.locator(f"[data-move='{begin.record['moves'][begin.moves]}']").click()
    page.locator(".shields .taken, .shields .romes").nth(2).wait_for()


def first_game(house: House, page: Page, steps: int) -> None:
    """Show the guided first game after some of its ideas."""
    page.goto(house.address)
    page.locator("[data-start=first-game]").click()
    for _ in range(steps):
        page.locator("[data-try]").first.wait_for()
        button = page.locator("[data-key=N]")
        (button if button.count() else page.locator("[data-try]")).click()
        page.wait_for_timeout(SETTLE)
    page.locator(MOVES).first.wait_for()


def replay(house: House, page: Page) -> None:
    """Show the middle of a replay."""
    end(house, page)
    address = page.url.replace("/table/", "/replay/").partition("?")[0]
    page.goto(f"{address}?game=1&move=60")
    page.locator(".course path").first.wait_for(state="attached")


def mistake(house: House, page: Page) -> None:
    """Show a costly decision in the replay."""
    end(house, page)
    page.locator("[data-mistake]").first.click(timeout=120_000)
    page.locator("[data-moment]").wait_for()


def settings(house: House, page: Page) -> None:
    """Show the settings."""
    screen("")(house, page)
    page.locator("header button:visible").last.click()


def full(players: int) -> list[Position]:
    """Return the fullest decisions of a game, in the order of play."""
    names = ["Maximiliana", *NAMES][:players]
    return sorted(fullest(names, SEED), key=lambda each: each.moves)


def states() -> Iterator[State]:
    """Yield every state."""
    yield State("start", screen(""), is_long=True)
    yield State("settings", settings)
    yield State("lobby", lobby, is_long=True)
    for players in TABLES:
        for number, each in enumerate(full(players), 1):
            yield State(f"table-{players}-{number}", position(players, each))
    yield State("guide", position(4, full(4)[0]), settings={"guide": True})
    yield State("advice", advice)
    yield State("display", display)
    yield State("level", level)
    yield State("curtain", curtain)
    for steps in IDEAS:
        yield State(f"first-game-{steps}", partial(first_game, steps=steps))
    yield State("reveal", reveal, settings={"motion": True})
    yield State("end", end, is_long=True)
    yield State("replay", replay, is_long=True)
    yield State("mistake", mistake, is_long=True)
    yield State("rules", screen("rules"), is_long=True)
    yield State("statistics", screen("stats"), is_long=True)
    yield State("records", screen("replay/"), is_long=True)
