"""One game: who decides, what is legal, what a move does, and what each seat is sent."""

import copy
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from pax.game.config import GameConfig
from pax.game.errors import CannotTakeBack, IllegalMove, NotYourDecision
from pax.game.notation import Move
from pax.game.observation.belief import teaches
from pax.game.observation.view import View, receive_sides
from pax.game.observation.visibility import Entry
from pax.game.reasons import Reason, reason_of
from pax.game.status import status_text
from pax.game.steps import STEPS, Step
from pax.rules import (
    ForbiddenMove,
    Journal,
    Result,
    Rng,
    State,
    aside_of,
    deal,
    shuffled_pile,
)
from pax.rules.journal import ASKS, TAKES_BACK
from pax.rules.position import OVER
from pax.rules.rounds import may_end_game


class Prompt(msgspec.Struct, frozen=True):
    """Whose decision it is; `moves` are sent to that seat alone, `undo` says what can be undone."""

    seat: int | None
    step: Step
    moves: tuple[str, ...] | None
    undo: int


class Ahead(NamedTuple):
    """What a move would lead to: the seat that decides next, or None and how the game ends."""

    seat: int | None
    result: Result | None


class Game:
    """A game at a table, dealt and played by moves written as text."""

    def __init__(self, config: GameConfig, aside: Sequence[str], pile: Sequence[str]) -> None:
        """Deal from a given pile, top first; what lies aside is kept for the record."""
        self.config = config
        self.aside = tuple(aside)
        self.pile = tuple(pile)
        self._journal = Journal()
        self._state = self._deal(self._journal)
        self._moves: list[tuple[int, int]] = []
        self._settled = 0
        self._batches: list[list[Entry]] = []
        self._views: dict[int | None, View] = {}
        self._send()

    @classmethod
    def shuffled(cls, config: GameConfig, rng: Rng) -> "Game":
        """Deal from a pile shuffled by a generator."""
        pile = shuffled_pile(config.setup, rng)
        deck = config.deck
        return cls(config, deck.names(aside_of(config.setup, pile)), deck.names(pile))

    @property
    def seat(self) -> int | None:
        """The seat that has the decision; None when the game is over."""
        return None if self._state.step == OVER else self._state.seat

    @property
    def round(self) -> int:
        """The round, from 1; 0 while the first cards are chosen."""
        return self._state.round

    @property
    def step(self) -> Step:
        """What is to be decided now, by name."""
        return STEPS[self._state.step]

    @property
    def is_over(self) -> bool:
        """The game has ended."""
        return self._state.step == OVER

    @property
    def moves(self) -> list[Move]:
        """The moves made so far, without those that were taken back."""
        return [self.config.notation.write(move) for move, _ in self._moves]

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it runs."""
        return self._state.result()

    @property
    def batches(self) -> int:
        """How many batches of events were sent: the deal, each move, each taking back."""
        return len(self._batches)

    def legal(self) -> list[Move]:
        """Return the legal moves, sorted by their texts."""
        return sorted(self.config.notation.write_all(self._state.legal()))

    def why_not(self, move: str, seat: int | None = None) -> Reason | None:
        """Return why a move is not allowed now, or None if it is; a wrong seat raises."""
        number = self.config.notation.read(move)
        self._check_seat(seat)
        violation = self._state.why_not(number)
        return None if violation is None else reason_of(violation)

    def play(self, move: str, seat: int | None = None) -> None:
        """Make a move, given as a `Move` or as its text; if a seat is named it must decide."""
        number = self.config.notation.read(move)
        self._check_seat(seat)
        mover = self._state.seat
        has_peeked = bool(self._state.peeked[mover])
        try:
            self._state.apply(number)
        except ForbiddenMove as error:
            raise IllegalMove(str(move), reason_of(error.violation)) from None
        self._settle(mover, taught=teaches(has_peeked, self._journal.entries))
        self._moves.append((number, mover))
        self._send()

    def undoable(self, seat: int) -> int:
        """Return how many of its last moves a seat can take back."""
        if not self._moves or self._moves[-1][1] != seat:
            return 0
        return len(self._moves) - self._settled

    def undo(self, seat: int, moves: int = 1) -> None:
        """Take back a seat's last moves, as far as it has learned nothing from them."""
        if not 1 <= moves <= self.undoable(seat):
            raise CannotTakeBack(moves, self.undoable(seat))
        del self._moves[len(self._moves) - moves :]
        self._state = self._deal(None)
        for move, _ in self._moves:
            self._state.apply(move)
        self._state.journal = self._journal
        self._journal.note(TAKES_BACK, seat, -1, moves)
        self._send()

    def view(self, seat: int | None) -> View:
        """Return the game as a seat sees it, or a spectator if seat is None."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = View(self.config, self._checked(seat))
        if len(view.batches) < len(self._batches):
            receive_sides(view, self._batches[len(view.batches) :])
        return view

    def may_end(self) -> bool:
        """Whether some legal move could end the game now."""
        return may_end_game(self._state)

    def ahead(self, move: str) -> Ahead:
        """Return what a legal move would lead to, without making it."""
        state = self.open_state()
        state.apply(self.config.notation.read(move))
        result = state.result()
        return Ahead(state.seat if result is None else None, result)

    def copy(self) -> "Game":
        """Return a game that stands alike and goes on by itself; `copy.copy` does the same."""
        return copy.copy(self)

    def __deepcopy__(self, memo: object) -> "Game":
        """Copy as `copy` does: two games share nothing that changes."""
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        """Return all that happened, hidden cards included; views are made anew when asked for."""
        return {
            **self.__dict__,
            "_state": self._state.copy(),
            "_journal": Journal(),
            "_moves": list(self._moves),
            "_batches": list(self._batches),
            "_views": {},
        }

    def __setstate__(self, parts: dict[str, object]) -> None:
        """Become the game that was copied or pickled."""
        self.__dict__.update(parts)
        self._state.journal = self._journal

    def __repr__(self) -> str:
        """Show who plays, and how far the game is."""
        names, made = ", ".join(self.config.players), len(self._moves)
        status = status_text(self.config.players, self._state)
        return f"<Game of {names}: {status}, {made} move{'' if made == 1 else 's'} made>"

    def open_state(self) -> State:
        """Return a copy of the true state, all cards open: for replays, never for a player."""
        return self._state.copy()

    def prompt(self, seat: int | None) -> Prompt:
        """Return the prompt as a seat is sent it."""
        asked = self.seat
        mine = seat is not None and asked == seat
        moves = tuple(map(str, self.legal())) if mine else None
        return Prompt(asked, self.step, moves, 0 if seat is None else self.undoable(seat))

    def _deal(self, journal: Journal | None) -> State:
        return deal(self.config.setup, self.config.deck.row(self.pile), journal)

    def _settle(self, mover: int, *, taught: bool) -> None:
        """Put beyond taking back what came before another seat's move or before a new card.

        It stays so when that move is taken back: the others have seen it.
        """
        made = len(self._moves)
        if taught:
            self._settled = made + 1
        elif made and self._moves[-1][1] != mover:
            self._settled = made

    def _send(self) -> None:
        """Close the batch of this move with the next question."""
        if self._state.step != OVER:
            self._journal.note(ASKS, self._state.seat, -1, self._state.step)
        self._batches.append(self._journal.entries)
        self._journal.entries = []

    def _check_seat(self, seat: int | None) -> None:
        if seat is None:
            return
        deciding = self.seat
        if deciding is not None and seat != deciding:
            raise NotYourDecision(seat, deciding)

    def _checked(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < len(self.config.players):
            message = f"seat {seat}: the table has seats 0 to {len(self.config.players) - 1}"
            raise ValueError(message)
        return seat
