"""Imports follow the layers, and compiled modules import only compiled ones."""

from pathlib import Path

import pytest

from tests.packaging.layers import (
    FieldWrite,
    Import,
    compiled_importing_interpreted,
    cycles,
    foreign_writes,
    module_name,
    unlayered_modules,
    wrong_imports,
)
from tools.build.sources import ROOT, compiled_files

SRC = ROOT / "src"
OWN_STRUCTS = {
    FieldWrite("pax.server.logs", "threading.excepthook"),  # a hook of the standard library
    FieldWrite("pax.server.logs", "self._timer.daemon"),  # threading.Timer takes no argument for it
    FieldWrite("pax.server.logs", "known.line"),  # a private record of this module
    FieldWrite("pax.server.logs", "known.count"),
    FieldWrite(
        "pax.server.storage.pg_listener", "connection.autocommit"
    ),  # an attribute of psycopg's API
    FieldWrite("pax.tables.actor", "submission.has_read"),  # the actor's own record of a command
    FieldWrite("pax.tables.actor", "submission.entries"),
    FieldWrite("pax.tables.actor", "submission.state"),
}
"""Allowed writes to fields of other objects, with the reason."""


def test_every_module_has_a_layer() -> None:
    assert unlayered_modules(SRC) == []


def test_nothing_imports_upwards() -> None:
    assert wrong_imports(SRC) == []


def test_there_are_no_import_cycles_not_even_for_types() -> None:
    assert cycles(SRC) == []


def test_no_module_writes_the_fields_of_another_object() -> None:
    packages = ("pax.server", "pax.backend", "pax.tables")
    assert set[FieldWrite]().union(*(foreign_writes(SRC, each) for each in packages)) == OWN_STRUCTS


@pytest.mark.parametrize("research", ["on", "off"])
def test_compiled_modules_import_only_compiled_modules(
    research: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAX_RESEARCH", research)
    compiled = {module_name(path, SRC) for path in compiled_files()}
    assert "pax.rules" in compiled
    assert ("pax.rl.batch.lanes" in compiled) == (research == "on")
    assert compiled_importing_interpreted(SRC, compiled) == []


@pytest.fixture
def src(tmp_path: Path) -> Path:
    """A package with one module in some layers."""
    names = ("rules/state", "game/view", "bots/search", "text/words", "server/tables/manager")
    for name in (*names, "server/transport/websocket", "cli/commands/arena"):
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
        pytest.param(
            "server.tables.manager", "from pax.rules import state", "pax.rules.state", id="never"
        ),
        pytest.param(
            "server.tables.manager",
            "if TYPE_CHECKING:\n from pax.server.transport import websocket",
            "pax.server.transport.websocket",
            id="upwards in the server",
        ),
        pytest.param(
            "cli.commands.arena",
            "import pax.server.tables.manager",
            "pax.server.tables.manager",
            id="from a command that needs no server",
        ),
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
        pytest.param("server.tables.manager", "from pax.build_info import x", id="leaf"),
        pytest.param(
            "server.transport.websocket",
            "from pax.server.tables.manager import x",
            id="downwards in the server",
        ),
        pytest.param("rules.state", "import sys\nfrom librt.vecs import vec", id="elsewhere"),
    ],
)
def test_other_imports_are_allowed(src: Path, importer: str, statement: str) -> None:
    (src / "pax" / f"{importer.replace('.', '/')}.py").write_text(statement)
    assert wrong_imports(src) == []


def test_a_module_without_a_layer_is_found(src: Path) -> None:
    (src / "pax" / "stray.py").write_text("")
    (src / "pax" / "server" / "helpers.py").write_text("")
    assert unlayered_modules(src) == ["pax.server.helpers", "pax.stray"]


def test_a_cycle_under_type_checking_is_found(src: Path) -> None:
    (src / "pax/rules/state.py").write_text("from pax.rules import other")
    (src / "pax/rules/other.py").write_text("if TYPE_CHECKING:\n from pax.rules import state")
    (src / "pax/rules/user.py").write_text("from pax.rules import state")
    assert cycles(src) == [["pax.rules.other", "pax.rules.state"]]


@pytest.mark.parametrize(
    ("statement", "target"),
    [
        ("def f(table): table.state = 1", "table.state"),
        ("def f(table): table.count += 1", "table.count"),
        ("def f(a, b): a.x, b.y = 1, 2", "a.x"),
        ("class A:\n def f(self): self.table.state = 1", "self.table.state"),
    ],
)
def test_a_foreign_write_is_found(src: Path, statement: str, target: str) -> None:
    (src / "pax/server/tables/manager.py").write_text(statement)
    assert FieldWrite("pax.server.tables.manager", target) in foreign_writes(src, "pax.server")


def test_a_write_to_an_own_field_is_allowed(src: Path) -> None:
    (src / "pax/server/tables/manager.py").write_text(
        "class A:\n def f(self): self.state, x = 1, 2"
    )
    assert foreign_writes(src, "pax.server") == set()


def test_a_compiled_module_that_imports_an_interpreted_one_is_found(src: Path) -> None:
    (src / "pax/bots/search.py").write_text("from pax.rules import state\nimport pax.game.view\n")
    compiled = {"pax.bots.search", "pax.rules.state"}
    found = compiled_importing_interpreted(src, compiled)
    assert found == [Import("pax.bots.search", "pax.game.view", 2)]
