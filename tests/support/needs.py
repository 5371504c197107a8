"""Optional requirements of tests. A test is skipped with the reason if one is missing.

With `PAX_REQUIRE=all` a skip is a failure; `make deps` installs what is missing. Pyodide headers
are excused (`EXCUSED` in `tests/conftest.py`): not every system has a package of that Python.
"""

import shutil
from collections.abc import Callable
from typing import Final

import pytest

from tools.build.deps import nginx_program, postgresql_programs, site_headers_missing
from tools.build.native import why_not_compiled
from tools.build.sources import ROOT


def _no_git() -> str | None:
    return None if shutil.which("git") else "git: not found"


def _no_nginx() -> str | None:
    return None if nginx_program() else "nginx: not found"


def _no_uv() -> str | None:
    return None if (ROOT / "build/uv/bin/uv").exists() else "run make env"


def _no_postgresql() -> str | None:
    return None if postgresql_programs() else "PostgreSQL: initdb not found"


WHY_MISSING: Final[dict[str, Callable[[], str | None]]] = {
    "compiler": why_not_compiled,
    "git": _no_git,
    "nginx": _no_nginx,
    "postgresql": _no_postgresql,
    "pyodide headers": site_headers_missing,
    "uv": _no_uv,
}


def needs(what: str) -> pytest.MarkDecorator:
    """Return a mark that skips a test without the named requirement."""
    reason = WHY_MISSING[what]()
    return pytest.mark.skipif(reason is not None, reason=f"needs {what}: {reason}")
