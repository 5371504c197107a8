"""Peeking and drawing: which cards are seen, and where each may go (RULES.md 4, Draw)."""

from typing import Final

from mypy_extensions import i64

from pax.rules.cards import RELIGION
from pax.rules.journal import BURIES, DRAWS, OFFERS, PEEKS, RECEIVES, SEES, SHOWN, TAKES
from pax.rules.moves import BURY, DRAW, OFFER, PEEK, TAKE, MoveList, move_of
from pax.rules.position import BUYING, PLACING, Position
from pax.rules.reasons import (
    ALLOWED,
    ALREADY_BURIED,
    ALREADY_OFFERED,
    ALREADY_TAKEN,
    NO_SOLO_PEEK,
    NO_SUCH_LEGION,
    NOT_IN_VIEW,
    PILE_TOO_SMALL_TO_BURY,
    THIRD_TO_COME,
)
from pax.rules.rounds import end_turn

FULL_DRAW: Final = 3
SEES_TWO: Final = 3
SEES_ALL: Final = 6
PEEK_PAYS: Final = 2
EMPTY_PILE_PAYS: Final = 2


def why_not_peek(position: Position) -> i64:
    """Return why the player may not peek, or ALLOWED; solo games need the option."""
    if position.setup.is_solo and not position.setup.solo_peek:
        return NO_SOLO_PEEK
    return ALLOWED


def first_steps(position: Position, moves: MoveList) -> None:
    """List the moves that begin a turn."""
    row = moves.row
    row[0] = move_of(DRAW)
    moves.size = 1
    if why_not_peek(position) == ALLOWED:
        row[1] = move_of(PEEK)
        moves.size = 2


def peek(position: Position) -> None:
    """Show Rome's hidden cards to the player, pay 2 aurei, end the turn."""
    seat: i64 = position.seat
    position.peeked[seat] = 1
    position.log(PEEKS, seat, -1, 0)
    for place in range(len(position.hidden)):
        position.log(SHOWN, seat, position.hidden[place], place)
    receive(position, seat, PEEK_PAYS)
    end_turn(position)


def receive(position: Position, seat: i64, amount: i64) -> None:
    """Pay a seat from the bank."""
    position.coins[seat] += amount
    position.log(RECEIVES, seat, -1, amount)


def draw(position: Position) -> None:
    """Begin to draw; with an empty pile receive 2 aurei instead."""
    cards: i64 = position.pile_size()
    position.drawing_from = cards
    position.log(DRAWS, position.seat, -1, cards)
    if cards == 0:
        receive(position, position.seat, EMPTY_PILE_PAYS)
        position.step = BUYING
        return
    position.taken = False
    position.offered = False
    position.buried = False
    position.to_come = min(cards, FULL_DRAW)
    position.step = PLACING
    see(position, seen_together(position.symbols_in(position.seat, RELIGION)))


def seen_together(religion: i64) -> i64:
    """Return how many cards are seen together with this number of Religion symbols."""
    if religion >= SEES_ALL:
        return FULL_DRAW
    if religion >= SEES_TWO:
        return 2
    return 1


def see(position: Position, number: i64) -> None:
    """Bring up to this many cards from the pile into view, at most those still to come."""
    left: i64 = max(position.to_come - number, 0)
    while position.to_come > left:
        kind: i64 = position.draw_card()
        position.to_come -= 1
        position.show(kind)
        position.log(SEES, position.seat, kind, 0)


def why_not_take(position: Position) -> i64:
    """Return why a card in view may not be taken, or ALLOWED."""
    if position.taken:
        return ALREADY_TAKEN
    if position.views > 1 and position.to_come > 0:
        return THIRD_TO_COME
    return ALLOWED


def why_not_offer(position: Position, legion: i64) -> i64:
    """Return why a card in view may not be offered under this legion, or ALLOWED."""
    if legion < 1 or legion > position.setup.legions:
        return NO_SUCH_LEGION
    if position.offered:
        return ALREADY_OFFERED
    return ALLOWED


def why_not_bury(position: Position) -> i64:
    """Return why a card in view may not be buried, or ALLOWED."""
    if position.drawing_from < FULL_DRAW:
        return PILE_TOO_SMALL_TO_BURY
    if position.buried:
        return ALREADY_BURIED
    return ALLOWED


def why_not_place(position: Position, verb: i64, kind: i64, legion: i64) -> i64:
    """Return why a card may not be taken, offered or buried, or ALLOWED."""
    if position.place_in_view(kind) < 0:
        return NOT_IN_VIEW
    if verb == TAKE:
        return why_not_take(position)
    if verb == OFFER:
        return why_not_offer(position, legion)
    return why_not_bury(position)


def ways_to_place(position: Position) -> i64:
    """Return the verbs allowed for a card in view as a bit set: 4 take, 2 offer, 1 bury."""
    ways: i64 = 4 if why_not_take(position) == ALLOWED else 0
    if why_not_offer(position, 1) == ALLOWED:
        ways += 2
    return ways + 1 if why_not_bury(position) == ALLOWED else ways


def places(position: Position, moves: MoveList) -> None:
    """List the moves that place one of the cards in view."""
    row = moves.row
    size: i64 = 0
    ways: i64 = ways_to_place(position)
    for place in range(position.views):
        kind: i64 = position.in_view[place]
        if position.place_in_view(kind) != place:
            continue
        if ways & 4 != 0:
            row[size] = move_of(TAKE, kind)
            size += 1
        if ways & 2 != 0:
            for legion in range(1, position.setup.legions + 1):
                row[size] = move_of(OFFER, kind, legion)
                size += 1
        if ways & 1 != 0:
            row[size] = move_of(BURY, kind)
            size += 1
    moves.size = size


def take(position: Position, kind: i64) -> None:
    """Put a card in view into the hand."""
    position.taken = True
    position.remove_from_view(kind)
    position.add_to_hand(position.seat, kind)
    position.log(TAKES, position.seat, kind, 0)
    continue_drawing(position)


def offer(position: Position, kind: i64, legion: i64) -> None:
    """Put a card in view face-up under a legion."""
    position.offered = True
    position.remove_from_view(kind)
    position.lay_out(legion, kind)
    position.log(OFFERS, position.seat, kind, legion)
    continue_drawing(position)


def bury(position: Position, kind: i64) -> None:
    """Put a card in view under the pile."""
    position.buried = True
    position.remove_from_view(kind)
    position.bury_card(kind)
    position.log(BURIES, position.seat, kind, 0)
    continue_drawing(position)


def continue_drawing(position: Position) -> None:
    """Show the next card to come; with none left in view, continue with buying."""
    see(position, 1)
    if position.views == 0:
        position.step = BUYING
