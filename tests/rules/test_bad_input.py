"""Bad input raises one clear error of the right class and changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from pax.decks import built_in_deck
from pax.rules import (
    Cards,
    EngineError,
    Rng,
    Setup,
    State,
    UnknownMove,
    deal,
    shuffled_pile,
    solo,
    standard,
)
from pax.rules.cards import BLANKS, MOST_KINDS
from pax.rules.moves import DRAW, MOST_LEGIONS, MOVES, VERBS, move_of

from .arrange import given
from .plays import snapshot

DECK = built_in_deck()
CARDS = DECK.cards
SIZES: dict[str, Any] = {"players": 2, "legions": 3, "rome": 0, "draws": (2, 3), "pile": 54}


@pytest.mark.parametrize("players", [-1, 0, 1, 9, 10**30])
def test_a_standard_game_has_2_to_8_players(players: int) -> None:
    with pytest.raises(ValueError, match=rf"^{players} players: a standard game has 2 to 8$"):
        standard(CARDS, players)


@pytest.mark.parametrize("level", [-1, 0, 6, 10**30])
def test_a_solo_level_is_1_to_5(level: int) -> None:
    with pytest.raises(ValueError, match=rf"^level {level}: the solo campaign has levels 1 to 5$"):
        solo(CARDS, level)


@pytest.mark.parametrize("make", [standard, solo])
@pytest.mark.parametrize("number", ["2", 2.0, None, [2]])
def test_a_number_must_be_a_number(make: Callable[..., Setup], number: object) -> None:
    with pytest.raises(TypeError):
        make(CARDS, number)


@pytest.mark.parametrize("make", [standard, solo])
@pytest.mark.parametrize("name", ["solo_peek", "rome_takes_last"])
@pytest.mark.parametrize("value", ["yes", 1, None])
def test_an_option_is_on_or_off(make: Callable[..., Setup], name: str, value: object) -> None:
    with pytest.raises(TypeError, match=r"bool|True or False"):
        make(CARDS, 2, **{name: value})


@pytest.mark.parametrize("make", [standard, solo])
def test_an_unknown_option_is_refused(make: Callable[..., Setup]) -> None:
    with pytest.raises(TypeError, match="house_rule"):
        make(CARDS, 2, house_rule=True)


@pytest.mark.parametrize(
    ("sizes", "complaint"),
    [
        ({"players": 0, "draws": ()}, "0 players: must be 1 to 8"),
        ({"players": 9, "draws": (1,) * 9}, "9 players: must be 1 to 8"),
        ({"legions": 0}, "0 legions: must be 1 to 15"),
        ({"legions": 16}, "16 legions: must be 1 to 15"),
        ({"rome": -1}, "-1 face-up cards of Rome: must be 0 to 160"),
        ({"rome": 161}, "161 face-up cards of Rome: must be 0 to 160"),
        ({"copies": 0}, "0 copies of the deck: must be 1 to 2"),
        ({"copies": 3}, "3 copies of the deck: must be 1 to 2"),
        ({"pile": -1}, "-1 cards in the pile: must be 0 to 74"),
        ({"pile": 75}, "75 cards in the pile: must be 0 to 74"),
        ({"pile": 149, "copies": 2}, "149 cards in the pile: must be 74 to 148"),
        ({"pile": 73, "copies": 2}, "73 cards in the pile: must be 74 to 148"),
        ({"goal": -1}, "-1 categories to beat: must be 0 to 7"),
        ({"goal": 8}, "8 categories to beat: must be 0 to 7"),
        ({"lays": -1}, "-1 cards to lay: must be 0"),
        ({"lays": 1}, "1 cards to lay: must be 0"),
        ({"players": 1, "draws": (5,), "lays": 161}, "161 cards to lay: must be 0 to 160"),
        ({"draws": (2,)}, "1 numbers of cards to draw: must be 2"),
        ({"draws": (2, 3, 4)}, "3 numbers of cards to draw: must be 2"),
        ({"draws": (2, 0)}, "0 cards to draw: must be 1 to 160"),
        ({"draws": (2, 161)}, "161 cards to draw: must be 1 to 160"),
        ({"players": 1, "draws": (3,), "lays": 3}, "3 cards to draw: must be 4 to 160"),
    ],
)
def test_sizes_that_cannot_be_played_are_refused(sizes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=rf"^{complaint}$"):
        Setup(CARDS, **{**SIZES, **sizes})


@pytest.mark.parametrize(
    "sizes",
    [
        {},
        {"legions": 1},
        {"legions": 15},
        {"players": 8, "draws": (1,) * 8},
        {"players": 1, "draws": (6,), "lays": 5, "goal": 7},
        {"pile": 74},
        {"pile": 0},
        {"pile": 148, "copies": 2},
        {"pile": 74, "copies": 2},
        {"draws": (160, 1)},
        {"rome": 160},
    ],
)
def test_sizes_at_the_bounds_are_fine(sizes: dict[str, Any]) -> None:
    assert Setup(CARDS, **{**SIZES, **sizes}).legions >= 1


@pytest.mark.parametrize(
    ("kinds", "counts", "complaint"),
    [
        ([(7, 1, 1)], [1], "category 7: must be 0 to 6"),
        ([(-1, 1, 1)], [1], "category -1: must be 0 to 6"),
        ([(0, 0, 1)], [1], "0 symbols: must be 1 to 9"),
        ([(0, 10, 1)], [1], "10 symbols: must be 1 to 9"),
        ([(0, 1, -1)], [1], "value -1: must be 0 to 9"),
        ([(0, 1, 10)], [1], "value 10: must be 0 to 9"),
        ([(0, 1, 1), (0, 1, 2)], [1, -1], "-1 cards of a kind: must not be negative"),
        ([(0, 1, 1)], [1, 1], "1 kinds and 2 counts: must be equal, at most .*"),
        ([(0, 1, 1)] * 200, [1] * 200, "200 kinds and 200 counts: must be equal, at most .*"),
    ],
)
def test_kinds_out_of_bounds_are_refused(
    kinds: list[tuple[int, int, int]], counts: list[int], complaint: str
) -> None:
    with pytest.raises(ValueError, match=rf"^{complaint}$"):
        Cards(kinds, counts)


def test_kinds_at_the_bounds_are_fine() -> None:
    cards = Cards([(0, 1, 0), (6, 9, 9)], [0, 2])
    assert list(cards.copy_of_deck()) == [1, 1]


def test_a_pile_too_small_for_the_set_up_is_refused() -> None:
    setup = standard(CARDS, 2)
    enough = 3 + 2 + 3 + 3
    pile = shuffled_pile(setup, Rng(1))
    deal(setup, pile[:enough])
    with pytest.raises(ValueError, match=r"^a pile of 10 cards: the set-up alone needs 11$"):
        deal(setup, pile[: enough - 1])


@pytest.mark.parametrize("kind", [-1, 28, 10**6])
def test_a_pile_with_a_card_that_the_deck_lacks_is_refused(kind: int) -> None:
    setup = standard(CARDS, 2)
    pile = shuffled_pile(setup, Rng(1))
    pile[20] = kind
    with pytest.raises(ValueError, match=rf"^kind {kind} in the pile: the deck has kinds 0 to 27$"):
        deal(setup, pile)


def test_a_pile_of_the_first_and_the_last_kind_is_fine() -> None:
    deal(standard(CARDS, 2), DECK.row(["W11", "I24"] * 10))


@pytest.fixture
def state() -> State:
    """A game at its first turn."""
    return given().state


@pytest.mark.parametrize("move", [-1, -(10**30), MOVES, 10**6, 10**30])
def test_a_number_that_is_not_a_move_is_unknown(state: State, move: int) -> None:
    before = snapshot(state)
    for call in (state.apply, state.why_not):
        with pytest.raises(UnknownMove, match=rf"^{move} is not a move of this game$"):
            call(move)
    assert snapshot(state) == before
    assert issubclass(UnknownMove, EngineError)


@pytest.mark.parametrize("move", ["x", "draw", None, 1.5, [1]])
def test_a_move_must_be_an_integer(state: State, move: Any) -> None:  # noqa: ANN401
    before = snapshot(state)
    for call in (state.apply, state.why_not):
        with pytest.raises(TypeError):
            call(move)
    assert snapshot(state) == before


def test_a_move_with_a_part_that_its_verb_does_not_use_is_unknown(state: State) -> None:
    for move in (move_of(DRAW, 1), move_of(DRAW, 0, 1), move_of(DRAW, 1, 1)):
        with pytest.raises(UnknownMove):
            state.why_not(move)


def test_a_number_is_a_move_exactly_if_it_has_a_text(state: State) -> None:
    game = given()
    written = {game.notation.read(words) for words in every_text(game.deck.kinds)}
    readable = {move for move in range(MOVES) if is_move(state, move)}
    legion_nought = {move for move in readable if move & MOST_LEGIONS == 0} - written
    assert readable == written | legion_nought
    assert len(legion_nought) == len(game.deck.kinds) + 1


def is_move(state: State, move: int) -> bool:
    """Whether the engine accepts a number as a move."""
    try:
        state.why_not(move)
    except UnknownMove:
        return False
    return True


def every_text(kinds: tuple[str, ...]) -> list[str]:
    """Return the text of every move."""
    legions = range(1, MOST_LEGIONS + 1)
    moves = ["draw", "peek", "skip", "end", "pass", *[f"buy {legion}" for legion in legions]]
    for kind in kinds:
        moves += [f"{verb} {kind}" for verb in ("lay", "keep", "take", "bury", "play")]
        moves += [f"offer {kind} {legion}" for legion in legions]
    return moves


def test_moves_are_numbered_without_gaps_from_verb_to_verb() -> None:
    assert move_of(VERBS) == MOVES


def test_the_maximum_number_of_kinds_leaves_room_for_the_blanks() -> None:
    assert MOST_KINDS + BLANKS == 128
    every = [
        (category, symbols, value)
        for category in range(7)
        for symbols in range(1, 10)
        for value in range(10)
    ]
    assert Cards(every[:MOST_KINDS], [1] * MOST_KINDS).size == MOST_KINDS
    with pytest.raises(ValueError, match=rf"^122 kinds and 122 counts: .* at most {MOST_KINDS}$"):
        Cards(every[:122], [1] * 122)


def test_blanks_come_after_the_kinds_and_have_value_0() -> None:
    cards = Cards([(6, 9, 9)], [1])
    assert cards.rows == cards.kinds + BLANKS == 8
    for row in (cards.category, cards.symbols, cards.value):
        assert list(row[1:]) == [0] * BLANKS
