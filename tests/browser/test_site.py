"""The edition without a server in Chromium: played offline, with the file server stopped."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.support.needs import needs

from .playing import MOVES, moves_of, play_by_script, seq_of
from .sites import (
    SiteHouse,
    first_visit,
    play_with_kills,
    saved_records,
    wait_until_ready,
    without_database,
)

pytestmark = needs("pyodide headers")


def choose(page: Page, players: int, level: str) -> None:
    """Choose a game against bots on the start page."""
    page.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    page.get_by_role("group", name="Opponents\u2019 strength").get_by_text(
        level, exact=True
    ).click()


def test_whole_games_offline(site: SiteHouse) -> None:
    with site.person() as context:
        page = first_visit(context, site.address)
        with site.offline(context):
            page.reload()
            wait_until_ready(page)
            choose(page, 4, "Senator")
            page.get_by_role("button", name="Play", exact=True).first.click()
            assert play_by_script(page) > 5
            (record,) = saved_records(page)
            record.check()
            assert len(record.config.players) == 4
            page.goto(site.address)
            page.locator("[data-start=solo-1]").click()
            assert play_by_script(page, seed=2) > 5
            for record in saved_records(page):
                record.check()


def test_a_page_that_is_loaded_again_shows_the_same_decision(site: SiteHouse) -> None:
    with site.person() as context:
        page = first_visit(context, site.address)
        with site.offline(context):
            page.get_by_role("button", name="Play", exact=True).first.click()
            for _ in range(3):
                page.locator(MOVES).first.wait_for()
                seq = seq_of(page)
                page.locator(MOVES).first.click()
                page.wait_for_function(f"document.querySelector('[data-seq]').dataset.seq > {seq}")
            page.locator(MOVES).first.wait_for()
            before = (seq_of(page), moves_of(page))
            page.reload()
            page.locator(MOVES).first.wait_for()
            assert (seq_of(page), moves_of(page)) == before
            assert play_by_script(page) > 0
            saved_records(page)[0].check()


def test_a_killed_tab_loses_no_move_that_was_shown(site: SiteHouse) -> None:
    play_with_kills(site, kills=5, seed=19)


def test_another_tab_says_that_the_game_is_played_elsewhere(site: SiteHouse) -> None:
    with site.person() as context:
        page = first_visit(context, site.address)
        page.get_by_role("button", name="Play", exact=True).first.click()
        page.locator(MOVES).first.wait_for()
        other = context.new_page()
        other.goto(page.url)
        expect(other.get_by_text("Another tab of this browser")).to_be_visible()
        page.close()
        other.reload()
        other.locator(MOVES).first.wait_for()


SPY = """
window.paxReceived = [];
const Original = Worker;
let front = null; // the socket of the seat before which the curtain was lifted last
window.Worker = class extends Original {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (data.type !== 'message' && data.type !== 'reply') return;
      const isInFront = data.type === 'message' && data.socket === front;
      window.paxReceived.push({ isInFront, text: data.text ?? 'null' });
    });
  }
  postMessage(message) {
    if (message.type === 'cover' && !message.isCovered) front = message.socket;
    super.postMessage(message);
  }
};
"""


def test_the_page_is_sent_cards_of_one_seat_at_a_time(site: SiteHouse) -> None:
    with site.person() as context:
        context.add_init_script(SPY)
        page = first_visit(context, site.address)
        with site.offline(context):
            page.locator("[data-start=here]").click()
            page.locator("[data-lift]").wait_for()
            received = page.evaluate("window.paxReceived.splice(0)")
            assert received
            assert [each for each in received if is_private(each["text"])] == []
            assert play_by_script(page) > 5
            received = page.evaluate("window.paxReceived")
            private = [each for each in received if is_private(each["text"])]
            assert private
            assert [each for each in private if not each["isInFront"]] == []
            saved_records(page)[0].check()


PRIVATE_EVENTS = frozenset({"Saw", "Kept", "Took", "Shown"})


def is_private(text: str) -> bool:
    """Whether a message or a reply has a part that only one seat may see."""
    return has_private(json.loads(text))


def has_private(part: Any) -> bool:  # noqa: ANN401 - any JSON
    """Whether a part of a message is private: somebody's view, or an event with a hidden card."""
    if isinstance(part, list):
        return any(map(has_private, part))
    if not isinstance(part, dict):
        return False
    if part.get("mine") or (part.get("type") in PRIVATE_EVENTS and part.get("card")):
        return True
    return any(map(has_private, part.values()))


def test_a_window_without_storage_plays_and_says_so(site: SiteHouse) -> None:
    with site.person(service_workers="block") as context:
        page = context.new_page()
        page.route("**/engine-worker.js*", without_database)
        page.goto(site.address)
        wait_until_ready(page)
        expect(page.locator("[data-storage=none]")).to_be_visible()
        page.get_by_role("button", name="Play", exact=True).first.click()
        page.locator(MOVES).first.click()


