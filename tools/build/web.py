"""Build the web client with Vite into a folder named by a digest of its inputs."""

import shutil
import subprocess
import tempfile
from pathlib import Path

from tools.build.node import node_folder, npm_command, variables
from tools.build.sources import ROOT, client_files, digest_of_files


class WebBuildError(Exception):
    """The web client could not be built."""


def web_digest(root: Path = ROOT) -> str:
    """Return a digest of the inputs of the client."""
    package = root / "src" / "pax"
    texts = sorted((package / "text" / "locales").rglob("*.ftl"))
    decks = sorted((package / "decks").glob("*.deck"))
    return digest_of_files([*client_files(root), *texts, *decks, root / "tools" / "build" / "web.py"], root)


def web_client(root: Path = ROOT) -> Path:
    """Return the folder of the built client of the current sources; build if it is missing."""
    product = root / "build" / f"web-{web_digest(root)}"
    if not product.is_dir():
        _build_into(product, root)
    return product


def install_modules(root: Path = ROOT) -> Path:
    """Install the pins of `web/package-lock.json` if they changed; return Node's folder."""
    folder = node_folder(root)
    if folder is None:
        raise WebBuildError(
            "the web client needs Node 20.19 or newer to build; PAX_WEB=off leaves it out"
        )
    lock = root / "web" / "package-lock.json"
    stamp = root / "web" / "node_modules" / ".pax"
    wanted = digest_of_files([lock, root / "web" / "package.json"], root)
    if not stamp.is_file() or stamp.read_text("utf-8") != wanted:
        run_tool(folder, root, ["npm", "ci", "--no-progress", "--loglevel=error"])
        stamp.write_text(wanted, "utf-8")
    return folder


def _build_into(product: Path, root: Path) -> None:
    """Build in a temporary folder; the product appears only when it is complete."""
    folder = install_modules(root)
    product.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=product.parent, prefix="bundling-") as scratch:
        out = Path(scratch) / "web"
        options = ["--logLevel", "warn", "--outDir", str(out), "--emptyOutDir"]
        run_tool(folder, root, ["npm", "exec", "--", "vite", "build", *options])
        shutil.rmtree(product, ignore_errors=True)
        out.rename(product)


def run_tool(folder: Path, root: Path, command: list[str]) -> None:
    """Run one of Node's tools in `web/`; if it fails, raise with its output."""
    done = subprocess.run(  # noqa: S603 (npm, with our own arguments)
        [*npm_command(folder), *command[1:]],
        cwd=root / "web",
        env=variables(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise WebBuildError(f"{' '.join(command)} failed:\n{done.stdout}")
