"""The input files of a build, and their digest."""

import hashlib
import os
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

BUILD_FILES = (
    "pyproject.toml",
    "hatch_build.py",
    "LICENSE",
    "tools/build/native.py",
    "tools/build/node.py",
    "tools/build/sources.py",
    "tools/build/web.py",
)
WEB_LEFT_OUT = frozenset({"node_modules", "dist", "tests"})
COMPILER_LEFTOVERS = frozenset({".c", ".h", ".o", ".so", ".pyd", ".dylib"})


def package_files(root: Path = ROOT) -> Iterator[Path]:
    """Return every file under `src/` that goes into the wheel."""
    for path in sorted((root / "src").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def client_files(root: Path = ROOT) -> Iterator[Path]:
    """Return every file under `web/` that the client is built from."""
    for path in sorted((root / "web").rglob("*")):
        if path.is_file() and not WEB_LEFT_OUT.intersection(path.relative_to(root).parts):
            yield path


def compiled_files(root: Path = ROOT) -> list[Path]:
    """Return the modules that mypyc compiles, listed in `[tool.pax]`.

    With PAX_RESEARCH=off those that playing does not need are left out.
    """
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["pax"]
    found = _matching(settings["compiled"], root)
    if os.environ.get("PAX_RESEARCH", "on") == "off":
        found -= _matching(settings.get("research", []), root)
    return sorted(found)


def _matching(patterns: Iterable[str], root: Path) -> set[Path]:
    return {path for pattern in patterns for path in (root / "src").glob(pattern)}


def leftovers(root: Path = ROOT) -> list[Path]:
    """Return compiled files under `src/`, which would be imported instead of the sources."""
    return [path for path in package_files(root) if path.suffix in COMPILER_LEFTOVERS]


def source_digest(root: Path = ROOT) -> str:
    """Return a digest of all inputs of a wheel."""
    build_files = (root / name for name in BUILD_FILES)
    files = [*filter(Path.is_file, build_files), *package_files(root), *client_files(root)]
    return digest_of_files(files, root)


def digest_of_files(paths: Iterable[Path], root: Path, *facts: str) -> str:
    """Return a digest of the names and contents of files and of further facts."""
    total = hashlib.sha256()
    for fact in facts:
        total.update(f"{fact}\0".encode())
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(root).as_posix()}\0{content}\0".encode())
    return total.hexdigest()[:16]
