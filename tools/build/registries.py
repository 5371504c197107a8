"""The package registries that this machine is set up to use. They are read, never written down."""

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
    """The interpreter behind this one, even when this one is a shim or in an environment."""
    return str(getattr(sys, "_base_executable", sys.executable))


@functools.cache
def pip_settings() -> dict[str, list[str]]:
    """Pip's own settings, from its files and the environment."""
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
    """Settings for uv, which does not read pip's: the same registries, unless it has its own."""
    if any(name in os.environ for name in (*PIP_TO_UV.values(), "UV_INDEX_URL")):
        return {}
    variables = {
        ours: " ".join(dict.fromkeys(pip_settings()[theirs]))
        for theirs, ours in PIP_TO_UV.items()
        if theirs in pip_settings()
    }
    # Like pip, look for the best version in all of them. The hashes keep this safe.
    return {**variables, "UV_INDEX_STRATEGY": "unsafe-best-match"}


def locking_variables() -> dict[str, str]:
    """Settings for uv when it pins: the main registry alone.

    A further one may hold the files of this machine only, and the lock would lack the others'.
    """
    everything = installer_variables()
    return {name: everything[name] for name in ("UV_DEFAULT_INDEX",) if name in everything}
