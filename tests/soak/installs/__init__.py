"""Step `installs`: on a bare Debian, `make play` serves the page, the wheel and the image fit.

Each way has its own copy of the sources: without a C compiler, then with one. Times depend on the
network and on other load; sizes do not.
"""

import os
import re
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Final

from tests.soak.context import Context, Figures
from tests.soak.installs.bare_root import BareRoot
from tests.soak.installs.image import image
from tools.build.deps import compiler_packages

LONGEST: Final = 600.0
MOST_MEGABYTES: Final = 200
LIBRARY_MEGABYTES: Final = 20
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+/")
READY: Final = re.compile(r"pax: ready after (\d+) seconds: (\d+) MB")
DELETED: Final = re.compile(r"pax: (\d+) MB of temporary")
IMPORT: Final = """
for i in 1 2 3 4 5; do
  /clean/bin/python -c 'import time; t = time.perf_counter(); import pax; pax.Game
print(round(1000 * (time.perf_counter() - t)))'
done | sort -n | sed -n 3p
"""


def step(context: Context) -> Figures:
    """Make the root and install in every way."""
    assert os.geteuid() == 0, "debootstrap and chroot need root"
    begin = time.monotonic()
    root = BareRoot(context.folder / "root")
    context.say(f"the bare root took {time.monotonic() - begin:.0f} seconds")
    figures: dict[str, float | str] = {}
    figures |= make_play(context, root, "without a compiler")
    root.install(*compiler_packages(), "python3-dev")
    figures |= make_play(context, root, "with a compiler")
    figures |= library(root, "with-a-compiler")
    figures |= image(context, root)
    return figures


def make_play(context: Context, root: BareRoot, way: str) -> Figures:
    """Run `make play` until the page is served; return its figures."""
    name = way.replace(" ", "-")
    folder = root.copy_sources(name)
    with started(root.command(f"cd {folder}; exec make play ARGS=--no-browser")) as process:
        seen, address = progress(context, process)
        with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310 - our own server
            page = answer.read()
        assert b"<title>Pax</title>" in page
    text = "\n".join(line for _, line in seen)
    assert ("bots need much longer" in text) == (way == "without a compiler"), text
    ready, deleted = READY.search(text), DELETED.search(text)
    assert ready, text
    assert deleted, text
    assert int(ready[2]) <= MOST_MEGABYTES
    figures: dict[str, float | str] = {
        f"{way}, seconds": float(ready[1]),
        f"{way}, MB left": float(ready[2]),
        f"{way}, MB of temporary files": float(deleted[1]),
    }
    steps = [(at, line) for at, line in seen if re.match(r"pax: (\d/|ready)", line)]
    for (at, line), (later, _) in pairwise(steps):
        figures[f"{way}, {line.removeprefix('pax: ')[:28]}, s"] = round(later - at, 1)
    return figures


def progress(
    context: Context, process: subprocess.Popen[str]
) -> tuple[list[tuple[float, str]], str]:
    """Read the output until the address; return its lines with their times, and the address."""
    seen: list[tuple[float, str]] = []
    begin = time.monotonic()
    assert process.stdout is not None
    for line in process.stdout:
        seen.append((time.monotonic() - begin, line.strip()))
        context.say(f"{seen[-1][0]:6.1f} s  {seen[-1][1]}")
        if found := ADDRESS.search(line):
            return seen, found[0]
        assert seen[-1][0] < LONGEST
    raise AssertionError("\n".join(line for _, line in seen))


def library(root: BareRoot, name: str) -> Figures:
    """Install the wheel into a clean environment; return what it brings, and its import time."""
    (wheel,) = (root.folder / name / "build" / "wheels").rglob("*.whl")
    inside = f"/{wheel.relative_to(root.folder)}"
    root.run("python3 -m venv /clean; du -sm /clean/lib > /before")
    before = root.run("/clean/bin/pip list --format freeze").split()
    root.run(f"/clean/bin/pip install --quiet {inside}")
    after = root.run("/clean/bin/pip list --format freeze").split()
    script = "echo $(du -sm /clean/lib | cut -f1) $(cut -f1 /before)"
    large, small = map(int, root.run(script).split())
    assert large - small <= LIBRARY_MEGABYTES
    milliseconds = int(root.run(IMPORT))
    return {
        "the wheel, kB": wheel.stat().st_size // 1000,
        "pip install of the wheel brings": " ".join(sorted(set(after) - set(before))),
        "pip install of the wheel, MB": large - small,
        "import pax, ms": milliseconds,
    }


@contextmanager
def started(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    """Run a command until the end of the block, then stop it as Ctrl-C does."""
    process = subprocess.Popen(  # noqa: S603 - our own command
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGINT)
        try:
            process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
