"""`make site`: the edition without a server as a folder of files, `build/site/`."""

import json
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from tools.build.environment import BUILD, say
from tools.build.node import npm_command, variables
from tools.build.sources import ROOT, digest_of_files
from tools.build.web import install_modules, web_digest
from tools.site.engine import engine_archive, engine_digest, model_files
from tools.site.icons import icon
from tools.site.inputs import HERE, SiteError, pyodide, run_in
from tools.site.licences import copy_licences

SITE: Final = BUILD / "site"
RUNTIME: Final = (
    *("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm"),
    *("python_stdlib.zip", "pyodide-lock.json"),
)
# Counted while the engine loads; the script is loaded by an import, which shows no progress.
COUNTED: Final = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json", "engine.zip")
ICONS: Final[dict[str, Callable[[], bytes]]] = {
    "icon-192.png": partial(icon, 192),
    "icon-512.png": partial(icon, 512),
    "maskable-192.png": partial(icon, 192, maskable=True),
    "maskable-512.png": partial(icon, 512, maskable=True),
    "apple-touch-icon.png": partial(icon, 180, rounded=False),
}
HEAD: Final = """    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icons/apple-touch-icon.png" />
  </head>"""


def build_site(target: Path = SITE, server: str = "") -> Path:
    """Build the folder unless it is there; `server` is an address for games over a network."""
    archive = engine_archive()
    inputs = [*_own_files(), *model_files()]
    version = digest_of_files(inputs, ROOT, web_digest(), engine_digest(), server)
    if _version_of(target) == version:
        return target
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="site-") as folder:
        out = Path(folder) / "site"
        engine = Path(folder) / "engine"
        _collect_engine(engine, archive)
        name = f"engine/{_digest_of(engine)}"
        counted = sum((engine / each).stat().st_size for each in COUNTED)
        site = {"version": version, "engine": name, "bytes": counted, "server": server}
        _build_client(out, site)
        shutil.copytree(engine, out / name)
        _add_app(out)
        copy_licences(out / "licenses")
        _list_files(out, version)
        shutil.rmtree(target, ignore_errors=True)
        out.rename(target)
    say(f"the edition without a server is in {target.relative_to(ROOT)}")
    return target


def _version_of(target: Path) -> str:
    """Return the version of a built site; empty if there is none."""
    files = target / "files.json"
    return str(json.loads(files.read_text("utf-8"))["version"]) if files.is_file() else ""


def _own_files() -> list[Path]:
    return sorted(path for path in HERE.iterdir() if path.suffix in {".py", ".json"})


def _collect_engine(folder: Path, archive: Path) -> None:
    """Lay out what the web worker loads: Pyodide, the engine, the models by table size."""
    (folder / "models").mkdir(parents=True)
    for name in RUNTIME:
        shutil.copy(pyodide() / name, folder)
    shutil.copy(archive, folder / "engine.zip")
    for path in model_files():
        shutil.copy(path, folder / "models")


def _digest_of(folder: Path) -> str:
    return digest_of_files([path for path in sorted(folder.rglob("*")) if path.is_file()], folder)


def _build_client(out: Path, site: dict[str, object]) -> None:
    """Build the web client with the worker as its backend."""
    node = install_modules()
    options = ["--logLevel", "warn", "--outDir", str(out), "--emptyOutDir"]
    command = [*npm_command(node), "exec", "--", "vite", "build", *options]
    environment = variables(node) | {"PAX_SITE": json.dumps(site)}
    run_in(ROOT / "web", command, environment)


def _add_app(out: Path) -> None:
    """Make the page installable: icons, manifest, and the links to them."""
    (out / "icons").mkdir()
    for name, draw in ICONS.items():
        (out / "icons" / name).write_bytes(draw())
    manifest = (HERE / "manifest.json").read_text("utf-8")
    (out / "manifest.webmanifest").write_text(manifest, "utf-8")
    page = (out / "index.html").read_text("utf-8")
    if "  </head>" not in page:
        raise SiteError("the page of the web client has no head to extend")
    (out / "index.html").write_text(page.replace("  </head>", HEAD), "utf-8")


def _list_files(out: Path, version: str) -> None:
    """Write the list of files that the service worker stores."""
    names = [path.relative_to(out).as_posix() for path in sorted(out.rglob("*")) if path.is_file()]
    shell = [name for name in names if not name.startswith(("engine/", "licenses/"))]
    stored = {
        "version": version,
        "shell": [
            "./",
            *(each for each in shell if each not in {"index.html", "service-worker.js"}),
        ],
        "engine": [name for name in names if name.startswith("engine/")],
    }
    (out / "files.json").write_text(json.dumps(stored, indent=1) + "\n", "utf-8")


def server_from() -> str:
    """Return the address of a server that the publisher names in `PAX_SITE_SERVER`."""
    return os.environ.get("PAX_SITE_SERVER", "")
