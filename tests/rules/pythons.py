"""The Python interpreters installed on this machine."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

MINORS = range(11, 21)


def installed_pythons() -> list[str]:
    """Return one interpreter of each version from 3.11 on, by the name of the version."""
    found = {version_of(sys.executable): sys.executable}
    for candidate in candidates():
        found.setdefault(version_of(candidate), candidate)
    return [path for version, path in sorted(found.items()) if version >= "3.11"]


def candidates() -> Iterator[str]:
    """Yield possible interpreters: by name on the path, and those of pyenv."""
    for minor in MINORS:
        if path := shutil.which(f"python3.{minor}"):
            yield path
    if pyenv := shutil.which("pyenv"):
        root = Path(output_of([pyenv, "root"]))
        yield from map(str, sorted(root.glob("versions/3.*/bin/python3")))


def version_of(python: str) -> str:
    """Return an interpreter's version, such as `3.12`; empty if it does not run."""
    code = "import sys; print('3.%02d' % sys.version_info[1])"
    return output_of([python, "-c", code])


def output_of(command: list[str]) -> str:
    """Return the output of a command; empty if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - found by name
    return done.stdout.strip()
