"""Fetch the pinned inputs: Pyodide from npm, WebAssembly libraries and Zig from PyPI."""

import re
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path

from tools.build.environment import BUILD, ensure_base, ensure_node, ensure_uv, python_of, run
from tools.build.node import node_folder, variables
from tools.build.sources import ROOT, digest_of_files

SITE_ENV = BUILD / "site-env"
HERE = ROOT / "tools" / "site"
PYTHON_VERSION = "3.13"
# The platform of Pyodide 0.29, as wheels name it.
PLATFORM = "pyemscripten_2025_0_wasm32"
RUNTIME_PINS = ROOT / "requirements" / "runtime.txt"


class SiteError(Exception):
    """The edition without a server cannot be built; the message says what is missing."""


def pyodide() -> Path:
    """Return the folder of Pyodide, installed by npm from its pins."""
    pins = [HERE / "package.json", HERE / "package-lock.json"]
    folder = BUILD / f"pyodide-{digest_of_files(pins, ROOT)}"
    if not folder.is_dir():
        _install_pyodide(folder, pins)
    return folder / "node_modules" / "pyodide"


def _install_pyodide(folder: Path, pins: list[Path]) -> None:
    ensure_node()
    node = node_folder(ROOT)
    if node is None:
        raise SiteError("Node 20.19 or newer is missing")
    scratch = folder.with_suffix(".new")
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    for path in (*pins, HERE / ".npmrc"):
        shutil.copy(path, scratch)
    install = [str(node / "npm"), "ci", "--no-progress", "--loglevel=error", "--ignore-scripts"]
    done = subprocess.run(  # noqa: S603 - npm, with our own arguments
        install, cwd=scratch, env=variables(node), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SiteError(f"npm could not install Pyodide:\n{done.stdout}{done.stderr}")
    scratch.rename(folder)


def run_in(folder: Path, command: list[str], environment: dict[str, str]) -> None:
    """Run a tool; raise SiteError with its output if it fails."""
    done = subprocess.run(  # noqa: S603 - npm, with our own arguments
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SiteError(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def zig() -> list[str]:
    """Return the command of the pinned Zig."""
    ensure_base(SITE_ENV, "site.txt")
    return [python_of(SITE_ENV), "-m", "ziglang"]


def zig_folder() -> Path:
    """Return the folder of the pinned Zig, with the C libraries that it brings along."""
    ensure_base(SITE_ENV, "site.txt")
    (folder,) = SITE_ENV.glob("lib/python*/site-packages/ziglang")
    return folder


def librt_wheel() -> Path:
    """Return the unpacked WebAssembly wheel of librt."""
    return _fetched("librt", only_binary=True)


def msgspec_sources() -> Path:
    """Return the unpacked sources of msgspec, which has no wheel for this Python."""
    return _fetched("msgspec", only_binary=False)


def _fetched(name: str, *, only_binary: bool) -> Path:
    """Download a package by the pin and hashes of the runtime, and unpack it."""
    pin = _pin(name)
    folder = BUILD / f"site-{name}-{digest_of_files([], ROOT, pin, PLATFORM)}"
    if not folder.is_dir():
        scratch = folder.with_suffix(".new")
        shutil.rmtree(scratch, ignore_errors=True)
        scratch.mkdir(parents=True)
        _download(name, pin, scratch, only_binary=only_binary)
        (archive,) = [path for path in scratch.iterdir() if path.name.startswith(name)]
        _unpack(archive, scratch / "unpacked")
        scratch.rename(folder)
    return folder / "unpacked"


def _pin(name: str) -> str:
    """Return the lines of a pinned requirement: its version and hashes."""
    found = re.search(rf"^{name}==(?:.*\\\n)+.*", RUNTIME_PINS.read_text("utf-8"), re.MULTILINE)
    if found is None:
        raise SiteError(f"{RUNTIME_PINS.name} does not pin {name}")
    return found.group()


def _download(name: str, pin: str, folder: Path, *, only_binary: bool) -> None:
    requirements = folder / "pin.txt"
    requirements.write_text(f"{pin}\n", "utf-8")
    abi = f"cp{PYTHON_VERSION.replace('.', '')}"
    wheel = ("--platform", PLATFORM, "--python-version", PYTHON_VERSION, "--abi", abi)
    kind = ("--only-binary", name, *wheel) if only_binary else ("--no-binary", name)
    pip = [python_of(ensure_uv()), "-m", "pip", "-qq", "--disable-pip-version-check", "download"]
    run([*pip, "--no-deps", "--require-hashes", *kind, "-d", str(folder), "-r", str(requirements)])


def _unpack(archive: Path, folder: Path) -> None:
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            wheel.extractall(folder)  # noqa: S202 - checked by its hash
        return
    with tarfile.open(archive) as sources:
        sources.extractall(folder, filter="data")
