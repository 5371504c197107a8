"""Nothing points upwards, and compiled modules stay among themselves."""

from pathlib import Path

import pytest

from tests.packaging.layers import (
    Import,
    compiled_importing_interpreted,
    module_name,
    strangers,
    wrong_imports,
)
from tools.build.sources import ROOT, compiled_files

SRC = ROOT / "src"


def test_every_module_has_a_layer() -> None:
    assert strangers(SRC) == []


def test_nothing_imports_upwards() -> None:
    assert wrong_imports(SRC) == []


def test_compiled_modules_import_only_compiled_modules() -> None:
    compiled = {module_name(path, SRC) for path in compiled_files()}
    assert "pax.rules" in compiled
    assert compiled_importing_interpreted(SRC, compiled) == []


@pytest.fixture
def src(tmp_path: Path) -> Path:
    """A package with one module in each of a few layers."""
    for name in ("rules/state", "game/view", "bots/search", "text/words", "server/tables"):
        path = tmp_path / "pax" / f"{name}.py"
        path.parent.mkdir(parents=True)
        path.write_text("")
        path.with_name("__init__.py").write_text("")
    (tmp_path / "pax/__init__.py").write_text("from pax.server import tables\n")
    (tmp_path / "pax/build_info.py").write_text("")
    return tmp_path


@pytest.mark.parametrize(
    ("importer", "statement", "imported"),
    [
        pytest.param("rules.state", "import pax.game.view", "pax.game.view", id="upwards"),
        pytest.param("rules.state", "from ..game import view", "pax.game.view", id="relative"),
        pytest.param("rules.state", "def f():\n from pax import game", "pax.game", id="inside"),
        pytest.param(
            "bots.search", "from pax.text.words import x", "pax.text.words", id="sideways"
        ),
        pytest.param("server.tables", "from pax.rules import state", "pax.rules.state", id="never"),
        pytest.param("game.view", "from pax import State", "pax", id="through the front door"),
        pytest.param("build_info", "import pax.rules", "pax.rules", id="from a leaf"),
    ],
)
def test_a_wrong_import_is_found(src: Path, importer: str, statement: str, imported: str) -> None:
    (src / "pax" / f"{importer.replace('.', '/')}.py").write_text(statement)
    line = statement.count("\n") + 1
    assert wrong_imports(src) == [Import(f"pax.{importer}", imported, line)]


@pytest.mark.parametrize(
    ("importer", "statement"),
    [
        pytest.param("bots.search", "from pax.rules.state import State", id="downwards"),
        pytest.param("rules.state", "from pax.rules import other", id="own layer"),
        pytest.param("server.tables", "from pax.build_info import x", id="leaf"),
        pytest.param("rules.state", "import sys\nfrom librt.vecs import vec", id="elsewhere"),
    ],
)
def test_other_imports_are_fine(src: Path, importer: str, statement: str) -> None:
    (src / "pax" / f"{importer.replace('.', '/')}.py").write_text(statement)
    assert wrong_imports(src) == []


def test_a_module_without_a_layer_is_found(src: Path) -> None:
    (src / "pax" / "stray.py").write_text("")
    assert strangers(src) == ["pax.stray"]


def test_a_compiled_module_that_imports_an_interpreted_one_is_found(src: Path) -> None:
    (src / "pax/bots/search.py").write_text("from pax.rules import state\nimport pax.game.view\n")
    compiled = {"pax.bots.search", "pax.rules.state"}
    found = compiled_importing_interpreted(src, compiled)
    assert found == [Import("pax.bots.search", "pax.game.view", 2)]
