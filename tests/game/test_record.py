"""Records can be read, checked, replayed to every move, and written unchanged."""

import json
from pathlib import Path

import pytest

from pax.game import Game, GameConfig, Options, Record, RecordError, read_record, read_records
from pax.game.records.files import write_records
from pax.rules import Rng
from tests.game.records import CORPUS, corpus, fields_of


@pytest.mark.parametrize("line", corpus(), ids=[f"game {n}" for n in range(1, len(corpus()) + 1)])
def test_a_corpus_game_round_trips_is_valid_and_replays_to_every_move(line: bytes) -> None:
    record = Record.read(line)
    assert record.write().encode() == line
    record.check()
    for made, game in enumerate(record.replay()):
        assert game.moves == record.moves[:made]
        assert game.is_over or game.legal()
        if made < len(record.moves):
            assert record.moves[made] in game.legal()
    assert game.is_over


def test_a_file_is_read_and_written_unchanged(tmp_path: Path) -> None:
    records = [record for _, record in read_records(CORPUS) if isinstance(record, Record)]
    write_records(tmp_path / "again.jsonl", records)
    assert (tmp_path / "again.jsonl").read_bytes() == CORPUS.read_bytes()


@pytest.mark.parametrize("made", [0, 1, 7, 60])
def test_a_replayed_game_equals_a_played_one(made: int) -> None:
    record = Record.read(json.dumps(fields_of(4)))
    game = record.game(made)
    played = Game(record.config, record.aside, record.pile)
    for move in record.moves[:made]:
        played.play(move)
    for seat in (0, 1, 2, 3, None):
        assert game.view(seat).batches == played.view(seat).batches


@pytest.mark.parametrize("players", [("Livia",), ("Livia", "Decimus"), ("a", "b", "c", "d", "e")])
def test_a_running_game_can_be_stored_and_continued(players: tuple[str, ...]) -> None:
    level = 4 if len(players) == 1 else None
    game = Game.shuffled(GameConfig(players, level, Options(open_counts=True)), Rng(4))
    for _ in range(30):
        record = Record.read(Record.from_game(game).write())
        record.check()
        again = record.game()
        assert (again.moves, again.seat, again.legal()) == (game.moves, game.seat, game.legal())
        assert again.config == game.config
        game.play(game.legal()[0])


def test_unknown_fields_and_their_order_are_preserved() -> None:
    fields = {"comment": "é \ud83d\ude00 \ud800", **fields_of(3), "times": [1, 2.5, None, -0.0]}
    fields["table"] = {"room": {"x": 1}, **fields["table"]}
    fields["result"] = {**fields["result"], "by": "hand"}
    record = Record.read(json.dumps(fields))
    record.check()
    assert record.write() == json.dumps(fields)


@pytest.mark.parametrize("level", [True, "1", 7, None])
def test_a_level_in_a_standard_game_is_ignored(level: object) -> None:
    fields = fields_of(3)
    fields["table"]["level"] = level
    Record.read(json.dumps(fields)).check()


@pytest.mark.parametrize("name", ["", "\ud800", "\x00\x1b[2J", "é" * 1000, "Livia"])
def test_any_text_is_a_name(name: str) -> None:
    fields = fields_of(2)
    fields["table"]["players"] = [name, name]
    record = Record.read(json.dumps(fields))
    record.check()
    assert record.config.players == (name, name)
    assert record.write() == json.dumps(fields)


def test_rules_may_be_missing() -> None:
    fields = fields_of(3)
    assert fields["table"].pop("rules") == {"rome_takes_last": False, "solo_peek": False}
    Record.read(json.dumps(fields)).check()


def test_the_order_of_aside_does_not_matter() -> None:
    fields = fields_of(3)
    fields["aside"].reverse()
    Record.read(json.dumps(fields)).check()


def test_one_record_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"\n\n".join(corpus()[:3]))
    assert read_record(path, 3).write().encode() == corpus()[2]
    with pytest.raises(RecordError, match="game 4: the file has 3 games"):
        read_record(path, 4)


def test_a_single_record_may_span_several_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(fields_of(2), indent=2), encoding="utf-8")
    read_record(path).check()
