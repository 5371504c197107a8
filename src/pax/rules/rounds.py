"""The end of a round: Rome takes, the starter changes, the legions are filled (RULES.md 5)."""

from mypy_extensions import i64

from pax.rules.ending import end_game
from pax.rules.journal import FILLS, GETS, ROME_TAKES, STARTS, TURNS
from pax.rules.position import ANSWERING, BEGINNING, NOBODY, PLAYING, Position


def begin_round(position: Position) -> None:
    """Fill every empty legion and give the starter the first turn."""
    fill_legions(position)
    position.round += 1
    position.turns_left = position.setup.players
    position.log(STARTS, position.starter, -1, position.round)
    begin_turn(position, position.starter)


def begin_turn(position: Position, seat: i64) -> None:
    """Begin a seat's turn; its first decision is to draw or to peek."""
    position.active = seat
    position.seat = seat
    position.step = BEGINNING
    position.played = 0
    position.played_in = 0
    position.log(TURNS, seat, -1, 0)


def end_turn(position: Position) -> None:
    """Pass the turn clockwise, or end the round after the last turn."""
    position.turns_left -= 1
    if position.turns_left > 0:
        begin_turn(position, (position.active + 1) % position.setup.players)
    else:
        end_round(position)


def end_round(position: Position) -> None:
    """Perform the steps at the end of a round; the game may end here."""
    ran_out: bool = position.pile_size() == 0
    if not ran_out or position.setup.rome_takes_last:
        rome_takes(position)
    if ran_out:
        end_game(position)
        return
    if position.conspirator != NOBODY:
        position.starter = position.conspirator
    if empty_legions(position) > position.pile_size():
        end_game(position)
    else:
        begin_round(position)


def may_end_game(position: Position) -> bool:
    """Whether a legal move could end the game now.

    The game can end only at the end of a round, and only if the pile cannot fill every legion.
    """
    if position.turns_left > 1 or position.step not in (BEGINNING, PLAYING, ANSWERING):
        return False
    return position.pile_size() < position.setup.legions


def most_valuable(position: Position) -> i64:
    """Return the legion that Rome would empty now, from 1, or 0 if all are empty."""
    best: i64 = 0
    for legion in range(1, position.setup.legions + 1):
        if position.group_size(legion) == 0:
            continue
        if best == 0 or position.group_worth(legion) > position.group_worth(best):
            best = legion
    return best


def rome_takes(position: Position) -> None:
    """Move the cards of the most valuable legion to Rome."""
    legion: i64 = most_valuable(position)
    if legion == 0:
        return
    position.log(ROME_TAKES, -1, -1, legion)
    groups = position.groups
    first: i64 = position.group_start(legion)
    for place in range(first, first + position.group_size(legion)):
        kind: i64 = groups[place]
        position.add_to_rome(kind)
        position.log(GETS, -1, kind, 0)
    position.clear_legion(legion)


def empty_legions(position: Position) -> i64:
    """Return how many legions are empty."""
    empty: i64 = 0
    for legion in range(1, position.setup.legions + 1):
        if position.group_size(legion) == 0:
            empty += 1
    return empty


def fill_legions(position: Position) -> None:
    """Put one card from the pile under every empty legion, from 1 upwards."""
    for legion in range(1, position.setup.legions + 1):
        if position.group_size(legion) == 0:
            kind: i64 = position.draw_card()
            position.lay_out(legion, kind)
            position.log(FILLS, -1, kind, legion)
