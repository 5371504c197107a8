"""Headers of CPython for Pyodide: those of an installed CPython with Pyodide's `pyconfig.h`."""

import json
import re
import shutil
import subprocess
from pathlib import Path

from tools.build.node import node_folder
from tools.build.sources import ROOT
from tools.site.inputs import PYTHON_VERSION, SiteError

# A define of pyconfig.h with its value, or one that is switched off.
SETTING = re.compile(r"^#define (\w+) +\S.*$|^/\* #undef (\w+) \*/$", re.MULTILINE)
SHOW_SETTINGS = """
import { loadPyodide } from %s;
const python = await loadPyodide();
console.log(python.runPython(`
import json, sysconfig
settings = sysconfig.get_config_vars().items()
json.dumps({name: value for name, value in settings if type(value) is int})
`));
"""


def installed_headers() -> Path:
    """Return the headers of an installed CPython of Pyodide's version."""
    name = f"python{PYTHON_VERSION}"
    show = "import sysconfig; print(sysconfig.get_path('include'))"
    found = shutil.which(name)
    if found is not None:
        done = subprocess.run([found, "-c", show], capture_output=True, text=True, check=False)  # noqa: S603 - a Python
        folder = Path(done.stdout.strip())
        if done.returncode == 0 and (folder / "pyconfig.h").is_file():
            return folder
    for folder in _pyenv_headers(name):
        return folder
    raise SiteError(
        f"the headers of CPython {PYTHON_VERSION} are missing: install {name} with its "
        f"development files, so that `{name}` is on the PATH"
    )


def licence_of_python() -> str:
    """Return the licence of the CPython that the headers are of."""
    include = installed_headers()
    name = f"python{PYTHON_VERSION}"
    places = (
        include.parents[1] / "lib" / name / "LICENSE.txt",
        Path("/usr/share/doc") / name / "copyright",
        Path("/usr/share/doc") / f"lib{name}-stdlib" / "copyright",
    )
    for place in places:
        if place.is_file():
            return place.read_text("utf-8")
    raise SiteError(f"the licence of CPython {PYTHON_VERSION} is missing: expected {places[0]}")


def _pyenv_headers(name: str) -> list[Path]:
    """Return the headers of the versions that pyenv has installed but not activated."""
    pyenv = shutil.which("pyenv")
    if pyenv is None:
        return []
    root = subprocess.run([pyenv, "root"], capture_output=True, text=True, check=False)  # noqa: S603 - pyenv
    versions = Path(root.stdout.strip()) / "versions"
    return sorted(path.parent for path in versions.glob(f"*/include/{name}/pyconfig.h"))


def settings_of(headers: Path) -> Path:
    """Return the `pyconfig.h` of headers; Debian keeps it in a folder for the processor."""
    places = [headers / "pyconfig.h", *sorted(headers.parent.glob(f"*/{headers.name}/pyconfig.h"))]
    for place in places:
        if SETTING.search(place.read_text("utf-8")):
            return place
    raise SiteError(f"{headers / 'pyconfig.h'} has no settings")


def version_of(headers: Path) -> str:
    """Return the full version of the CPython that headers are of."""
    text = (headers / "patchlevel.h").read_text("utf-8")
    found = re.search(r'^#define PY_VERSION +"(.*)"', text, re.MULTILINE)
    if found is None:
        raise SiteError(f"{headers / 'patchlevel.h'} names no version")
    return found.group(1)


def adapted_headers(folder: Path, pyodide: Path) -> Path:
    """Copy the headers, with the sizes and features that Pyodide itself reports."""
    source = installed_headers()
    shutil.copytree(source, folder)
    shutil.copy(settings_of(source), folder / "pyconfig.h")
    settings = pyodide_settings(pyodide)

    def adapted(match: re.Match[str]) -> str:
        name = match.group(1) or match.group(2)
        if name not in settings:
            return match.group()
        value = settings[name]
        return f"#define {name} {value}" if value else f"/* #undef {name} */"

    config = folder / "pyconfig.h"
    config.write_text(SETTING.sub(adapted, config.read_text("utf-8")), "utf-8")
    return folder


def pyodide_settings(pyodide: Path) -> dict[str, int]:
    """Return the build settings of Pyodide's interpreter, asked from itself."""
    node = node_folder(ROOT)
    if node is None:
        raise SiteError("Node 20.19 or newer is missing")
    script = SHOW_SETTINGS % json.dumps(str(pyodide / "pyodide.mjs"))
    done = subprocess.run(  # noqa: S603 - our own script
        [str(node / "node"), "--input-type=module", "-e", script],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SiteError(f"Pyodide does not run in Node:\n{done.stderr[-1000:]}")
    settings: dict[str, int] = json.loads(done.stdout.splitlines()[-1])
    return settings
