"""The rows and numbers of a position: a new one, and copies."""

import copy
import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pax.decks import built_in_deck
from pax.rules import Journal, Rng, State, random_game, shuffled_pile, standard
from pax.rules.cards import MOST_IN_VIEW
from pax.rules.position import KEEPING, NOBODY
from pax.rules.rows import zeros

from .arrange import given
from .plays import ROOMS, fields, held_by, legions_of, plain, snapshot

CARDS = built_in_deck().cards
NUMBERS = {
    "kind_rows": CARDS.rows,
    "group_room": 8,
    "step": KEEPING,
    "conspirator": NOBODY,
    "taken": False,
    "offered": False,
    "buried": False,
}
ROWS = ("pile_row", "groups", "hands", "held", "displays", "display_cards", "symbols", "worth")


def test_a_new_position_is_empty() -> None:
    state = State(standard(CARDS, 2))
    for name in fields(state):
        value = plain(getattr(state, name))
        assert value == NUMBERS.get(name, [] if isinstance(value, list) else 0), name
    assert state.journal is None


def test_a_laid_table_has_a_pile_empty_rows_and_five_aurei_for_everybody() -> None:
    state = State(standard(CARDS, 2))
    pile = vec[i64]([3, 1, 2])
    state.lay_table(pile)
    kinds = int(CARDS.rows)
    expected = {
        **dict.fromkeys(set(fields(state)) - ROOMS, 0),
        **{name: number for name, number in NUMBERS.items() if name not in ROOMS},
        "pile": [3, 1, 2],
        "legions": [[], [], []],
        "group_sizes": [0, 0, 0],
        "worth": [0, 0, 0],
        "rome": [0] * kinds,
        "rome_symbols": [0] * 7,
        "hidden": [0, 0, 0],
        "coins": [5, 5],
        "hands": [0] * kinds * 2,
        "hand_sizes": [0, 0],
        "held": [[], []],
        "held_sizes": [0, 0],
        "displays": [0] * kinds * 2,
        "display_cards": [0] * 7 * 2,
        "symbols": [0] * 7 * 2,
        "peeked": [0, 0],
        "in_view": [0] * MOST_IN_VIEW,
    }
    assert snapshot(state) == expected
    state.pile_row[0] = 9
    assert list(pile) == [3, 1, 2]


