"""The rows and numbers of a position as plain lists, for pickling."""

from librt.vecs import vec
from mypy_extensions import i64

from pax.rules.position import Position


def rows_of(position: Position) -> list[list[int]]:
    """Return every row."""
    rows = (
        position.pile_row,
        position.groups,
        position.group_sizes,
        position.worth,
        position.rome,
        position.rome_symbols,
        position.hidden,
        position.coins,
        position.hands,
        position.hand_sizes,
        position.held,
        position.held_sizes,
        position.displays,
        position.display_cards,
        position.symbols,
        position.peeked,
        position.in_view,
    )
    return [[int(number) for number in row] for row in rows]


def set_rows(position: Position, rows: list[list[int]]) -> None:
    """Set every row, in the order of `rows_of`."""
    position.pile_row = vec[i64](rows[0])
    position.groups = vec[i64](rows[1])
    position.group_sizes = vec[i64](rows[2])
    position.worth = vec[i64](rows[3])
    position.rome = vec[i64](rows[4])
    position.rome_symbols = vec[i64](rows[5])
    position.hidden = vec[i64](rows[6])
    position.coins = vec[i64](rows[7])
    position.hands = vec[i64](rows[8])
    position.hand_sizes = vec[i64](rows[9])
    position.held = vec[i64](rows[10])
    position.held_sizes = vec[i64](rows[11])
    position.displays = vec[i64](rows[12])
    position.display_cards = vec[i64](rows[13])
    position.symbols = vec[i64](rows[14])
    position.peeked = vec[i64](rows[15])
    position.in_view = vec[i64](rows[16])


def numbers_of(position: Position) -> list[int]:
    """Return every number."""
    return [
        int(position.pile_top),
        int(position.pile_bottom),
        int(position.group_room),
        int(position.step),
        int(position.seat),
        int(position.active),
        int(position.starter),
        int(position.conspirator),
        int(position.round),
        int(position.turns_left),
        int(position.answers_left),
        int(position.views),
        int(position.to_come),
        int(position.drawing_from),
        int(position.taken),
        int(position.offered),
        int(position.buried),
        int(position.played),
        int(position.played_in),
    ]


def set_numbers(position: Position, numbers: list[int]) -> None:
    """Set every number, in the order of `numbers_of`."""
    position.pile_top = numbers[0]
    position.pile_bottom = numbers[1]
    position.group_room = numbers[2]
    position.step = numbers[3]
    position.seat = numbers[4]
    position.active = numbers[5]
    position.starter = numbers[6]
    position.conspirator = numbers[7]
    position.round = numbers[8]
    position.turns_left = numbers[9]
    position.answers_left = numbers[10]
    position.views = numbers[11]
    position.to_come = numbers[12]
    position.drawing_from = numbers[13]
    position.taken = numbers[14] == 1
    position.offered = numbers[15] == 1
    position.buried = numbers[16] == 1
    position.played = numbers[17]
    position.played_in = numbers[18]
