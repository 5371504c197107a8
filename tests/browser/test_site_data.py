"""The edition without a server keeps its data: through a new version, and on another device."""

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.needs import needs

from .houses import QUIET
from .playing import MOVES, play_by_script, seq_of
from .sites import (
    SAVED,
    SUB_PATH,
    SiteHouse,
    first_visit,
    saved_records,
    until,
    wait_until_ready,
    with_limited_database,
    without_database,
)

pytestmark = needs("pyodide headers")


INSTALLED = """
async () => {
  const registration = await navigator.serviceWorker.register('./service-worker.js');
  const worker = registration.installing;
  if (worker === null) return registration.active === null ? 'redundant' : 'active';
  if (worker.state === 'installing')
    await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
  return worker.state;
}
"""


def cache_of(version: str) -> str:
    """Return the name of the cache of a version."""
    return f"pax:{SUB_PATH}:version:{version}"


def newer(old: Path, new: Path) -> str:
    """Copy a site with another version; return that version."""
    shutil.copytree(old, new)
    version = json.loads((old / "files.json").read_text("utf-8"))["version"]
    for path in new.rglob("*"):
        if path.suffix in {".js", ".json"} and path.parent.name != "engine":
            text = path.read_text("utf-8")
            path.write_text(text.replace(version, version[::-1]), "utf-8")
    return str(version[::-1])


def begun(page: Page) -> tuple[str, int]:
    """Begin a game and make a move; return the address and the number of the newest entry."""
    page.get_by_role("button", name="Play", exact=True).first.click()
    page.locator(MOVES).first.wait_for()
    seq = seq_of(page)
    page.locator(MOVES).first.click()
    page.locator(f"[data-seq]:not([data-seq='{seq}'])").wait_for()
    page.locator(MOVES).first.wait_for()
    return page.url, seq_of(page)


def test_a_new_version_waits_until_it_is_taken_and_keeps_the_games(
    browser: Browser, site: SiteHouse, tmp_path: Path
) -> None:
    served = tmp_path / "served"
    shutil.copytree(site.server.folder, served)
    house = SiteHouse(browser, served)
    with house.person() as context:
        other = first_visit(context, house.address)
        begun(other)
        page = context.new_page()
        page.goto(house.address)
        table, seq = begun(page)
        shutil.rmtree(served)
        version = newer(site.server.folder, served)
        page.reload()
        page.locator(MOVES).first.wait_for()
        until(page, "caches.keys().then((names) => names.length > 1)")
        notice = page.locator("[data-new-version]")
        expect(notice).to_have_count(0)
        page.goto(f"{house.address}#/")
        with page.expect_navigation():
            notice.get_by_role("button", name="Load it").click()
        wait_until_ready(page)
        house.server.stop()
        expect(other.locator("[data-new-version]")).to_have_count(0)
        assert play_by_script(other) > 0  # with the files of the old version
        other.get_by_role("link", name="Watch the replay").or_(
            other.get_by_role("button", name="Watch the replay")
        ).first.click()
        other.get_by_role("slider").wait_for()
        other.goto(f"{house.address}#/")
        with other.expect_navigation():
            other.locator("[data-new-version]").get_by_role("button", name="Load it").click()
        names = f"caches.keys().then((names) => names.join() === '{cache_of(version)}')"
        until(other, names)
        page.goto(table)
        page.locator(MOVES).first.wait_for()
        assert seq_of(page) >= seq


def test_a_version_that_is_being_published_is_not_stored(
    browser: Browser, site: SiteHouse, tmp_path: Path
) -> None:
    served = tmp_path / "served"
    version = newer(site.server.folder, served)
    shutil.copy(site.server.folder / "files.json", served)  # not replaced yet
    house = SiteHouse(browser, served)
    with house.person() as context:
        page = context.new_page()
        page.goto(house.address)
        wait_until_ready(page)
        state = page.evaluate(INSTALLED)
        stored = page.evaluate(f"caches.open('{cache_of(version)}').then((all) => all.keys())")
        assert (state, stored) == ("redundant", [])
    house.server.stop()


def test_two_copies_on_one_host_leave_each_other_alone(
    browser: Browser, site: SiteHouse, tmp_path: Path
) -> None:
    served = tmp_path / "served"
    shutil.copytree(site.server.folder, served)
    newer(site.server.folder, served / "copy")
    house = SiteHouse(browser, served)
    with house.person() as context:
        page = first_visit(context, house.address)
        table, seq = begun(page)
        copy = context.new_page()
        copy.goto(f"{house.address}copy/")
        wait_until_ready(copy)
        until(copy, "caches.keys().then((names) => names.length === 2)")
        copy.goto(f"{house.address}copy/#/tables")
        expect(copy.locator("[data-table]")).to_have_count(0)
        page.reload()
        page.locator(MOVES).first.wait_for()
        assert page.url == table
        assert seq_of(page) >= seq
        assert page.evaluate("caches.keys().then((names) => names.length)") == 2


