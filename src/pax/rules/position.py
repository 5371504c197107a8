"""Everything on the table and in the hands, as named numbers and small rows."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pax.rules.cards import CATEGORIES, MOST_IN_VIEW, Cards
from pax.rules.journal import Journal
from pax.rules.setup import START_COINS, Setup

LAYING: Final = 0
KEEPING: Final = 1
BEGINNING: Final = 2
PLACING: Final = 3
BUYING: Final = 4
PLAYING: Final = 5
ANSWERING: Final = 6
OVER: Final = 7

NOBODY: Final = -1


_ZEROS: Final = vec[i64]([0] * 160)


def zeros(length: i64) -> vec[i64]:
    """Return a row of at most 160 zeros."""
    return _ZEROS[:length]


def zero_rows(rows: i64, length: i64) -> vec[vec[i64]]:
    """Return rows of zeros."""
    result = vec[vec[i64]](capacity=rows)
    for _ in range(rows):
        result = append(result, zeros(length))
    return result


def copy_rows(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    """Return rows that share nothing with the given ones."""
    result = rows[:]
    for place in range(len(result)):
        result[place] = result[place][:]
    return result


class Position:
    """One game at one moment: the whole truth, hidden cards included.

    `seat` has the decision of this `step`; `active` has the turn (they differ when others answer
    a Senator). A row by seat has one number a seat, a row by kind one number a kind.
    """

    def __init__(self, setup: Setup) -> None:
        """Begin with nothing on the table; `lay_table` or `copy_from` comes next."""
        self.setup: Setup = setup
        self.cards: Cards = setup.cards
        self.journal: Journal | None = None

        self.pile: vec[i64] = vec[i64]()
        self.top: i64 = 0
        self.legions: vec[vec[i64]] = vec[vec[i64]]()
        self.worth: vec[i64] = vec[i64]()

        self.rome: vec[i64] = vec[i64]()
        self.rome_symbols: vec[i64] = vec[i64]()
        self.hidden: vec[i64] = vec[i64]()

        self.coins: vec[i64] = vec[i64]()
        self.hands: vec[vec[i64]] = vec[vec[i64]]()
        self.hand_sizes: vec[i64] = vec[i64]()
        self.displays: vec[vec[i64]] = vec[vec[i64]]()
        self.display_cards: vec[vec[i64]] = vec[vec[i64]]()
        self.symbols: vec[vec[i64]] = vec[vec[i64]]()
        self.peeked: vec[i64] = vec[i64]()

        self.step: i64 = KEEPING
        self.seat: i64 = 0
        self.active: i64 = 0
        self.starter: i64 = 0
        self.conspirator: i64 = NOBODY
        self.round: i64 = 0
        self.turns_left: i64 = 0
        self.answers_left: i64 = 0

        self.in_view: vec[i64] = vec[i64]()
        self.views: i64 = 0
        self.to_come: i64 = 0
        self.drawing_from: i64 = 0
        self.taken: bool = False
        self.offered: bool = False
        self.buried: bool = False
        self.played: i64 = 0
        self.played_in: i64 = 0

    def lay_table(self, pile: vec[i64]) -> None:
        """Put a pile, top first, on a table with empty rows, and 5 aurei before every player."""
        seats: i64 = self.setup.players
        kinds: i64 = self.cards.rows
        self.pile = pile[:]
        self.legions = zero_rows(self.setup.legions, 0)
        self.worth = zeros(self.setup.legions)
        self.rome = zeros(kinds)
        self.rome_symbols = zeros(CATEGORIES)
        self.coins = zeros(seats)
        for seat in range(seats):
            self.coins[seat] = START_COINS
        self.hands = zero_rows(seats, kinds)
        self.hand_sizes = zeros(seats)
        self.displays = zero_rows(seats, kinds)
        self.display_cards = zero_rows(seats, CATEGORIES)
        self.symbols = zero_rows(seats, CATEGORIES)
        self.peeked = zeros(seats)
        self.in_view = zeros(max(MOST_IN_VIEW, self.setup.most_drawn))

    def copy_from(self, other: "Position") -> None:
        """Become equal to another position of the same set-up, sharing no row with it."""
        self.pile = other.pile[other.top :]
        self.top = 0
        self.legions = copy_rows(other.legions)
        self.worth = other.worth[:]
        self.rome = other.rome[:]
        self.rome_symbols = other.rome_symbols[:]
        self.hidden = other.hidden[:]
        self.coins = other.coins[:]
        self.hands = copy_rows(other.hands)
        self.hand_sizes = other.hand_sizes[:]
        self.displays = copy_rows(other.displays)
        self.display_cards = copy_rows(other.display_cards)
        self.symbols = copy_rows(other.symbols)
        self.peeked = other.peeked[:]
        self.step = other.step
        self.seat = other.seat
        self.active = other.active
        self.starter = other.starter
        self.conspirator = other.conspirator
        self.round = other.round
        self.turns_left = other.turns_left
        self.answers_left = other.answers_left
        self.in_view = other.in_view[:]
        self.views = other.views
        self.to_come = other.to_come
        self.drawing_from = other.drawing_from
        self.taken = other.taken
        self.offered = other.offered
        self.buried = other.buried
        self.played = other.played
        self.played_in = other.played_in

    def pile_size(self) -> i64:
        """Return how many cards the pile holds."""
        return len(self.pile) - self.top

    def draw_card(self) -> i64:
        """Take the top card off the pile."""
        kind: i64 = self.pile[self.top]
        self.top += 1
        return kind

    def bury_card(self, kind: i64) -> None:
        """Put a card at the bottom of the pile."""
        self.pile = append(self.pile, kind)

    def lay_out(self, legion: i64, kind: i64) -> None:
        """Put a card face-up under a legion, numbered from 1."""
        self.legions[legion - 1] = append(self.legions[legion - 1], kind)
        self.worth[legion - 1] += self.cards.value[kind]

    def clear_legion(self, legion: i64) -> None:
        """Take all cards away from a legion, numbered from 1."""
        self.legions[legion - 1] = vec[i64]()
        self.worth[legion - 1] = 0

    def add_to_hand(self, seat: i64, kind: i64) -> None:
        """Put a card into a hand."""
        self.hands[seat][kind] += 1
        self.hand_sizes[seat] += 1

    def remove_from_hand(self, seat: i64, kind: i64) -> None:
        """Take a card out of a hand."""
        self.hands[seat][kind] -= 1
        self.hand_sizes[seat] -= 1

    def add_to_rome(self, kind: i64) -> None:
        """Give Rome a face-up card."""
        self.rome[kind] += 1
        self.rome_symbols[self.cards.category[kind]] += self.cards.symbols[kind]

    def pay(self, seat: i64, amount: i64) -> None:
        """Let a seat pay the bank."""
        self.coins[seat] -= amount

    def tell(self, what: i64, seat: i64, kind: i64, number: i64) -> None:
        """Write into the journal, if somebody listens."""
        if self.journal is not None:
            self.journal.note(what, seat, kind, number)

    def show(self, kind: i64) -> None:
        """Bring a card into the view of the seat that decides."""
        self.in_view[self.views] = kind
        self.views += 1

    def place_in_view(self, kind: i64) -> i64:
        """Return the first place in view with a card of this kind, or -1."""
        for place in range(self.views):
            if self.in_view[place] == kind:
                return place
        return -1

    def remove_from_view(self, kind: i64) -> None:
        """Take the first card of this kind out of view, keeping the order of the others."""
        found: i64 = self.place_in_view(kind)
        self.views -= 1
        for place in range(found, self.views):
            self.in_view[place] = self.in_view[place + 1]
