"""Names are unique: no two public classes share one, no function shadows its module."""

import ast
from collections import defaultdict

from tools.build.sources import ROOT

PACKAGE = ROOT / "src" / "pax"

SHARED: dict[str, str] = {}
"""Names that two classes may share, with the reason."""

COMMANDS = "Typer names a command after its function"
VERBS = "the main function of a rule has the name of the rule"
HIDDEN = {
    "build_info.py": "one module with one function",
    "cli": COMMANDS,
    "rules": VERBS,
}
"""Packages in which a function may have its module's name, with the reason."""


def test_no_two_public_classes_share_a_name() -> None:
    places = defaultdict(list)
    for path in PACKAGE.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(PACKAGE)))
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert twice.keys() == SHARED.keys(), twice
    assert len(SHARED) <= 5


def test_no_function_shadows_its_module() -> None:
    hidden = [
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name == path.stem
    ]
    assert [path for path in hidden if path.partition("/")[0] not in HIDDEN] == []
