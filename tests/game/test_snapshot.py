"""Snapshots agree with the rules: prices, standing, forced moves, previews."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from pax.game import Game
from pax.game.reasons import Reason
from pax.game.snapshot.builder import choice, forced, picture, public, scene
from pax.game.snapshot.schema import Choice, Picture
from pax.rules import Rng
from pax.rules.draw import FULL_DRAW
from pax.rules.ending import all_points, result_of, riches
from pax.tables.command_handlers import refusal
from tests.text.tables import a_table, random_game

players = st.integers(1, 8)
seeds = st.integers(0, 2**32)


def a_game(count: int, seed: int, *, moves: int | None) -> Game:
    """Return a game after this many random moves, or at its end."""
    table = a_table(count, level=1 + seed % 5 if count == 1 else None)
    return random_game(table, seed, moves)


@given(players, seeds, st.integers(0, 60))
def test_a_snapshot_survives_encoding_and_decoding(count: int, seed: int, moves: int) -> None:
    game = a_game(count, seed, moves=moves)
    for seat in (None, *range(count)):
        drawn = picture(game, seat)
        assert msgspec.json.decode(msgspec.json.encode(drawn), type=Picture) == drawn


@given(players, seeds, st.integers(0, 60))
def test_the_deciding_seat_is_offered_exactly_the_legal_moves(
    count: int, seed: int, moves: int
) -> None:
    game = a_game(count, seed, moves=moves)
    for seat in range(count):
        mine = picture(game, seat).mine
        assert mine is not None
        if seat != game.seat:
            assert mine.question is None
            continue
        assert mine.question is not None
        assert [choice.move for choice in mine.question.moves] == game.legal()
        for blocked in mine.question.blocked:
            assert refusal(game, blocked.move, seat) == blocked.reason


@given(players, seeds, st.integers(0, 150))
def test_a_choice_previews_what_the_move_does(count: int, seed: int, moves: int) -> None:
    game = a_game(count, seed, moves=moves)
    if game.seat is None:
        return
    view = game.view(game.seat)
    for move in game.legal():
        found, drawn = choice(view, move), scene(view.config, view.state)
        after = view.state.copy()
        after.apply(game.config.notation.read(move))
        verb, *rest = move.split(" ")
        left = int(after.coins[game.seat]) - int(view.state.coins[game.seat])
        assert (found.sees > 0) == (verb == "draw" and drawn.pile >= FULL_DRAW)
        assert found.romes <= (verb in {"buy", "offer"})
        assert found.conspires <= (verb == "play" and count > 1 and after.conspirator == game.seat)
        if verb == "buy":
            assert (found.romes, -found.costs) == (drawn.takes == int(rest[0]), left)
        if verb == "peek" or (verb == "draw" and drawn.pile == 0):
            assert found.brings == left


@given(players, seeds, st.integers(0, 150))
def test_a_publicly_forced_move_is_the_only_legal_move(count: int, seed: int, moves: int) -> None:
    game = a_game(count, seed, moves=moves)
    verb = forced(game.view(None).state)
    if verb is not None:
        assert [move.partition(" ")[0] for move in game.legal()] == [verb]


@given(players, seeds)
def test_the_final_standing_equals_the_result(count: int, seed: int) -> None:
    game = a_game(count, seed, moves=None)
    shown = public(game.view(None))
    result = result_of(game.open_state())
    assert shown.outcome is not None
    assert shown.outcome.winners == list(result.winners) == shown.standing.winners
    assert shown.standing.rome_wins == result.rome_wins
    assert [each.total for each in shown.standing.points] == list(all_points(game.open_state()))
    assert shown.standing.certain
    if count > 1:
        assert shown.standing.leaders == shown.standing.winners
    riches_shown = [player.riches for player in shown.players]
    assert riches_shown == [riches(game.open_state(), seat) for seat in range(count)]


@given(players, seeds, st.integers(0, 150))
def test_the_standing_has_leaders_and_romes_categories(count: int, seed: int, moves: int) -> None:
    shown = public(a_game(count, seed, moves=moves).view(None))
    standing = shown.standing
    assert [each.rome_holds for each in standing.categories].count(True) == standing.rome_holds
    assert all(each.rome_holds == (not each.stronger) for each in standing.categories)
    if count == 1:
        assert standing.leaders == []
        assert shown.conspirator is None
    elif standing.winners is not None:
        assert standing.leaders == standing.winners
    else:
        totals = [each.total for each in standing.points]
        leaders = {seat for seat, total in enumerate(totals) if total == max(totals)}
        assert set(standing.leaders) == leaders


def test_a_choice_has_its_cost_and_its_gain() -> None:
    game = a_game(2, 7, moves=0)
    seen: dict[str, Choice] = {}
    rng = Rng(3)
    while not game.is_over:
        mine = picture(game, game.seat).mine
        assert mine is not None
        assert mine.question is not None
        coins = mine.aurei
        choice = mine.question.moves[rng.below(len(mine.question.moves))]
        seen[choice.move.partition(" ")[0]] = choice
        seat = mine.seat
        game.play(choice.move)
        after = picture(game, seat).mine
        assert after is not None
        verb = choice.move.partition(" ")[0]
        if verb in {"buy", "play"}:
            assert after.aurei == coins - choice.costs
        elif verb in {"end", "peek"}:
            assert after.aurei == coins + choice.brings
    assert {"buy", "play", "end", "peek", "draw", "offer"} <= set(seen)


def test_a_blocked_move_names_the_rule_with_its_numbers() -> None:
    game = a_game(2, 7, moves=2)
    assert game.seat == 0
    assert refusal(game, "draw", 1) == Reason("not_your_decision", {"deciding": 0})
    assert refusal(game, "fly", 0) == Reason("malformed_move")
    assert refusal(game, "buy 1", 0) == Reason("not_now", step="beginning")
    assert refusal(game, "draw", 0) is None


def test_aurei_and_hand_sizes_are_shown_only_if_they_are_public() -> None:
    closed = public(a_game(2, 7, moves=10).view(None))
    assert [player.aurei for player in closed.players] == [None, None]
    assert [player.riches for player in closed.players] == [None, None]
    assert closed.standing.points[0].richest is None
    table = a_table(2, open_counts=True)
    shown = public(Game.shuffled(table, Rng(7)).view(None))
    assert [player.aurei for player in shown.players] == [5, 5]
