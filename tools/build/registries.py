"""The package registries configured on this machine. They are never written to a file."""

import ast
import functools
import os
import subprocess
import sys

PIP_TO_UV = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
}


def python_executable() -> str:
    """Return the base interpreter of this one, which may be a shim or in an environment."""
    return str(getattr(sys, "_base_executable", sys.executable))


@functools.cache
def pip_settings() -> dict[str, list[str]]:
    """Return pip's settings from its files and the environment."""
    command = [python_executable(), "-m", "pip", "config", "list"]
    shown = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 (our own command)
    settings: dict[str, list[str]] = {}
    for line in shown.stdout.splitlines():
        key, _, value = line.partition("=")
        if value:
            name = key.rpartition(".")[2]
            settings.setdefault(name, []).extend(str(ast.literal_eval(value)).split())
    return settings


def installer_variables() -> dict[str, str]:
    """Return settings for uv: pip's registries, unless uv has its own."""
    if any(name in os.environ for name in (*PIP_TO_UV.values(), "UV_INDEX_URL")):
        return {}
    variables = {
        ours: " ".join(dict.fromkeys(pip_settings()[theirs]))
        for theirs, ours in PIP_TO_UV.items()
        if theirs in pip_settings()
    }
    # Like pip, look for the best version in all registries. The hashes make this safe.
    return {**variables, "UV_INDEX_STRATEGY": "unsafe-best-match"}


def locking_variables() -> dict[str, str]:
    """Return settings for uv when it pins: only the main registry.

    Another one may hold files for this platform only; the lock would then lack the others.
    """
    everything = installer_variables()
    return {name: everything[name] for name in ("UV_DEFAULT_INDEX",) if name in everything}