def test_the_page_can_be_installed(site: SiteHouse) -> None:
    with site.person() as context:
        page = first_visit(context, site.address)
        session = context.new_cdp_session(page)
        found = session.send("Page.getInstallabilityErrors")
        errors = {each["errorId"] for each in found["installabilityErrors"]}
        assert errors <= {"in-incognito"}  # as every context of a test is
        manifest = session.send("Page.getAppManifest")
        assert manifest["errors"] == []


def test_a_replay_with_its_analysis_offline(site: SiteHouse) -> None:
    with site.person() as context:
        page = first_visit(context, site.address)
        with site.offline(context):
            page.get_by_role("button", name="Play", exact=True).first.click()
            assert play_by_script(page, seed=5) > 5
            page.locator("figure > svg path.line").first.wait_for()
            page.get_by_role("link", name="Watch the replay").or_(
                page.get_by_role("button", name="Watch the replay")
            ).first.click()
            page.get_by_role("button", name="Next move").click()
            expect(page.get_by_role("slider")).to_have_value("1")


SENT = """
window.paxSent = [];
const Original = Worker;
window.Worker = class extends Original {
  postMessage(message) {
    window.paxSent.push(message.type);
    super.postMessage(message);
  }
};
"""


def test_the_network_does_not_matter_to_a_running_game(site: SiteHouse) -> None:
    with site.person() as context:
        context.add_init_script(SENT)
        page = context.new_page()
        page.goto(site.address)
        wait_until_ready(page)
        page.get_by_role("button", name="Play", exact=True).first.click()
        page.locator(MOVES).first.wait_for()
        page.evaluate("window.paxSent.splice(0)")
        page.evaluate("window.dispatchEvent(new Event('offline'))")
        seq = seq_of(page)
        page.locator(MOVES).first.click()
        page.wait_for_function(f"document.querySelector('[data-seq]').dataset.seq > {seq}")
        assert "close" not in page.evaluate("window.paxSent")


AWAKE = """
window.paxAwake = 0;
Object.defineProperty(navigator, 'wakeLock', { value: {
  request: async () => {
    window.paxAwake += 1;
    return { release: async () => { window.paxAwake -= 1; } };
  },
} });
"""


def test_the_screen_stays_on_at_one_device(site: SiteHouse) -> None:
    with site.person() as context:
        context.add_init_script(AWAKE)
        page = context.new_page()
        page.goto(site.address)
        wait_until_ready(page)
        page.locator("[data-start=here]").click()
        page.locator("[data-lift]").click()
        page.wait_for_function("window.paxAwake === 1")
        page.goto(f"{site.address}#/")
        page.wait_for_function("window.paxAwake === 0")


def test_a_server_that_the_publisher_named_is_offered(
    browser: Browser, site: SiteHouse, tmp_path: Path
) -> None:
    served = tmp_path / "served"
    shutil.copytree(site.server.folder, served)
    for path in served.rglob("*.js"):
        if path.parent.name != "engine":
            text = path.read_text("utf-8")
            named = re.sub(r"""(\bserver['"]?:)(""|''|``)""", r"\1'https://pax.example/'", text)
            path.write_text(named, "utf-8")
    house = SiteHouse(browser, served)
    with house.person(service_workers="block") as context:
        page = context.new_page()
        page.goto(house.address)
        link = page.get_by_role("link", name="https://pax.example/")
        expect(link).to_have_attribute("href", "https://pax.example/")
    house.server.stop()


def test_nothing_of_a_network_is_offered(site: SiteHouse) -> None:
    with site.person() as context:
        page = context.new_page()
        page.goto(site.address)
        wait_until_ready(page)
        page.get_by_role("button", name="Play", exact=True).first.click()
        play_by_script(page)
        expect(page.get_by_role("button", name="Share")).to_have_count(0)
        page.get_by_role("link", name="Watch the replay").or_(
            page.get_by_role("button", name="Watch the replay")
        ).first.click()
        page.get_by_role("slider").fill("3")
        expect(page.get_by_role("button", name="link")).to_have_count(0)
        page.locator("summary", has_text="Play on from here").click()
        expect(page.locator("option[value=senator]").first).to_be_attached()
        expect(page.locator("option[value=friend]")).to_have_count(0)
        page.goto(f"{site.address}#/tables")
        expect(page.get_by_role("main")).to_contain_text("in this browser alone")
        expect(page.get_by_role("main")).not_to_contain_text("server")


def test_a_network_game_needs_a_server(site: SiteHouse) -> None:
    with site.person() as context:
        page = context.new_page()
        page.goto(site.address)
        expect(page.get_by_text("Playing over a network needs a server")).to_be_visible()
        assert page.locator("[data-start=friends]").count() == 0
