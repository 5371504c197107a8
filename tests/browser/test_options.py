"""Table options: printings, decks, seats, who begins, time; every step by a visible control."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

import pax
from pax.decks import built_in_deck, write
from pax.game.observation.events import RomeTook
from tests.cli.program import run
from tests.server.tables.test_starter import PLAY_NOW

from .houses import House, person
from .playing import END, MOVES, play_by

PRINTINGS: Final = {
    "en": "English printing",
    "de": "German printing",
    "nl": "Dutch printing",
    "fr": "French printing",
    "pt": "Portuguese printing",
}
ROUNDS: Final = 13
MAY_PEEK: Final = ("nl", "fr", "pt")
COUNTS: Final = {"11": 3, "12": 3, "23": 2, "24": 1, "30": 1}
"""A deck of one's own: a Wealth, a Fleet and so on with 3 symbols that is worth nothing."""

MORE: Final = {"L11": 4, "L12": 4, "I11": 4, "I12": 4}


def options(page: Page, way: str) -> Locator:
    """Open the options of one way to begin."""
    page.locator(f"[data-open-options={way}]").click()
    dialog = page.locator(f"[data-options={way}]")
    dialog.wait_for()
    return dialog


def done(dialog: Locator) -> None:
    """Close the options."""
    dialog.get_by_role("button", name="Done").click()
    dialog.wait_for(state="detached")


def solo_by(page: Page, house: House, printing: str) -> None:
    """Begin the first solo level by a printing."""
    page.goto(house.address)
    dialog = options(page, "solo")
    dialog.get_by_label(PRINTINGS[printing]).check()
    done(dialog)
    page.locator("[data-start=solo-1]").click()
    page.locator(MOVES).first.wait_for()


@pytest.mark.parametrize("printing", PRINTINGS)
def test_a_table_by_each_printing_says_so_and_plays_by_it(house: House, printing: str) -> None:
    with house.visitor() as page:
        solo_by(page, house, printing)
        terms = page.locator("[data-terms]")
        expect(terms).to_contain_text(PRINTINGS[printing])
        page.locator("[data-move^=keep]").first.click()
        page.locator("[data-move=draw]").wait_for()
        if printing in MAY_PEEK:
            expect(terms).to_contain_text("peeking is allowed")
            page.locator("[data-move=peek]").click()
            page.locator("[data-scene]").click()
            log = page.get_by_role("region", name="Game log")
            expect(log).to_contain_text("peek")
        else:
            expect(terms).to_contain_text("no peeking")
            assert page.locator("[data-move=peek]").count() == 0
            page.locator("[data-thing=rome]").click()
            expect(page.get_by_role("alert")).to_contain_text("In the solo game you may not peek")


@pytest.mark.parametrize(
    ("printing", "term", "takes"),
    [("pt", "Rome takes one last legion", ROUNDS), ("en", "Rome takes no last legion", ROUNDS - 1)],
)
def test_rome_takes_a_last_legion_by_the_portuguese_printing_alone(
    house: House, printing: str, term: str, takes: int
) -> None:
    """Without buying, a level has 13 rounds, and the pile is empty after the last."""
    plain = ("keep", "draw", "take", "offer", "bury", "skip", "end")

    def act(page: Page, moves: Locator, _: int) -> None:
        offered = moves.evaluate_all("all => all.map((one) => one.dataset.move)")
        wanted = next(one for verb in plain for one in offered if one.startswith(verb))
        page.locator(f"[data-move='{wanted}']").click()

    with house.visitor() as page:
        solo_by(page, house, printing)
        expect(page.locator("[data-terms]")).to_contain_text(term)
        play_by(page, act)
        table = page.url.partition("/table/")[2].partition("?")[0]
        assert rome_takes(house.get(f"/api/tables/{table}/record")) == takes


def rome_takes(record: str) -> int:
    """Return how often Rome took a legion in the game of a record."""
    events = pax.Record.read(record).game().view(None).events
    return sum(isinstance(event, RomeTook) for event in events)


