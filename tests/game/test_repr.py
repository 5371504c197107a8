"""The `repr` of games, views, records and moves: one line, without hidden cards."""

import copy
import pickle

import pytest

from pax.game import Game, GameConfig, MalformedMove, Move, Options, Record, deal
from pax.game.status import result_text
from pax.rules import Result, Rng

PARTS = [
    ("draw", None, None),
    ("take", "F23", None),
    ("offer", "F23", 2),
    ("buy", None, 15),
]


@pytest.mark.parametrize(("verb", "card", "legion"), PARTS)
def test_a_move_is_its_text_and_its_parts(verb: str, card: str | None, legion: int | None) -> None:
    text = " ".join(str(part) for part in (verb, card, legion) if part is not None)
    move = Move(verb, card, legion)
    assert (move, hash(move), str(move)) == (text, hash(text), text)
    assert type(str(move)) is str
    assert (move.verb, move.card, move.legion) == (verb, card, legion)
    assert Move.parse(text) == move
    assert {move: 1}[Move.parse(text)] == 1


@pytest.mark.parametrize(("verb", "card", "legion"), PARTS)
def test_the_repr_of_a_move_is_the_call_that_makes_it(
    verb: str, card: str | None, legion: int | None
) -> None:
    move = Move(verb, card, legion)
    assert eval(repr(move), {"Move": Move}) == move  # noqa: S307 - our own
    for twin in (copy.copy(move), copy.deepcopy(move), pickle.loads(pickle.dumps(move))):  # noqa: S301 - our own
        assert (twin, type(twin)) == (move, Move)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "Draw",
        "draw ",
        "draw F23",
        "take",
        "take F3",
        "take X23",
        "offer F23",
        "buy 0",
        "buy 16",
        "buy 02",
        "offer F23 2 1",
        "take F23\n",
        "take  F23",
        "take F٣3",
    ],
)
def test_a_text_that_is_not_a_move_is_refused(text: str) -> None:
    with pytest.raises(MalformedMove, match="is not a move; moves are written"):
        Move.parse(text)


@pytest.mark.parametrize(
    "parts", [("take", None), ("draw", "F23"), ("buy", "F23"), ("take F23", "2")]
)
def test_parts_that_make_no_move_are_refused(parts: tuple[str, str | None]) -> None:
    with pytest.raises(MalformedMove):
        Move(*parts)


def test_legal_moves_and_moves_made_are_moves() -> None:
    game = deal(["Livia", "Decimus"], seed=7)
    assert [type(move) for move in game.legal() + game.view(0).legal()] == [Move] * 4
    game.play(Move("keep", "S11"))
    assert repr(game.moves) == "[Move('keep', 'S11')]"


def test_the_repr_of_a_game_has_players_and_progress() -> None:
    game = deal(["Livia", "Decimus"], seed=7)
    assert (
        repr(game) == "<Game of Livia, Decimus: round 0, seat 0 (Livia) is keeping, 0 moves made>"
    )
    game.play("keep S11")
    assert repr(game).endswith("round 0, seat 1 (Decimus) is keeping, 1 move made>")
    rng = Rng(3)
    while not game.is_over:
        game.play(game.legal()[rng.below(len(game.legal()))])
    assert game.result is not None
    rome = "Rome wins" if game.result.rome_wins else ""
    assert repr(game).startswith(f"<Game of Livia, Decimus: over, {rome}")
    status = repr(game).split(": ")[1].rpartition(",")[0]
    assert repr(game.view(0)) == f"<View of seat 0 (Livia): {status}>"


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (Result(rome_wins=True, winners=(), points=(1, 2)), "Rome wins"),
        (Result(rome_wins=True, winners=(1,), points=(1, 2)), "Rome wins with Decimus"),
        (Result(rome_wins=False, winners=(0,), points=(3, 2)), "Livia wins"),
        (Result(rome_wins=False, winners=(0, 1), points=(3, 3)), "Livia and Decimus win"),
    ],
)
def test_the_result_text_names_the_winners(result: Result, text: str) -> None:
    assert result_text(["Livia", "Decimus"], result) == text
    assert eval(repr(result), {"Result": Result}).points == result.points  # noqa: S307 - our own


def test_the_repr_of_a_view_names_its_seat_and_no_hidden_card() -> None:
    """Views that were sent the same have the same repr, whatever is hidden."""
    game = deal(["Livia", "Decimus"], seed=7)
    rng = Rng(1)
    for _ in range(40):
        view = game.view(0)
        world = view.world(rng)
        other = Game(game.config, world.aside, world.pile)
        for item in world.script:
            other.play(str(item))
        assert repr(other.view(0)) == repr(view)
        assert all(card not in repr(view) for card in game.config.deck.kinds)
        game.play(game.legal()[0])
    assert repr(game.view(None)).startswith("<View of a spectator: round ")


def test_the_repr_of_a_record_names_the_players() -> None:
    table = GameConfig(("Livia",), level=2, options=Options(solo_peek=True))
    game = Game.shuffled(table, Rng(1))
    game.play(game.legal()[0])
    assert repr(Record.from_game(game)) == "<Record of Livia: 1 move>"
    while not game.is_over:
        game.play(game.legal()[0])
    assert repr(Record.from_game(game)) == f"<Record of Livia: {len(game.moves)} moves, over>"
