"""Terminal games: commands, hidden information, saved games."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from pax.cli.table.prompt_commands import COMMANDS
from pax.cli.table.saved_game import SavedGameError, continued
from pax.game import Game, GameConfig, Options, Record, read_record
from pax.rules import Rng
from tests.cli.tables import WORDS, AtTable, numbers

CLEARED = "\x1b[2J"


@pytest.fixture
def at_table(tmp_path: Path) -> AtTable:
    """Terminal games with a temporary folder."""
    return AtTable(tmp_path)


@pytest.mark.parametrize("level", range(1, 6))
def test_a_solo_game_is_played_by_numbers_alone(at_table: AtTable, level: int) -> None:
    played = at_table.play("Livia", numbers, level=level)
    assert played.finished
    assert "Level won!" in played.screen or "Level lost." in played.screen
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


def test_enter_plays_the_only_move(at_table: AtTable) -> None:
    played = at_table.play("Livia", ["1", ""], level=1)
    assert played.game.moves[1] == "draw"
    assert "press Enter for draw" in played.screen


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("?", "What you can type"),
        ("help", "Keep one card in your hand."),
        ("why", "Say which move you mean"),
        ("why draw", "That isn\u2019t possible now. Your choice: keep one of the cards you see."),
        ("why keep F99", "There is no card “F99” in this deck."),
        ("why 1", "is allowed:"),
        ("hint", "What the advisor thinks"),
        ("undo", "Nothing can be taken back"),
        ("log", "The game so far"),
        ("view", "Strength by category"),
        ("v all", "What you remember"),
        ("memory", "What you remember"),
        ("rules", "The end of the game"),
        ("rules draw", "You draw three cards."),
        ("rules dancing", "There is no section “dancing”."),
        ("deck", "This deck is a reconstruction."),
        ("save", "Say where to save it"),
        ("dance", "I do not understand “dance”."),
        ("99", "There is no 99 in the list, only 1, 2."),
        ("why 99", "There is no 99 in the list"),
        ("9" * 5000, "There is no 999999999 in the list"),
        ("undo " + "9" * 5000, "Nothing can be taken back"),
        ("save a\x00b.json", "It could not be saved to a\\x00b.json"),
        ("save ~nobody-has-this-name/a.json", "It could not be saved to ~nobody"),
        ("²", "I do not understand “²”."),
        ("", "Pick a number from the list"),
        ("keep", "Write keep and a card"),
        ("\x00\x1b[31m", "I do not understand"),
        ("keep " + "X" * 10_000, "There is no card"),
    ],
)
def test_commands_at_the_prompt(at_table: AtTable, line: str, answer: str) -> None:
    played = at_table.play("Livia", [line], level=1)
    assert answer in played.screen
    assert played.game.moves == []


def test_a_hint_evaluates_every_move_and_plays_none(at_table: AtTable) -> None:
    played = at_table.play("Livia", ["hint"], level=1)
    hints = played.screen.partition("What the advisor thinks")[2].splitlines()[1:3]
    assert sorted(line.strip().partition(":")[0] for line in hints) == played.game.legal()
    chances = [line.removesuffix(" — about equal") for line in hints]
    assert all(line.endswith("% chance of winning") for line in chances)


@pytest.mark.parametrize("line", ["?", "view", "view all", "memory", "log", "rules", "deck", ""])
def test_after_a_show_command_the_choices_are_shown_again(at_table: AtTable, line: str) -> None:
    """Other output may have scrolled them off the screen."""
    once = at_table.play("Livia", [], level=1).screen.count("   1  keep")
    assert at_table.play("Livia", [line], level=1).screen.count("   1  keep") == once + 1


def test_a_number_outside_the_list_names_the_valid_numbers(at_table: AtTable) -> None:
    played = at_table.play("Livia", ["1", "1", "1", "1", "1", "7"], level=1)
    legions = [move.removeprefix("buy ") for move in played.game.legal() if move != "skip"]
    assert legions, "there is something to buy"
    assert f"There is no 7 in the list, only {', '.join(['0', *legions])}." in played.screen


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


def test_the_scrollback_is_cleared_after_the_screen(tmp_path: Path) -> None:
    screen = AtTable(tmp_path, terminal=True).play("Livia,Decimus", with_hand_overs).screen
    assert screen.count("\x1b[H\x1b[2J\x1b[3J") == screen.count("\x1b[3J") > 20


def test_control_characters_in_names_are_escaped(tmp_path: Path) -> None:
    names = ("Li\x1b]0;via\x07", "De\x9b31m\u202ecimus")
    file = tmp_path / "game.json"
    file.write_text(Record.from_game(Game.shuffled(GameConfig(names), Rng(1))).write())
    screen = AtTable(tmp_path).go_on(file, ["", "1", "", "", "log", "view all", "?"]).screen
    assert "Li\\x1b]0;via\\x07, your" in screen
    assert not set("\x1b\x07\x9b\u202e") & set(screen)


def with_hand_overs(game: Game) -> Iterator[str]:
    """Yield numbers, and Enter whenever the screen passes to another person."""
    facing: int | None = None
    for number in numbers(game):
        if game.seat != facing:
            yield from [""] if facing is None else ["", ""]
            facing = game.seat
        yield number


def test_a_game_that_was_left_can_be_continued(at_table: AtTable) -> None:
    left = at_table.play("Livia,bot,bot", ["1", "1", "quit"])
    assert not left.finished
    assert f"pax table --load {left.file}" in left.screen
    again = at_table.go_on(left.file, numbers)
    assert again.finished
    assert again.game.moves[: len(left.game.moves)] == left.game.moves
    assert read_record(left.file).fields["seats"] == [None, "citizen", "citizen"]


@pytest.mark.parametrize("leaving", ["quit", "q", "exit"])
def test_leaving_keeps_every_move(at_table: AtTable, leaving: str) -> None:
    left = at_table.play("Livia", ["1", "", "1", leaving], level=2)
    assert read_record(left.file).moves == left.game.moves
    assert len(left.game.moves) == 3


@pytest.fixture
def narrow(tmp_path: Path) -> AtTable:
    """A terminal narrower than the paths and commands shown."""
    folder = tmp_path / "a-name-that-may-be-broken-at-each-hyphen" / "and-another-one"
    folder.mkdir(parents=True)
    return AtTable(folder, terminal=True)


def test_the_command_to_continue_and_the_path_of_a_copy_are_not_wrapped(narrow: AtTable) -> None:
    copy = narrow.folder / "my-very-own-copy.json"
    played = narrow.play("Livia", ["1", f"save {copy}", "quit"], level=1)
    assert f"A copy has been saved to {copy}\n" in played.screen
    assert f"pax table --load {played.file}\n" in played.screen


def test_the_path_of_a_finished_game_is_not_wrapped(narrow: AtTable) -> None:
    played = narrow.play("Livia", numbers, level=1)
    assert f"This game has been saved to {played.file}\n" in played.screen


def test_the_end_of_the_input_keeps_the_game(at_table: AtTable) -> None:
    left = at_table.play("Livia", ["1"], level=2)
    assert "Game saved." in left.screen
    assert read_record(left.file).moves == left.game.moves


def test_an_interrupt_keeps_the_game(at_table: AtTable) -> None:
    def interrupted() -> Iterator[str]:
        yield "1"
        raise KeyboardInterrupt

    left = at_table.play("Livia", interrupted(), level=2)
    assert "Game saved." in left.screen
    assert len(read_record(left.file).moves) == 1
    assert left.code == 130


def test_save_writes_a_copy_and_the_game_stays_in_its_own_file(
    at_table: AtTable, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    left = at_table.play("Livia", ["1", f"save {file}", "", "quit"], level=1)
    assert f"A copy has been saved to {file}" in left.screen
    assert f"--load {left.file}" in left.screen
    assert read_record(file).moves == left.game.moves[:1]
    assert read_record(left.file).moves == left.game.moves
    assert left.file.stat().st_mtime_ns >= file.stat().st_mtime_ns


def test_save_may_overwrite_an_older_copy_of_the_same_game(
    at_table: AtTable, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    left = at_table.play("Livia", [f"save {file}", "1", f"save {file}", "quit"], level=1)
    assert left.screen.count(f"A copy has been saved to {file}") == 2
    assert read_record(file).moves == left.game.moves != []


def test_save_overwrites_no_other_file(at_table: AtTable, tmp_path: Path) -> None:
    notes, other = tmp_path / "notes.txt", at_table.play("Livia", ["1"], level=1, seed=9).file
    notes.write_text("dear diary")
    for file in (notes, other, tmp_path):
        before = file.read_text() if file.is_file() else ""
        left = at_table.play("Livia", [f"save {file}", "1", "quit"], level=1)
        assert f"{file} already holds something else, so nothing was written" in left.screen
        assert (file.read_text() if file.is_file() else "") == before
        assert read_record(left.file).moves == left.game.moves != []


def test_save_creates_no_folders_and_no_file_that_cannot_be_loaded(
    at_table: AtTable, tmp_path: Path
) -> None:
    folder, many = tmp_path / "folder", tmp_path / "mine.jsonl"
    lines = [f"save {folder / 'mine.json'}", f"save {many}"]
    screen = at_table.play("Livia", lines, level=1).screen
    assert f"There is no folder {folder}: make it first" in screen
    assert "choose a name that ends in .json" in screen
    assert not folder.exists()
    assert not many.exists()


def test_if_the_own_file_is_not_writable_the_game_continues_in_the_copy(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("a file where a folder should be")
    at_table = AtTable(tmp_path / "wall")
    file = tmp_path / "mine.json"
    left = at_table.play("Livia", [f"save {file}", "1", "quit"], level=1)
    assert "It could not be saved to" in left.screen
    assert f"--load {file}" in left.screen
    assert read_record(file).moves == left.game.moves != []


def test_a_game_can_be_open_in_one_window_only(at_table: AtTable, tmp_path: Path) -> None:
    file = at_table.play("Livia", ["1"], level=1).file

    def meanwhile() -> Iterator[str]:
        with pytest.raises(SavedGameError, match="is being played in another window"):
            continued(file, WORDS)
        other = at_table.play("Livia", [f"save {file}"], level=1)
        assert "is being played in another window" in other.screen
        yield "quit"

    at_table.go_on(file, meanwhile())
    assert at_table.go_on(file, ["", "quit"]).game.moves[1:] == ["draw"]
    assert [left for left in tmp_path.iterdir() if left.suffix != ".json"] == []


def test_a_game_of_bots_alone_says_that_you_are_watching(at_table: AtTable) -> None:
    assert "you are watching" in at_table.play("bot,bot", []).screen
    assert "you are watching" not in at_table.play("Livia,bot", []).screen


def test_a_finished_game_that_is_continued_shows_its_end(at_table: AtTable) -> None:
    file = at_table.play("Livia", numbers, level=1).file
    again = at_table.go_on(file, [])
    assert again.finished
    assert "Level won!" in again.screen or "Level lost." in again.screen


def test_open_counts_are_shown(at_table: AtTable) -> None:
    shown = at_table.play("Livia,bot", ["1"], options=Options(open_counts=True)).screen
    assert "Aulus (5 aurei, 1 card in hand)" in shown
    assert "Aulus (" not in at_table.play("Livia,bot", ["1"]).screen


def test_fields_of_other_programs_stay_in_the_record(at_table: AtTable) -> None:
    left = at_table.play("Livia", ["1", "quit"], level=1)
    fields = json.loads(left.file.read_text())
    fields["comment"], fields["table"]["room"] = "on a train", 7
    left.file.write_text(json.dumps(fields))
    at_table.go_on(left.file, ["", "quit"])
    after = json.loads(left.file.read_text())
    assert (after["comment"], after["table"]["room"]) == ("on a train", 7)
    assert len(after["moves"]) == 2


def test_a_third_party_bot_that_fails_is_reported_and_the_game_is_finished(
    at_table: AtTable,
) -> None:
    fool = "tests.bots.fools.Liar:after=1"
    played = at_table.play(f"bot:{fool},bot", [])
    assert played.finished
    assert f"The bot {fool} was stopped: it answered 'sell everything" in played.screen
    assert played.screen.count("random legal moves were played for") == 1
