"""The core of tables, games and bots needs only three small packages."""

import ast
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tools.build.sources import ROOT

from .layers import statements

NEEDED = ("librt", "mypy_extensions.py", "msgspec")
PURE = ("tables", "protocol")
IMPURE = frozenset(
    {
        *("asyncio", "threading", "multiprocessing", "subprocess", "concurrent", "socket"),
        *(
            "sqlalchemy",
            "websockets",
            "starlette",
            "uvicorn",
            "sqlite3",
            "time",
            "secrets",
            "random",
            "os",
        ),
    }
)

HOSTED = ("backend", "browser")
OF_A_BROWSER = frozenset({"asyncio", "time", "secrets"})
"""What Pyodide offers in a web worker, too."""


def test_a_whole_table_is_played_with_only_the_requirements_of_the_core(tmp_path: Path) -> None:
    python = bare_environment(tmp_path / "env")
    script = ROOT / "tests" / "packaging" / "bare_table.py"
    played = subprocess.run(  # noqa: S603 - our own script
        [python, "-I", script], capture_output=True, text=True, check=False
    )
    assert played.returncode == 0, played.stderr
    assert "messages" in played.stdout


def bare_environment(folder: Path) -> Path:
    """Create an environment with only the sources and the requirements of the core."""
    venv.create(folder, symlinks=True)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    there = folder / "lib" / version / "site-packages"
    here = Path(sysconfig.get_path("purelib"))
    for name in NEEDED:
        found = here / name
        if found.is_dir():
            shutil.copytree(found, there / name)
        else:
            shutil.copy(found, there / name)
    (there / "pax.pth").write_text(f"{ROOT / 'src'}\n", "utf-8")
    return folder / "bin" / "python"


def names(node: ast.Import | ast.ImportFrom) -> list[str]:
    """Return the modules that a statement imports."""
    if isinstance(node, ast.ImportFrom):
        return [node.module or ""]
    return [each.name for each in node.names]


@pytest.mark.parametrize(
    ("package", "impure"),
    [
        *((package, IMPURE) for package in PURE),
        *((package, IMPURE - OF_A_BROWSER) for package in HOSTED),
    ],
)
def test_the_core_imports_no_io(package: str, impure: frozenset[str]) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {imported}"
        for path in sorted((ROOT / "src" / "pax" / package).rglob("*.py"))
        for node in statements(path)
        for imported in names(node)
        if imported.partition(".")[0] in impure or imported.startswith("pax.server")
    ]
    assert found == []
