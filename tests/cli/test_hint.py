"""`pax hint` and `pax analyse`: every language, any number of cores."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pax.arena import in_order
from pax.bots import Budget, make_bot
from pax.bots.analysis import Decision, DecisionQuestion, questions, weigh
from pax.cli.app import app
from pax.cli.commands.analyse import AnalysisRun
from pax.cli.commands.analyse_curve import Curve, curves, small_bars
from pax.cli.table import hints
from pax.game import Game, GameConfig, Record
from pax.rules import Rng
from pax.text import load_language
from tests.cli.program import on_terminal
from tests.cli.terminals import ESCAPES
from tests.text.tables import LANGUAGES

RUNNER = CliRunner()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of a solo game near its end, where there are few moves."""
    game, bot, rng = Game.shuffled(GameConfig(("Livia",), 1), Rng(5)), make_bot("citizen"), Rng(6)
    while (seat := game.seat) is not None:
        game.play(bot.choose(game.view(seat), game.legal(), Budget(), rng))
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(Record.from_game(game).write())
    return path


def moves(file: Path) -> int:
    """Return the number of moves of a record."""
    return len(Record.read(file.read_text()).moves)


def run(*words: str | Path) -> str:
    """Run a command that succeeds; return its output."""
    done = RUNNER.invoke(app, list(map(str, words)))
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_given_in_every_language(file: Path, language: str) -> None:
    said = run("hint", file, "--move", "60", "--playouts", "6", "--seed", "1", "--lang", language)
    assert "Livia" in said.splitlines()[0]
    assert "±" in said


def test_a_hint_is_given_as_json(file: Path) -> None:
    command = ("hint", file, "--move", "60", "--playouts", "9", "--seed", "4", "--json")
    found = json.loads(run(*command))
    assert found == json.loads(run(*command))
    assert found["seed"] == 4
    assert found["chance"] == found["moves"][0]["chance"]
    assert sum(each["tries"] for each in found["moves"]) == 9


@pytest.mark.parametrize("words", [["--move", "100000"], ["--move", "-1"], []])
def test_a_decision_that_is_not_there_is_refused(file: Path, words: list[str]) -> None:
    assert RUNNER.invoke(app, ["hint", str(file), *words]).exit_code == 2


def test_a_hint_after_the_end_of_the_game_is_refused(file: Path) -> None:
    done = RUNNER.invoke(app, ["hint", str(file), "--move", str(moves(file))])
    assert done.exit_code == 2


@pytest.mark.parametrize("command", [["hint", "--move", "1"], ["analyse"]])
def test_a_file_that_is_not_a_record_is_refused(tmp_path: Path, command: list[str]) -> None:
    for text, code in (("{}", 1), ("no", 2)):
        path = tmp_path / "wrong.json"
        path.write_text(text)
        assert RUNNER.invoke(app, [*command, str(path)]).exit_code == code
    assert RUNNER.invoke(app, [*command, str(tmp_path / "missing.json")]).exit_code == 2


@pytest.mark.parametrize("command", [["hint", "--move", "3"], ["analyse"], ["replay"]])
def test_a_wrong_move_is_named_with_the_rule_in_words(
    file: Path, tmp_path: Path, command: list[str]
) -> None:
    fields = json.loads(file.read_text())
    fields["moves"][1] = "buy 1"
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(fields))
    done = RUNNER.invoke(app, [*command, str(path)])
    assert done.exit_code == 1
    said = "record 1, move 2: 'buy 1' is not allowed. That isn\u2019t possible now"
    assert said in done.stderr


def test_a_curve_fits_on_one_line_of_the_terminal(file: Path, tmp_path: Path) -> None:
    fields = json.loads(file.read_text())
    fields["table"]["players"] = ["L" * 20]
    path = tmp_path / "long.json"
    path.write_text(json.dumps(fields))
    code, shown = on_terminal(["analyse", path, "--playouts", "1"])
    assert code == 0
    curve = shown.rstrip().splitlines()[-2]
    assert "L" * 20 in curve
    assert curve.endswith("%")
    assert len(ESCAPES.sub("", curve)) <= 80


