"""Build hook: adds the compiled rules, the web client and `build.json` to the wheel.

`PAX_COMPILE=auto` compiles if there is a C compiler, `require` fails if there is none, `off` never
compiles. A working compiler that fails on our code always fails the build. `PAX_WEB=off` leaves out
the web client. The sdist contains the built client.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.build.native import NativeBuildError, native_modules, why_not_compiled
from tools.build.node import PACKAGE, node_folder
from tools.build.sources import compiled_files, leftovers, source_digest
from tools.build.web import WebBuildError, web_client, web_digest


class PaxBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the generated files: native modules, the client and `build.json`."""

    def dependencies(self) -> list[str]:
        """Require Node only if the client must be built and the system has none."""
        wanted = self.wants_web() and not self.built_client().is_dir()
        return [f"{PACKAGE}>=22.12"] if wanted and node_folder(self.folder) is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the generated files and add them to the wheel; an editable install has none."""
        if version == "editable":
            return
        if self.wants_web():
            self.include_client(build_data)
        if self.target_name == "sdist":
            return
        self.refuse_leftovers()
        reason = self.why_interpreted()
        if reason is None:
            self.include_tree(self.native_modules(), build_data)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        else:
            self.app.display_warning(f"the rules will run interpreted: {reason}")
        build_data["force_include"][str(self.note(reason))] = "pax/build.json"

    @property
    def folder(self) -> Path:
        """Return the root of the project."""
        return Path(self.root)

    def refuse_leftovers(self) -> None:
        """Fail if there are compiled files among the sources."""
        if found := leftovers(self.folder):
            self.app.abort(f"compiled files among the sources; delete them: {[*map(str, found)]}")

    def why_interpreted(self) -> str | None:
        """Return None if the rules are to be compiled, else the reason why not."""
        choice = os.environ.get("PAX_COMPILE", "auto")
        if choice not in {"auto", "require", "off"}:
            self.app.abort(f"PAX_COMPILE={choice}: it must be auto, require or off")
        if choice == "off":
            return "switched off (PAX_COMPILE=off)"
        reason = why_not_compiled()
        if reason is not None and choice == "require":
            self.app.abort(f"PAX_COMPILE=require, but {reason}")
        return reason

    def native_modules(self) -> Path:
        """Return the folder of the compiled rules, or fail the build with the errors."""
        try:
            return native_modules(self.folder)
        except NativeBuildError as error:
            self.app.abort(str(error))
            raise

    def wants_web(self) -> bool:
        """Whether the build includes the client."""
        choice = os.environ.get("PAX_WEB", "on")
        if choice not in {"on", "off"}:
            self.app.abort(f"PAX_WEB={choice}: it must be on or off")
        return choice == "on"

    def built_client(self) -> Path:
        """Return the folder of the built client of the current sources."""
        return self.folder / "build" / f"web-{web_digest(self.folder)}"

    def include_client(self, build_data: dict[str, Any]) -> None:
        """Add the client at `pax/web` in a wheel; in an sdist, where a build looks for it."""
        try:
            product = web_client(self.folder)
        except WebBuildError as error:
            self.app.abort(str(error))
            raise
        place = f"build/{product.name}" if self.target_name == "sdist" else "pax/web"
        build_data["force_include"][str(product)] = place

    def include_tree(self, product: Path, build_data: dict[str, Any]) -> None:
        """Add every file of a folder to the wheel under its relative path."""
        for path in sorted(product.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(product).as_posix()

    def note(self, reason: str | None) -> Path:
        """Write `build.json`, which describes the wheel to the program and the tests."""
        digest = source_digest(self.folder)
        modules = [] if reason else [self.module_name(path) for path in compiled_files(self.folder)]
        facts = {"sources": digest, "compiled": modules, "interpreted_because": reason}
        kind = "interpreted" if reason else "compiled"
        path = self.folder / "build" / f"note-{digest}-{kind}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(facts, indent=2) + "\n", "utf-8")
        return path

    def module_name(self, path: Path) -> str:
        """Return the module of a path: `src/pax/rules/__init__.py` is `pax.rules`."""
        parts = path.relative_to(self.folder / "src").with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
