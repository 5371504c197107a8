"""The help of every command."""

import pytest

from pax.cli.lazy_commands import COMMANDS, load
from tests.cli.program import run


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_says_what_it_does_and_gives_an_example(name: str) -> None:
    command = load(name)
    assert command.help
    assert f"pax {name}" in (command.epilog or "")


def test_a_paragraph_is_wrapped_by_the_terminal_and_not_by_its_source() -> None:
    lines = run("hint", "--help", COLUMNS="80").out.splitlines()
    assert " same seed and number of play-outs give the same advice." in map(str.rstrip, lines)
