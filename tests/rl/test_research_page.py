"""The page for researchers: every example is executed, and the table of fields is complete."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from pax.cli.lazy_commands import load
from pax.rl.batch.batch import Batch
from pax.rl.encoding.encoding import VERSION
from pax.rl.encoding.fields import fields_of
from pax.rl.history import EVENTS
from pax.rl.openspiel import PARAMETERS
from pax.rl.tables import table, variants
from tests.cli.program import environment
from tools.build.sources import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
COMMANDS = [shlex.split(line) for line in re.findall(r"^    .*?\bpax (.*)", PAGE, re.MULTILINE)]
SHELL = re.findall(r"^    ((?:PYTHONPATH=\w+ )?(?:pax|python) .*)", PAGE, re.MULTILINE)
ELSEWHERE = ("ppo.py train", "pax arena", "bench.rl.game_card")
"""Commands that are executed in test_ppo.py and in tests/bench."""

EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def field_table() -> str:
    """Return the table of fields for four players."""
    lines = ["| field | first byte | numbers | divide by | meaning |", "|---|---|---|---|---|"]
    for field in fields_of(table(4)):
        shape = " x ".join(map(str, field.shape))
        lines.append(
            f"| `{field.name}` | {field.start} | {shape} | {field.scale:g} | {field.meaning} |"
        )
    return "\n".join(lines)


def is_installed(example: str) -> bool:
    """Whether the libraries of an example are installed that are none of ours."""
    libraries = re.findall(r"^import (torch|jax)$", example, re.MULTILINE)
    return all(find_spec(name) for name in libraries)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    code = compile(EXAMPLES[number], f"example {number}", "exec")
    if not is_installed(EXAMPLES[number]):
        return  # PyTorch and JAX are in no requirements of ours
    exec(code, {})  # noqa: S102 - our own page
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_command_accepts_its_arguments(words: list[str]) -> None:
    name, *arguments = words
    load(name).make_context(name, arguments)  # raises for an unknown option or a wrong value


def test_the_page_lists_every_field() -> None:
    assert field_table() in PAGE


def test_the_page_lists_every_event() -> None:
    listed = ", ".join(f"{number} {word}" for number, word in EVENTS.items())
    assert f"What happened: {listed}." in PAGE


def test_the_page_lists_every_parameter_of_openspiel() -> None:
    rows = re.findall(
        r"^\| (`\w+`(?:, `\w+`)*) \| (\S*) *\|", PAGE.split("## OpenSpiel")[1], re.MULTILINE
    )
    listed = {name: default for names, default in rows for name in re.findall(r"\w+", names)}
    assert listed == {name: str(default) for name, default in PARAMETERS.items()}


def test_the_page_lists_every_variant_and_array() -> None:
    assert all(f"`{name}`" in PAGE for name in variants())
    batch = Batch(table(2), 1)
    arrays = {name for name, value in vars(batch).items() if isinstance(value, np.ndarray)}
    listed = set(re.findall(r"^\| `(\w+)` \|", PAGE.split("## The batch")[1], re.MULTILINE))
    assert {name for name in arrays if not name.startswith("_")} <= listed


def test_it_can_be_cited() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert f'version: "{project["version"]}"' in citation
    assert f"version = {{{project['version']}}}" in PAGE
    assert f"license: {project['license']}" in citation
    assert f'- name: "{project["authors"][0]["name"]}"' in citation
    assert VERSION.replace("_", r"\_") in PAGE


def test_the_shell_commands_run_at_a_small_size(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    (tmp_path / "bench").symlink_to(ROOT / "bench")
    (tmp_path / "docs" / "pictures").mkdir(parents=True)
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    make_weights(tmp_path)
    lines = [line for line in SHELL if not any(words in line for words in ELSEWHERE)]
    assert len(lines) == 5
    for line in lines:
        done = subprocess.run(  # noqa: S602 - our own page
            small(line),
            shell=True,
            cwd=tmp_path,
            env=environment(PATH=path, OPENBLAS_NUM_THREADS="1"),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{line}: {done.stderr}"
        assert "crashed" not in done.stdout + done.stderr
    assert (tmp_path / "docs" / "pictures" / "ppo.svg").exists()


def make_weights(folder: Path) -> None:
    """Write a network that has learned nothing, and its curve, as the training does."""
    program = (
        "import numpy, ppo; encoding = ppo.Encoding(ppo.table(4));"
        "rng = numpy.random.default_rng(1);"
        "network = ppo.Network(encoding.size, encoding.actions, rng);"
        "numpy.savez('../seed1.npz', *network.weights)"
    )
    subprocess.run([sys.executable, "-c", program], cwd=folder / "examples", check=True)  # noqa: S603 - our own
    (folder / "seed1.csv").write_text("decisions,won\n24576,0.1\n49152,0.2\n", "utf-8")


def small(line: str) -> str:
    """Return a command of the page with smaller numbers."""
    line = re.sub(r"-n \d+", "-n 1", line)
    line = re.sub(r"playouts=\d+", "playouts=2", line)
    line = re.sub(r"seed[23]", "seed1", line)
    return f"{line} --games 2" if "ppo.py" in line else line
