"""Links to share: copied with and without a secure context, and honest about who can open them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from .conftest import LAN_ADDRESS
from .houses import House, Made, bots, person
from .playing import END, play_by_script
from .positions import almost_over

SEAT_TO_TAKE: Final[dict[str, object]] = {"kind": "open"}


def in_lan(link: str) -> str:
    """Return a link as another device of the network opens it: by plain http, not loopback."""
    return link.replace("127.0.0.1", LAN_ADDRESS)


@contextmanager
def clipboard(house: House) -> Iterator[tuple[BrowserContext, Page]]:
    """Open a person's context and a page that can read its clipboard, which is not empty."""
    with house.person(permissions=["clipboard-read", "clipboard-write"]) as context:
        reader = context.new_page()
        reader.goto(house.address)
        reader.evaluate("() => navigator.clipboard.writeText('something else')")
        yield context, reader


def copied(reader: Page) -> str:
    """Return the text in the clipboard."""
    reader.bring_to_front()
    return str(reader.evaluate("() => navigator.clipboard.readText()"))


def almost_over_table(house: House) -> Made:
    """Make a table of two whose game ends with the next move."""
    record, moves = almost_over(["Ada", "Livia"])
    return house.make(person("Ada"), *bots(1), begin={"record": record, "moves": moves})


def places(buttons: Locator) -> list[tuple[float, float]]:
    """Return the left edge and the width of each button."""
    boxes = [each.bounding_box() for each in buttons.all()]
    return [(box["x"], box["width"]) for box in boxes if box]


def test_sharing_leaves_the_buttons_of_the_end_in_place(house: House) -> None:
    table = almost_over_table(house)
    with house.person(permissions=["clipboard-read", "clipboard-write"]) as context:
        page = context.new_page()
        page.goto(table.links[0])
        play_by_script(page)
        buttons = page.locator(END).locator("footer").get_by_role("button")
        before = places(buttons)
        page.get_by_role("button", name="Share the replay").click()
        page.get_by_text("copied").wait_for()
        assert places(buttons) == before


def test_links_are_copied_by_plain_http_in_a_network(house: House) -> None:
    lobby, over = house.make(person("Ada"), SEAT_TO_TAKE), almost_over_table(house)
    with clipboard(house) as (context, reader):
        page = context.new_page()
        page.goto(in_lan(lobby.links[0]))
        assert page.evaluate("() => isSecureContext") is False
        page.get_by_role("button", name="Copy").click()
        page.wait_for_timeout(200)
        assert copied(reader) == in_lan(f"{house.address}#/table/{lobby.table}")
        page.goto(in_lan(over.links[0]))
        play_by_script(page)
        page.get_by_role("button", name="Share the replay").click()
        expect(page.locator(END).get_by_role("status")).to_contain_text(
            "Link to the replay copied."
        )
        assert copied(reader) == in_lan(f"{house.address}#/replay/{over.table}?game=1")
        page.get_by_role("link", name="Watch").click()
        page.get_by_role("button", name="Copy link to this move").click()
        page.get_by_text("Link copied.").wait_for()
        assert copied(reader).startswith(
            in_lan(f"{house.address}#/replay/{over.table}?game=1&move")
        )


def test_a_link_that_cannot_be_copied_is_shown(house: House) -> None:
    table = almost_over_table(house)
    with house.visitor() as page:
        page.add_init_script("document.execCommand = () => false")
        page.goto(in_lan(table.links[0]))
        play_by_script(page)
        page.get_by_role("button", name="Share the replay").click()
        link = in_lan(f"{house.address}#/replay/{table.table}?game=1")
        page.wait_for_timeout(200)
        shown = page.locator(f"{END} input").evaluate_all("all => all.map((one) => one.value)")
        assert shown == [link]


@pytest.mark.parametrize("is_local", [True, False])
def test_a_link_that_only_this_machine_can_open_says_so(house: House, *, is_local: bool) -> None:
    table = house.make(person("Ada"), SEAT_TO_TAKE)
    link = table.links[0] if is_local else in_lan(table.links[0])
    with house.visitor() as page:
        page.goto(link)
        page.get_by_role("img", name="QR").wait_for()
        assert ("only on this machine" in page.locator("main").inner_text()) is is_local
        expect(page.get_by_text("pax play --lan")).to_have_count(int(is_local))


def test_a_server_that_the_network_reaches_names_its_address(house: House) -> None:
    """Who opens such a server by a local address is told the other one, not how to start it."""
    table = house.make(person("Ada"), SEAT_TO_TAKE)
    address = "http://192.0.2.7:7297/"

    def reached(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "lan_address": address})

    with house.visitor() as page:
        page.route("**/api/about", reached)
        page.goto(table.links[0])
        page.get_by_text(f"open {address} in this browser").wait_for()
        expect(page.get_by_text("only on this machine")).to_be_visible()
        expect(page.get_by_text("pax play --lan")).to_have_count(0)
