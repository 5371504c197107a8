"""Suggested commands can be pasted into the shell."""

import sys
from pathlib import Path

import pytest

from pax.cli.program import command


@pytest.fixture
def pax(tmp_path: Path) -> Path:
    """A program named pax in a temporary folder."""
    path = tmp_path / "pax"
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_pax_on_the_path_is_called_by_its_name(pax: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(pax.parent))
    monkeypatch.setattr(sys, "argv", [str(pax)])
    assert command("table", "--solo", "2") == "pax table --solo 2"


def test_pax_outside_the_path_is_called_by_its_file(
    pax: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "argv", [str(pax)])
    assert command("table") == f"{pax} table"


def test_a_module_is_called_with_python_m(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["somewhere/pax/__main__.py"])
    assert command("table").endswith(" -m pax table")


def test_a_file_with_a_space_is_quoted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["pytest"])
    assert command("table", "--load", "my game.json") == "pax table --load 'my game.json'"
