"""The end of a game: Rome's cards, categories, points, curve, and what follows."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import pax

from .houses import House, bots, person
from .playing import END, MOVES, play_by_script
from .positions import almost_over


def test_the_end_is_shown_step_by_step_and_completely(house: House) -> None:
    table = house.make(person("Ada"), *bots(2))
    with house.visitor(settings={"motion": True}) as page:
        page.goto(table.links[0])
        play_by_script(page)
        end = page.locator(END)
        assert end.locator(".hidden li").count() == 3
        assert end.locator("[data-category]").count() > 0
        expect(end.get_by_role("button", name="Play again")).to_have_count(0)
        end.get_by_role("button", name="Skip to the result").click()
        expect(end.locator(".hidden li.up")).to_have_count(3)
        expect(end.get_by_text("a card face-down")).to_have_count(0)
        check_end(end.inner_text())
        end.locator("path.line").first.wait_for()
        expect(end.locator("figure path.line")).to_have_count(6)  # three lines and their keys
        expect(end.locator("figure path.rome")).to_have_count(2)


def check_end(text: str) -> None:
    """Check that a text has every part of the end."""
    for part in ("Rome holds", "of 7", "Points", "Your points", "You", "Livia", "Decimus"):
        assert part.lower() in text.lower(), part


def test_the_replay_can_be_shared_and_a_rematch_started(house: House) -> None:
    table = house.make(person("Ada"), *bots(1))
    with house.person(permissions=["clipboard-read", "clipboard-write"]) as context:
        page = context.new_page()
        page.goto(table.links[0])
        play_by_script(page)
        page.get_by_role("button", name="Share the replay").click()
        page.get_by_text("copied").wait_for()
        shared = page.evaluate("() => navigator.clipboard.readText()")
        guest = context.new_page()
        guest.goto(shared)
        guest.get_by_text("Move 0 of").first.wait_for()
        guest.close()
        closed_and_opened_again(page)
        page.get_by_role("button", name="Play again").click()
        page.locator(MOVES).first.wait_for()
        expect(page.locator(END)).to_have_count(0)
        assert play_by_script(page, seed=2) > 5
        page.goto(f"{house.address}#/stats")
        expect(page.get_by_role("link", name="Replay")).to_have_count(2)


def test_a_won_level_offers_the_next(house: House) -> None:
    with house.visitor() as page:
        win_a_level(house, page, opened=2)
        with page.expect_request("**/api/tables") as asked:
            page.get_by_role("button", name="On to level 2").click()
        assert (asked.value.post_data_json or {})["solo"] == 2


def test_a_level_that_opens_no_other_offers_none(house: House) -> None:
    with house.visitor() as page:
        win_a_level(house, page, opened=1)
        page.get_by_role("button", name="Play again").wait_for()
        expect(page.locator("[data-next]")).to_have_count(0)


def win_a_level(house: House, page: Page, opened: int) -> None:
    """Win the first level by its last move, in a campaign with these levels open."""
    game = won_level()
    begin = {"record": json.loads(pax.Record.from_game(game).write()), "moves": len(game.moves) - 1}
    table = house.make(person("Ada"), begin=begin, solo=1)
    page.add_init_script("localStorage['pax.campaign'] = 'a secret'")
    progress = {"tried": [1] + [0] * 4, "won": [opened - 1] + [0] * 4, "open": opened}
    page.route("**/api/campaign", lambda route: route.fulfill(json=progress))
    page.goto(table.links[0])
    with page.expect_response("**/api/campaign"):
        page.locator(f"[data-move='{game.moves[-1]}']").click()


def test_a_refused_rematch_shows_the_reason(house: House) -> None:
    table = house.make(person("Ada"), *bots(1))
    with house.visitor() as page:
        page.route_web_socket("**/*", refuse_rematch)
        page.goto(table.links[0])
        play_by_script(page)
        page.get_by_role("button", name="Play again").click()
        expect(page.locator(END).get_by_role("status")).to_contain_text("could not be saved")


def refuse_rematch(socket: WebSocketRoute) -> None:
    """Refuse a rematch as a server with a full disk does; forward everything else."""
    server = socket.connect_to_server()

    def on_message(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "rematch":
            reason = {"code": "not_stored", "numbers": {}}
            socket.send(json.dumps({"type": "refused", "answers": said["id"], "reason": reason}))
        else:
            server.send(message)

    socket.on_message(on_message)


def won_level() -> pax.Game:
    """Return a record of the first level, won by a simple bot."""
    game, rng = pax.deal(["Ada"], level=1, seed=2), pax.Rng(2)
    bot = pax.make_bot("novice")
    while game.seat is not None:
        game.play(bot.choose(game.view(game.seat), game.legal(), pax.Budget(), rng))
    assert game.result
    assert game.result.winners == (0,)
    return game


def closed_and_opened_again(page: Page) -> None:
    """Go back to the table and return to the end."""
    page.get_by_role("button", name="Back to the table").click()
    expect(page.locator(END)).to_have_count(0)
    page.get_by_role("button", name="Show result").click()
    page.locator(END).wait_for()


# Writes down what the table and the live region show until the end is there.
WATCH_TABLE = """
() => {
  window.paxBefore = { standings: [], told: [] };
  const texts = (what) => [...document.querySelectorAll(what)].map((each) => each.innerText).join();
  const look = () => {
    if (document.querySelector('[data-end]') !== null) return;
    const held = [...document.querySelectorAll('.shields th')].map((each) => each.className).join();
    const standing = [held, texts('td.points'), texts('.verdict')].join('; ');
    const { standings, told } = window.paxBefore;
    if (standing !== standings.at(-1)) standings.push(standing);
    if (texts('[data-live]') !== told.at(-1)) told.push(texts('[data-live]'));
  };
  look();
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, all);
}
"""


@pytest.mark.parametrize("speed", [0, 2])
def test_nothing_behind_the_reveal_gives_the_result_away(house: House, speed: int) -> None:
    position = almost_over(["Ada", "Livia"])
    with house.visitor(settings={"motion": True, "speed": speed}) as page:
        page.goto(house.make(person("Ada"), *bots(1), begin=position.begin).links[0])
        page.locator(MOVES).first.wait_for()
        page.evaluate(WATCH_TABLE)
        page.locator(f"[data-move='{position.record['moves'][position.moves]}']").click()
        page.get_by_role("button", name="Skip to the result").wait_for()
        before = page.evaluate("() => window.paxBefore")
        assert len(before["standings"]) == 1, before["standings"]
        assert not [text for text in before["told"] if RESULT.search(text)]
        behind = page.locator(".log, [data-live]").all_inner_texts()
        assert not [text for text in behind if RESULT.search(text)]
        expect(page.locator(".board, .verdict").filter(visible=True)).to_have_count(0)
        page.get_by_role("button", name="Skip to the result").click()
        page.get_by_role("button", name="Back to the table").click()
        expect(page.locator(".log")).to_contain_text(RESULT)
        expect(page.locator("[data-live]")).to_contain_text(RESULT)


RESULT = re.compile("Rome reveals|The game is over: Rome")


# Writes down what the end shows after each change: cards, shields, columns, and the headline.
WATCH_REVEAL = """
() => {
  window.paxSteps = [];
  const count = (what) => document.querySelectorAll(`[data-end] ${what}`).length;
  const look = () => {
    const filled = [...document.querySelectorAll('[data-end] tbody tr:first-child td:not(.bars)')];
    const step = [
      count('.hidden .up'),
      count('.shields li:not(.open)'),
      filled.slice(0, -1).filter((cell) => cell.innerText !== '').length,
      /beaten|wins/.test(document.querySelector('[data-end] h2')?.innerText ?? ''),
    ];
    if (String(step) !== String(window.paxSteps.at(-1))) window.paxSteps.push(step);
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document, all);
}
"""


@pytest.mark.parametrize("speed", [0, 2])
def test_cards_shields_and_points_are_revealed_in_this_order(house: House, speed: int) -> None:
    position = almost_over(["Ada", "Livia"])
    # Reduced motion has the same steps without flight.
    settings = {"motion": True, "speed": speed}
    with house.visitor(settings=settings, reduced_motion="reduce") as page:
        page.goto(house.make(person("Ada"), *bots(1), begin=position.begin).links[0])
        page.locator(MOVES).first.wait_for()
        page.evaluate(WATCH_REVEAL)
        page.locator(f"[data-move='{position.record['moves'][position.moves]}']").click()
        page.get_by_role("button", name="Play again").wait_for()
        steps = page.evaluate("() => window.paxSteps.filter(([cards]) => cards > 0)")
        assert steps == sorted(steps)
        cards, shields, columns, verdict = (list(each) for each in zip(*steps, strict=True))
        assert sorted(set(cards)) == [1, 2, 3]
        assert sorted(set(shields)) == list(range(8))
        assert all(cards[at] == 3 for at, shield in enumerate(shields) if shield)
        assert all(shields[at] == 7 for at, column in enumerate(columns) if column)
        assert [at for at, told in enumerate(verdict) if told] == [len(steps) - 1]
