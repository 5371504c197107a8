"""Check that no committed file names the host of a package registry or a local path.

Such files work on one machine only, and disclose private details.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

from tools.build.registries import pip_settings
from tools.build.sources import ROOT

# Split in two, so that this file passes its own check.
PUBLIC_HOSTS = (
    "pypi" + ".org",
    "python" + "hosted.org",
    "npm" + "js.org",
    "npm" + "js.com",
    "yarn" + "pkg.com",
)
PATHS = ("/wo" + "rk/",)
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
LOCATION_SETTINGS = ("index-url", "extra-index-url", "find-links", "trusted-host")
REGISTRY_LINE = re.compile(r"^\s*(?:@\S+:)?registry\s*=\s*(\S+)", re.MULTILINE)
INSTALLER_VARIABLE = re.compile(
    r"(?i)^(uv|pip|npm_config)_.*(index|find_links|registry|host|mirror)"
)


def main() -> None:
    """Check every file that is or could be committed."""
    found = list(findings(committable(ROOT), forbidden_words()))
    for path, line, word in found:
        print(f"{path.relative_to(ROOT)}:{line}: must not name {word}", file=sys.stderr)
    if found:
        sys.exit(1)


def findings(paths: Iterable[Path], words: Iterable[str]) -> Iterator[tuple[Path, int, str]]:
    """Yield every line that contains one of the words: file, line number and word."""
    # A path matches only at its start: `src/home/` is not the folder `/home/`.
    pattern = re.compile(
        b"|".join(
            (rb"(?<![\w.~/-])" if word.startswith("/") else b"") + re.escape(word.encode())
            for word in sorted(words)
        ),
        re.IGNORECASE,
    )
    for path in paths:
        for number, line in enumerate(path.read_bytes().splitlines(), start=1):
            if match := pattern.search(line):
                yield path, number, match.group().decode()


def committable(root: Path) -> Iterator[Path]:
    """Return the files that git tracks or would add; without git, all outside `build/`."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others"]
    try:
        listed = subprocess.run(  # noqa: S603 (our own command)
            [*command, "--exclude-standard"], capture_output=True, check=True
        ).stdout
        paths = [root / os.fsdecode(name) for name in listed.split(b"\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in root.rglob("*") if path.relative_to(root).parts[0] != "build"]
    return (path for path in paths if path.is_file())


def forbidden_words() -> set[str]:
    """Return the forbidden hosts and paths: known ones and those of this machine's settings."""
    words = {*PUBLIC_HOSTS, *PATHS, f"{Path.home()}/", f"{ROOT}/"}
    for location in configured_locations():
        if location.startswith("/"):
            words.add(location)
        elif "://" in location:
            parts = urlsplit(location)
            words.add(parts.hostname or parts.path)
        else:
            words.add(location.partition(":")[0])
    return {word for word in words if word.strip("/")} - LOOPBACK


def configured_locations() -> Iterator[str]:
    """Return every package location in the settings of pip, uv and npm."""
    for name in LOCATION_SETTINGS:
        yield from pip_settings().get(name, [])
    for name, value in os.environ.items():
        if INSTALLER_VARIABLE.match(name):
            yield from value.split()
    for file in (Path.home() / ".npmrc", Path("/etc/npmrc")):
        if file.is_file():
            yield from REGISTRY_LINE.findall(file.read_text("utf-8", errors="replace"))


if __name__ == "__main__":
    main()
