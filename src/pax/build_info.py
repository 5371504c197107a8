"""The installation: its version, its extras, and whether its rules are compiled."""

import importlib.metadata
import importlib.util
import json
import re
from dataclasses import dataclass
from functools import cache
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from typing import Final

DISTRIBUTION: Final = "pax-card-game"
_REQUIREMENT: Final = re.compile(r"([\w.-]+).*extra == ['\"]([\w-]+)['\"]")


@dataclass(frozen=True)
class BuildInfo:
    """How the running package was built. Without `build.json` it is an editable install."""

    version: str
    sources: str | None
    interpreted_because: str | None

    @property
    def compiled(self) -> bool:
        """Whether the rules run as native code."""
        return self.interpreted_because is None

    def __str__(self) -> str:
        """Return the text of `pax --version`."""
        how = "compiled" if self.compiled else f"interpreted: {self.interpreted_because}"
        return f"pax {self.version}, rules {how}"


@cache
def build_info() -> BuildInfo:
    """Read `build.json` and check that the native modules are in use."""
    version = importlib.metadata.version(DISTRIBUTION)
    note = Path(__file__).with_name("build.json")
    if not note.exists():
        return BuildInfo(version, None, "editable sources")
    facts = json.loads(note.read_text("utf-8"))
    reason = facts["interpreted_because"]
    if reason is None and not all(map(is_native, facts["compiled"])):
        reason = "the compiled modules were built for another Python"
    return BuildInfo(version, facts["sources"], reason)


def is_native(module: str) -> bool:
    """Whether importing the module would load native code."""
    spec = importlib.util.find_spec(module)
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def extra_of(module: str) -> str | None:
    """Return the smallest extra that installs a module, or None if no extra does."""
    wanted = _normal(module.partition(".")[0])
    extras: dict[str, list[str]] = {}
    for requirement in importlib.metadata.requires(DISTRIBUTION) or []:
        if found := _REQUIREMENT.match(requirement):
            extras.setdefault(found[2], []).append(_normal(found[1]))
    having = [(len(names), extra) for extra, names in extras.items() if wanted in names]
    return min(having)[1] if having else None


def advice(extra: str) -> str:
    """Return the command that installs an extra."""
    return f"pip install '{DISTRIBUTION}[{extra}]'"


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