def test_a_game_is_analysed_and_drawn(file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    command = ("analyse", file, "--playouts", "1", "--seed", "1", "--cores", "1")
    said = run(*command, "--plot", picture)
    assert said.count("Livia") > 20
    assert "<svg" in picture.read_text("utf-8")


def test_an_analysis_is_given_as_json(file: Path) -> None:
    command = ("analyse", file, "--playouts", "1", "--seed", "1", "--cores", "1", "--json")
    found = json.loads(run(*command))
    assert found["playouts"] == 1
    first = found["decisions"][0]
    assert first["played"] in {each["move"] for each in first["advice"]["moves"]}
    mine, rome = found["curves"]
    assert (mine["name"], rome["name"]) == ("Livia", None)
    assert mine["points"][-1][0] == moves(file)
    assert mine["points"][-1][1] + rome["points"][-1][1] == 1


def test_several_processes_give_the_same_analysis_as_one(file: Path) -> None:
    asked = list(questions(Record.read(file.read_text()), Budget(playouts=2), 3))[-5:]
    assert list(in_order(weigh, asked, 2, patience=0.0)) == [weigh(each) for each in asked]


def test_each_bar_shows_the_latest_chance() -> None:
    curve = Curve("Livia", ((2, 0.0), (5, 0.5), (7, 1.0)))
    assert small_bars(curve, 7) == "  ▁▁▁▅▅█"


def test_the_chances_of_every_decision_add_up() -> None:
    game, rng = Game.shuffled(GameConfig(("Livia", "Marcus", "Ada")), Rng(3)), Rng(3)
    while game.seat is not None:
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
    record = Record.from_game(game)
    found = [weigh(each) for each in list(questions(record, Budget(playouts=20), 3))[-5:]]
    lines = curves(record, found)
    assert [curve.name for curve in lines] == ["Livia", "Marcus", "Ada", None]
    for points in zip(*(curve.points for curve in lines), strict=True):
        assert len({made for made, _ in points}) == 1
        assert sum(chance for _, chance in points) == pytest.approx(1)


def test_the_curve_of_a_running_game_has_no_final_point(file: Path) -> None:
    record = Record.read(file.read_text())
    short = Record.from_parts(record.config, record.aside, record.pile, record.moves[:5], None)
    assert curves(short, []) == []
    assert len(curves(record, [])) == 2


def test_the_curve_of_a_stopped_analysis_has_no_final_point(file: Path) -> None:
    record = Record.read(file.read_text())
    found = [weigh(next(questions(record, Budget(playouts=2), 3)))]
    mine, rome = curves(record, found, whole=False)
    assert [made for made, _ in mine.points] == [made for made, _ in rome.points] == [found[0].made]
    assert curves(record, [], whole=False) == []


def test_finished_evaluations_are_kept_when_ctrl_c_is_pressed_twice(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hasty(
        work: Callable[[DecisionQuestion], Decision], asked: list[DecisionQuestion], _cores: int
    ) -> Iterator[Decision]:
        yield work(asked[0])
        raise KeyboardInterrupt

    monkeypatch.setattr("pax.cli.commands.analyse.in_order", hasty)
    record = Record.read(file.read_text())
    assert len(AnalysisRun(record, Budget(playouts=2), 3, 1, load_language()).weigh()) == 1


def test_a_hint_says_why_the_best_move_is_better(file: Path) -> None:
    said = run("hint", file, "--move", "10", "--playouts", "400", "--seed", "1")
    assert "Of 100 games it wins" in said or "About as good as" in said
    assert " instead of " in said or "nothing that counts differs" in said
    command = ("hint", file, "--move", "10", "--playouts", "400", "--seed", "1", "--json")
    compared = json.loads(run(*command))["comparison"]
    assert compared["move"] != compared["other"]


def test_an_analysis_says_why_better_moves_are_better(tmp_path: Path) -> None:
    game, bot, rng = Game.shuffled(GameConfig(("A", "B")), Rng(5)), make_bot("random"), Rng(6)
    while (seat := game.seat) is not None:
        game.play(bot.choose(game.view(seat), game.legal(), Budget(), rng))
    path = tmp_path / "random.json"
    path.write_text(Record.from_game(game).write())
    said = run("analyse", path, "--playouts", "120", "--seed", "1", "--cores", "1")
    assert "Why other moves were better" in said
    assert "Of 100 games it wins" in said


def test_the_same_question_asked_again_adds_to_what_was_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hints, "THINKING", Budget(playouts=40))
    game = Game.shuffled(GameConfig(("A", "B")), Rng(5))
    assert game.seat is not None
    known, view = hints.PooledAdvice(), game.view(game.seat)
    first, second = known.ask(view), known.ask(view)
    assert (first.tries, second.tries) == (40, 80)
    assert second.best.chance != first.best.chance
    game.play(game.legal()[0])
    assert game.seat is not None
    assert known.ask(game.view(game.seat)).tries == 40
