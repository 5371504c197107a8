"""The rows and numbers of a position: a new table, and a copy of any."""

from librt.vecs import vec
from mypy_extensions import i64

from pax.decks import built_in
from pax.rules import Journal, State, standard
from pax.rules.cards import MOST_IN_VIEW
from pax.rules.position import KEEPING, NOBODY, zeros

from .arrange import given
from .plays import fields, plain, snapshot

CARDS = built_in().cards
NUMBERS = {
    "step": KEEPING,
    "conspirator": NOBODY,
    "taken": False,
    "offered": False,
    "buried": False,
}


def test_a_new_table_is_empty() -> None:
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
        **dict.fromkeys(fields(state), 0),
        **NUMBERS,
        "pile": [3, 1, 2],
        "legions": [[], [], []],
        "worth": [0, 0, 0],
        "rome": [0] * kinds,
        "rome_symbols": [0] * 7,
        "hidden": [],
        "coins": [5, 5],
        "hands": [[0] * kinds] * 2,
        "hand_sizes": [0, 0],
        "displays": [[0] * kinds] * 2,
        "display_cards": [[0] * 7] * 2,
        "symbols": [[0] * 7] * 2,
        "peeked": [0, 0],
        "in_view": [0] * MOST_IN_VIEW,
    }
    assert snapshot(state) == expected
    state.pile[0] = 9
    assert list(pile) == [3, 1, 2]


def test_a_copy_has_every_number_and_every_row() -> None:
    state = given(hands={0: "W11"}, displays={1: "I11"}, rome="W12").state
    for number, name in enumerate(fields(state), start=10):
        value = getattr(state, name)
        if isinstance(value, bool):
            setattr(state, name, True)
        elif isinstance(value, int) and name != "top":
            setattr(state, name, number)
    state.top = 2
    state.peeked = vec[i64]([7, 8])
    state.in_view = vec[i64]([1, 2, 3, 4, 5])
    twin = state.copy()
    assert snapshot(twin) == snapshot(state)
    assert (twin.top, len(twin.pile)) == (0, len(state.pile) - 2)


def test_a_copy_may_grow_without_the_other() -> None:
    state = given(pile="W11 W12").state
    twin = state.copy()
    twin.bury_card(0)
    twin.lay_out(1, 0)
    assert (state.pile_size(), twin.pile_size()) == (2, 3)
    assert (len(state.legions[0]), len(twin.legions[0])) == (1, 2)


def test_nobody_listens_to_a_copy() -> None:
    state = given().state
    state.journal = Journal()
    assert state.copy().journal is None


def test_rows_of_zeros_share_nothing() -> None:
    first, second = zeros(160), zeros(3)
    first[0] = 1
    assert list(second) == [0, 0, 0]
    assert len(first) == 160


def test_the_first_card_of_a_kind_leaves_the_view_and_the_others_keep_their_order() -> None:
    state = given().state
    for kind in (4, 2, 4, 3):
        state.show(kind)
    assert [int(state.place_in_view(kind)) for kind in (4, 2, 3, 9)] == [0, 1, 3, -1]
    state.remove_from_view(4)
    assert list(state.in_view[: state.views]) == [2, 4, 3]
    state.remove_from_view(3)
    assert list(state.in_view[: state.views]) == [2, 4]


def test_a_position_that_was_in_use_can_become_equal_to_another() -> None:
    state, used = given(pile="W11 W12 W23").state, given().state
    used.draw_card()
    used.copy_from(state)
    assert snapshot(used) == snapshot(state)
    assert used.pile_size() == 3