def test_an_own_deck_is_entered_shared_by_link_played_and_verified(
    house: House, tmp_path: Path
) -> None:
    with house.visitor() as ada:
        ada.goto(house.address)
        link = enter_deck(ada)
    with house.visitor(accept_downloads=True) as brutus:
        brutus.goto(link)
        brutus.get_by_text("Somebody has shared the deck “Ada's box” with you.").wait_for()
        expect(brutus.locator("[data-card=W30]")).to_contain_text("1")
        brutus.locator("[data-keep-deck]").click()
        dialog = options(brutus, "now")
        expect(dialog.get_by_role("combobox", name="Deck")).to_have_value("Ada's box")
        dialog.get_by_label("Seat 2").select_option("random")
        dialog.get_by_label("Seat 3").select_option("random")
        done(dialog)
        brutus.locator("[data-start=now]").click()
        expect(brutus.locator("[data-terms]")).to_contain_text("a deck of the host")
        assert play_by(brutus, lambda _, moves, made: moves.nth(made % moves.count()).click()) > 5
        brutus.get_by_role("link", name="Watch the replay").click()
        with brutus.expect_download() as download:
            brutus.get_by_role("button", name="Download this game").click()
        file = tmp_path / "game.json"
        download.value.save_as(file)
    assert '"W30"' in file.read_text()
    assert run("verify", file).code == 0


def enter_deck(page: Page) -> str:
    """Type a deck into the grid of the options; return the link to it."""
    dialog = options(page, "now")
    dialog.get_by_role("button", name="Enter my own deck").click()
    dialog.get_by_label("Name of the deck").fill("Ada's box")
    check = dialog.locator("[data-deck-check]")
    expect(check).to_contain_text("Wealth 0 of 10")
    dialog.get_by_role("combobox", name="Symbols").select_option("3")
    dialog.get_by_role("combobox", name="Value").select_option("0")
    dialog.get_by_role("button", name="Add a kind").click()
    for letter in "WFARSLI":
        for row, count in COUNTS.items():
            cell = dialog.locator(f"[data-kind={letter}{row}]")
            cell.fill(str(MORE.get(letter + row, count)))
    expect(check).to_have_text("The deck is complete.")
    dialog.locator("[data-kind=W11]").fill("4")
    expect(check).to_have_text("Not yet right: Wealth 11 of 10.")
    expect(dialog.get_by_role("button", name="Save and play with it")).to_be_disabled()
    dialog.locator("[data-kind=W11]").fill("3")
    dialog.get_by_text("Link for friends").click()
    link = dialog.locator("[data-deck-link]").input_value()
    dialog.locator(".qr svg").wait_for()
    save = dialog.get_by_role("button", name="Save and play with it")
    save.click()
    expect(dialog.get_by_role("combobox", name="Deck")).to_have_value("Ada's box")
    expect(dialog.get_by_text("Saved in this browser.")).to_be_visible()
    expect(dialog.locator("[data-deck-link]")).to_be_visible()
    expect(save).to_be_focused()
    return link


def test_a_deck_is_deleted_only_after_a_question(house: House) -> None:
    with house.visitor() as page:
        page.goto(f"{house.address}#/cards/enter")
        deck = page.get_by_role("combobox", name="Deck")
        delete = page.get_by_role("button", name="Delete this deck")
        page.get_by_role("button", name="Start from the built-in deck").click()
        page.get_by_role("button", name="Save and play with it").click()
        delete.click()
        expect(page.get_by_role("alert")).to_contain_text("Delete “My PAX” from this browser?")
        page.get_by_role("button", name="No, keep it").click()
        expect(deck).to_have_value("My PAX")
        delete.click()
        delete.click()
        expect(deck).to_have_value("")
        expect(deck).to_be_focused()
        expect(page.get_by_label("Name of the deck")).to_have_value("")
        expect(delete).to_have_count(0)


def test_a_deck_is_pasted_or_loaded_from_a_file_and_wrong_lines_are_named(
    house: House, tmp_path: Path
) -> None:
    file = tmp_path / "box.deck"
    file.write_text(write(built_in_deck()), "utf-8")
    with house.visitor() as page:
        page.goto(f"{house.address}#/cards/enter")
        check = page.locator("[data-deck-check]")
        page.get_by_text("Paste a list").click()
        page.get_by_role("textbox", name="One line for each kind").fill("W11 3\nhello\nW12 7")
        page.get_by_role("button", name="Put it into the grid").click()
        expect(page.get_by_text("Line 2 is not understood.")).to_be_visible()
        expect(check).not_to_contain_text("Wealth")
        page.get_by_label("Load a file").set_input_files(file)
        expect(check).to_have_text("The deck is complete.")


