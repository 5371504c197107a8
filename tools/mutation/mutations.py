"""The mutations that a run applies to a source file."""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

Change = Callable[[], None]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATIONS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
JUNCTIONS: dict[type[ast.boolop], type[ast.boolop]] = {ast.And: ast.Or, ast.Or: ast.And}
WITHOUT_EFFECT = frozenset({"annotation"})
BELOW = frozenset({"annotation", "returns", "decorator_list", "body", "orelse"})
CALLS = {"min": "max", "max": "min"}


@dataclass(frozen=True)
class Mutant:
    """A file with one small change."""

    file: str
    name: str
    source: str


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Return all mutants of a file; their names survive changes elsewhere in the file."""
    tree = ast.parse(path.read_text("utf-8"))
    seen: Counter[str] = Counter()
    for place, statement in statements(tree, ""):
        before = header(statement)
        for change, undo in changes(statement):
            change()
            name = f"{path.name} {place}: {before} => {header(statement)}"
            seen[name] += 1
            number = f" ({seen[name]})" if seen[name] > 1 else ""
            yield Mutant(path.name, name + number, ast.unparse(tree))
            undo()


def statements(node: ast.AST, place: str) -> Iterator[tuple[str, ast.stmt]]:
    """Yield every statement with the name of its function or class."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield place or "module", child
        inner = place
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            inner = f"{place}.{child.name}".removeprefix(".")
        yield from statements(child, inner)


def header(statement: ast.stmt) -> str:
    """Return the first line of a statement, without its body."""
    return ast.unparse(statement).splitlines()[0]


def changes(statement: ast.stmt) -> Iterator[tuple[Change, Change]]:
    """Yield the changes to a statement, each with its reversal."""
    if isinstance(statement, ast.Import | ast.ImportFrom | ast.ClassDef):
        return
    yield from removals(statement)
    for node in own_expressions(statement):
        yield from replacements(node)


def own_expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    """Yield the expressions of a statement, without annotations, texts and nested statements."""
    left: list[ast.AST] = [statement]
    while left:
        node = left.pop()
        yield node
        skipped = BELOW if isinstance(node, ast.stmt) else WITHOUT_EFFECT
        for name, value in ast.iter_fields(node):
            children = value if isinstance(value, list) else [value]
            if name not in skipped:
                left += [child for child in children if is_reckoned(child)]


def is_reckoned(child: object) -> bool:
    """Whether a part of an expression affects behaviour; the text of a message does not."""
    return isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr)


def removals(statement: ast.stmt) -> Iterator[tuple[Change, Change]]:
    """Yield the removal of a statement; declarations are not removed."""
    does_something = (
        isinstance(statement, ast.AugAssign | ast.Raise)
        or (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call))
        or (isinstance(statement, ast.Assign) and not isinstance(statement.targets[0], ast.Name))
    )
    if does_something:
        kind, fields = statement.__class__, dict(vars(statement))

        def remove() -> None:
            statement.__class__ = ast.Pass

        def restore() -> None:
            statement.__class__ = kind
            vars(statement).update(fields)

        yield remove, restore


def replacements(node: ast.AST) -> Iterator[tuple[Change, Change]]:
    """Yield the changes to one node, each with its reversal."""
    if isinstance(node, ast.Compare):
        for place, old in enumerate(node.ops):
            yield item(node.ops, place, COMPARISONS[type(old)](), old)
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATIONS:
        yield field(node, "op", OPERATIONS[type(node.op)]())
    elif isinstance(node, ast.BoolOp):
        yield field(node, "op", JUNCTIONS[type(node.op)]())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield field(node, "op", ast.UAdd())
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield field(node, "value", not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield field(node, "value", node.value + 1)
    elif isinstance(node, ast.Name) and node.id in CALLS:
        yield field(node, "id", CALLS[node.id])
    elif isinstance(node, ast.If | ast.IfExp | ast.While) and not is_changed_inside(node.test):
        yield field(node, "test", ast.UnaryOp(ast.Not(), node.test))


def is_changed_inside(test: ast.expr) -> bool:
    """Whether a part of a condition is mutated separately."""
    return isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp)


def field(node: ast.AST, name: str, new: object) -> tuple[Change, Change]:
    """Return functions that set a field and restore it."""
    old = getattr(node, name)
    return lambda: setattr(node, name, new), lambda: setattr(node, name, old)


def item(row: list[ast.cmpop], place: int, new: ast.cmpop, old: ast.cmpop) -> tuple[Change, Change]:
    """Return functions that set an item of a list and restore it."""
    return lambda: row.__setitem__(place, new), lambda: row.__setitem__(place, old)
