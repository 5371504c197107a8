"""The size of the download, as static hosts compress it."""

import gzip
import json
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

from tools.build.node import node_folder

BROTLI: Final = """
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
const names = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(names.map((name) => brotliCompressSync(readFileSync(name)).length)));
"""


class Sizes(NamedTuple):
    """Megabytes of a first visit in English, and kilobytes of the shell."""

    brotli: float
    gzip: float
    shell: float


def sizes(site: Path) -> Sizes:
    """Return the size of the engine with one table's models, and of what the start page loads."""
    engine = [
        path
        for path in sorted((site / "engine").rglob("*"))
        if path.is_file() and (path.parent.name != "models" or path.stem == "4")
    ]
    shell = start_page(site)
    small = _brotli([*engine, *shell])
    packed = sum(len(gzip.compress(path.read_bytes(), 9)) for path in (*engine, *shell))
    return Sizes(sum(small) / 1e6, packed / 1e6, sum(small[len(engine) :]) / 1e3)


def start_page(site: Path) -> list[Path]:
    """Return the page with the scripts and styles that it names, and the English texts."""
    page = (site / "index.html").read_text("utf-8")
    named = [path for path in (site / "assets").iterdir() if path.name in page]
    entry = next(path for path in named if path.name.startswith("index-") and path.suffix == ".js")
    script = entry.read_text("utf-8")
    imported = [
        path
        for path in (site / "assets").iterdir()
        if path.suffix == ".js" and f'from"./{path.name}"' in script
    ]
    return sorted({site / "index.html", *named, *imported})


def _brotli(paths: list[Path]) -> list[int]:
    node = node_folder()
    if node is None:
        raise RuntimeError("Node 20.19 or newer is missing")
    done = subprocess.run(  # noqa: S603 - our own script
        [node / "node", "--input-type=module", "-e", BROTLI],
        input=json.dumps([str(path) for path in paths]),
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[int] = json.loads(done.stdout)
    return found
