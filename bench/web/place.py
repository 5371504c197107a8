"""The server and the Chromium of the benchmark."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tools.services.serving import serve_command

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LONGEST: Final = 60.0


def chromium() -> str | None:
    """Return the system's Chromium, or None."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


def go_first(process: int, *, alone: bool) -> None:
    """Give a process high priority, as on an idle machine; needs root and Linux.

    With `alone` its children do not inherit the priority: bots run at low priority.
    """
    policy = os.SCHED_RR | (os.SCHED_RESET_ON_FORK if alone else 0)
    os.sched_setscheduler(process, policy, os.sched_param(1))


@contextmanager
def serving(*, first: bool) -> Iterator[str]:
    """Run `pax serve` with a temporary database; yield the URL of its start page."""
    with tempfile.TemporaryDirectory() as folder:
        command = serve_command(str(Path(folder) / "tables.sqlite"))
        server = subprocess.Popen(  # noqa: S603 - our own program
            command, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        try:
            said = server.stdout.readline() if server.stdout else ""
            found = re.search(r"http://127\.0\.0\.1:\d+/", said)
            if found is None:
                sys.exit(f"the server did not start: {said}")
            if first:
                go_first(server.pid, alone=True)
            yield found[0]
        finally:
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=LONGEST)


@contextmanager
def browsing(path: str, *, first: bool) -> Iterator[Browser]:
    """Start a headless Chromium."""
    if first:
        go_first(os.getpid(), alone=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
