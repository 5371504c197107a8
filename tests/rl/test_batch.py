"""The batch: the same games as the engine's, observed as views do, recorded, restarted."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pax.bots import BotError, Budget, make_bot, registry
from pax.game import Game, Move, View
from pax.rl.batch.batch import Batch
from pax.rl.batch.lanes import BOT_STREAMS
from pax.rl.gym_envs import PaxVectorEnv
from pax.rl.tables import table
from pax.rules import Rng


def test_every_lane_shows_what_the_view_of_its_deciding_seat_knows() -> None:
    batch = Batch(table(3), 4, seed=5)
    for number in range(120):
        if number % 10 == 0:
            for lane in range(4):
                view = batch.game(lane).view(int(batch.seats[lane]))
                assert batch.observations[lane].tobytes() == batch.encoding.observation(view)
                assert batch.masks[lane].tobytes() == batch.encoding.mask(view)
        batch.step(batch.sample())


@pytest.mark.parametrize(("players", "level"), [(1, 3), (2, None), (5, None)])
def test_what_is_left_unchanged_in_a_row_is_what_would_be_written(
    players: int, level: int | None
) -> None:
    batch = Batch(table(players, level=level), 2, seed=8)
    anew = vec[i64]([0] * int(batch.encoding.layout.words))
    ended = 0
    while ended < 3:
        batch.step(batch.sample())
        ended += int(batch.dones.sum())
        for lane in range(2):
            batch._lanes[lane].tracker.write_observation(int(batch.seats[lane]), anew, 0)  # noqa: SLF001 - not shown otherwise
            assert batch.observations[lane].tobytes() == bytes(memoryview(anew))


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_every_finished_game_makes_a_record_that_verifies(players: int) -> None:
    config = table(players, level=2 if players == 1 else None)
    batch = Batch(config, 8, observe=False, seed=11)
    finished = 0
    while finished < 20:
        batch.step(batch.sample())
        for lane in np.flatnonzero(batch.dones):
            record = batch.record(int(lane))
            record.check()
            result = record.game().result
            assert result is not None
            share = [
                1 / len(result.winners) if seat in result.winners else 0 for seat in range(players)
            ]
            assert batch.rewards[lane].tolist() == share
            finished += 1


def test_the_same_seed_gives_the_same_games_with_and_without_observations() -> None:
    first, second = Batch(table(4), 6, seed=3), Batch(table(4), 6, seed=3, observe=False)
    for _ in range(300):
        actions = first.sample().copy()
        assert np.array_equal(actions, second.sample())
        first.step(actions)
        second.step(actions)
        assert np.array_equal(first.masks, second.masks)
    first.reset()
    assert [first.current_record(lane).moves for lane in range(6)] == [[]] * 6


def test_a_lane_plays_the_games_of_its_seed() -> None:
    batch, single = Batch(table(2), 3, seed=40), Batch(table(2), 1, seed=42)
    for lane in range(3):
        assert batch.game(lane).pile == Game.shuffled(table(2), Rng(40 + lane)).pile
    while not single.dones[0]:
        actions = batch.sample().copy()
        batch.step(actions)
        single.step(actions[2:])
        assert np.array_equal(batch.observations[2], single.observations[0])
    assert batch.current_record(2).pile == single.current_record(0).pile


@pytest.mark.parametrize("bot", ["random", "novice", "citizen", "senator:playouts=8"])
def test_an_opponent_makes_the_moves_of_the_bot_of_that_name(bot: str) -> None:
    batch = Batch(table(3), 2, seats=["learner", bot, bot], seed=9)
    for _ in range(40 if ":" not in bot else 4):
        batch.step(batch.sample())
    for lane in range(2):
        record = batch.current_record(lane)
        rng, player = Rng(9 + lane, BOT_STREAMS + batch.number(lane)), make_bot(bot)
        for game in record.replay():
            made = len(game.moves)
            seat = game.seat
            if made < len(record.moves) and seat:
                assert (
                    player.choose(game.view(seat), game.legal(), Budget(), rng)
                    == record.moves[made]
                )


def play(batch: Batch, steps: int) -> None:
    """Make random actions."""
    for _ in range(steps):
        batch.step(batch.sample())


class WrongBot:
    """A bot of another package that makes three legal moves, and then gives an answer."""

    def __init__(self, answer: object) -> None:
        """Take the answer."""
        self.answer = answer
        self.asked = 0

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng) -> Any:  # noqa: ANN401, ARG002 - wrong on purpose
        """Return a legal move or the answer."""
        self.asked += 1
        return legal[0] if self.asked < 4 else self.answer


@pytest.mark.parametrize("answer", ["buy 6", "draw ", "play", None, 3])
def test_a_bot_that_answers_an_illegal_move_plays_none(
    answer: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = WrongBot(answer)
    monkeypatch.setattr(registry, "_factory", lambda _: lambda _: bot)
    batch = Batch(table(2), 2, seats=["learner", "my_bots.Wrong"])
    wrong = rf"lane 1, seat 1: my_bots\.Wrong chose {answer!r}, which is not legal now; legal are "
    with pytest.raises(BotError, match=wrong):
        play(batch, steps=50)
    for lane in range(2):
        batch.current_record(lane).check()
    bot.asked = -100
    for lane in range(2):
        with pytest.raises(ValueError, match="a bot failed in the last step: call reset to deal"):
            batch.step(batch.sample())
        batch.next_game(lane)
    batch.step(batch.sample())


def test_an_environment_begins_anew_after_a_bot_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = WrongBot("nonsense")
    monkeypatch.setattr(registry, "_factory", lambda _: lambda _: bot)
    made = PaxVectorEnv(2, 2, bots="my_bots.Wrong")
    made.reset(seed=1)
    with pytest.raises(BotError, match="which is not legal now"):
        play(made.batch, steps=50)
    bot.asked = -100
    made.reset()
    made.step(made.batch.sample())


def test_bots_move_on_by_one_seat_after_every_game() -> None:
    batch = Batch(table(4), 4, seats=["learner", "random", "random", "random"], rotate=True)
    assert batch.seats.tolist() == [0, 1, 2, 3]
    ended = np.zeros(4, dtype=np.int64)
    for _ in range(200):
        batch.step(batch.sample())
        ended += batch.dones
        assert batch.seats.tolist() == ((np.arange(4) + ended) % 4).tolist()
    assert ended.min() > 0


def test_the_arrays_are_the_memory_of_the_engine() -> None:
    batch = Batch(table(2), 2)
    before, mine = batch.observations, batch.observations.copy()
    batch.step(batch.sample())
    assert batch.observations is before
    assert not np.array_equal(before, mine)
    assert not before.flags.writeable
    assert np.array_equal(batch.masks.sum(axis=1) > 0, [True, True])


def test_rewards_are_zero_unless_a_game_ended_in_the_last_step() -> None:
    batch, ended = Batch(table(variant="micro"), 8, reward="constant", seed=1), 0
    for _ in range(60):
        batch.step(batch.sample())
        running = ~batch.dones
        assert not batch.rewards[running].any()
        assert not batch.own_rewards[running].any()
        assert np.allclose(batch.rewards[batch.dones].sum(axis=1), 1.0)
        ended += int(batch.dones.sum())
    assert ended > 8
    while not batch.dones[3]:
        batch.step(batch.sample())
    assert batch.rewards[3].any()
    batch.next_game(3)
    assert not batch.rewards[3].any()
    batch.reset()
    assert not batch.rewards.any()


def test_the_constant_reward_is_shared_by_all_if_nobody_wins() -> None:
    batch = Batch(table(2), 64, reward="constant", observe=False)
    nobody = 0
    for _ in range(400):
        batch.step(batch.sample())
        ended = batch.rewards[batch.dones]
        assert np.allclose(ended.sum(axis=1), 1.0)
        nobody += int((ended == 0.5).all(axis=1).sum())
    assert nobody


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"size": 0}, "a batch of 0 games: must be a whole number from 1"),
        ({"reward": "fame"}, "reward 'fame': must be one of win, constant, points"),
        ({"seats": ["learner"]}, "seats ['learner']: give a bot or 'learner' for each of 2 seats"),
        ({"seats": ["random"] * 2}, "seats ['random', 'random']: at least one must be 'learner'"),
        ({"seats": 5}, "seats 5: give a bot or 'learner' for each of 2 seats"),
        ({"seats": [1, 2]}, "seats [1, 2]: give a bot or 'learner' for each of 2 seats"),
        ({"seats": ["learner", "nero"]}, "no bot is named 'nero'; there are: brutus"),
        ({"seed": -1}, "seed -1: must be a whole number, 0 to 2**63 - 1"),
        ({"seed": True}, "seed True: must be a whole number, 0 to 2**63 - 1"),
        ({"seed": 2**63 - 2}, f"seed {2**63}: must be a whole number, 0 to 2**63 - 1"),
        ({"seed": [1, 2]}, "2 seeds: give one, or one for each of 4 lanes"),
    ],
)
def test_bad_parameters_are_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=r".+") as error:
        Batch(table(2), **{"size": 4, **wrong})  # type: ignore[arg-type]
    assert str(error.value).startswith(message)


def test_seeds_can_be_numbers_of_numpy() -> None:
    plain, arrays = Batch(table(2), 2, seed=5), Batch(table(2), 2, seed=np.int64(5))  # type: ignore[arg-type] # allowed
    assert np.array_equal(plain.observations, arrays.observations)
    arrays.reset(np.array([5, 6]))  # type: ignore[arg-type] # allowed
    assert np.array_equal(plain.observations, arrays.observations)


def test_games_of_bots_that_change_seats_make_records_that_verify() -> None:
    batch = Batch(table(4), 8, seats=["learner", "novice", "citizen", "random"], rotate=True)
    finished = 0
    while finished < 12:
        batch.step(batch.sample())
        for lane in np.flatnonzero(batch.dones):
            batch.record(int(lane)).check()
            finished += 1


def test_bad_actions_are_refused_and_change_nothing() -> None:
    batch = Batch(table(2), 3)
    before = batch.masks.copy()
    with pytest.raises(ValueError, match="actions must be 3 whole numbers, one for each lane"):
        batch.step([1, 2])
    with pytest.raises(ValueError, match="actions must be 3 whole numbers"):
        batch.step([0.5, 1.0, 1.0])
    for strange in ([[1], [1, 2]], [2**70, 1, 1], None, "abc", [True] * 3):
        with pytest.raises(ValueError, match="actions must be 3 whole numbers, one for each lane"):
            batch.step(strange)  # type: ignore[arg-type] # wrong on purpose
    for lane in (-1, 3, 0.5):
        for call in (batch.record, batch.current_record, batch.next_game, batch.number):
            with pytest.raises(ValueError, match=f"lane {lane}: must be 0 to 2"):
                call(lane)  # type: ignore[arg-type] # wrong on purpose
    legal = batch.sample().copy()
    for wrong in (-1, 10_000, int(np.flatnonzero(batch.masks[1] == 0)[0])):
        with pytest.raises(ValueError, match=f"lane 1, action {wrong}: not legal now; legal are"):
            batch.step([legal[0], wrong, legal[2]])
    assert np.array_equal(batch.masks, before)
