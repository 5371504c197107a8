"""The end of the game: strength, Rome's categories, points, winners (RULES.md 6 and 7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.rules.cards import ARMY, CATEGORIES, FLEET
from pax.rules.journal import ENDS, SCORES, TURNED, WINS
from pax.rules.position import NOBODY, OVER, Position
from pax.rules.rows import zeros

ROME_NEEDS: Final = 4
BONUS_FOR: Final = 3
POINTS_PRESENT: Final = 2
POINTS_STRONGER: Final = 3
POINTS_CONSPIRATOR: Final = 1
POINTS_RICHEST: Final = 4


class Result:
    """The result of a game: whether Rome won, the winning seats, the points of every seat."""

    def __init__(
        self,
        rome_wins: bool,  # noqa: FBT001 - pickled by position
        winners: tuple[int, ...],
        points: tuple[int, ...],
    ) -> None:
        """Take the winning seats in ascending order and the points by seat."""
        self.rome_wins: bool = rome_wins
        self.winners: tuple[int, ...] = winners
        self.points: tuple[int, ...] = points

    def __reduce__(self) -> tuple[type["Result"], tuple[bool, tuple[int, ...], tuple[int, ...]]]:
        """Pickle as the call that makes it."""
        return Result, (self.rome_wins, self.winners, self.points)

    def __repr__(self) -> str:
        """Show all fields."""
        parts = f"rome_wins={self.rome_wins}, winners={self.winners}, points={self.points}"
        return f"Result({parts})"


def result_of(position: Position) -> Result:
    """Return the result of a game that is over."""
    totals, rome = all_points(position), rome_wins(position)
    won = winners_by(position, totals, rome)
    seats = tuple([seat for seat in range(len(won)) if won[seat] == 1])
    return Result(rome, seats, tuple([int(total) for total in totals]))


def end_game(position: Position) -> None:
    """Turn over Rome's hidden cards; they join the face-up ones."""
    for place in range(len(position.hidden)):
        position.log(TURNED, -1, position.hidden[place], place)
        position.add_to_rome(position.hidden[place])
    position.step = OVER
    if position.journal is not None:
        log_result(position)


def log_result(position: Position) -> None:
    """Write the winners and the points of every seat into the journal."""
    won = winners(position)
    position.log(ENDS, -1, -1, 1 if rome_wins(position) else 0)
    for seat in range(position.setup.players):
        position.log(SCORES, seat, -1, points(position, seat))
        if won[seat] == 1:
            position.log(WINS, seat, -1, 0)


def strength(position: Position, seat: i64, category: i64) -> i64:
    """Return the strength of a seat in a category, bonus included."""
    printed: i64 = position.symbols_in(seat, category)
    if category == ARMY:
        return printed + position.symbols_in(seat, FLEET) // BONUS_FOR
    if category == FLEET:
        return printed + position.symbols_in(seat, ARMY) // BONUS_FOR
    return printed


def rome_strength(position: Position, category: i64) -> i64:
    """Return the strength of Rome in a category, bonus included."""
    printed: i64 = position.rome_symbols[category]
    if category == ARMY:
        return printed + position.rome_symbols[FLEET] // BONUS_FOR
    if category == FLEET:
        return printed + position.rome_symbols[ARMY] // BONUS_FOR
    return printed


def is_stronger(position: Position, seat: i64, category: i64) -> bool:
    """Whether a seat is stronger than Rome in a category."""
    return strength(position, seat, category) > rome_strength(position, category)


def beaten_by(position: Position, seat: i64) -> i64:
    """Return in how many categories a seat is stronger than Rome."""
    beaten: i64 = 0
    for category in range(CATEGORIES):
        if is_stronger(position, seat, category):
            beaten += 1
    return beaten


def rome_holds(position: Position, category: i64) -> bool:
    """Whether no single player is stronger than Rome in a category."""
    for seat in range(position.setup.players):
        if is_stronger(position, seat, category):
            return False
    return True


def categories_present(position: Position, seat: i64) -> i64:
    """Return in how many categories a display has at least one card."""
    present: i64 = 0
    for category in range(CATEGORIES):
        if position.cards_in(seat, category) > 0:
            present += 1
    return present


def riches(position: Position, seat: i64) -> i64:
    """Return aurei plus cards in hand."""
    return position.coins[seat] + position.hand_sizes[seat]


def greatest_riches(position: Position) -> i64:
    """Return the riches of the richest seat."""
    greatest: i64 = 0
    for seat in range(position.setup.players):
        greatest = max(greatest, riches(position, seat))
    return greatest


def points(position: Position, seat: i64) -> i64:
    """Return the points of a seat; they do not depend on who wins."""
    return points_given(position, seat, greatest_riches(position))


def points_given(position: Position, seat: i64, richest: i64) -> i64:
    """Return the points of a seat, given the riches of the richest seat."""
    total: i64 = POINTS_PRESENT * categories_present(position, seat)
    total += POINTS_STRONGER * beaten_by(position, seat)
    total += strength(position, seat, ARMY) + strength(position, seat, FLEET)
    if position.conspirator == seat:
        total += POINTS_CONSPIRATOR
    if riches(position, seat) == richest:
        total += POINTS_RICHEST
    return total


def rome_wins(position: Position) -> bool:
    """Whether Rome wins; in a solo game, whether the level is lost."""
    if position.setup.is_solo:
        return not level_is_won(position)
    held: i64 = 0
    for category in range(CATEGORIES):
        if rome_holds(position, category):
            held += 1
    return held >= ROME_NEEDS


def level_is_won(position: Position) -> bool:
    """Whether the display has all categories and beats Rome in as many as the level requires."""
    all_present = categories_present(position, 0) == CATEGORIES
    return all_present and beaten_by(position, 0) >= position.setup.goal


def all_points(position: Position) -> vec[i64]:
    """Return the points by seat."""
    totals = zeros(position.setup.players)
    richest: i64 = greatest_riches(position)
    for seat in range(position.setup.players):
        totals[seat] = points_given(position, seat, richest)
    return totals


def winners(position: Position) -> vec[i64]:
    """Return a row by seat: 1 for a winner, else 0."""
    return winners_by(position, all_points(position), rome_wins(position))


def winners_by(position: Position, totals: vec[i64], rome: bool) -> vec[i64]:  # noqa: FBT001
    """Return the winners as `winners` does, given the points and whether Rome wins."""
    won = zeros(position.setup.players)
    if position.setup.is_solo:
        won[0] = 0 if rome else 1
    elif not rome:
        mark_highest(won, totals)
    elif position.conspirator != NOBODY:
        won[position.conspirator] = 1
    return won


def mark_highest(marks: vec[i64], numbers: vec[i64]) -> None:
    """Set the mark to 1 at every index that holds the highest number."""
    highest: i64 = numbers[0]
    for number in numbers:
        highest = max(highest, number)
    for place in range(len(numbers)):
        if numbers[place] == highest:
            marks[place] = 1
