"""The engine of the edition without a server: one archive that Pyodide unpacks and imports.

It holds the package up to `pax.browser`, with its compiled modules, and the two libraries that it
needs. Texts come from the web client, so there are none. Models are files of their own, because a
page loads only those of the table that is played.
"""

import shutil
import tempfile
import tomllib
import zipfile
from pathlib import Path

from tools.build.environment import BUILD, EDITABLE_ENV, ensure_editable, say
from tools.build.sources import ROOT, compiled_files, digest_of_files, package_files
from tools.site.headers import adapted_headers, installed_headers, version_of
from tools.site.inputs import (
    HERE,
    RUNTIME_PINS,
    librt_wheel,
    msgspec_sources,
    pyodide,
    zig,
)
from tools.site.modules import Extension, build_extensions, generated

PACKAGES = ("rules", "decks", "game", "protocol", "tables", "bots", "backend", "browser")
MODELS = frozenset({".weights", ".value"})
# Compiled with the others as one library, which they initialise together.
COMPILED_ONLY = ("training",)
ZIP_EPOCH = (1980, 1, 1, 0, 0, 0)


def engine_archive() -> Path:
    """Return the archive of the current sources; build it if it is missing."""
    product = BUILD / f"engine-{engine_digest()}.zip"
    if not product.is_file():
        ensure_editable()
        with tempfile.TemporaryDirectory(dir=BUILD, prefix="engine-") as folder:
            scratch = Path(folder)
            _collect(scratch / "root", scratch)
            archive = scratch / "engine.zip"
            write_archive(scratch / "root", archive)
            archive.rename(product)
    return product


def engine_digest() -> str:
    """Return a digest of the inputs of the engine."""
    pins = [RUNTIME_PINS, ROOT / "requirements" / "site.txt", ROOT / "requirements" / "dev.txt"]
    own = [path for path in sorted(HERE.iterdir()) if path.suffix in {".py", ".json"}]
    settings = ROOT / "pyproject.toml"
    sources = [*_package_files(), *compiled_files(), *own, *pins, settings]
    return digest_of_files(sources, ROOT, version_of(installed_headers()))


def _collect(root: Path, scratch: Path) -> None:
    """Lay out the archive's contents in a folder."""
    for path in _package_files():
        target = root / path.relative_to(ROOT / "src")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    say("generating C code for WebAssembly")
    extensions = generated(scratch)
    msgspec = next(msgspec_sources().glob("msgspec-*/src/msgspec"))
    extensions.append(Extension("msgspec._core", [str(msgspec / "_core.c")], [str(msgspec)]))
    say("compiling it with Zig")
    headers = adapted_headers(scratch / "include", pyodide())
    build_extensions(extensions, zig(), headers, scratch, root)
    for path in msgspec.glob("*.py"):
        shutil.copy(path, root / "msgspec")
    shutil.copytree(
        librt_wheel() / "librt", root / "librt", ignore=shutil.ignore_patterns("*.pyi", "py.typed")
    )
    (extensions_module,) = EDITABLE_ENV.glob("lib/python*/site-packages/mypy_extensions.py")
    shutil.copy(extensions_module, root)
    _write_metadata(root)


def _write_metadata(root: Path) -> None:
    """Write the distribution's name and its bots, as an installed package has them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    folder = root / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    folder.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (folder / "METADATA").write_text(head, "utf-8")
    lines = ["[pax.bots]"]
    lines += [f"{name} = {place}" for name, place in project["entry-points"]["pax.bots"].items()]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")


def _package_files() -> list[Path]:
    """Return the sources of the packages that run in the browser."""
    package = ROOT / "src" / "pax"
    inside = {package / name for name in (*PACKAGES, *COMPILED_ONLY)}
    files = [
        path
        for path in package_files()
        if path.parent == package or not inside.isdisjoint(path.parents)
    ]
    return [path for path in files if path.suffix not in {".pyi", ".typed", *MODELS}]


def model_files() -> list[Path]:
    """Return the models of the bots, two for each table size."""
    folder = ROOT / "src" / "pax" / "bots" / "models"
    return sorted(path for path in folder.iterdir() if path.suffix in MODELS)


def write_archive(root: Path, archive: Path) -> None:
    """Write a zip file that depends on the contents alone: sorted names, one date."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for path in sorted(each for each in root.rglob("*") if each.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(root).as_posix(), ZIP_EPOCH)
            entry.external_attr = 0o644 << 16
            target.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)
