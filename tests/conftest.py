"""Checks of the environment, and Hypothesis profiles.

`PAX_EXPECT=compiled` or `interpreted` is the build that the tests must run against.
`PAX_REQUIRE=all` turns every skip into a failure, but for what no system package provides.
"""

import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase

import pax.build_info
from pax.build_info import BuildInfo, build_info
from tools.build.sources import ROOT, leftovers, source_digest

# The tests expect English, whatever the language of this machine.
for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(variable, None)
os.environ["LANG"] = "C.UTF-8"

# No test uses or creates the deal key of the user.
os.environ["PAX_KEY_FILE"] = str(ROOT / "build" / "test-deal.key")

EXCUSED = "needs pyodide headers: "
"""Beginning of the reason for a skip that is allowed with `PAX_REQUIRE=all`, too."""

REQUIRE_ALL = os.environ.get("PAX_REQUIRE") == "all"

settings.register_profile(
    "default",
    deadline=None,  # a busy machine is not a failure
    suppress_health_check=[HealthCheck.too_slow],
    database=DirectoryBasedExampleDatabase(ROOT / "build" / "hypothesis"),
    print_blob=True,
)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True, database=None)
settings.register_profile("thorough", settings.get_profile("default"), max_examples=2000)
settings.load_profile("default")


def pytest_configure(config: pytest.Config) -> None:
    """Exit before any test if the environment is wrong."""
    if hasattr(config, "workerinput"):
        return
    info = build_info()
    expected = os.environ.get("PAX_EXPECT")
    if expected == "compiled" and not REQUIRE_ALL and info.sources and not info.compiled:
        pytest.exit(f"SKIPPED, the rules are not compiled: {info.interpreted_because}", 0)
    if complaint := wrong_environment(info, expected):
        raise pytest.UsageError(complaint)


def pytest_report_header() -> str:
    """Show the tested build."""
    return f"{build_info()} ({Path(pax.build_info.__file__).parent})"


def wrong_environment(info: BuildInfo, expected: str | None) -> str | None:
    """Return why the tests must not run in this environment, or None."""
    if found := leftovers():
        return f"compiled files among the sources; delete them: {', '.join(map(str, found))}"
    if info.sources and info.sources != source_digest():
        return "the installed wheel was built from other sources: run make wheel-env"
    if expected not in {None, "compiled", "interpreted"}:
        return f"PAX_EXPECT={expected}: it must be compiled or interpreted"
    if expected and expected != ("compiled" if info.compiled else "interpreted"):
        return f"these tests expect {expected} rules, but this is {info}"
    return None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skipped test into a failure if PAX_REQUIRE=all."""
    report = yield
    if REQUIRE_ALL and report.skipped and not hasattr(report, "wasxfail"):
        fail(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn a skipped module into a failure if PAX_REQUIRE=all."""
    report = yield
    if REQUIRE_ALL and report.skipped:
        fail(report)
    return report


def fail(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn a skip into a failure with its reason, unless it is excused."""
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
    if EXCUSED in str(reason):
        return
    report.outcome = "failed"
    report.longrepr = f"PAX_REQUIRE=all, but: {reason}"
