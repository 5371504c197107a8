"""The bot registry: specs are parsed, bots are found, errors list what is valid."""

import pytest

from pax.bots import BotError, Budget, bot_names, make_bot, split_specs
from pax.bots.registry import parse_spec
from pax.game import Game, GameConfig
from pax.rules import Rng


def test_random_is_installed() -> None:
    assert "random" in bot_names()


@pytest.mark.parametrize(
    ("spec", "name", "options"),
    [
        ("random", "random", {}),
        (" random ", "random", {}),
        ("consul:playouts=5000", "consul", {"playouts": "5000"}),
        ("consul: playouts = 5000 , aim = rome", "consul", {"playouts": "5000", "aim": "rome"}),
    ],
)
def test_a_spec_is_a_name_and_options(spec: str, name: str, options: dict[str, str]) -> None:
    assert parse_spec(spec) == (name, options)


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("random", ["random"]),
        ("random, consul ,novice", ["random", "consul", "novice"]),
        ("consul:playouts=9,aim=rome,random", ["consul:playouts=9,aim=rome", "random"]),
        ("a:x=1,b:y=2,z=3", ["a:x=1", "b:y=2,z=3"]),
        ("random,,random", ["random", "", "random"]),
    ],
)
def test_specs_are_split_at_commas_between_bots_only(text: str, specs: list[str]) -> None:
    assert split_specs(text) == specs


@pytest.mark.parametrize(
    "spec", ["random:", "random:fast", "random:=1", "random:a=", "x:a=1,,b=2", "x:a=1,a=2"]
)
def test_a_malformed_spec_raises_an_error_with_the_format(spec: str) -> None:
    with pytest.raises(BotError, match="name:key=value"):
        make_bot(spec)


@pytest.mark.parametrize("spec", ["", "nobody", "x" * 1000, "nobody:a=1"])
def test_the_error_for_an_unknown_bot_lists_all_bots(spec: str) -> None:
    with pytest.raises(BotError, match=r"there are: .*random"):
        make_bot(spec)


def test_random_takes_no_options() -> None:
    with pytest.raises(BotError, match="has no options, but was given speed"):
        make_bot("random:speed=9")


def test_moves_of_random_depend_on_its_seed() -> None:
    games = [played(seed) for seed in (1, 1, 2)]
    assert games[0].moves == games[1].moves != games[2].moves


def played(seed: int) -> Game:
    game = Game.shuffled(GameConfig(("Livia", "Decimus")), Rng(7))
    bot, rng = make_bot("random"), Rng(seed)
    while (seat := game.seat) is not None:
        game.play(bot.choose(game.view(seat), game.legal(), Budget(), rng), seat)
    return game
