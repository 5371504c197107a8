"""The size of the download, as static hosts compress it."""

import gzip
import json
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

from tools.build.node import node_folder

WORKERS: Final = ("engine-worker.js", "service-worker.js", "files.json", "manifest.webmanifest")
BROTLI: Final = """
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
const names = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(names.map((name) => brotliCompressSync(readFileSync(name)).length)));
"""


class Sizes(NamedTuple):
    """Megabytes of a first visit in English, and of all that is stored; kilobytes of the shell."""

    brotli: float
    gzip: float
    shell: float
    stored: float


def sizes(site: Path, shell: list[str], loaded: list[str]) -> Sizes:
    """Return the compressed sizes of what a visit loads, and of everything that is stored.

    The shell is what the start page loads: scripts, texts, fonts, icons, the workers.
    """
    listed = json.loads((site / "files.json").read_text("utf-8"))
    stored = [name for name in (*listed["shell"], *listed["engine"]) if name != "./"]
    names = sorted({*loaded, *stored, "index.html", *WORKERS})
    small = dict(zip(names, _brotli([site / name for name in names]), strict=True))
    visit = sorted({*loaded, *WORKERS})
    packed = sum(len(gzip.compress((site / name).read_bytes(), 9)) for name in visit)
    return Sizes(
        brotli=sum(small[name] for name in visit) / 1e6,
        gzip=packed / 1e6,
        shell=sum(small[name] for name in {*shell, *WORKERS} if not name.startswith("engine/"))
        / 1e3,
        stored=sum(small.values()) / 1e6,
    )


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
