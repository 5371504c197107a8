"""Step `layouts`: the fullest positions at every size of window and text."""

from playwright.sync_api import sync_playwright

from bench.web.place import FLAGS, chromium
from tests.browser.houses import House
from tests.browser.layouts import LOOKS, positions, table_faults
from tests.server.processes import Server
from tests.soak.context import Context, Figures

TABLES = (2, 4, 8)


def step(context: Context) -> Figures:
    """Nothing is cut, covered or out of reach in any of them."""
    path = chromium()
    assert path is not None, "Chromium is missing: run make deps"
    database = str(context.folder / "tables.sqlite")
    shown, wrong = 0, dict[str, list[str]]()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        house = House(browser, Server(database), database)
        try:
            for players in TABLES:
                at = positions(players)
                shown += len(at) * len(LOOKS)
                wrong.update(table_faults(house, players, at, LOOKS))
                context.say(f"{players} players: {len(at)} positions")
        finally:
            house.server.stop()
            browser.close()
    for look, faults in wrong.items():
        context.say(f"{look}: {'; '.join(faults)}")
    assert not wrong, f"{len(wrong)} of {shown} looks are wrong"
    return {"looks": shown}