def test_everything_is_taken_to_another_device(site: SiteHouse, tmp_path: Path) -> None:
    file = tmp_path / "everything.json"
    with site.person() as context:
        page = first_visit(context, site.address)
        table, seq = begun(page)
        page.goto(f"{site.address}#/tables")
        with page.expect_download() as saved:
            page.locator("[data-export]").click()
        saved.value.save_as(file)
    with site.person() as context:
        page = first_visit(context, site.address)
        page.goto(f"{site.address}#/tables")
        page.locator("[data-import]").set_input_files(file)
        page.locator("[data-replace]").click()
        page.wait_for_function(f"JSON.parse({SAVED} ?? '[]').length === 1")
        page.goto(table)
        page.locator(MOVES).first.wait_for()
        assert seq_of(page) >= seq
        play_by_script(page)
        saved_records(page)[0].check()


@pytest.mark.parametrize("games", [[{"name": "no key"}], 5, [{"id": "g"}, {"id": "g"}]])
def test_a_damaged_file_replaces_nothing(site: SiteHouse, tmp_path: Path, games: object) -> None:
    tables = json.dumps({"format": "pax-browser-1", "games": games})
    file = tmp_path / "damaged.json"
    page_values = {"settings": json.dumps(QUIET)}
    file.write_text(
        json.dumps({"format": "pax-everything-1", "page": page_values, "tables": tables})
    )
    with site.person() as context:
        page = first_visit(context, site.address)
        table, seq = begun(page)
        page.goto(f"{site.address}#/tables")
        page.locator("[data-import]").set_input_files(file)
        page.locator("[data-replace]").click()
        page.locator("[data-failure]").wait_for()
        page.reload()
        page.goto(table)
        page.locator(MOVES).first.wait_for()
        assert seq_of(page) >= seq


def test_a_browser_that_blocks_all_storage_plays_and_says_so(site: SiteHouse) -> None:
    with site.person(service_workers="block") as context:
        context.add_init_script(
            """for (const name of ['localStorage', 'sessionStorage'])
              Object.defineProperty(window, name,
                { get() { throw new DOMException('no', 'SecurityError') } })"""
        )
        page = context.new_page()
        page.route("**/engine-worker.js*", without_database)
        page.goto(site.address)
        wait_until_ready(page)
        expect(page.locator("[data-storage=none]")).to_be_visible()
        page.get_by_role("button", name="Play", exact=True).first.click()
        page.locator(MOVES).first.wait_for()
        seq = seq_of(page)
        page.wait_for_timeout(500)  # a new question accepts no input at first
        page.locator(MOVES).first.click()
        page.wait_for_function(f"document.querySelector('[data-seq]').dataset.seq > {seq}")


def test_with_a_full_storage_a_deleted_table_lets_the_game_go_on(site: SiteHouse) -> None:
    with site.person(service_workers="block") as context:
        page = context.new_page()
        page.route("**/engine-worker.js*", with_limited_database)
        page.goto(site.address)
        wait_until_ready(page)
        page.get_by_role("button", name="Play", exact=True).first.click()
        play_by_script(page)
        saved_records(page)[0].check()
        page.goto(f"{site.address}#/")
        table, _ = begun(page)
        (worker,) = (each for each in page.workers if "engine-worker" in each.url)
        worker.evaluate("self.paxIsFull = true")
        page.locator(MOVES).first.click()
        full = page.locator("[data-storage=full]")
        full.wait_for()
        seq = seq_of(page)
        page.goto(f"{site.address}#/tables")
        page.locator("[data-finished] summary").click()
        finished = page.locator("[data-finished-table]")
        finished.get_by_role("button", name="Delete").click()
        finished.get_by_role("button", name="Delete").click()
        finished.wait_for(state="detached")
        worker.evaluate("self.paxIsFull = false")
        page.goto(table)
        page.locator(MOVES).first.wait_for()
        assert seq_of(page) >= seq
        assert play_by_script(page) > 0
        expect(full).to_have_count(0)
        saved_records(page)[0].check()


def test_a_record_that_another_app_shares_is_shown(site: SiteHouse, tmp_path: Path) -> None:
    with site.person() as context:
        page = first_visit(context, site.address)
        begun(page)
        play_by_script(page)
        (record,) = saved_records(page)
        page.goto(site.address)
        wait_until_ready(page)
        page.set_content(
            f"""<base href="{site.address}"><form method="post" action="share"
            enctype="multipart/form-data"><input type="file" name="record"></form>"""
        )
        shared = tmp_path / "shared.json"
        shared.write_text(record.write(), "utf-8")
        page.locator("input").set_input_files(shared)
        page.locator("form").evaluate("form => form.submit()")
        page.wait_for_url("**#/replay/shared*")
        expect(page.get_by_role("main")).to_contain_text("Livia")
