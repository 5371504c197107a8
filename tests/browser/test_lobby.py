"""A waiting table: guests join and are removed; the origin of the deal is shown."""

import json

from playwright.sync_api import Page, expect

import pax
from tests.server.clients import ask

from .houses import House, Made, bots, person
from .playing import MOVES, play_by_script

OPEN: dict[str, object] = {"kind": "open"}
SENT_AWAY = "You no longer have a seat at this table."
SAME_ADDRESS = "from the same address as another seat"
FROM_A_RECORD = "This game begins from a record: whoever made the table may know every card."
PLAYED_BEFORE = "These cards were played before at another table: whoever was there may know them."


def take_seat(page: Page, link: str, name: str) -> None:
    """Open the public link and take a seat."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.locator(".lobby li", has_text=name).or_(page.locator(MOVES).first).first.wait_for()


def send_away(host: Page, name: str) -> None:
    """Remove a guest; the host is asked once more."""
    button = host.get_by_role("button", name=f"Send {name} away")
    button.click()
    host.get_by_text(f"Send {name} away?").wait_for()
    button.click()


def link_of(house: House, table: Made) -> str:
    """Return the public link to a table."""
    return f"{house.address}#/table/{table.table}"


def test_the_host_removes_a_guest_and_another_takes_the_seat(house: House) -> None:
    table = house.make(person("Ada"), OPEN)
    with house.visitor() as ada, house.visitor() as brutus, house.visitor() as clodia:
        ada.goto(f"{table.links[0]}&host={table.host}")
        take_seat(brutus, link_of(house, table), "Brutus")
        send_away(ada, "Brutus")
        brutus.get_by_text(SENT_AWAY).wait_for()
        brutus.get_by_role("button", name="Take a seat").wait_for()
        ada.get_by_text("open", exact=True).wait_for()
        take_seat(clodia, link_of(house, table), "Clodia")
        ada.get_by_role("button", name="Send Clodia away").wait_for()
        for page in (ada, clodia):
            page.get_by_role("button", name="I\u2019m ready").click()
        for page in (ada, clodia, brutus):
            page.locator("[data-seq]").wait_for()
        assert brutus.locator(MOVES).count() == 0
        log = ada.get_by_role("region", name="Game log")
        log.get_by_text("The host has sent Brutus away: the seat is free again.").wait_for()


def test_only_the_host_can_remove_guests_and_no_reserved_seat(house: House) -> None:
    table = house.make(person("Ada"), person("Brutus"), OPEN)
    with house.visitor() as ada, house.visitor() as clodia:
        ada.goto(f"{table.links[0]}&host={table.host}")
        take_seat(clodia, link_of(house, table), "Clodia")
        ada.get_by_role("button", name="Send Clodia away").wait_for()
        assert ada.get_by_role("button", name="away").count() == 1
        assert clodia.get_by_role("button", name="away").count() == 0


def test_a_player_removed_while_away_is_told_and_may_sit_again(house: House) -> None:
    table = house.make(person("Ada"), OPEN)
    with house.visitor() as ada, house.person() as context:
        page = context.new_page()
        take_seat(page, link_of(house, table), "Brutus")
        page.close()
        ada.goto(f"{table.links[0]}&host={table.host}")
        send_away(ada, "Brutus")
        ada.get_by_text("open", exact=True).wait_for()
        page = context.new_page()
        page.goto(link_of(house, table))
        page.get_by_text(SENT_AWAY).wait_for()
        take_seat(page, link_of(house, table), "Brutus")


def test_seats_that_were_taken_from_one_address_are_marked(house: House) -> None:
    table = house.make(person("Ada"), OPEN, OPEN)
    with house.visitor() as ada, house.visitor() as one, house.visitor() as other:
        ada.goto(table.links[0])
        take_seat(one, link_of(house, table), "Brutus")
        ada.locator(".lobby li", has_text="Brutus").wait_for()
        assert ada.get_by_text(SAME_ADDRESS).count() == 0
        take_seat(other, link_of(house, table), "Clodia")
        expect(ada.get_by_text(SAME_ADDRESS)).to_have_count(2)
        expect(ada.locator(".lobby li").first).not_to_contain_text(SAME_ADDRESS)


def test_a_table_from_a_record_is_labelled_before_and_during_the_game(house: House) -> None:
    record = json.loads(pax.Record.from_game(pax.deal(players=["A", "B"], seed=1)).write())
    table = house.make(OPEN, *bots(1), begin={"record": record, "moves": 0})
    with house.visitor() as page:
        page.goto(link_of(house, table))
        page.get_by_text(FROM_A_RECORD).wait_for()
        take_seat(page, link_of(house, table), "Brutus")
        page.locator(MOVES).first.wait_for()
        assert page.get_by_text(FROM_A_RECORD).is_visible()


def test_a_table_with_a_repeated_deal_is_labelled(house: House) -> None:
    first = house.make(person("Ada"), *bots(1))
    with house.visitor() as page:
        page.goto(first.links[0])
        play_by_script(page)
        seats = {"seats": [OPEN, *bots(1)]}
        path = f"/api/tables/{first.table}/duplicates"
        status, made = ask(house.server.port, "POST", path, seats, first.host)
        assert status == 200, made
        page.goto(f"{house.address}#/table/{json.loads(made)['table']['id']}")
        page.get_by_text(PLAYED_BEFORE).wait_for()


def test_an_ordinary_table_has_no_label(house: House) -> None:
    with house.visitor() as page:
        page.goto(link_of(house, house.make(person("Ada"), OPEN)))
        page.locator(".lobby").wait_for()
        assert page.locator(".origin").count() == 0
