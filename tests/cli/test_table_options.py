"""The options of `pax table` and their error messages."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from pax.cli.app import app
from pax.cli.table.seats import LocalSeat, SeatError, parse_seats, starting_with
from pax.decks import built_in_deck
from pax.game import GameConfig, Record, deal_at, read_record


def run(home: Path, *arguments: str, lines: str = "") -> tuple[int, str]:
    env = {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "COLUMNS": "200"}
    result = CliRunner().invoke(app, ["table", *arguments], input=lines, env=env)
    return result.exit_code, " ".join(result.output.replace("│", " ").split())


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (
            ["--players", "Livia"],
            "1 player: a standard game has 2 to 8; to play alone, use --solo LEVEL",
        ),
        (["--players", "a,b,c,d,e,f,g,h,i"], "9 players: a standard game has 2 to 8"),
        (["--players", "Livia,,bot"], "a name is missing"),
        (["--players", "Livia,Livia"], "the name 'Livia' is used twice"),
        (["--players", "Livia," + "x" * 30], "a name has at most 20 printable characters"),
        (["--players", "Livia,bot:hal"], "no bot is named 'hal'; there are: brutus"),
        (["--players", "Livia,Gaia=hal"], "unknown bot 'hal': choose one of bot, "),
        (["--players", "a,b", "--solo", "1"], "2 players: a solo game has one"),
        (["--solo", "6"], "level 6: the solo campaign has levels 1 to 5"),
        (["--printing", "it"], "unknown printing 'it': choose one of de, en, fr, nl, pt"),
        (["--lang", "tlh"], "no language 'tlh': there are"),
        (["--deck", "nowhere.deck"], "nowhere.deck: cannot be read"),
        (["--load", "nowhere.json"], "nowhere.json: cannot be read"),
        (["--load", "games.jsonl"], "games.jsonl is a file of many games"),
        (["nowhere.json"], "nowhere.json: cannot be read"),
        (["--continue"], "there is no unfinished game"),
        (["--continue", "--load", "a.json"], "--load and --continue each name a saved game"),
        (["a.json", "--load", "b.json"], "FILE and --load each name a saved game"),
        (["a.json", "--continue"], "FILE and --continue each name a saved game"),
        (["--load", "a.json", "--players", "Livia,bot"], "--players is for a new game, and --load"),
        (["--continue", "--solo", "1"], "--solo is for a new game, and --continue"),
        (["a.json", "--deck", "own.deck"], "--deck is for a new game, and FILE"),
        (["--continue", "--printing", "en"], "--printing is for a new game"),
        (["--continue", "--open-counts"], "--open-counts is for a new game"),
        (["--continue", "--solo-peek"], "--solo-peek is for a new game"),
        (["--continue", "--no-rome-takes-last"], "--no-rome-takes-last is for a new game"),
        (["--continue", "--starter", "chance"], "--starter is for a new game"),
        (["--players", "Livia,bot", "--starter", "Gaia"], "no player is named 'Gaia': Livia,"),
        (["--continue", "--seed", "0"], "--seed is for a new game"),
        (["--players", ""], "a name is missing"),
        (["--join", "LINK", "--seed", "0"], "--seed is for a game on this screen, and --join"),
        (["--join", "LINK", "--load", "a.json"], "--load is for a game on this screen"),
        (["--join", "LINK", "a.json"], "FILE is for a game on this screen"),
        (["--name", "Livia"], "--name is for a server's table: add --join LINK"),
        (["--solo", "1", "--watch"], "--watch is for a server's table: add --join LINK"),
    ],
)
def test_wrong_options_are_explained(tmp_path: Path, arguments: list[str], answer: str) -> None:
    code, output = run(tmp_path, *arguments)
    assert code == 2
    assert answer in output


def test_a_file_that_is_not_a_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    for text in ("hello", "[]", '{"format": "pax/1"}'):
        file.write_text(text)
        code, output = run(tmp_path, "--load", str(file))
        assert code == 2
        assert "notes.json" in output


def test_a_saved_game_with_an_illegal_move_is_refused_with_the_rule(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record = Record.from_game(deal_at(GameConfig(("Livia", "Gaia")), 1))
    file.write_text(record.write().replace('"moves": []', '"moves": ["buy 1"]'))
    code, output = run(tmp_path, "--load", str(file))
    assert code == 2
    assert "move 1: 'buy 1' is not allowed. That isn\u2019t possible now" in output


def test_a_saved_game_with_unknown_bots_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    text = Record.from_game(deal_at(GameConfig(("Livia", "Gaia")), 1)).write()
    for seats in ('[null, "hal"]', "[null]", "7", "[null, 7]"):
        file.write_text(text[:-1] + f', "seats": {seats}}}')
        code, output = run(tmp_path, str(file))
        assert code == 2
        assert "seats" in output


def test_a_seat_with_a_value_that_is_not_a_name_is_shown_as_written(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    text = Record.from_game(deal_at(GameConfig(("Livia", "Gaia")), 1)).write()
    for wrong in ("5", "true", '["random"]', '{"bot": 1}'):
        file.write_text(text[:-1] + f', "seats": [null, {wrong}]}}')
        code, output = run(tmp_path, str(file))
        assert code == 2
        assert f"{wrong} is not a bot: write its name in quotes, or null" in output


def test_a_plain_record_can_be_continued_by_people(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(Record.from_game(deal_at(GameConfig(("Livia", "Gaia")), 1)).write())
    code, output = run(tmp_path, str(file), lines="\n1\n")
    assert code == 0
    assert "You keep" in output
    assert len(read_record(file).moves) == 1


def test_the_help_has_an_example(tmp_path: Path) -> None:
    code, output = run(tmp_path, "--help")
    assert code == 0
    assert "pax table --players Livia,Decimus,bot" in output


def test_a_printing_sets_its_options(tmp_path: Path) -> None:
    run(tmp_path, "--solo", "1", "--printing", "pt", "--open-counts")
    (file,) = tmp_path.rglob("games/*.json")
    options = read_record(file).config.options
    assert (options.solo_peek, options.rome_takes_last, options.open_counts) == (True, True, True)


def saved_options(home: Path) -> tuple[bool, bool, bool]:
    """Return the options of the only saved game."""
    (file,) = home.rglob("games/*.json")
    options = read_record(file).config.options
    return options.solo_peek, options.rome_takes_last, options.open_counts


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        (["--solo-peek"], (True, False, False)),
        (["--rome-takes-last", "--open-counts"], (False, True, True)),
        (["--printing", "pt", "--no-solo-peek"], (False, True, False)),
        (["--printing", "pt", "--no-rome-takes-last"], (True, False, False)),
    ],
)
def test_single_options_change_those_of_the_printing(
    tmp_path: Path, arguments: list[str], options: tuple[bool, bool, bool]
) -> None:
    run(tmp_path, "--solo", "1", *arguments)
    assert saved_options(tmp_path) == options


def test_the_chosen_player_begins_and_the_others_keep_their_order(tmp_path: Path) -> None:
    run(tmp_path, "--players", "Livia,Gaia,Titus", "--starter", "Gaia")
    (file,) = tmp_path.rglob("games/*.json")
    assert read_record(file).config.players == ("Gaia", "Titus", "Livia")


def test_chance_lets_each_player_begin_equally_often_and_a_seed_repeats_it() -> None:
    seats = [LocalSeat("Livia"), LocalSeat("Gaia"), LocalSeat("Titus")]
    begun = Counter(starting_with(seats, "chance", Random(seed))[0].name for seed in range(3000))
    assert all(920 <= begun[seat.name] <= 1080 for seat in seats), begun
    assert starting_with(seats, "chance", Random(7)) == starting_with(seats, "chance", Random(7))


def test_a_custom_deck_is_dealt(tmp_path: Path) -> None:
    own = tmp_path / "own.deck"
    counts = {**built_in_deck().counts, "W11": 2, "W99": 1}
    own.write_text("".join(f"{kind} {count}\n" for kind, count in counts.items()))
    code, _ = run(tmp_path, "--solo", "1", "--deck", str(own))
    assert code == 0
    (file,) = tmp_path.rglob("games/*.json")
    assert "W99" in read_record(file).config.deck.kinds


def test_names_and_bots() -> None:
    assert parse_seats("Livia, bot,random,bot:random,Gaia=bot,Titus=random") == [
        LocalSeat("Livia"),
        LocalSeat("Aulus", "citizen"),
        LocalSeat("Cassia", "random"),
        LocalSeat("Decimus", "random"),
        LocalSeat("Gaia", "citizen"),
        LocalSeat("Titus", "random"),
    ]


def test_the_options_of_a_bot_are_not_seats() -> None:
    assert parse_seats("Livia,random:a=1,b=2,Gaia=random:c=3, d=4,Titus=bot") == [
        LocalSeat("Livia"),
        LocalSeat("Aulus", "random:a=1,b=2"),
        LocalSeat("Gaia", "random:c=3,d=4"),
        LocalSeat("Titus", "citizen"),
    ]


def test_bots_do_not_take_the_name_of_a_person() -> None:
    assert parse_seats("Aulus,bot")[1] == LocalSeat("Cassia", "citizen")


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(SeatError, match="2 to 8"):
        parse_seats(",".join(["bot"] * 9))


def test_a_seed_repeats_the_deal_and_without_one_deals_differ() -> None:
    table = GameConfig(("Livia", "Gaia"))
    assert deal_at(table, 5).pile == deal_at(table, 5).pile != deal_at(table, 6).pile
    assert deal_at(table, None).pile != deal_at(table, None).pile


@pytest.mark.parametrize("players", range(1, 9))
def test_a_deal_without_a_seed_is_valid(players: int) -> None:
    names = tuple("ABCDEFGH"[:players])
    game = deal_at(GameConfig(names, level=1 if players == 1 else None), None)
    Record.read(Record.from_game(game).write()).check()
