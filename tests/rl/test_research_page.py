"""The page for researchers: every example is executed, and the table of fields is complete."""

import re

import pytest

from pax.rl.encoding.fields import fields_of
from pax.rl.tables import table
from tools.build.sources import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
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


def test_the_page_lists_every_field() -> None:
    assert field_table() in PAGE
