"""Terminal play: what is typed is done, what is secret stays hidden, nothing is lost."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from pax.cli.table.commands import COMMANDS
from pax.game import Game, Options, Record, Table, read_record
from pax.rules import Rng
from tests.cli.tables import AtTable, numbers

CLEARED = "\x1b[2J"


@pytest.fixture
def at_table(tmp_path: Path) -> AtTable:
    """Terminal games in a folder of their own."""
    return AtTable(tmp_path)


@pytest.mark.parametrize("level", range(1, 6))
def test_a_solo_game_is_played_by_numbers_alone(at_table: AtTable, level: int) -> None:
    played = at_table.play("Livia", numbers, level=level)
    assert played.finished
    assert "The game is over: the level is" in played.screen
    assert f"pax table --solo {level}" in played.screen
    read_record(played.file).check()


@pytest.mark.parametrize("players", ["Livia,bot", "Livia,bot,bot,bot", "Livia,bot,bot,bot,bot"])
def test_a_game_against_bots(at_table: AtTable, players: str) -> None:
    played = at_table.play(players, numbers)
    assert played.finished
    assert "Points" in played.screen
    assert "Aulus: draws" in played.screen


def test_bots_alone_can_be_watched(at_table: AtTable) -> None:
    played = at_table.play("bot,bot", [])
    assert played.finished
    assert "Aulus: draws" in played.screen


def test_moves_are_typed_in_any_case(at_table: AtTable) -> None:
    game = at_table.play("Livia", [], level=1).game
    kept = game.view(0).in_view[0]
    played = at_table.play("Livia", [f"KEEP {str(kept).lower()}", "Draw"], level=1)
    assert played.game.moves == [f"keep {kept}", "draw"]


def test_enter_is_enough_where_there_is_one_choice(at_table: AtTable) -> None:
    played = at_table.play("Livia", ["1", ""], level=1)
    assert played.game.moves[1] == "draw"
    assert "press Enter to draw" in played.screen


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("?", "What you can type"),
        ("help", "Keep one card in your hand."),
        ("why", "Say which move you mean"),
        ("why draw", "That is not what is to be decided now: keep one of the cards that you see."),
        ("why keep F99", "There is no card “F99” in this deck."),
        ("why 1", "is allowed:"),
        ("undo", "Nothing can be taken back"),
        ("log", "The game so far"),
        ("view", "Strength by category"),
        ("v all", "What you remember"),
        ("memory", "What you remember"),
        ("rules", "The end of the game"),
        ("rules draw", "You draw three cards."),
        ("rules dancing", "There is no section “dancing”."),
        ("deck", "This deck is a reconstruction."),
        ("save", "Say where to keep it"),
        ("dance", "I do not understand “dance”."),
        ("99", "I do not understand “99”."),
        ("²", "I do not understand “²”."),
        ("", "Pick a number from the list"),
        ("keep", "Write keep and a card"),
        ("\x00\x1b[31m", "I do not understand"),
        ("keep " + "X" * 10_000, "There is no card"),
    ],
)
def test_what_can_be_typed(at_table: AtTable, line: str, answer: str) -> None:
    played = at_table.play("Livia", [line], level=1)
    assert answer in played.screen
    assert played.game.moves == []


def test_every_command_is_in_the_help(at_table: AtTable) -> None:
    screen = at_table.play("Livia", ["?"], level=1).screen
    words = [word for word in COMMANDS if len(word) > 1 and word not in {"help", "exit"}]
    assert [word for word in words if f"  {word}" not in screen] == []


def test_undo_takes_back_and_says_so(at_table: AtTable) -> None:
    lines = ["1", "", "1", "1", "", "skip", "undo", "quit"]
    played = at_table.play("Livia", lines, level=1, seed=5)
    assert "You take back your last move." in played.screen
    assert "skip" not in played.game.moves


def test_the_screen_is_cleared_between_two_people(tmp_path: Path) -> None:
    at_table = AtTable(tmp_path, terminal=True)
    screen = at_table.play("Livia,Decimus", with_hand_overs).screen
    pages = screen.split(CLEARED)
    assert len(pages) > 20
    for page in pages:
        asked = {name for name in ("Livia", "Decimus") if f"{name}, your choice" in page}
        assert len(asked) <= 1


def test_what_scrolled_away_is_cleared_after_the_screen(tmp_path: Path) -> None:
    screen = AtTable(tmp_path, terminal=True).play("Livia,Decimus", with_hand_overs).screen
    assert screen.count("\x1b[H\x1b[2J\x1b[3J") == screen.count("\x1b[3J") > 20


def test_names_from_elsewhere_do_not_reach_the_terminal_raw(tmp_path: Path) -> None:
    names = ("Li\x1b]0;via\x07", "De\x9b31m\u202ecimus")
    file = tmp_path / "game.json"
    file.write_text(Record.of(Game.shuffled(Table(names), Rng(1))).write())
    screen = AtTable(tmp_path).go_on(file, ["", "1", "", "", "log", "view all", "?"]).screen
    assert "Li\\x1b]0;via\\x07, your" in screen
    assert not set("\x1b\x07\x9b\u202e") & set(screen)


def with_hand_overs(game: Game) -> Iterator[str]:
    """Numbers, and Enter wherever the screen goes to somebody else."""
    facing: int | None = None
    for number in numbers(game):
        if game.seat != facing:
            yield from [""] if facing is None else ["", ""]
            facing = game.seat
        yield number


def test_a_game_that_was_left_goes_on_where_it_was(at_table: AtTable) -> None:
    left = at_table.play("Livia,bot,bot", ["1", "1", "quit"])
    assert not left.finished
    assert f"pax table --load {left.file}" in left.screen
    again = at_table.go_on(left.file, numbers)
    assert again.finished
    assert again.game.moves[: len(left.game.moves)] == left.game.moves
    assert read_record(left.file).fields["seats"] == [None, "random", "random"]


@pytest.mark.parametrize("leaving", ["quit", "q", "exit"])
def test_leaving_keeps_every_move(at_table: AtTable, leaving: str) -> None:
    left = at_table.play("Livia", ["1", "", "1", leaving], level=2)
    assert read_record(left.file).moves == left.game.moves
    assert len(left.game.moves) == 3


def test_the_end_of_the_input_keeps_the_game(at_table: AtTable) -> None:
    left = at_table.play("Livia", ["1"], level=2)
    assert "The game is kept." in left.screen
    assert read_record(left.file).moves == left.game.moves


def test_an_interrupt_keeps_the_game(at_table: AtTable) -> None:
    def interrupted() -> Iterator[str]:
        yield "1"
        raise KeyboardInterrupt

    left = at_table.play("Livia", interrupted(), level=2)
    assert "The game is kept." in left.screen
    assert len(read_record(left.file).moves) == 1
    assert left.code == 130


def test_save_moves_the_game_to_another_file(at_table: AtTable, tmp_path: Path) -> None:
    file = tmp_path / "folder" / "mine.json"
    left = at_table.play("Livia", [f"save {file}", "1", "quit"], level=1)
    assert f"Kept in {file}" in left.screen
    assert read_record(file).moves == left.game.moves != []


def test_a_place_that_cannot_be_written_is_said(at_table: AtTable, tmp_path: Path) -> None:
    left = at_table.play("Livia", [f"save {tmp_path}", "1", "quit"], level=1)
    assert f"It could not be kept in {tmp_path}" in left.screen
    assert read_record(left.file).moves == left.game.moves != []


def test_a_finished_game_that_is_continued_shows_its_end(at_table: AtTable) -> None:
    file = at_table.play("Livia", numbers, level=1).file
    again = at_table.go_on(file, [])
    assert again.finished
    assert "The game is over: the level is" in again.screen


def test_open_counts_are_shown(at_table: AtTable) -> None:
    shown = at_table.play("Livia,bot", ["1"], options=Options(open_counts=True)).screen
    assert "Aulus (5 aurei, 1 card in hand)" in shown
    assert "Aulus (" not in at_table.play("Livia,bot", ["1"]).screen


def test_what_another_program_wrote_into_the_record_stays_there(at_table: AtTable) -> None:
    left = at_table.play("Livia", ["1", "quit"], level=1)
    fields = json.loads(left.file.read_text())
    fields["comment"], fields["table"]["room"] = "on a train", 7
    left.file.write_text(json.dumps(fields))
    at_table.go_on(left.file, ["", "quit"])
    after = json.loads(left.file.read_text())
    assert (after["comment"], after["table"]["room"]) == ("on a train", 7)
    assert len(after["moves"]) == 2