def test_the_card_list_is_linked_from_the_start_the_table_and_the_rules(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        expect(page.get_by_text("The built-in deck is a reconstruction.")).to_be_visible()
        page.get_by_role("link", name="Card list").click()
        expect(page.locator("[data-card]")).to_have_count(28)
        expect(page.locator("[data-card=L11]")).to_contain_text("4")
        page.goto(f"{house.address}#/rules")
        expect(page.get_by_role("link", name="Card list")).to_be_visible()
        page.goto(house.address)
        page.locator("[data-start=now]").click()
        expect(page.locator("[data-terms]")).to_contain_text("the built-in deck, a reconstruction")
        with page.expect_popup() as opened:
            page.get_by_role("link", name="See the cards").click()
        expect(opened.value.locator("[data-card]")).to_have_count(28)


def test_play_now_asks_for_chance_unless_the_player_chooses(house: House) -> None:
    with house.visitor() as page:
        page.route("**/api/about", lambda _: None)  # as if the player were faster than the network
        page.goto(house.address)
        with page.expect_request("**/api/tables") as asked:
            page.locator("[data-start=now]").click()
        assert asked.value.post_data_json == PLAY_NOW
        page.locator(MOVES).first.wait_for()
        page.unroute_all(behavior="ignoreErrors")
        page.goto(house.address)
        dialog = options(page, "now")
        dialog.get_by_label("Who begins?").select_option(label="I begin")
        done(dialog)
        page.locator("[data-start=now]").click()
        expect(page.locator("[data-terms]")).to_contain_text("Guest begins")
        expect(page.locator("[data-place=player-0]")).to_contain_text("You")


def test_bots_are_chosen_seat_by_seat_and_the_seats_ordered(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        dialog = options(page, "now")
        bots = dialog.get_by_label("Seat 2").locator("option").all_inner_texts()
        assert len(bots) == 7
        dialog.get_by_label("Seat 2").select_option("brutus")
        dialog.get_by_label("Seat 3").select_option("novice")
        dialog.get_by_text("Who are the bots?").click()
        expect(dialog.get_by_text("never conspires")).to_be_visible()
        dialog.get_by_role("button", name="Move Livia forward").click()
        dialog.get_by_label("Who begins?").select_option(label="Livia begins")
        done(dialog)
        with page.expect_request("**/api/tables") as asked:
            page.locator("[data-start=now]").click()
        form = asked.value.post_data_json or {}
        seats = [(seat["kind"], seat.get("level")) for seat in form["seats"]]
        assert seats == [("bot", "brutus"), ("person", None), ("bot", "novice")]
        page.locator(MOVES).first.wait_for()
        expect(page.locator("[data-place=player-1]")).to_contain_text("You")
        page.goto(house.address)
        page.reload()
        dialog = options(page, "now")
        expect(dialog.get_by_label("Seat 1")).to_have_value("brutus")


def test_the_start_page_names_the_chosen_bots(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        strength = page.get_by_role("group", name="Opponents\u2019 strength")
        dialog = options(page, "now")
        dialog.get_by_label("Seat 2").select_option("brutus")
        done(dialog)
        expect(strength.locator("legend")).to_have_text("Opponents\u2019 strength: various bots")
        dialog = options(page, "now")
        dialog.get_by_label("Seat 3").select_option("brutus")
        done(dialog)
        expect(strength.locator("legend")).to_have_text("Opponents\u2019 strength: Brutus")


def test_open_counts_show_what_everybody_has_and_hints_can_be_forbidden(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        for is_open in (False, True):
            dialog = options(page, "now")
            dialog.get_by_label("Open counts").set_checked(is_open)
            dialog.get_by_label("Hints are allowed").set_checked(is_open)
            done(dialog)
            page.locator("[data-start=now]").click()
            page.locator(MOVES).first.wait_for()
            terms = page.locator("[data-terms]")
            expect(terms).to_contain_text("hints allowed" if is_open else "no hints")
            expect(page.get_by_role("button", name="Hint")).to_have_count(int(is_open))
            counts = page.get_by_role("list", name="Open counts")
            expect(counts.get_by_role("listitem")).to_have_count(3 if is_open else 0)
            if is_open:
                expect(counts).to_contain_text(
                    re.compile(r"Livia: 5 aurei, (no cards|1 card) in hand")
                )
            page.goto(house.address)


def test_people_and_bots_share_one_device(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        page.get_by_role("button", name="Add a player").click()
        dialog = options(page, "here")
        dialog.get_by_label("Seat 3").select_option("random")
        dialog.get_by_label("Who begins?").select_option("0")
        done(dialog)
        page.get_by_placeholder("Player 1").fill("Ada")
        page.get_by_placeholder("Player 2").fill("Brutus")
        page.locator("[data-start=here]").click()
        page.locator(f"{MOVES}, [data-lift]").first.wait_for()
        assert page.locator(END).count() == 0
        lift = page.locator("[data-lift]")
        if lift.count():
            expect(page.get_by_text("Pass the device to Ada.")).to_be_visible()
            lift.click()
        page.locator("[data-move^=keep]").first.click()
        expect(page.get_by_text("Pass the device to Brutus.")).to_be_visible()
        page.locator("[data-lift]").click()
        page.locator("[data-move^=keep]").first.click()
        expect(page.get_by_text("Pass the device to Ada.")).to_be_visible()


WATCH_WARNING = """() => {
  const look = () => { window.withoutWarning ||= !document.querySelector("[data-clock-warning]"); };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_the_clock_runs_at_the_seat_that_decides_and_warns_once(house: House) -> None:
    with house.visitor() as page:
        page.clock.install()
        page.goto(house.address)
        dialog = options(page, "now")
        dialog.get_by_label("Time for a decision").select_option("30 seconds")
        dialog.get_by_label("Who begins?").select_option("0")
        done(dialog)
        page.locator("[data-start=now]").click()
        clock = page.locator("[data-place=player-0] [data-clock]")
        expect(clock).to_have_text(re.compile(r"0:(30|2\d) left"))
        expect(page.locator("[data-terms]")).to_contain_text("30 seconds for a decision")
        warning = page.locator("[data-clock-warning]")
        assert warning.count() == 0
        page.clock.fast_forward(21_000)
        expect(warning).to_have_attribute("role", "alert")
        expect(warning).to_contain_text("Your time is nearly up.")
        expect(clock).to_have_text(re.compile(r"0:0\d left"))
        page.evaluate(WATCH_WARNING)  # the next decision may warn again, by the page's clock
        page.locator("[data-move^=keep]").first.click()
        page.wait_for_function("() => window.withoutWarning")


def test_the_clock_of_another_player_runs_at_their_seat(house: House) -> None:
    table = house.make(person("Ada"), person("Brutus"), seconds=300)
    with house.visitor() as ada, house.visitor() as brutus:
        for page, link in zip((ada, brutus), table.links, strict=True):
            page.goto(link)
            page.get_by_role("button", name="I\u2019m ready").click()
        ada.locator(MOVES).first.wait_for()
        for page in (ada, brutus):
            running = page.locator("[data-place=player-0] [data-clock]")
            expect(running).to_have_text(re.compile(r"(5:00|4:5\d) left"))
            expect(page.locator("[data-clock]")).to_have_count(1)
        ada.locator("[data-move^=keep]").first.click()
        for page in (ada, brutus):
            expect(page.locator("[data-place=player-1] [data-clock]")).to_be_visible()
            expect(page.locator("[data-clock]")).to_have_count(1)


def test_the_host_orders_the_seats_in_the_lobby(house: House) -> None:
    with house.visitor() as ada, house.visitor() as brutus:
        ada.goto(house.address)
        ada.get_by_label("Your name").fill("Ada")
        dialog = options(ada, "friends")
        dialog.get_by_label("Who begins?").select_option("0")
        dialog.get_by_label("Seat 3").select_option("random")
        dialog.get_by_label("Hints are allowed").check()
        done(dialog)
        ada.locator("[data-start=friends]").click()
        seats = ada.locator(".lobby li")
        expect(seats.first).to_contain_text("Ada")
        brutus.goto(ada.get_by_label("Link for your friends").input_value())
        expect(brutus.locator("[data-terms]")).to_contain_text("hints allowed")
        brutus.get_by_label("Your name").fill("Brutus")
        brutus.get_by_role("button", name="Take a seat").click()
        ada.get_by_role("button", name="Move seat 2 one place forward").click()
        for page in (ada, brutus):
            expect(page.locator(".lobby li").first).to_contain_text("Brutus")
            page.get_by_role("button", name="I\u2019m ready").click()
        brutus.locator("[data-move^=keep]").first.click()
        ada.locator("[data-move^=keep]").first.wait_for()
        ada.reload()
        ada.locator("[data-move^=keep]").first.wait_for()
        expect(ada.locator("[data-place=player-1]")).to_contain_text("You")
