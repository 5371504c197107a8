"""The import graph of the package, read from the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

# From lowest to highest. A layer may import lower ones; layers of equal rank are independent.
RANKS: Final[tuple[frozenset[str], ...]] = (
    frozenset({"rules"}),
    frozenset({"decks"}),
    frozenset({"game"}),
    frozenset({"text", "bots", "protocol"}),
    frozenset({"arena", "tables", "training"}),
    frozenset({"rl"}),
    frozenset({"backend"}),
    frozenset({"server", "browser"}),
    frozenset({"cli"}),
)
# Imports of lower layers that are forbidden all the same.
NEVER: Final = frozenset(
    {("server", "rules"), ("tables", "bots"), ("tables", "text"), ("text", "bots")}
    | {("rl", "tables"), ("rl", "protocol"), ("server", "rl")}
    | {("backend", each) for each in ("rules", "text", "arena", "rl", "training")}
    | {("browser", each) for each in ("rules", "text", "arena", "rl", "training")}
)
# Inside the server, from lowest to highest; folders of equal rank are independent.
SERVER_RANKS: Final[tuple[frozenset[str], ...]] = (
    frozenset({"metrics"}),
    frozenset({"logs"}),
    frozenset({"security", "storage", "bots"}),
    frozenset({"notices"}),
    frozenset({"tables"}),
    frozenset({"transport"}),
    frozenset({"http"}),
    frozenset({"app"}),
    frozenset({"run"}),
)
# The command line uses the protocol; only these modules start a server or open its database.
SERVER_USERS: Final = frozenset(
    {
        "pax.cli.commands.play",
        "pax.cli.commands.serve",
        "pax.cli.commands.admin",
        "pax.cli.commands.backup",
        "pax.cli.commands.export",
        "pax.cli.commands.import_records",
        "pax.cli.commands.prune",
        "pax.cli.commands.restore",
        "pax.cli.options.config",
        "pax.cli.options.database",
        "pax.cli.options.notices",
    }
)
DATABASE_OPTION: Final = "pax.cli.options.database"
# Outside the layers: the public API, the entry point, the build information, and the redaction of
# exceptions.
FRONT: Final = frozenset({"pax", "pax.__main__"})
LEAVES: Final = frozenset({"pax.build_info", "pax.faults"})


class Import(NamedTuple):
    """An import of one module by another."""

    importer: str
    imported: str
    line: int


def modules(src: Path) -> dict[str, Path]:
    """Return every module of the package and its file."""
    return {module_name(path, src): path for path in sorted((src / "pax").rglob("*.py"))}


def module_name(path: Path, src: Path) -> str:
    """Return the module of a path: `src/pax/rules/__init__.py` is `pax.rules`."""
    parts = path.relative_to(src).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(src: Path) -> Iterator[Import]:
    """Return every import between modules of the package."""
    known = modules(src)
    for importer, path in known.items():
        package = importer if path.name == "__init__.py" else importer.rpartition(".")[0]
        for node in statements(path):
            for imported in named(node, package, known):
                if imported != importer:
                    yield Import(importer, imported, node.lineno)


def statements(path: Path) -> Iterator[ast.Import | ast.ImportFrom]:
    """Return every import statement of a file, at any depth."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node


def named(node: ast.Import | ast.ImportFrom, package: str, known: dict[str, Path]) -> Iterator[str]:
    """Return the modules of the package that a statement imports."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in known)
    else:
        base = origin(node, package)
        for alias in node.names:
            full = f"{base}.{alias.name}"
            if full in known:
                yield full
            elif base in known:
                yield base


def origin(node: ast.ImportFrom, package: str) -> str:
    """Return the module of a `from` statement, relative or absolute."""
    if not node.level:
        return node.module or ""
    ancestors = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*ancestors, *([node.module] if node.module else [])])


def layer(module: str) -> str:
    """Return the layer of a module: the second part of its name."""
    return module.split(".")[1]


def rank(module: str) -> int:
    """Return the rank of a module's layer."""
    (found,) = (rank for rank, layers in enumerate(RANKS) if layer(module) in layers)
    return found


def server_rank(module: str) -> int:
    """Return the rank of a module inside the server; -1 for the package itself."""
    part = module.split(".")[2] if module.count(".") > 1 else ""
    return next((rank for rank, parts in enumerate(SERVER_RANKS) if part in parts), -1)


def unlayered_modules(src: Path) -> list[str]:
    """Return the modules without a layer."""
    layers = frozenset[str]().union(*RANKS)
    outside = FRONT | LEAVES
    return [
        name
        for name in modules(src)
        if name not in outside
        and (
            layer(name) not in layers or (name.startswith("pax.server.") and server_rank(name) < 0)
        )
    ]


def is_wrong(use: Import) -> bool:
    """Whether an import points up, sideways, or is forbidden."""
    if use.importer in FRONT:
        return False
    if use.importer in LEAVES or use.imported in FRONT:
        return True
    if use.imported in LEAVES:
        return False
    pair = (layer(use.importer), layer(use.imported))
    if pair[0] == pair[1]:
        return is_wrong_in_server(use) or needs_no_server(use)
    return pair in NEVER or rank(use.imported) >= rank(use.importer) or needs_no_server(use)


def needs_no_server(use: Import) -> bool:
    """Whether a module of the command line imports the server without permission."""
    of_server = layer(use.imported) == "server" or use.imported == DATABASE_OPTION
    return layer(use.importer) == "cli" and of_server and use.importer not in SERVER_USERS


def is_wrong_in_server(use: Import) -> bool:
    """Whether an import points up or sideways between folders of the server."""
    parts = use.importer.split(".")[:3]
    if parts[1] != "server" or parts == use.imported.split(".")[:3]:
        return False
    return server_rank(use.imported) >= server_rank(use.importer)


def wrong_imports(src: Path) -> list[Import]:
    """Return every import that violates the layers."""
    return [use for use in imports(src) if is_wrong(use)]


def cycles(src: Path) -> list[list[str]]:
    """Return import cycles, including imports under TYPE_CHECKING."""
    uses: dict[str, set[str]] = {name: set() for name in modules(src)}
    for use in imports(src):
        uses[use.importer].add(use.imported)
    while free := {name for name, used in uses.items() if not used & uses.keys()}:
        uses = {name: used for name, used in uses.items() if name not in free}
    while unused := uses.keys() - frozenset[str]().union(*uses.values()):
        uses = {name: used for name, used in uses.items() if name not in unused}
    return [sorted(uses)] if uses else []


class FieldWrite(NamedTuple):
    """An assignment to a field of another object."""

    module: str
    target: str


def foreign_writes(src: Path, package: str) -> set[FieldWrite]:
    """Return every assignment in a package to a field of an object other than `self` and `cls`."""
    found = set[FieldWrite]()
    for module, path in modules(src).items():
        if f"{module}.".startswith(f"{package}."):
            for target in _targets(ast.parse(path.read_text("utf-8"))):
                if isinstance(target, ast.Attribute) and ast.unparse(target.value) not in OWN:
                    found.add(FieldWrite(module, ast.unparse(target)))
    return found


OWN: Final = frozenset({"self", "cls"})


def _targets(tree: ast.AST) -> Iterator[ast.expr]:
    """Yield every assignment target of a file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from target.elts if isinstance(target, ast.Tuple) else [target]
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            yield node.target


def compiled_importing_interpreted(src: Path, compiled: set[str]) -> list[Import]:
    """Return every import of an interpreted module by a compiled one."""
    return [
        use for use in imports(src) if use.importer in compiled and use.imported not in compiled
    ]
