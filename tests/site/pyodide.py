"""Plays games in Pyodide under Node."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.build.environment import one_at_a_time
from tools.build.node import node_folder
from tools.site.engine import engine_archive, model_files
from tools.site.inputs import pyodide

HERE = Path(__file__).parent
MODELS = model_files()[0].parent


def played_in_pyodide(games: Sequence[tuple[int, list[str]]]) -> dict[str, Any]:
    """Return the records of games, and facts about the engine that played them."""
    node = node_folder()
    assert node is not None
    with one_at_a_time():
        archive = engine_archive()
    files = [HERE / "play.mjs", pyodide(), archive, HERE / "games.py", MODELS]
    done = subprocess.run(  # noqa: S603 - our own script
        [node / "node", *files],
        input=json.dumps(games),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found
