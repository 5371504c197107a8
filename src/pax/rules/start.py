"""The start of a game: Rome's cards, first hands, a solo player's lays (RULES.md 3 and 7)."""

from mypy_extensions import i64

from pax.rules.display import add_to_display
from pax.rules.journal import BURIES, KEEPS, LAYS, ROME_HIDES, ROME_SHOWS, SEES
from pax.rules.moves import KEEP, LAY, MoveList, move_of
from pax.rules.position import KEEPING, LAYING, Position
from pax.rules.reasons import ALLOWED, NOT_IN_VIEW
from pax.rules.rounds import begin_round
from pax.rules.setup import ROME_HIDDEN


def begin_game(position: Position) -> None:
    """Give Rome its cards and show seat 0 its first ones."""
    for _ in range(position.setup.rome):
        kind: i64 = position.draw_card()
        position.add_to_rome(kind)
        position.log(ROME_SHOWS, -1, kind, 0)
    for place in range(ROME_HIDDEN):
        position.hidden[place] = position.draw_card()
        position.log(ROME_HIDES, -1, position.hidden[place], place)
    show_first_cards(position, 0)


def show_first_cards(position: Position, seat: i64) -> None:
    """Show a seat its first cards, of which it keeps one."""
    position.seat = seat
    position.active = seat
    for _ in range(position.setup.draws[seat]):
        kind: i64 = position.draw_card()
        position.show(kind)
        position.log(SEES, seat, kind, 0)
    position.step = LAYING if position.setup.lays > 0 else KEEPING


def why_not_first(position: Position, kind: i64) -> i64:
    """Return why a card may not be kept or laid, or ALLOWED."""
    if position.place_in_view(kind) < 0:
        return NOT_IN_VIEW
    return ALLOWED


def first_moves(position: Position, moves: MoveList) -> None:
    """List the moves that lay or keep one of the cards in view."""
    verb: i64 = LAY if position.step == LAYING else KEEP
    row = moves.row
    size: i64 = 0
    for place in range(position.views):
        kind: i64 = position.in_view[place]
        if position.place_in_view(kind) == place:
            row[size] = move_of(verb, kind)
            size += 1
    moves.size = size


def lay(position: Position, kind: i64) -> None:
    """Lay a card on the display, without cost, limit or income."""
    position.remove_from_view(kind)
    position.log(LAYS, position.seat, kind, 0)
    add_to_display(position, position.seat, kind)
    laid: i64 = position.setup.draws[0] - position.views
    if laid == position.setup.lays:
        position.step = KEEPING


def keep(position: Position, kind: i64) -> None:
    """Keep one card, bury the others in the order drawn, and continue with the next seat."""
    seat: i64 = position.seat
    position.remove_from_view(kind)
    position.add_to_hand(seat, kind)
    position.log(KEEPS, seat, kind, 0)
    for place in range(position.views):
        position.bury_card(position.in_view[place])
        position.log(BURIES, seat, position.in_view[place], 0)
    position.views = 0
    if seat + 1 < position.setup.players:
        show_first_cards(position, seat + 1)
    else:
        begin_round(position)
