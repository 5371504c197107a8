"""One name for one thing: public classes have names of their own, functions hide no module."""

import ast
from collections import defaultdict

from tools.build.sources import ROOT

PACKAGE = ROOT / "src" / "pax"

SHARED: dict[str, str] = {}
"""Names that two classes may have, and why."""

COMMANDS = "the module of a command has the function that Typer calls by its name"
VERBS = "the module of a rule has the function that does what the rule is about"
HIDDEN = {
    "build_info.py": "the note of how the package was built: one module, one function",
    "cli": COMMANDS,
    "rules": VERBS,
}
"""Packages in which a function may have its module's name, and why."""


def test_no_two_public_classes_have_one_name() -> None:
    places = defaultdict(list)
    for path in PACKAGE.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(PACKAGE)))
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert twice.keys() == SHARED.keys(), twice
    assert len(SHARED) <= 5


def test_no_function_hides_the_module_that_it_lives_in() -> None:
    hidden = [
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name == path.stem
    ]
    assert [path for path in hidden if path.partition("/")[0] not in HIDDEN] == []
