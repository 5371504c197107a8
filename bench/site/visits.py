"""Visits of the site in Chromium: the first decision, whole games, choices in Pyodide."""

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from threading import Event, Thread
from typing import Any, Final

from playwright.sync_api import Browser, Page, Route

from bench.site import choices
from tests.browser.playing import END, MOVES, play_by_script
from tests.browser.sites import SiteHouse, first_visit, wait_until_ready

BEAT: Final = 0.02
"""Seconds of one turn of a slowed process: it runs, then it waits."""

ANSWERS: Final = 12
SEQ: Final = "document.querySelector('[data-seq]')?.dataset.seq"
DECIDES: Final = f"document.querySelector('{MOVES}, {END}')"
KNOWN_MEMORY: Final = """
self.paxMemories = [];
WebAssembly.Memory = class extends WebAssembly.Memory {
  constructor(...given) { super(...given); self.paxMemories.push(this); }
};
"""
LONG_TASKS: Final = """
window.paxLongest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries())
    window.paxLongest = Math.max(window.paxLongest, duration);
}).observe({ type: 'longtask', buffered: false });
"""
CHOICES: Final = """
async ([folder, models, script, asked]) => {
  const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
  const python = await loadPyodide({ indexURL: `${folder}/` });
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
        page.goto(house.address + "licenses/Pax.txt")  # a page that loads no engine of its own
        given = [house.address + "/".join(folder), ["4.weights", "4.value"], script, asked]
        found: list[float] = page.evaluate(CHOICES, given)
        return found


def games(house: SiteHouse, number: int) -> dict[str, Any]:
    """Play games against senators; return the growth of the heap and the page's longest task.

    The growth is that from before the first game until after the last one.
    """
    with house.person(service_workers="block") as context:
        page = context.new_page()
        page.route("**/engine-worker.js*", with_known_memory)
        page.goto(house.address)
        wait_until_ready(page)
        page.evaluate(LONG_TASKS)
        before = heap_of(page)
        for seed in range(number):
            page.goto(f"{house.address}#/")
            page.get_by_role("button", name="Play", exact=True).first.click()
            play_by_script(page, seed=seed + 1)
        after = heap_of(page)
        longest = page.evaluate("window.paxLongest")
    return {"growth": after - before, "heap": after, "longest": longest}


def with_known_memory(route: Route) -> None:
    """Serve the web worker so that the memory of its WebAssembly can be measured."""
    response = route.fetch()
    route.fulfill(response=response, body=KNOWN_MEMORY + response.text())


def heap_of(page: Page) -> float:
    """Return the megabytes of the page's JavaScript and of the web worker's WebAssembly."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used = float(session.send("Runtime.getHeapUsage")["usedSize"])
    (worker,) = [each for each in page.workers if "engine-worker" in each.url]
    return (
        used
        + float(worker.evaluate("paxMemories.reduce((sum, m) => sum + m.buffer.byteLength, 0)"))
    ) / 1e6


@contextmanager
def slowed(browser: Browser, times: int) -> Iterator[None]:
    """Let the processes of pages run for a share of the time only, with all their threads.

    DevTools slows down a page, but not its web worker.
    """
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    processes = [each["id"] for each in found if each["type"] == "renderer"]
    is_over = Event()

    def alternate() -> None:
        while not is_over.wait(BEAT / times):
            signal_all(processes, signal.SIGSTOP)
            time.sleep(BEAT * (times - 1) / times)
            signal_all(processes, signal.SIGCONT)

    thread = Thread(target=alternate, daemon=True)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


def signal_all(processes: list[int], what: signal.Signals) -> None:
    """Send a signal to processes that may have ended."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def seconds_of_an_answer(house: SiteHouse, throttling: int) -> float:
    """Return the median seconds that two senators need together, with a throttled processor."""
    with house.person() as context:
        page = first_visit(context, house.address)
        page.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
        strength = page.get_by_role("group", name="Opponents' strength")
        strength.get_by_text("Senator", exact=True).click()
        page.get_by_role("button", name="Play", exact=True).first.click()
        page.locator(MOVES).first.wait_for()
        times: list[float] = []
        with slowed(house.browser, throttling):
            while len(times) < ANSWERS and not page.locator(END).count():
                times += answer_time(page)
        return median(times)


def answer_time(page: Page) -> list[float]:
    """Make a move; return the seconds until the next decision, unless the others had none."""
    seq = page.evaluate(SEQ)
    begun = time.monotonic()
    page.locator(MOVES).first.click()
    page.wait_for_function(f"{DECIDES} && {SEQ} !== '{seq}'")
    later = int(page.evaluate(SEQ) or 0)
    return [time.monotonic() - begun] if later > int(seq) + 1 else []


def loaded_by(house: SiteHouse) -> tuple[list[str], list[str]]:
    """Return the files that the start page loads, and all up to the first decision, in English."""
    with house.person(service_workers="block") as context:
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url))
        page = context.new_page()
        page.goto(house.address)
        wait_until_ready(page)
        shell = asked.copy()
        page.get_by_role("button", name="Play", exact=True).first.click()
        page.locator(MOVES).first.wait_for()
    return paths_of(house, shell), paths_of(house, asked)


def paths_of(house: SiteHouse, asked: list[str]) -> list[str]:
    """Return the files of the site that addresses name."""
    paths = (url.removeprefix(house.address).partition("?")[0] for url in asked)
    return sorted({path.partition("#")[0] or "index.html" for path in paths})
