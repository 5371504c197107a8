"""The edition without a server in Chromium: played offline, with the file server stopped."""

from playwright.sync_api import Page, Route, expect

from tests.support.needs import needs

from .playing import MOVES, moves_of, play_by_script, seq_of
from .sites import SiteHouse, first_visit, play_with_kills, saved_records, wait_until_ready

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
      if (data.type !== 'message') return;
      window.paxReceived.push({ isInFront: data.socket === front, text: data.text });
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


def is_private(text: str) -> bool:
    """Whether a message has a private part."""
    return '"mine":{' in text


def test_a_window_without_storage_plays_and_says_so(site: SiteHouse) -> None:
    with site.person(service_workers="block") as context:
        page = context.new_page()

        def without_storage(route: Route) -> None:
            response = route.fetch()
            body = "Object.defineProperty(self,'indexedDB',{value:undefined});" + response.text()
            route.fulfill(response=response, body=body)

        page.route("**/engine-worker.js*", without_storage)
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


def test_a_network_game_needs_a_server(site: SiteHouse) -> None:
    with site.person() as context:
        page = context.new_page()
        page.goto(site.address)
        expect(page.get_by_text("Playing over a network needs a server")).to_be_visible()
        assert page.locator("[data-start=friends]").count() == 0
