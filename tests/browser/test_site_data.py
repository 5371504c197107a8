"""The edition without a server keeps its data: through a new version, and on another device."""

import json
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.support.needs import needs

from .playing import MOVES, play_by_script, seq_of
from .sites import SiteHouse, first_visit, saved_records, wait_until_ready

pytestmark = needs("pyodide headers")


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
    page.locator(MOVES).first.click()
    page.locator(MOVES).first.wait_for()
    return page.url, seq_of(page)


def test_a_new_version_waits_until_it_is_taken_and_keeps_the_game(
    browser: Browser, site: SiteHouse, tmp_path: Path
) -> None:
    served = tmp_path / "served"
    shutil.copytree(site.server.folder, served)
    house = SiteHouse(browser, served)
    with house.person() as context:
        page = first_visit(context, house.address)
        table, seq = begun(page)
        shutil.rmtree(served)
        version = newer(site.server.folder, served)
        page.reload()
        page.locator(MOVES).first.wait_for()
        page.wait_for_function("caches.keys().then((names) => names.length > 1)")
        notice = page.locator("[data-new-version]")
        expect(notice).to_have_count(0)
        page.goto(house.address)
        notice.get_by_role("button", name="Load it").click()
        names = f"caches.keys().then((names) => names.join() === 'pax-version-{version}')"
        page.wait_for_function(names)
        house.server.stop()
        page.goto(table)
        page.locator(MOVES).first.wait_for()
        assert seq_of(page) >= seq


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
        page.wait_for_function("JSON.parse(localStorage['pax.games'] ?? '[]').length === 1")
        page.goto(table)
        page.locator(MOVES).first.wait_for()
        assert seq_of(page) >= seq
        play_by_script(page)
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
