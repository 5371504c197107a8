"""The version of this installation, and whether its rules are compiled."""

import importlib.metadata
import importlib.util
import json
from dataclasses import dataclass
from importlib.machinery import ExtensionFileLoader
from pathlib import Path


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


def build_info() -> BuildInfo:
    """Read `build.json` and check that the native modules are in use."""
    version = importlib.metadata.version("pax")
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
