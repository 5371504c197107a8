"""The position: all cards and aurei of a game, as named integers and small rows."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pax.rules.cards import CATEGORIES, MOST_IN_VIEW, Cards
from pax.rules.journal import Journal
from pax.rules.rows import copy_part, refilled, zeros
from pax.rules.setup import ROME_HIDDEN, START_COINS, Setup

LAYING: Final = 0
KEEPING: Final = 1
BEGINNING: Final = 2
PLACING: Final = 3
BUYING: Final = 4
PLAYING: Final = 5
ANSWERING: Final = 6
OVER: Final = 7

NOBODY: Final = -1


_ROOM: Final = 8


class Position:
    """One game at one moment, hidden cards included.

    `seat` has the decision of this `step`; `active` has the turn (they differ while other seats
    answer a Senator). A row by seat has one number per seat, a row by kind one number per kind.
    Rows by seat and kind, or by seat and category, are flattened seat by seat: first the numbers
    of seat 0, then those of seat 1. Code outside the rules uses the accessors at the end.
    """

    def __init__(self, setup: Setup) -> None:
        """Start with empty rows; call `lay_table` or `copy_from` next."""
        self.setup: Setup = setup
        self.cards: Cards = setup.cards
        self.journal: Journal | None = None
        self.kind_rows: i64 = setup.cards.rows

        self.pile_row: vec[i64] = vec[i64]()
        self.pile_top: i64 = 0
        self.pile_bottom: i64 = 0
        self.groups: vec[i64] = vec[i64]()
        self.group_sizes: vec[i64] = vec[i64]()
        self.group_room: i64 = _ROOM
        self.worth: vec[i64] = vec[i64]()

        self.rome: vec[i64] = vec[i64]()
        self.rome_symbols: vec[i64] = vec[i64]()
        self.hidden: vec[i64] = vec[i64]()

        self.coins: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        self.hand_sizes: vec[i64] = vec[i64]()
        self.held: vec[i64] = vec[i64]()
        self.held_sizes: vec[i64] = vec[i64]()
        self.displays: vec[i64] = vec[i64]()
        self.display_cards: vec[i64] = vec[i64]()
        self.symbols: vec[i64] = vec[i64]()
        self.peeked: vec[i64] = vec[i64]()

        self.in_view: vec[i64] = vec[i64]()
        self.step: i64 = KEEPING
        self.seat: i64 = 0
        self.active: i64 = 0
        self.starter: i64 = 0
        self.conspirator: i64 = NOBODY
        self.round: i64 = 0
        self.turns_left: i64 = 0
        self.answers_left: i64 = 0
        self.views: i64 = 0
        self.to_come: i64 = 0
        self.drawing_from: i64 = 0
        self.taken: bool = False
        self.offered: bool = False
        self.buried: bool = False
        self.played: i64 = 0
        self.played_in: i64 = 0

    def lay_table(self, pile: vec[i64]) -> None:
        """Set a pile, top first, rows of zeros, and 5 aurei for every player."""
        seats: i64 = self.setup.players
        legions: i64 = self.setup.legions
        self.lay_pile(pile)
        self.group_room = _ROOM
        self.groups = zeros(legions * _ROOM)
        self.group_sizes = zeros(legions)
        self.worth = zeros(legions)
        self.rome = zeros(self.kind_rows)
        self.rome_symbols = zeros(CATEGORIES)
        self.hidden = zeros(ROME_HIDDEN)
        self.coins = zeros(seats)
        for seat in range(seats):
            self.coins[seat] = START_COINS
        self.hands = zeros(seats * self.kind_rows)
        self.hand_sizes = zeros(seats)
        self.held = zeros(seats * self.kind_rows)
        self.held_sizes = zeros(seats)
        self.displays = zeros(seats * self.kind_rows)
        self.display_cards = zeros(seats * CATEGORIES)
        self.symbols = zeros(seats * CATEGORIES)
        self.peeked = zeros(seats)
        self.in_view = zeros(max(MOST_IN_VIEW, self.setup.most_drawn))

    def lay_pile(self, pile: vec[i64]) -> None:
        """Copy a pile, top first, into a row with spare room for buried cards."""
        self.pile_row = zeros(2 * len(pile))
        self.pile_top = 0
        self.pile_bottom = len(pile)
        copy_part(self.pile_row, pile, 0, len(pile))

    def copy_from(self, other: "Position") -> None:
        """Become equal to another position of the same set-up, sharing no row with it.

        Rows of the right length are overwritten, so repeated copies allocate no memory.
        """
        self.copy_pile(other)
        self.copy_seats(other)
        self.copy_numbers(other)
        self.groups = refilled(self.groups, other.groups)
        self.group_sizes = refilled(self.group_sizes, other.group_sizes)
        self.group_room = other.group_room
        self.worth = refilled(self.worth, other.worth)
        self.rome = refilled(self.rome, other.rome)
        self.rome_symbols = refilled(self.rome_symbols, other.rome_symbols)
        self.hidden = refilled(self.hidden, other.hidden)
        self.in_view = refilled(self.in_view, other.in_view)

    def copy_pile(self, other: "Position") -> None:
        """Copy the pile; entries of its row outside top and bottom are unused."""
        if len(self.pile_row) != len(other.pile_row):
            self.pile_row = other.pile_row[:]
        else:
            copy_part(self.pile_row, other.pile_row, other.pile_top, other.pile_bottom)
        self.pile_top = other.pile_top
        self.pile_bottom = other.pile_bottom

    def copy_seats(self, other: "Position") -> None:
        """Copy aurei, hands and displays of every seat."""
        self.coins = refilled(self.coins, other.coins)
        self.hands = refilled(self.hands, other.hands)
        self.hand_sizes = refilled(self.hand_sizes, other.hand_sizes)
        self.held = refilled(self.held, other.held)
        self.held_sizes = refilled(self.held_sizes, other.held_sizes)
        self.displays = refilled(self.displays, other.displays)
        self.display_cards = refilled(self.display_cards, other.display_cards)
        self.symbols = refilled(self.symbols, other.symbols)
        self.peeked = refilled(self.peeked, other.peeked)

    def copy_numbers(self, other: "Position") -> None:
        """Copy the numbers that say how far the game is."""
        self.step = other.step
        self.seat = other.seat
        self.active = other.active
        self.starter = other.starter
        self.conspirator = other.conspirator
        self.round = other.round
        self.turns_left = other.turns_left
        self.answers_left = other.answers_left
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
        return self.pile_bottom - self.pile_top

    def draw_card(self) -> i64:
        """Take the top card off the pile."""
        top: i64 = self.pile_top
        self.pile_top = top + 1
        return self.pile_row[top]

    def bury_card(self, kind: i64) -> None:
        """Put a card at the bottom of the pile."""
        bottom: i64 = self.pile_bottom
        self.pile_bottom = bottom + 1
        if bottom < len(self.pile_row):
            self.pile_row[bottom] = kind
        else:
            self.pile_row = append(self.pile_row, kind)

    def lay_out(self, legion: i64, kind: i64) -> None:
        """Put a card face-up under a legion, numbered from 1."""
        number: i64 = legion - 1
        size: i64 = self.group_sizes[number]
        if size == self.group_room:
            self.make_room()
        place: i64 = number * self.group_room + size
        self.groups[place] = kind
        self.group_sizes[number] = size + 1
        self.worth[number] += self.cards.value[kind]

    def make_room(self) -> None:
        """Double the capacity of every legion."""
        narrow, room = self.groups, self.group_room
        wide = zeros(2 * len(narrow))
        for place in range(len(narrow)):
            wide[place // room * 2 * room + place % room] = narrow[place]
        self.groups = wide
        self.group_room = 2 * room

    def clear_legion(self, legion: i64) -> None:
        """Take all cards away from a legion, numbered from 1."""
        number: i64 = legion - 1
        self.group_sizes[number] = 0
        self.worth[number] = 0

    def add_to_hand(self, seat: i64, kind: i64) -> None:
        """Put a card into a hand."""
        place: i64 = seat * self.kind_rows + kind
        hands = self.hands
        number: i64 = hands[place]
        hands[place] = number + 1
        self.hand_sizes[seat] += 1
        if number == 0:
            self.insert_held(seat, kind)

    def insert_held(self, seat: i64, kind: i64) -> None:
        """Insert a kind into the sorted list of kinds in a seat's hand."""
        held = self.held
        first: i64 = seat * self.kind_rows
        place: i64 = first + self.held_sizes[seat]
        while place > first and held[place - 1] > kind:
            held[place] = held[place - 1]
            place -= 1
        held[place] = kind
        self.held_sizes[seat] += 1

    def remove_from_hand(self, seat: i64, kind: i64) -> None:
        """Take a card out of a hand."""
        place: i64 = seat * self.kind_rows + kind
        hands = self.hands
        number: i64 = hands[place] - 1
        hands[place] = number
        self.hand_sizes[seat] -= 1
        if number == 0:
            self.remove_held(seat, kind)

    def remove_held(self, seat: i64, kind: i64) -> None:
        """Remove a kind from the sorted list of kinds in a seat's hand."""
        held = self.held
        place: i64 = seat * self.kind_rows
        while held[place] != kind:
            place += 1
        last: i64 = seat * self.kind_rows + self.held_sizes[seat] - 1
        while place < last:
            held[place] = held[place + 1]
            place += 1
        self.held_sizes[seat] -= 1

    def add_to_rome(self, kind: i64) -> None:
        """Give Rome a face-up card."""
        category: i64 = self.cards.category[kind]
        self.rome[kind] += 1
        self.rome_symbols[category] += self.cards.symbols[kind]

    def pay(self, seat: i64, amount: i64) -> None:
        """Move aurei from a seat to the bank."""
        self.coins[seat] -= amount

    def log(self, what: i64, seat: i64, kind: i64, number: i64) -> None:
        """Append an entry to the journal, if there is one."""
        if self.journal is not None:
            self.journal.note(what, seat, kind, number)

    def show(self, kind: i64) -> None:
        """Bring a card into the view of the deciding seat."""
        place: i64 = self.views
        self.in_view[place] = kind
        self.views = place + 1

    def place_in_view(self, kind: i64) -> i64:
        """Return the first index in view with a card of this kind, or -1."""
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

    @property
    def pile(self) -> vec[i64]:
        """The cards of the pile, top first."""
        return self.pile_row[self.pile_top : self.pile_bottom]

    def group(self, legion: i64) -> vec[i64]:
        """Return the cards under a legion, numbered from 1, oldest first."""
        first: i64 = self.group_start(legion)
        return self.groups[first : first + self.group_size(legion)]

    def group_start(self, legion: i64) -> i64:
        """Return the index in `groups` of the first card under a legion."""
        return (legion - 1) * self.group_room

    def group_size(self, legion: i64) -> i64:
        """Return how many cards lie under a legion."""
        number: i64 = legion - 1
        return self.group_sizes[number]

    def group_worth(self, legion: i64) -> i64:
        """Return the sum of the values of the cards under a legion."""
        number: i64 = legion - 1
        return self.worth[number]

    def in_hand(self, seat: i64, kind: i64) -> i64:
        """Return how many cards of a kind a seat has in hand."""
        place: i64 = seat * self.kind_rows + kind
        return self.hands[place]

    def on_display(self, seat: i64, kind: i64) -> i64:
        """Return how many cards of a kind lie on a display."""
        place: i64 = seat * self.kind_rows + kind
        return self.displays[place]

    def cards_in(self, seat: i64, category: i64) -> i64:
        """Return how many cards of a category lie on a display."""
        place: i64 = seat * CATEGORIES + category
        return self.display_cards[place]

    def symbols_in(self, seat: i64, category: i64) -> i64:
        """Return how many symbols of a category a display has."""
        place: i64 = seat * CATEGORIES + category
        return self.symbols[place]
