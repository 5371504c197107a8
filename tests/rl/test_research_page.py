"""The page for researchers: every example is executed, and the table of fields is complete."""

import re
import shlex

import pytest

from pax.cli.lazy_commands import load
from pax.rl.encoding.fields import fields_of
from pax.rl.tables import table
from tools.build.sources import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
COMMANDS = [shlex.split(line) for line in re.findall(r"^    .*?\bpax (.*)", PAGE, re.MULTILINE)]
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


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[number], f"example {number}", "exec"), {})  # noqa: S102 - our own page
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_command_accepts_its_arguments(words: list[str]) -> None:
    name, *arguments = words
    load(name).make_context(name, arguments)  # raises for an unknown option or a wrong value


def test_the_page_lists_every_field() -> None:
    assert field_table() in PAGE
