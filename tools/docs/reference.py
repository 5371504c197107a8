"""The reference of the library, generated from the public names and their docstrings."""

import ast
import inspect
import sys
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Final

TITLES: Final = {
    "pax": "Reference: pax",
    "pax.arena": "Reference: pax.arena",
    "pax.rl": "Reference: pax.rl",
}
INTERNAL: Final = {
    "View": "state, sampler, batches, receive, rebuild_belief",
    "Game": "open_state, batches, ahead, may_end, prompt, shuffled",
}
"""Members that api.md does not list as stable."""


def write_reference(folder: Path) -> None:
    """Write a page for each public module."""
    folder.mkdir(parents=True)
    for module, title in TITLES.items():
        text = page(module, title)
        (folder / f"{module.rpartition('.')[2]}.rst").write_text(text, "utf-8")


def page(name: str, title: str) -> str:
    """Return the page of a module: its own text, then its public names."""
    module = import_module(name)
    lines = [title, "=" * len(title), "", f".. automodule:: {name}", "   :no-members:", ""]
    for public in sorted(module.__all__, key=str.lower):
        lines += entry(name, public, getattr(module, public))
    return "\n".join(lines)


def entry(module: str, name: str, thing: object) -> list[str]:
    """Return the directive of one public name."""
    if inspect.isclass(thing):
        hidden = [f"   :exclude-members: {INTERNAL[name]}"] if name in INTERNAL else []
        kind = "exception" if issubclass(thing, Exception) else "class"
        return [f".. auto{kind}:: {module}.{name}", "   :members:", *hidden, ""]
    if inspect.isroutine(thing):
        return [f".. autofunction:: {module}.{name}", ""]
    return [f".. py:data:: {module}.{name}", "", f"   {constant_text(name)}", ""]


def constant_text(name: str) -> str:
    """Return the text below the definition of a constant; `Final` names have no docstring."""
    loaded = [module for key, module in sys.modules.items() if key.startswith("pax.")]
    for module in loaded:
        if name in vars(module):
            body = ast.parse(inspect.getsource(module)).body
            for line, below in pairwise(body):
                if is_definition(line, name) and isinstance(below, ast.Expr):
                    return str(ast.literal_eval(below.value))
    message = f"{name} has no text"
    raise LookupError(message)


def is_definition(line: ast.stmt, name: str) -> bool:
    """Whether a line defines an annotated constant."""
    return isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == name
