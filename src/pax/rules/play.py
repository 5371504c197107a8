"""Playing cards from the hand, in a turn or as an answer to a Senator (RULES.md 4)."""

from typing import Final

from mypy_extensions import i64

from pax.rules.cards import SENATOR
from pax.rules.display import add_to_display, limit, why_not_add, why_not_within
from pax.rules.draw import receive
from pax.rules.income import has_played, income
from pax.rules.journal import PASSES, PLAYS, STOPS
from pax.rules.moves import END, PASS, PLAY, MoveList, move_of
from pax.rules.position import ANSWERING, PLAYING, Position
from pax.rules.reasons import ALLOWED, NOT_IN_HAND, TOO_FEW_AUREI
from pax.rules.rounds import end_turn

ANSWER_COSTS: Final = 1


def play_cost(position: Position) -> i64:
    """Return the price of the next card: k - 1 for the k-th of a turn, 1 for an answer."""
    if position.step == ANSWERING:
        return ANSWER_COSTS
    return position.played


def why_not_pay(position: Position) -> i64:
    """Return why the deciding seat cannot pay for one more card, or ALLOWED."""
    if play_cost(position) > position.coins[position.seat]:
        return TOO_FEW_AUREI
    return ALLOWED


def why_not_play(position: Position, kind: i64) -> i64:
    """Return why the deciding seat may not play a card of this kind, or ALLOWED."""
    if position.in_hand(position.seat, kind) == 0:
        return NOT_IN_HAND
    code: i64 = why_not_pay(position)
    if code != ALLOWED:
        return code
    return why_not_add(position, position.seat, kind)


def plays(position: Position, moves: MoveList) -> None:
    """List `end` or `pass`, and the moves that play a card."""
    moves.row[0] = move_of(PASS) if position.step == ANSWERING else move_of(END)
    moves.size = 1
    if why_not_pay(position) == ALLOWED:
        cards_to_play(position, position.seat, moves)


def cards_to_play(position: Position, seat: i64, moves: MoveList) -> None:
    """Append a play for each kind in a hand that the limit allows; `held` lists blanks last."""
    row, held = moves.row, position.held
    size: i64 = 1
    most: i64 = limit(position, seat)
    first: i64 = seat * position.kind_rows
    for place in range(first, first + position.held_sizes[seat]):
        kind: i64 = held[place]
        if kind >= position.cards.kinds:
            break
        if why_not_within(position, seat, kind, most) == ALLOWED:
            row[size] = move_of(PLAY, kind)
            size += 1
    moves.size = size


def play(position: Position, kind: i64) -> None:
    """Pay for a card and put it on the display."""
    seat: i64 = position.seat
    cost: i64 = play_cost(position)
    position.pay(seat, cost)
    position.remove_from_hand(seat, kind)
    position.log(PLAYS, seat, kind, cost)
    add_to_display(position, seat, kind)
    if position.step == PLAYING:
        position.played += 1
        position.played_in |= 1 << position.cards.category[kind]
    else:
        next_answer(position)


def end(position: Position) -> None:
    """Stop playing and collect the income; after a Senator the other seats may answer."""
    position.log(STOPS, position.seat, -1, 0)
    receive(position, position.seat, income(position))
    if position.setup.senate_is_open and has_played(position, SENATOR):
        position.answers_left = position.setup.players
        position.step = ANSWERING
        next_answer(position)
    else:
        end_turn(position)


def decline(position: Position) -> None:
    """Decline to answer another seat's Senator."""
    position.log(PASSES, position.seat, -1, 0)
    next_answer(position)


def next_answer(position: Position) -> None:
    """Give the next seat its answer, or end the turn after the last one."""
    position.answers_left -= 1
    if position.answers_left > 0:
        position.seat = (position.seat + 1) % position.setup.players
    else:
        end_turn(position)
