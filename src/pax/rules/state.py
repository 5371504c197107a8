"""The engine's interface: the deciding seat, legal moves, applying a move, the result."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from pax.rules.decisions import is_move, list_moves, list_number, perform, violation_of, why_not
from pax.rules.ending import Result, result_of
from pax.rules.errors import ForbiddenMove, UnknownMove
from pax.rules.journal import Journal
from pax.rules.moves import MoveList
from pax.rules.position import OVER, Position
from pax.rules.reasons import ALLOWED, Violation
from pax.rules.setup import Setup
from pax.rules.start import begin_game
from pax.rules.state_rows import numbers_of, rows_of, set_numbers, set_rows


class State(Position):
    """One game of PAX. The caller supplies the deal; after it the game is deterministic."""

    def __init__(self, setup: Setup) -> None:
        """Start with empty rows; use `deal` for a state that can be played."""
        super().__init__(setup)
        self._moves: MoveList | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.step == OVER

    def legal(self) -> Sequence[int]:
        """Return every legal move; there is at least one until the game is over."""
        number: i64 = list_number(self)
        if number < 0:
            return self._listed()
        known = self.setup.known_lists[number]
        if known is None:
            known = tuple(self._listed())
            self.setup.known_lists[number] = known
        return known

    def _listed(self) -> list[int]:
        if self._moves is None:
            self._moves = MoveList(self.setup.most_moves)
        list_moves(self, self._moves)
        return self._moves.numbers()

    def why_not(self, move: int) -> Violation | None:
        """Return why a move is not legal now, or None if it is."""
        if not is_move(self, move):
            raise UnknownMove(not_a_move(move))
        code: i64 = why_not(self, move)
        return None if code == ALLOWED else violation_of(self, code, move)

    def apply(self, move: int) -> None:
        """Make a move; an illegal one raises and changes nothing."""
        if not is_move(self, move):
            raise UnknownMove(not_a_move(move))
        code: i64 = why_not(self, move)
        if code != ALLOWED:
            raise ForbiddenMove(violation_of(self, code, move))
        perform(self, move)

    def result(self) -> Result | None:
        """Return the result, or None while the game runs."""
        return result_of(self) if self.step == OVER else None

    def copy(self) -> "State":
        """Return an equal state without a journal that shares nothing mutable."""
        state = State(self.setup)
        state.copy_from(self)
        return state

    def __copy__(self) -> "State":
        """Copy as `copy` does."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        """Copy as `copy` does."""
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[Setup, list[list[int]], list[int]]]:
        """Pickle as the set-up, the rows and the numbers; the journal is left out."""
        return restored_state, (self.setup, rows_of(self), numbers_of(self))

    def copy_into(self, other: "State") -> None:
        """Copy this state into another one of the same set-up."""
        other.copy_from(self)


def restored_state(setup: Setup, rows: list[list[int]], numbers: list[int]) -> State:
    """Return the state that was pickled."""
    state = State(setup)
    set_rows(state, rows)
    set_numbers(state, numbers)
    return state


def not_a_move(move: int) -> str:
    """Return the error text for a number that is not a move."""
    return f"{move} is not a move of this game"


def deal(setup: Setup, pile: vec[i64], journal: Journal | None = None) -> State:
    """Deal a game from a pile of kinds, top first, up to the first decision."""
    check_pile(setup, pile)
    state = State(setup)
    state.lay_table(pile)
    state.journal = journal
    begin_game(state)
    return state


def check_pile(setup: Setup, pile: vec[i64]) -> None:
    """Raise ValueError unless the pile holds enough cards of this deck's kinds."""
    if len(pile) < setup.fewest_cards():
        message = f"a pile of {len(pile)} cards: the set-up alone needs {setup.fewest_cards()}"
        raise ValueError(message)
    for kind in pile:
        if kind < 0 or kind >= setup.cards.kinds:
            message = f"kind {kind} in the pile: the deck has kinds 0 to {setup.cards.kinds - 1}"
            raise ValueError(message)
