"""How this program was started, so that suggested commands can be pasted into the shell."""

import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "pax"


def command(*arguments: str) -> str:
    """Return a command line that runs this program again, such as `pax table --solo 2`."""
    return f"{_program()} {shlex.join(arguments)}"


def _program() -> str:
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m {NAME}"
    if started.stem != NAME or shutil.which(NAME) == str(started.absolute()):
        return NAME
    return shlex.quote(sys.argv[0])
