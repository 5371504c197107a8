"""Build a release into `dist/`: sdist, wheels, checksums; check each wheel in a clean environment.

There is one wheel for each installed Python from 3.11 on, tagged for this platform. Wheels for all
platforms are built by cibuildwheel, as configured in `pyproject.toml`. The edition without a server
is packed, too, if `build/site` is there.

`python -m tools.build.release FOLDER` only writes the checksums of the files in a folder, such as
those that several machines have built.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

from tools.build.environment import (
    BUILD,
    install,
    one_at_a_time,
    python_of,
    run,
    say,
    uv,
)
from tools.build.registries import python_executable
from tools.build.sources import ROOT
from tools.site.site import SITE, build_site

DIST = ROOT / "dist"
RELEASE = BUILD / "release"
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a ZIP file can state."""

REQUIREMENTS = ROOT / "requirements"
NAMES = [f"python3.{minor}" for minor in range(11, 20)]
VERSION_OF = "import sys; print(sys.version_info >= (3, 11), '%d.%d' % sys.version_info[:2])"
PLAYED = """
import pax
game, bot, rng = pax.deal(players=["Livia", "Decimus"], seed=7), pax.make_bot("citizen"), pax.Rng(1)
while game.seat is not None:
    game.play(bot.choose(game.view(game.seat), game.legal(), pax.Budget(), rng))
pax.Record.read(pax.Record.from_game(game).write()).check()
"""


def main(arguments: list[str]) -> None:
    """Build and check everything, or write the checksums of a folder."""
    if arguments:
        write_checksums(Path(arguments[0]))
        return
    with one_at_a_time():
        version = project_version()
        if f"\n## {version}\n" not in (ROOT / "CHANGELOG.md").read_text("utf-8"):
            sys.exit(f"CHANGELOG.md has no section {version}")
        for folder in (DIST, RELEASE):
            shutil.rmtree(folder, ignore_errors=True)
        pythons = installed_pythons()
        sdist = build("sdist", builder(python_executable()))
        say(f"built {sdist.name}")
        for number, python in pythons.items():
            wheel = build("wheel", builder(python))
            check(wheel, python, version)
            say(f"built and checked {wheel.name} (Python {number})")
        if SITE.is_dir():
            say(f"packed {pack_site(build_site(), DIST, version).name}")  # again if outdated
        write_checksums(DIST)
        say(f"the release {version} is in {DIST.name}/")


def project_version() -> str:
    """Return the version of the project."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return str(settings["project"]["version"])


def installed_pythons() -> dict[str, str]:
    """Return one interpreter for each installed version of Python from 3.11 on."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = [python_executable(), *filter(None, map(shutil.which, NAMES))]
    found += sorted(map(str, pyenv.glob("*/bin/python")))
    pythons: dict[str, str] = {}
    for python in found:
        done = subprocess.run(  # noqa: S603 (an interpreter)
            [python, "-c", VERSION_OF], capture_output=True, text=True, check=False
        )
        recent, _, number = done.stdout.strip().partition(" ")
        if recent == "True":
            pythons.setdefault(number, python)
    return pythons


def builder(python: str) -> Path:
    """Create an environment of this Python with the pinned build tools."""
    env = RELEASE / f"build-{hashlib.sha256(python.encode()).hexdigest()[:8]}"
    if not env.exists():
        uv("venv", "--python", python, str(env))
        install(env, "--require-hashes", "-r", str(REQUIREMENTS / "build.txt"))
    return env


def build(target: str, env: Path) -> Path:
    """Build an sdist or a wheel; a wheel must be compiled."""
    before = set(DIST.glob("*"))
    command = [python_of(env), "-m", "hatchling", "build", "-t", target, "-d", str(DIST)]
    run(command, {"HATCH_QUIET": "1", "PAX_COMPILE": "require"})
    (product,) = set(DIST.glob("*")) - before
    return product


def check(wheel: Path, python: str, version: str) -> None:
    """Install a wheel into a clean environment: the library plays a game, the program starts."""
    env = RELEASE / f"check-{wheel.stem}"
    pins = ("--constraint", str(REQUIREMENTS / "runtime.txt"))
    uv("venv", "--python", python, str(env))
    install(env, *pins, f"pax-card-game @ {wheel.as_uri()}")
    run([python_of(env), "-I", "-W", "error", "-c", PLAYED])
    install(env, *pins, f"pax-card-game[play] @ {wheel.as_uri()}")
    said = subprocess.run(  # noqa: S603 (the installed program)
        [str(env / "bin" / "pax"), "--version"], capture_output=True, text=True, check=False
    )
    if said.stdout.strip() != f"pax {version}, rules compiled":
        sys.exit(f"{wheel.name}: {said.stdout}{said.stderr}")


def pack_site(site: Path, folder: Path, version: str) -> Path:
    """Pack the edition without a server; the same files give the same bytes."""
    product = folder / f"pax-card-game-site-{version}.zip"
    with zipfile.ZipFile(product, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(site.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(site).as_posix(), EPOCH)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, path.read_bytes())
    return product


def write_checksums(folder: Path) -> None:
    """Write `SHA256SUMS` of the files in a folder."""
    (folder / "SHA256SUMS").write_text(checksums(folder), "utf-8")


def checksums(folder: Path) -> str:
    """Return the checksums of all files, in the format of `sha256sum --check`."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(folder.iterdir())
        if re.search(r"\.(whl|gz|zip)$", path.name)
    ]
    return "".join(lines)


if __name__ == "__main__":
    main(sys.argv[1:])
