"""One game: the deciding seat, legal moves, playing, undo, and the view of each seat."""

import copy
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from pax.game.config import GameConfig
from pax.game.errors import CannotTakeBack, IllegalMove, NotYourDecision
from pax.game.notation import Move
from pax.game.observation.view import View, receive_redacted
from pax.game.observation.visibility import Entry, reveals_card
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
    """The current decision: `moves` only for the seat that has it, `undo` counts undoable moves."""

    seat: int | None
    step: Step
    moves: tuple[str, ...] | None
    undo: int


class Ahead(NamedTuple):
    """The outcome of a move: the seat that decides next, or None and the result of the game."""

    seat: int | None
    result: Result | None


class Game:
    """A dealt game, played by moves written as text."""

    def __init__(self, config: GameConfig, aside: Sequence[str], pile: Sequence[str]) -> None:
        """Deal from a given pile, top first; the cards aside are stored for the record."""
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
        """The name of the current step."""
        return STEPS[self._state.step]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.step == OVER

    @property
    def moves(self) -> list[Move]:
        """The moves made so far, without those taken back."""
        return [self.config.notation.write(move) for move, _ in self._moves]

    @property
    def result(self) -> Result | None:
        """The result, or None while the game runs."""
        return self._state.result()

    @property
    def batches(self) -> int:
        """The number of batches of events: one for the deal, each move and each undo."""
        return len(self._batches)

    def legal(self) -> list[Move]:
        """Return the legal moves, sorted by their texts."""
        return sorted(self.config.notation.write_all(self._state.legal()))

    def why_not(self, move: str, seat: int | None = None) -> Reason | None:
        """Return why a move is not legal now, or None if it is; a wrong seat raises."""
        number = self.config.notation.read(move)
        self._check_seat(seat)
        violation = self._state.why_not(number)
        return None if violation is None else reason_of(violation)

    def play(self, move: str, seat: int | None = None) -> None:
        """Make a move, given as a `Move` or text; `seat`, if given, must have the decision."""
        number = self.config.notation.read(move)
        self._check_seat(seat)
        mover = self._state.seat
        has_peeked = bool(self._state.peeked[mover])
        try:
            self._state.apply(number)
        except ForbiddenMove as error:
            raise IllegalMove(str(move), reason_of(error.violation)) from None
        self._settle(mover, revealed=reveals_card(has_peeked, self._journal.entries))
        self._moves.append((number, mover))
        self._send()

    def undoable(self, seat: int) -> int:
        """Return how many of its last moves a seat can take back."""
        if not self._moves or self._moves[-1][1] != seat:
            return 0
        return len(self._moves) - self._settled

    def undo(self, seat: int, moves: int = 1) -> None:
        """Take back the last moves of a seat, unless they showed it a new card."""
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
            receive_redacted(view, self._batches[len(view.batches) :])
        return view

    def may_end(self) -> bool:
        """Whether a legal move could end the game now."""
        return may_end_game(self._state)

    def ahead(self, move: str) -> Ahead:
        """Return the outcome of a legal move without making it."""
        state = self.open_state()
        state.apply(self.config.notation.read(move))
        result = state.result()
        return Ahead(state.seat if result is None else None, result)

    def copy(self) -> "Game":
        """Return an independent game in the same position; `copy.copy` does the same."""
        return copy.copy(self)

    def __deepcopy__(self, memo: object) -> "Game":
        """Copy as `copy` does: two games share nothing mutable."""
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        """Return the whole game, hidden cards included; views are rebuilt on demand."""
        return {
            **self.__dict__,
            "_state": self._state.copy(),
            "_journal": Journal(),
            "_moves": list(self._moves),
            "_batches": list(self._batches),
            "_views": {},
        }

    def __setstate__(self, parts: dict[str, object]) -> None:
        """Restore a copied or pickled game."""
        self.__dict__.update(parts)
        self._state.journal = self._journal

    def __repr__(self) -> str:
        """Show the players and the progress of the game."""
        names, made = ", ".join(self.config.players), len(self._moves)
        status = status_text(self.config.players, self._state)
        return f"<Game of {names}: {status}, {made} move{'' if made == 1 else 's'} made>"

    def open_state(self) -> State:
        """Return a copy of the true state, with all cards: for replays, never for a player."""
        return self._state.copy()

    def prompt(self, seat: int | None) -> Prompt:
        """Return the prompt for a seat, or for a spectator if seat is None."""
        asked = self.seat
        mine = seat is not None and asked == seat
        moves = tuple(map(str, self.legal())) if mine else None
        return Prompt(asked, self.step, moves, 0 if seat is None else self.undoable(seat))

    def _deal(self, journal: Journal | None) -> State:
        return deal(self.config.setup, self.config.deck.row(self.pile), journal)

    def _settle(self, mover: int, *, revealed: bool) -> None:
        """Make the earlier moves final after another seat's move or after a new card.

        They stay final if that move is taken back, because the other seats have seen it.
        """
        made = len(self._moves)
        if revealed:
            self._settled = made + 1
        elif made and self._moves[-1][1] != mover:
            self._settled = made

    def _send(self) -> None:
        """Close the batch of this move with the next decision."""
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
