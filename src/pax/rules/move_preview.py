"""Previews of moves as plain numbers; compiled, because every prompt needs them."""

from mypy_extensions import i64

from pax.rules.buy import price
from pax.rules.cards import RELIGION
from pax.rules.decisions import perform
from pax.rules.draw import EMPTY_PILE_PAYS, FULL_DRAW, PEEK_PAYS, seen_together
from pax.rules.income import income
from pax.rules.moves import (
    BURY,
    BUY,
    DRAW,
    END,
    OFFER,
    PEEK,
    PLAY,
    TAKE,
    kind_of,
    legion_of,
    move_of,
    verb_of,
)
from pax.rules.play import play_cost
from pax.rules.position import ANSWERING, BEGINNING, BUYING, PLACING, PLAYING, Position
from pax.rules.reasons import Violation
from pax.rules.rounds_left import rome_would_take
from pax.rules.state import State

Preview = tuple[int, int, bool, bool, int]
"""Cost, gain, whether the seat becomes conspirator, whether Rome would take the legion that is
bought or offered to, and the number of cards seen together in a full draw (else 0)."""


def preview(state: State, move: i64) -> Preview:
    """Return the immediate effects of a legal move."""
    verb: i64 = verb_of(move)
    if verb == PLAY:
        return _of_play(state, move)
    if verb == OFFER:
        return 0, 0, False, _is_romes(with_offer(state, kind_of(move), legion_of(move)), move), 0
    if verb == BUY:
        return int(price(state, state.seat, legion_of(move))), 0, False, _is_romes(state, move), 0
    if verb == DRAW and state.pile_size() >= FULL_DRAW:
        return 0, 0, False, False, int(seen_together(state.symbols_in(state.seat, RELIGION)))
    return 0, int(_paid(state, verb)), False, False, 0


def _of_play(state: State, move: i64) -> Preview:
    after = state.copy()
    perform(after, move)
    brings: i64 = 0 if state.step == ANSWERING else income(after)
    became: bool = after.conspirator == state.seat and state.conspirator != state.seat
    if state.setup.is_solo:  # there is nobody to conspire against
        became = False
    return int(play_cost(state)), int(brings), became, False, 0


def with_offer(state: State, kind: i64, legion: i64) -> State:
    """Return a copy of the state with a card added under a legion."""
    after = state.copy()
    after.lay_out(legion, kind)
    return after


def _is_romes(state: State, move: i64) -> bool:
    return rome_would_take(state) == legion_of(move)


def _paid(position: Position, verb: i64) -> i64:
    """Return the aurei that the bank pays for a move with this verb."""
    if verb == END:
        return income(position)
    if verb == PEEK:
        return PEEK_PAYS
    if verb == DRAW and position.pile_size() == 0:
        return EMPTY_PILE_PAYS
    return 0


def candidate_moves(position: Position) -> list[int]:
    """Return the moves that a player may want to make in this step, legal or not."""
    if position.step in (PLAYING, ANSWERING):
        return _plays(position)
    if position.step == BUYING:
        return [int(move_of(BUY, 0, legion)) for legion in range(1, position.setup.legions + 1)]
    if position.step == PLACING:
        return _placings(position)
    return [int(move_of(PEEK))] if position.step == BEGINNING else []


def _plays(position: Position) -> list[int]:
    seat: i64 = position.seat
    moves: list[int] = []
    for kind in range(position.cards.kinds):
        if position.in_hand(seat, kind) > 0:
            moves.append(int(move_of(PLAY, kind)))  # noqa: PERF401 - compiled, a loop is faster
    return moves


def _placings(position: Position) -> list[int]:
    moves: list[int] = []
    for place in range(position.views):
        kind: i64 = position.in_view[place]
        if position.place_in_view(kind) == place:
            moves.append(int(move_of(TAKE, kind)))
            moves.append(int(move_of(OFFER, kind, 1)))
            moves.append(int(move_of(BURY, kind)))
    return moves


def previews(state: State) -> list[tuple[int, Preview]]:
    """Return the legal moves, each with its preview."""
    return [(move, preview(state, move)) for move in state.legal()]


def blocked(state: State) -> list[tuple[int, Violation]]:
    """Return the candidate moves that are illegal, each with the rule that forbids it."""
    found: list[tuple[int, Violation]] = []
    for move in candidate_moves(state):
        reason = state.why_not(move)
        if reason is not None:
            found.append((move, reason))
    return found
