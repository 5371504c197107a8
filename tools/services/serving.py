"""The command that starts a server of any version with relaxed rate limits."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from typing import Final

WIDE: Final = {
    "--tables-an-hour": 1_000_000,
    "--messages-a-second": 1_000_000,
    "--max-connections": 20_000,
    "--connections-per-address": 20_000,
    "--requests-a-minute": 10_000_000,
}
"""Limits that thousands of clients on one machine would exceed."""


@cache
def known_options(python: str = sys.executable) -> frozenset[str]:
    """Return the options of `pax serve` in an installation."""
    shown = subprocess.run(  # noqa: S603 - the Python that was named
        [python, "-m", "pax", "serve", "--help"],
        env=os.environ | {"COLUMNS": "200", "TERM": "dumb"},
        capture_output=True,
        text=True,
        check=True,
    )
    return frozenset(re.findall(r"--[a-z][a-z-]*", shown.stdout))


def wide_limits(python: str = sys.executable) -> list[str]:
    """Return the options that relax the limits, as far as the installation has them."""
    known = known_options(python)
    return [text for name, most in WIDE.items() if name in known for text in (name, str(most))]


def bot_processes(number: int, python: str = sys.executable) -> tuple[str, str]:
    """Return the option for the number of bot processes, by its name in this installation."""
    name = "--bot-processes"
    return name if name in known_options(python) else "--minds", str(number)


def serve_command(
    database: str,
    *options: str,
    python: str = sys.executable,
    program: Sequence[str] = ("-m", "pax"),
) -> list[str]:
    """Return the command of a server in English on a free port, with bots that do not pause."""
    return [
        *(python, *program, "serve", "--port", "0", "--lang", "en"),
        *("--database", database, "--pace", "0", *wide_limits(python), *options),
    ]
