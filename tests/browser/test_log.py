"""The log of a page: a card for each turn; the newest at once, older ones on request."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from .houses import House, bots, person
from .playing import END, play_by_script, seq_of

EARLIER = "Show what happened earlier"
WELCOMED = 200
"""The number of lines in a welcome."""


def test_a_late_guest_can_load_earlier_lines(house: House) -> None:
    table = house.make(person("Ada"), *bots(7))
    with house.visitor() as ada, house.visitor() as guest:
        ada.goto(table.links[0])
        play_by_script(ada)
        guest.goto(table.links[0])
        for page in (ada, guest):
            page.locator(END).get_by_role("button", name="Back to the table").click()
        assert seq_of(guest) > WELCOMED
        recent = lines_of(guest)
        load_all(guest)
        load_all(ada)
        assert lines_of(guest)[-len(recent) + 1 :] == recent[1:]  # the first line may be incomplete
        assert len(lines_of(guest)) > len(recent)
        assert lines_of(guest) == lines_of(ada)
        assert "Rome receives" in lines_of(guest)[0]
        guest.locator(".log li button").first.click()
        expect(guest.locator(".moment")).to_contain_text(
            "This is how the table looked at this point."
        )


def test_a_complete_log_offers_no_earlier_lines(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.make(person("Ada"), *bots(1)).links[0])
        play_by_script(page, most=3)
        page.reload()
        page.locator(".log li").first.wait_for()
        assert page.get_by_role("button", name=EARLIER).count() == 0


def test_a_card_for_each_turn_has_its_player_cards_and_coins(house: House) -> None:
    """Given the events of a game, the cards of the log show the same players, cards and aurei."""
    received: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: received.extend(moves_in(str(frame))))

    with house.visitor() as page:
        page.on("websocket", listen)
        page.goto(house.make(person("Ada"), *bots(2)).links[0])
        play_by_script(page, most=20)
        page.locator("[data-move], [data-end]").first.wait_for()
        seq = str(received[-1]["seq"])
        page.locator(f"[data-seq='{seq}']").wait_for()
        load_all(page)
        shown = page.locator(".log li.turn:not(.dealt)").evaluate_all(READ_TURNS)
    assert shown == turns_in(received)
    assert sum(len(turn[3]) for turn in shown) > 0


READ_TURNS = """
(all) => all.map((card) => {
  const coins = card.querySelector('.coins .unseen')?.textContent ?? '0 0';
  const [paid, received] = coins.match(/\\d+/g);
  const chips = [...card.querySelectorAll(':scope > p [data-card]')].map((one) => one.dataset.card);
  return [card.dataset.seat, Number(paid), Number(received), chips];
})
"""


def moves_in(frame: str) -> list[Any]:
    """Return the moves in a message of the server."""
    message = json.loads(frame)
    return [each for each in message.get("news", []) if each["type"] == "moved"]


def turns_in(moves: list[Any]) -> list[Any]:
    """Return for each turn its seat, what it paid and received, and the cards that are told."""
    turns: list[Any] = []
    is_new, is_setup = True, True
    for move in moves:
        if is_new or (is_setup and turns[-1][0] != str(move["seat"])):
            turns.append([str(move["seat"]), 0, 0, []])
            is_new = False
        for event in move["events"]:
            if event["type"] in {"RomeTook", "Filled", "RoundBegan", "TurnBegan", "Ended"}:
                is_new, is_setup = True, False
            if is_new:
                continue
            if str(event.get("seat")) == turns[-1][0]:
                turns[-1][1] += event.get("price", 0)
                turns[-1][2] += event.get("aurei", 0)
            cards = event.get("cards", [event.get("card")])
            turns[-1][3] += [card for card in cards if card is not None]
    return turns


def lines_of(page: Page) -> list[str]:
    """Return the lines of the log that a page shows."""
    return [text for text in page.locator(".log li").all_inner_texts() if text != EARLIER]


def load_all(page: Page) -> None:
    """Load earlier lines until there are none."""
    button = page.get_by_role("button", name=EARLIER)
    while button.count():
        before = len(lines_of(page))
        button.click()
        page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)
        expect(page.locator(".log .earlier[disabled]")).to_have_count(0)
