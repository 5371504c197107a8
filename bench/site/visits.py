"""Visits of the site in Chromium: the first decision, whole games, choices in Pyodide."""

import json
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from bench.site import choices
from tests.browser.playing import MOVES, play_by_script
from tests.browser.sites import SiteHouse, first_visit

LONG_TASKS: Final = """
window.paxLongest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries())
    window.paxLongest = Math.max(window.paxLongest, duration);
}).observe({ type: 'longtask', buffered: false });
"""
CHOICES: Final = """
async ([folder, models, script, asked]) => {
  const { loadPyodide } = await import(new URL(`${folder}/pyodide.mjs`, location.href).href);
  const python = await loadPyodide({ indexURL: new URL(`${folder}/`, location.href).href });
  const bytes = async (name) =>
    new Uint8Array(await (await fetch(`${folder}/${name}`)).arrayBuffer());
  python.unpackArchive(await bytes('engine.zip'), 'zip', { extractDir: '/engine' });
  for (const name of models)
    python.FS.writeFile(`/engine/pax/bots/models/${name}`, await bytes(`models/${name}`));
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  python.runPython(script);
  return asked.map(([bot, playouts, deals]) =>
    python.runPython(`choice_times("${bot}", ${playouts}, range(${deals}))`));
}
"""


def seconds_to_decision(house: SiteHouse, *, warm: bool) -> float:
    """Return the seconds from opening the page to the first decision."""
    with house.person() as context:
        if warm:
            first_visit(context, house.address).close()
        page = context.new_page()
        begun = time.monotonic()
        page.goto(house.address)
        page.get_by_role("button", name="Play", exact=True).first.click()
        page.locator(MOVES).first.wait_for()
        return time.monotonic() - begun


def choice_times(house: SiteHouse, asked: list[tuple[str, int, int]]) -> list[float]:
    """Return the median milliseconds of choices in Chromium."""
    files = json.loads((house.server.folder / "files.json").read_text("utf-8"))
    folder = Path(files["engine"][0]).parts[:2]
    script = Path(choices.__file__).read_text("utf-8")
    with house.person() as context:
        page = context.new_page()
        page.goto(house.address + "licenses/Pax.txt")
        page.goto(house.address)
        given = ["/".join(folder), ["4.weights", "4.value"], script, asked]
        found: list[float] = page.evaluate(CHOICES, given)
        return found


def games(house: SiteHouse, number: int) -> dict[str, Any]:
    """Play games against senators; return the growth of the heap and the page's longest task."""
    with house.person() as context:
        page = first_visit(context, house.address)
        page.evaluate(LONG_TASKS)
        heaps = []
        for seed in range(number):
            page.goto(f"{house.address}#/")
            page.get_by_role("button", name="Play", exact=True).first.click()
            play_by_script(page, seed=seed + 1)
            heaps.append(heap_of(page))
        longest = page.evaluate("window.paxLongest")
    return {"growth": heaps[-1] - heaps[0], "longest": longest}


def heap_of(page: Page) -> float:
    """Return the megabytes of JavaScript memory of the page after a collection."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    return float(used) / 1e6


def seconds_of_an_answer(house: SiteHouse, throttling: int) -> float:
    """Return the median seconds that two senators need together, with a throttled processor."""
    with house.person() as context:
        page = first_visit(context, house.address)
        page.get_by_role("button", name="Play", exact=True).first.click()
        page.locator(MOVES).first.wait_for()
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": throttling})
        times = []
        for _ in range(8):
            page.locator(MOVES).first.wait_for()
            seq = page.locator("[data-seq]").get_attribute("data-seq")
            begun = time.monotonic()
            page.locator(MOVES).first.click()
            page.locator(f"[data-seq]:not([data-seq='{seq}']) {MOVES}").first.wait_for()
            times.append(time.monotonic() - begun)
        return sorted(times)[len(times) // 2]
