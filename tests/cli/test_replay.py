"""`pax replay`: any game, any move, any seat; legal moves as JSON."""

import json
import re
from pathlib import Path

import pytest

from pax.game import Record
from tests.cli.program import on_terminal, run, start
from tests.game.records import CORPUS, corpus, fields_of

GAMES = str(CORPUS)


@pytest.mark.parametrize("number", [1, 40, 150, 305])
def test_legal_moves_are_listed_before_each_move(number: int) -> None:
    done = run("replay", CORPUS, "--game", str(number), "--legal")
    assert done.code == 0
    record = Record.read(corpus()[number - 1])
    lines = [json.loads(line) for line in done.out.splitlines()]
    assert len(lines) == len(record.moves)
    for (seat, legal), move, game in zip(lines, record.moves, record.replay(), strict=False):
        assert (seat, legal) == (game.seat, game.legal())
        assert legal == sorted(legal)
        assert move in legal


def test_legal_moves_up_to_a_move() -> None:
    whole = run("replay", CORPUS, "--legal").out.splitlines()
    assert run("replay", CORPUS, "--legal", "--move", "9").out.splitlines() == whole[:9]
    assert run("replay", CORPUS, "--legal", "--move", "0").out == ""


def test_a_seat_is_shown_its_own_cards_and_no_others() -> None:
    for move in ("0", "1", "17", "60"):
        game = Record.read(corpus()[99]).game(int(move))
        shown = run("replay", CORPUS, "--game", "100", "--move", move, "--seat", "1").out
        assert "All cards" not in shown
        hand = game.view(1).hand(1)
        assert f"{len(hand)} card" in shown or not hand
        assert all(card in shown for card in hand)


def test_a_seat_does_not_see_which_card_another_took() -> None:
    record = Record.read(corpus()[99])
    taken = next(n for n, move in enumerate(record.moves) if move.startswith("take"))
    words = ["replay", GAMES, "--game", "100", "--move", str(taken + 1)]
    mover = record.game(taken).seat
    card = record.moves[taken].split()[1]
    other = run(*words, "--seat", str(1 - (mover or 0)))
    assert f"take {card}" not in other.out.partition("\n\n")[0]
    assert f"Last move: take {card}" in run(*words).out


def test_without_a_seat_all_cards_are_open() -> None:
    shown = run("replay", CORPUS, "--game", "100", "--move", "30").out
    state = Record.read(corpus()[99]).game(30).open_state()
    deck = Record.read(corpus()[99]).config.deck
    assert f"Rome\u2019s hidden cards: {' '.join(deck.names(state.hidden))}" in shown
    pile = deck.names(state.pile)
    assert f"Pile of {len(pile)}, from the top: {' '.join(pile)}" in shown
    assert "After 30 of" in shown


def test_the_end_says_who_won() -> None:
    assert "The game is over" in run("replay", CORPUS, "--game", "100").out
    assert "The game is over" in run("replay", CORPUS, "--game", "1", "--seat", "0").out


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ([CORPUS, "--game", "306"], 2, "game 306: the file has 305 games"),
        ([CORPUS, "--game", "0"], 2, "--game"),
        ([CORPUS, "--move", "100000"], 2, "the game has"),
        ([CORPUS, "--move", "-1"], 2, "--move"),
        ([CORPUS, "--seat", "1"], 2, "the game has seats 0 to 0"),
        ([CORPUS, "--seat", "0", "--legal"], 2, "--legal lists the moves of every seat"),
        ([CORPUS, "--lang", "xx"], 2, "no language"),
        (["missing.json"], 2, "missing.json: cannot be read: No such file or directory"),
        ([], 2, "FILE"),
    ],
)
def test_a_position_that_does_not_exist_is_explained(
    words: list[str | Path], code: int, said: str
) -> None:
    done = run("replay", *words, COLUMNS="200")
    assert done.code == code
    assert said in done.err
    assert "Traceback" not in done.err


def test_a_wrong_record_is_shown_up_to_the_wrong_move(tmp_path: Path) -> None:
    fields = fields_of(3)
    fields["moves"][5] = "end"
    (tmp_path / "game.json").write_text(json.dumps(fields))
    done = run("replay", "game.json", "--legal", folder=tmp_path)
    assert (done.code, len(done.out.splitlines())) == (1, 6)
    assert "game.json, record 1, move 6: 'end' is not allowed. That isn\u2019t possible" in done.err
    assert run("replay", "game.json", "--move", "5", folder=tmp_path).code == 0
    assert run("replay", "game.json", folder=tmp_path).code == 1


def test_a_running_game_can_be_looked_at(tmp_path: Path) -> None:
    fields = fields_of(2)
    del fields["moves"][20:], fields["result"]
    (tmp_path / "game.json").write_text(json.dumps(fields))
    assert "After 20 of 20 moves" in run("replay", "game.json", folder=tmp_path).out


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_names_of_any_kind_can_be_shown(tmp_path: Path, encoding: str) -> None:
    fields = fields_of(2)
    fields["table"]["players"] = ["\x1b[2J\x9b\u202e\ud800\0", "{ $name } é ☃ \U0001f600\r"]
    (tmp_path / "game.json").write_text(json.dumps(fields))
    for seat in ([], ["--seat", "0"], ["--seat", "1"]):
        done = run("replay", "game.json", *seat, folder=tmp_path, PYTHONIOENCODING=encoding)
        assert (done.code, done.err) == (0, "")
        assert not any(ord(letter) < 32 and letter != "\n" for letter in done.out)
        assert "\x9b" not in done.out


def test_a_terminal_shows_the_same_in_colour() -> None:
    words = ["replay", GAMES, "--game", "7", "--move", "12"]
    code, shown = on_terminal(words)
    assert code == 0
    assert "\x1b[1m" in shown
    assert re.sub(r"\x1b\[[\d;]*m", "", shown).split() == run(*words).out.split()


@pytest.mark.parametrize("words", [["replay", GAMES, "--legal"], ["verify", GAMES, GAMES]])
def test_a_closed_pipe_prints_no_traceback(words: list[str]) -> None:
    process = start(*words)
    assert process.stdout is not None
    process.stdout.close()
    _, shouted = process.communicate(timeout=60)
    assert process.returncode == 1
    assert shouted == b""
