"""`pax deck` and `pax rules`."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from pax.cli.app import app
from pax.cli.lazy_commands import COMMANDS
from pax.decks import built_in_deck, load_deck
from pax.text import SECTIONS


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "200"})
    return result.exit_code, result.output


def test_the_deck_is_shown_with_its_totals() -> None:
    code, output = run("deck")
    assert code == 0
    assert output.startswith("The deck “reconstructed-1”: 74 cards, 102 symbols")
    assert "This deck is a reconstruction." in output


def test_a_custom_deck_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "own.deck"
    file.write_text("".join(f"{kind} {count}\n" for kind, count in built_in_deck().counts.items()))
    code, output = run("deck", "--deck", str(file))
    assert code == 0
    assert output.startswith("Your own deck")
    assert "reconstruction" not in output


def test_the_table_is_printed_as_a_file_that_can_be_read_again(tmp_path: Path) -> None:
    code, output = run("deck", "--file")
    assert code == 0
    file = tmp_path / "own.deck"
    file.write_text(output.replace("W24 1", "W99 1"))
    kept = {kind: count for kind, count in built_in_deck().counts.items() if kind != "W24"}
    assert load_deck(file).counts == {**kept, "W99": 1}
    again = run("deck", "--file", "--deck", str(file))[1]
    named = "# These are the cards of reconstructed-1.\n"
    assert (named in output, again) == (True, file.read_text().replace(named, ""))


def test_the_deck_explains_the_file_format() -> None:
    _, output = run("deck")
    assert "W, F, A, R and S have 10 cards each, L and I have 12; # starts" in output
    assert "pax deck --file > FILE" in output


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)])
def test_the_help_shows_no_python_types(command: list[str]) -> None:
    code, output = run(*command, "--help")
    assert code == 0
    for ugly in ("<bool>", "<path>", "<list", "<str>", "<=", "...}"):
        assert ugly not in output


def test_a_wrong_deck_names_the_line(tmp_path: Path) -> None:
    file = tmp_path / "own.deck"
    file.write_text("W11 3\nX11 2\n")
    code, output = run("deck", "--deck", str(file))
    assert code == 2
    assert "line 2" in output


def test_the_whole_rules_are_shown() -> None:
    code, output = run("rules")
    assert code == 0
    assert "The end of the game" in output
    assert f"Sections: {', '.join(SECTIONS)}" in output


@pytest.mark.parametrize("section", [*SECTIONS, "DRAW"])
def test_one_section_is_shown(section: str) -> None:
    code, output = run("rules", section)
    assert code == 0
    assert len(output.splitlines()) > 1


def test_an_unknown_section_names_all() -> None:
    code, output = run("rules", "dancing")
    assert code == 2
    assert "credits" in output


@pytest.mark.parametrize("command", ["deck", "rules"])
def test_the_help_has_an_example(command: str) -> None:
    code, output = run(command, "--help")
    assert code == 0
    assert f"Example: pax {command}" in output
