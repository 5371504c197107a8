"""`pax table` as a subprocess on a pseudo-terminal."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from pax.game import read_record
from pax.rules import Rng
from tests.cli.terminals import Terminal, environment

PROMPT = r"your choice: "
ENTER = r"or type \? for help: "
CHOICE = re.compile(r"^ +(\d+)  [a-z]", re.MULTILINE)


def kept_games(home: Path) -> list[Path]:
    return sorted(home.rglob("games/*.json"))


def test_a_whole_solo_game_is_played_from_the_screen(tmp_path: Path) -> None:
    rng = Rng(3)
    with Terminal(tmp_path, "table", "--solo", "1", "--seed", "3") as terminal:
        for _ in range(400):
            text = terminal.wait_for(PROMPT, ENTER, "This game has been saved")
            if "This game has been saved" in text:
                break
            numbers = CHOICE.findall(text)
            one = text.endswith("help: ")
            terminal.type("\r" if one else f"{numbers[rng.below(len(numbers))]}\r")
        assert terminal.wait_for_end() == 0
    assert "Level won!" in terminal.screen or "Level lost." in terminal.screen
    (file,) = kept_games(tmp_path)
    record = read_record(file)
    record.check()
    assert record.fields["result"] is not None


@pytest.mark.parametrize("leaving", ["\x03", "\x04", "quit\r"], ids=["Ctrl-C", "Ctrl-D", "quit"])
def test_a_game_continues_after_leaving_in_any_way(tmp_path: Path, leaving: str) -> None:
    with Terminal(tmp_path, "table", "--players", "Livia,bot", "--seed", "4") as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("1\r")
        terminal.wait_for(PROMPT)
        terminal.type(leaving)
        terminal.wait_for("Game saved")
        assert terminal.wait_for_end() == (130 if leaving == "\x03" else 0)
    assert "Traceback" not in terminal.screen
    (file,) = kept_games(tmp_path)
    moves = read_record(file).moves
    assert moves
    with Terminal(tmp_path, "table", "--continue") as terminal:
        text = terminal.wait_for(PROMPT)
        terminal.type("quit\r")
        assert terminal.wait_for_end() == 0
    assert f"after {len(moves)} moves" in text
    assert kept_games(tmp_path) == [file]


def test_two_people_never_see_each_other_s_hands(tmp_path: Path) -> None:
    with Terminal(tmp_path, "table", "--players", "Livia,Decimus", "--seed", "4") as terminal:
        terminal.wait_for("Livia, press Enter when only you can see the screen: ")
        terminal.type("\r")
        terminal.wait_for(PROMPT)
        terminal.type("1\r")
        terminal.wait_for("Livia, press Enter to hide your cards.*: ")
        terminal.type("\r")
        terminal.wait_for("Decimus, press Enter when only you can see the screen: ")
        last_page = terminal.screen.rsplit("\x1b[2J", 1)[1]
        terminal.type("\x1b[A")  # the input history is cleared
        terminal.type("\r")
        terminal.wait_for(PROMPT)
    assert "You" not in last_page


def test_a_terminal_has_colours_unless_no_color_is_set(tmp_path: Path) -> None:
    for env, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        with Terminal(tmp_path, "table", "--solo", "1", "--seed", "1", env=env) as terminal:
            terminal.wait_for(PROMPT)
        assert bool(re.search(r"\x1b\[[0-9;]*3[0-7]m|\x1b\[9[0-7]m", terminal.screen)) == coloured


def test_piped_output_is_plain(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pax", "table", "--solo", "1", "--seed", "1"]
    done = subprocess.run(  # noqa: S603 - our own program
        command,
        input="1\n?\n",
        capture_output=True,
        text=True,
        check=True,
        env=environment(tmp_path),
    )
    assert "\x1b" not in done.stdout
    assert "Player, your choice: 1\n" in done.stdout
    assert "Game saved." in done.stdout
    assert done.stderr == ""
