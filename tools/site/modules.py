"""Compile the package's modules and msgspec to WebAssembly, with the sources unchanged.

The C code is generated for 32 bits in a separate process, because mypyc reads the size of pointers
once, when it is imported. Zig compiles and links it; Emscripten is not needed.
"""

import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools.build.environment import EDITABLE_ENV, python_of
from tools.build.native import SHARED_LIBRARY
from tools.build.sources import ROOT, compiled_files
from tools.site.inputs import PYTHON_VERSION, SiteError

SUFFIX = f".cpython-{PYTHON_VERSION.replace('.', '')}-wasm32-emscripten.so"
COMPILE = (
    *("cc", "-target", "wasm32-wasi", "-fPIC", "-O3", "-g0", "-w"),
    "-mcpu=mvp+bulk_memory+sign_ext+mutable_globals+nontrapping_fptoint",
    *("-fno-sanitize=all", "-fno-stack-protector"),
)
LINK = (
    *("wasm-ld", "-shared", "--experimental-pic", "--no-entry"),
    "--unresolved-symbols=import-dynamic",
)


class Extension(NamedTuple):
    """An extension module: its full name, its C files and the folders of their headers."""

    name: str
    sources: list[str]
    includes: list[str]


def generated(scratch: Path) -> list[Extension]:
    """Generate the C code of the compiled modules in a separate process."""
    done = subprocess.run(  # noqa: S603 - this script
        [python_of(EDITABLE_ENV), "-m", "tools.site.modules", str(scratch)],
        cwd=ROOT / "src",
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SiteError(f"mypyc failed:\n{done.stdout}")
    found = json.loads((scratch / "extensions.json").read_text("utf-8"))
    return [Extension(*each) for each in found]


def generate_here(scratch: Path) -> None:
    """Generate C code for 32 bits in the working directory `src/`."""
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
    from mypyc.build import mypycify  # noqa: PLC0415 - after the size of pointers is set

    source_folder = Path.cwd()
    paths = [str(path.relative_to(source_folder)) for path in compiled_files(source_folder.parent)]
    options = ["--config-file=", f"--cache-dir={scratch / 'mypy'}"]
    extensions = mypycify(
        [*options, f"--python-version={PYTHON_VERSION}", *paths],
        group_name=SHARED_LIBRARY,
        target_dir=str(scratch / "c"),
    )
    includes = sorted({folder for each in extensions for folder in each.include_dirs})
    found = [Extension(each.name, each.sources, includes) for each in extensions]
    (scratch / "extensions.json").write_text(json.dumps(found), "utf-8")


def build_extensions(
    extensions: Iterable[Extension], zig: list[str], headers: Path, scratch: Path, target: Path
) -> None:
    """Compile and link every extension into its place under `target`."""

    def build(extension: Extension) -> None:
        objects = [
            _compiled(extension, source, zig, headers, scratch) for source in extension.sources
        ]
        _link(extension.name, objects, zig, target)

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        list(threads.map(build, extensions))


def _compiled(
    extension: Extension, source: str, zig: list[str], headers: Path, scratch: Path
) -> str:
    product = scratch / f"{extension.name}.{Path(source).stem}.o"
    includes = [f"-I{folder}" for folder in (headers, *extension.includes)]
    _run([*zig, *COMPILE, *includes, "-c", source, "-o", str(product)])
    return str(product)


def _link(name: str, objects: list[str], zig: list[str], target: Path) -> None:
    *packages, module = name.split(".")
    product = target.joinpath(*packages, module + SUFFIX)
    product.parent.mkdir(parents=True, exist_ok=True)
    _run([*zig, *LINK, f"--export-if-defined=PyInit_{module}", *objects, "-o", str(product)])


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - Zig
    if done.returncode:
        raise SiteError(f"{' '.join(command[:4])} failed:\n{done.stderr[-3000:]}")


if __name__ == "__main__":
    generate_here(Path(sys.argv[1]))
