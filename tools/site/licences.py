"""Licence notices of what is shipped with the edition without a server."""

import json
import shutil
from pathlib import Path
from typing import Final

from tools.build.environment import EDITABLE_ENV
from tools.build.sources import ROOT
from tools.site.headers import licence_of_python
from tools.site.inputs import librt_wheel, msgspec_sources, pyodide, zig_folder

PYODIDE: Final = """Pyodide {version} is part of this site, unchanged, in the folder `engine`.

It is licensed under the Mozilla Public License 2.0, whose text is in MPL-2.0.txt.
Its source code is at https://github.com/pyodide/pyodide, tag {version}.
It contains CPython, whose licence is in CPython.txt, code of Emscripten (Emscripten.txt), and the
C libraries musl (musl.txt) and libc++ (libcxx.txt).
"""
EMSCRIPTEN: Final = """Emscripten, https://github.com/emscripten-core/emscripten

Copyright (c) 2010-2014 Emscripten authors, see its file AUTHORS.

{terms}"""


def copy_licences(folder: Path) -> None:
    """Write the notices into a folder, beside those of the web client."""
    folder.mkdir(exist_ok=True)
    version = json.loads((pyodide() / "package.json").read_text("utf-8"))["version"]
    (folder / "Pyodide.txt").write_text(PYODIDE.format(version=version), "utf-8")
    (folder / "CPython.txt").write_text(licence_of_python(), "utf-8")
    shutil.copy(ROOT / "LICENSE", folder / "Pax.txt")
    terms = (zig_folder() / "lib" / "libc" / "wasi" / "LICENSE-MIT").read_text("utf-8")
    (folder / "Emscripten.txt").write_text(EMSCRIPTEN.format(terms=terms), "utf-8")
    for name, path in (_texts() | _libraries()).items():
        shutil.copy(path, folder / f"{name}.txt")


def _texts() -> dict[str, Path]:
    """Return the texts of licences that other packages of the build have as files."""
    libraries = zig_folder() / "lib"
    return {
        "MPL-2.0": ROOT / "web" / "node_modules" / "axe-core" / "LICENSE",
        "musl": libraries / "libc" / "musl" / "COPYRIGHT",
        "libcxx": libraries / "libcxx" / "LICENSE.TXT",
    }


def _libraries() -> dict[str, Path]:
    (librt,) = librt_wheel().glob("librt-*.dist-info/licenses/LICENSE")
    (msgspec,) = msgspec_sources().glob("msgspec-*/LICENSE")
    pattern = "lib/python*/site-packages/mypy_extensions-*.dist-info/licenses/LICENSE"
    (extensions,) = EDITABLE_ENV.glob(pattern)
    return {"librt": librt, "msgspec": msgspec, "mypy_extensions": extensions}
