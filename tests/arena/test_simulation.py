"""Simulations: a prefix of a run equals a shorter run."""

from collections.abc import Sequence

import pytest

from pax.arena import Plan, simulate, wilson
from pax.arena import play as play_module
from pax.arena.play import play_game, play_games, record_games
from pax.bots import Bot, BotError, Budget
from pax.game import GameConfig, Record, View
from pax.rules import Rng


class First:
    """A bot that plays the first legal move, or always the given answer."""

    def __init__(self, answer: str | None = None) -> None:
        """Store the answer, if any."""
        self.answer = answer

    def choose(self, view: View, legal: Sequence[str], budget: Budget, rng: Rng) -> str:  # noqa: ARG002 - the view is not needed
        """Return the answer or the first legal move."""
        return self.answer or legal[0]


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the registry by two bots."""
    made: dict[str, Bot] = {"first": First(), "faulty": First("sell everything")}
    monkeypatch.setattr(play_module, "seated", made.__getitem__)
    play_module._bot.cache_clear()  # noqa: SLF001 - it caches bots of other tests


def plan(*bots: str, seed: int = 5) -> Plan:
    return Plan(GameConfig(tuple(f"{bot} {seat}" for seat, bot in enumerate(bots))), bots, seed)


def test_records_of_bot_games_are_valid() -> None:
    tally, failures, lines = record_games(plan("first", "first", "first"), 0, 3)
    records = [Record.read(line) for line in lines]
    for record in records:
        record.check()
        assert record.config.players == ("first 0", "first 1", "first 2")
    assert (tally.games, failures) == (3, [])
    assert tally.decisions.total == sum(len(record.moves) for record in records)


def test_games_are_the_same_with_and_without_records() -> None:
    mixed = plan("first", "first")
    with_records, _, _ = record_games(mixed, 2, 3)
    without, _ = play_games(mixed, 2, 3)
    assert with_records.__reduce__()[1] == without.__reduce__()[1]


def test_the_deal_depends_only_on_seed_and_number() -> None:
    _, _, lines = record_games(plan("random", "random"), 4, 1)
    game, _ = play_game(plan("first", "first"), 4)
    assert tuple(Record.read(lines[0]).pile) == game.pile


def test_an_illegal_move_of_a_bot_is_an_error_with_its_name() -> None:
    with pytest.raises(BotError, match="game 1, seat 1: faulty chose 'sell everything'"):
        play_game(plan("first", "faulty"), 0)


@pytest.mark.parametrize("records", [False, True])
def test_a_prefix_of_a_run_equals_a_shorter_run(records: bool) -> None:  # noqa: FBT001 - the example
    long = simulate(plan("random", "random"), 60, 1, records=records)
    part = next(long)
    assert 0 < part.games < 60
    (same,) = simulate(plan("random", "random"), part.games, 1, records=records)
    assert same.tally.__reduce__()[1] == part.tally.__reduce__()[1]
    assert same.records == part.records
    assert len(part.records) == (part.games if records else 0)


def test_the_first_chunk_is_one_game() -> None:
    """With slow bots ten games without progress would take half an hour."""
    assert next(simulate(plan("first", "first"), 20, 1)).games == 1


def test_every_game_is_played_once() -> None:
    assert sum(chunk.games for chunk in simulate(plan("random", "random"), 123, 1)) == 123


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [
        (0.5, 100, 0.4038, 0.5962),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.25, 400, 0.2101, 0.2947),
        (0.0, 0, 0.0, 1.0),
    ],
)
def test_wilson_intervals(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("games", [1, 7, 1000, 10**6])
def test_shares_of_0_and_1_are_ends_of_their_intervals(games: int) -> None:
    assert wilson(0.0, games)[0] == 0.0
    assert wilson(1.0, games)[1] == 1.0
    assert 0 < wilson(1 / (2 * games), games)[0] < wilson(1 - 1 / (2 * games), games)[1] < 1
