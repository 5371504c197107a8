"""Buying a group of cards (RULES.md 4, Buy)."""

from typing import Final

from mypy_extensions import i64

from pax.rules.cards import WEALTH
from pax.rules.journal import BUYS, GETS, SKIPS, packed_purchase
from pax.rules.moves import BUY, SKIP, MoveList, move_of
from pax.rules.position import PLAYING, Position
from pax.rules.reasons import ALLOWED, EMPTY_LEGION, NO_SUCH_LEGION, TOO_FEW_AUREI

DISCOUNT_FOR: Final = 3


def discount(position: Position, seat: i64) -> i64:
    """Return how many aurei a seat saves on any group."""
    return position.symbols_in(seat, WEALTH) // DISCOUNT_FOR


def price(position: Position, seat: i64, legion: i64) -> i64:
    """Return what a seat pays for the group under a legion, numbered from 1."""
    return max(position.group_worth(legion) - discount(position, seat), 0)


def purse(position: Position, seat: i64) -> i64:
    """Return the highest group value that a seat can pay for: its aurei plus its discount."""
    return position.coins[seat] + discount(position, seat)


def why_not_buy(position: Position, legion: i64) -> i64:
    """Return why the player may not buy this legion, or ALLOWED."""
    if legion < 1 or legion > position.setup.legions:
        return NO_SUCH_LEGION
    return why_not_afford(position, legion, purse(position, position.seat))


def why_not_afford(position: Position, legion: i64, most: i64) -> i64:
    """Return why a legion cannot be bought with this maximum value, or ALLOWED."""
    if position.group_size(legion) == 0:
        return EMPTY_LEGION
    if position.group_worth(legion) > most:
        return TOO_FEW_AUREI
    return ALLOWED


def purchases(position: Position, moves: MoveList) -> None:
    """List the moves that buy a group, and `skip`."""
    row = moves.row
    row[0] = move_of(SKIP)
    size: i64 = 1
    most: i64 = purse(position, position.seat)
    for legion in range(1, position.setup.legions + 1):
        if why_not_afford(position, legion, most) == ALLOWED:
            row[size] = move_of(BUY, 0, legion)
            size += 1
    moves.size = size


def groups_to_buy(position: Position) -> i64:
    """Return the groups that the player may buy as a bit set; bit 0 is legion 1."""
    most: i64 = purse(position, position.seat)
    groups: i64 = 0
    bit: i64 = 1
    for legion in range(1, position.setup.legions + 1):
        if why_not_afford(position, legion, most) == ALLOWED:
            groups |= bit
        bit <<= 1
    return groups


def buy(position: Position, legion: i64) -> None:
    """Pay for a group and put it into the hand."""
    seat: i64 = position.seat
    cost: i64 = price(position, seat, legion)
    position.pay(seat, cost)
    position.log(BUYS, seat, -1, packed_purchase(legion, cost))
    groups = position.groups
    first: i64 = position.group_start(legion)
    for place in range(first, first + position.group_size(legion)):
        kind: i64 = groups[place]
        position.add_to_hand(seat, kind)
        position.log(GETS, seat, kind, 0)
    position.clear_legion(legion)
    position.step = PLAYING


def skip(position: Position) -> None:
    """Buy nothing."""
    position.log(SKIPS, position.seat, -1, 0)
    position.step = PLAYING
