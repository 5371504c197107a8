"""Run the web client's tools: `check` (format, types, lint), `format`, `test` (Vitest)."""

import os
import subprocess
import sys

from tools.build.environment import ensure_node, one_at_a_time
from tools.build.node import npm_command, variables
from tools.build.sources import ROOT
from tools.build.web import WebBuildError, install_modules

COMMANDS = {
    "check": ["npm", "run", "--silent", "check"],
    "format": ["npm", "run", "--silent", "format"],
    "test": ["npm", "test", "--silent"],
}


def main() -> None:
    """Run one of the client's commands; do nothing if the client is switched off."""
    if os.environ.get("PAX_WEB") == "off":
        return
    try:
        done = run_client(sys.argv[1])
    except WebBuildError as error:
        sys.exit(str(error))
    if done.returncode:
        sys.exit(done.stdout)


def run_client(name: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run one of the client's commands and return its output."""
    with one_at_a_time():  # the build of a wheel installs the same modules
        ensure_node()
        folder = install_modules()
    command = COMMANDS[name]
    return subprocess.run(  # noqa: S603 (npm, with our own arguments)
        [*npm_command(folder), *command[1:]],
        cwd=ROOT / "web",
        env=variables(folder) | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


if __name__ == "__main__":
    main()
