"""What a build is made from, and the digest that names it."""

import hashlib
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
    """Every file under `src/` that goes into the wheel."""
    for path in sorted((root / "src").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def client_files(root: Path = ROOT) -> Iterator[Path]:
    """Every file under `web/` that the client in the wheel is made from."""
    for path in sorted((root / "web").rglob("*")):
        if path.is_file() and not WEB_LEFT_OUT.intersection(path.relative_to(root).parts):
            yield path


def compiled_files(root: Path = ROOT) -> list[Path]:
    """The modules that mypyc compiles, as `[tool.pax]` lists them."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    patterns = settings["tool"]["pax"]["compiled"]
    return sorted({path for pattern in patterns for path in (root / "src").glob(pattern)})


def leftovers(root: Path = ROOT) -> list[Path]:
    """Compiler products under `src/`, where they would be imported instead of the sources."""
    return [path for path in package_files(root) if path.suffix in COMPILER_LEFTOVERS]


def source_digest(root: Path = ROOT) -> str:
    """Name the state of everything that a wheel is made from."""
    build_files = (root / name for name in BUILD_FILES)
    files = [*filter(Path.is_file, build_files), *package_files(root), *client_files(root)]
    return digest_of_files(files, root)


def digest_of_files(paths: Iterable[Path], root: Path, *facts: str) -> str:
    """Digest names and contents of files, and any further facts that matter."""
    total = hashlib.sha256()
    for fact in facts:
        total.update(f"{fact}\0".encode())
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(root).as_posix()}\0{content}\0".encode())
    return total.hexdigest()[:16]