def test_a_copy_has_every_number_and_every_row() -> None:
    state = given(hands={0: "W11"}, displays={1: "I11"}, rome="W12").state
    for number, name in enumerate(fields(state), start=10):
        value = getattr(state, name)
        if isinstance(value, bool):
            setattr(state, name, True)
        elif isinstance(value, int) and name not in ROOMS:
            setattr(state, name, number)
    state.kind_rows = state.cards.rows
    state.pile_top = 2
    state.peeked = vec[i64]([7, 8])
    state.in_view = vec[i64]([1, 2, 3, 4, 5])
    for twin in (state.copy(), pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own
        assert snapshot(twin) == snapshot(state)
        assert len(twin.pile) == 6


def test_a_copy_grows_independently() -> None:
    state = given(pile="W11 W12").state
    twin = state.copy()
    twin.bury_card(0)
    twin.lay_out(1, 0)
    assert (state.pile_size(), twin.pile_size()) == (2, 3)
    assert (len(state.group(1)), len(twin.group(1))) == (1, 2)


def test_a_copy_or_pickle_has_no_journal() -> None:
    state = given().state
    state.journal = Journal()
    for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own
        assert twin.journal is None


def test_a_setup_is_shared_by_copies_and_pickled_by_its_sizes() -> None:
    setup = standard(CARDS, 6, rome_takes_last=True)
    assert copy.copy(setup) is copy.deepcopy(setup) is setup
    assert copy.copy(CARDS) is copy.deepcopy(CARDS) is CARDS
    twin = pickle.loads(pickle.dumps(setup))  # noqa: S301 - our own
    names = [name for name in dir(setup) if not name.startswith("_") and name != "cards"]
    values = [(name, getattr(setup, name)) for name in names if not callable(getattr(setup, name))]
    assert len(values) > 10
    for name, value in values:
        assert plain(getattr(twin, name)) == plain(value), name
    assert list(twin.cards.copy_of_deck()) == list(CARDS.copy_of_deck())
    assert list(twin.cards.symbols) == list(CARDS.symbols)


@pytest.mark.parametrize("length", [0, 3, 1023, 1024, 1025, 3000])
def test_rows_of_zeros_share_nothing(length: int) -> None:
    first, second = zeros(length), zeros(length)
    for place in range(length):
        first[place] = 1
    assert list(second) == [0] * length


def test_a_legion_has_room_for_any_number_of_cards() -> None:
    state = given(legions=("W11", "L11", "I11")).state
    for kind in range(17):
        for legion in (1, 2, 3):
            state.lay_out(legion, kind + legion)
    for legion in (1, 2, 3):
        assert list(state.group(legion))[1:] == [kind + legion for kind in range(17)]
    state.clear_legion(2)
    assert [len(group) for group in legions_of(state)] == [18, 0, 18]


def test_any_number_of_cards_can_be_buried() -> None:
    state = given(pile="W11 W12").state
    top = list(state.pile)
    for kind in range(9):
        state.bury_card(kind)
    assert list(state.pile) == [*top, *range(9)]


def test_a_used_position_can_be_laid_again() -> None:
    setup, rng = standard(CARDS, 2), Rng(1)
    used = random_game(setup, 5)[0]
    for kind in range(9):
        used.lay_out(1, kind)
    fresh, pile = State(setup), shuffled_pile(setup, rng)
    used.copy_numbers(fresh)
    for state in (used, fresh):
        state.lay_table(pile)
        state.lay_out(3, 0)
    assert snapshot(used) == snapshot(fresh)


def test_a_state_can_be_copied_into_another_that_keeps_its_rows() -> None:
    setup = standard(CARDS, 4)
    state, used = random_game(setup, 5)[0], random_game(setup, 6)[0]
    rows = [getattr(used, name) for name in ROWS]
    state.copy_into(used)
    assert snapshot(used) == snapshot(state)
    for name, row in zip(ROWS, rows, strict=True):
        row[0] += 1
        assert list(getattr(used, name)) == list(row), name
    assert snapshot(used) != snapshot(state)


def test_a_copy_has_wide_legions_and_the_same_pile_whatever_it_held_before() -> None:
    state, used = given(pile="W11 W12 W23").state, given(pile="L11 L12 L23").state
    for kind in range(9):
        state.lay_out(2, kind)
    used.copy_from(state)
    assert snapshot(used) == snapshot(state)


def test_the_kinds_of_a_hand_are_sorted() -> None:
    state = given().state
    for kind in (5, 2, 9, 5, 0):
        state.add_to_hand(1, kind)
    assert held_by(state) == [[], [0, 2, 5, 9]]
    for kind in (5, 2, 0):
        state.remove_from_hand(1, kind)
    assert held_by(state) == [[], [5, 9]]


def test_a_full_hand_leaves_its_neighbours_alone() -> None:
    state = given().state
    kinds = list(range(int(state.kind_rows)))
    for kind in kinds:
        state.add_to_hand(0, kind)
    for kind in (1, 0):
        state.add_to_hand(1, kind)
    assert held_by(state) == [kinds, [0, 1]]
    for kind in kinds[2:]:
        state.add_to_hand(1, kind)
    state.remove_from_hand(0, kinds[0])
    state.remove_from_hand(1, kinds[-1])
    assert held_by(state) == [kinds[1:], kinds[:-1]]


def test_the_first_card_of_a_kind_leaves_the_view_and_the_others_keep_their_order() -> None:
    state = given().state
    for kind in (4, 2, 4, 3):
        state.show(kind)
    assert [int(state.place_in_view(kind)) for kind in (4, 2, 3, 9)] == [0, 1, 3, -1]
    state.remove_from_view(4)
    assert list(state.in_view[: state.views]) == [2, 4, 3]
    state.remove_from_view(3)
    assert list(state.in_view[: state.views]) == [2, 4]


def test_a_used_position_can_become_equal_to_another() -> None:
    state, used = given(pile="W11 W12 W23").state, given().state
    used.draw_card()
    used.copy_from(state)
    assert snapshot(used) == snapshot(state)
    assert used.pile_size() == 3
