"""What one seat remembers of hidden cards, kept move by move.

A hypothesis is a row of words: the unseen cards by kind, the cards known in the hands of each other
seat, and the cards known in the pile, by their place from the first deal on (0: unknown, else the
kind plus 1). Usually there is one. It branches when another seat places a card unseen and one of
the cards it could be is known here, as in `pax.game.observation.belief`, whose certain knowledge
this module reproduces without weights.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.rl.encoding.layout import HIGHEST, Layout, add_to_byte, byte_at, words_for
from pax.rules.cards import MOST_IN_VIEW
from pax.rules.rows import zeros
from pax.rules.setup import Setup

UNKNOWN: Final = 0


class KnownCards:
    """One possible location of the cards that a seat has seen.

    `view` holds the cards in the view of another seat that decides, as far as they are known.
    """

    def __init__(self, row: vec[i64], view: vec[i64], views: i64) -> None:
        """Take the row, and the cards in view with their number."""
        self.row: vec[i64] = row
        self.view: vec[i64] = view
        self.views: i64 = views

    def copy(self) -> "KnownCards":
        """Return an independent hypothesis that is equal to this one."""
        return KnownCards(self.row[:], self.view[:], self.views)


class Memory:
    """The hypotheses of one seat. `own` holds its hand, its view and Rome's hidden cards.

    Whoever writes an observation resets `changed`; everything that the hypotheses learn sets it.
    """

    def __init__(self, layout: Layout, seat: i64) -> None:
        """Know nothing but the deck."""
        self.layout: Layout = layout
        self.setup: Setup = layout.setup
        self.seat: i64 = seat
        self.players: i64 = layout.players
        self.kind_words: i64 = layout.kind_words
        self.pile: i64 = layout.players * layout.kind_words
        self.words: i64 = self.pile + words_for(2 * layout.setup.pile) + 1
        self.own: vec[i64] = zeros(3 * layout.kind_words)
        self.first: KnownCards = KnownCards(zeros(self.words), zeros(MOST_IN_VIEW), 0)
        self.others: list[KnownCards] = []
        self.certain: vec[i64] = self.first.row
        self.is_certain: bool = True
        self.changed: bool = True
        self.begin()

    def begin(self) -> None:
        """Forget everything, for a new game."""
        own, row = self.own, self.first.row
        for place in range(len(own)):
            own[place] = 0
        for place in range(len(row)):
            row[place] = 0
        copies = self.setup.cards.copies
        for kind in range(len(copies)):
            add_to_byte(row, 0, kind, copies[kind] * self.setup.copies)
        self.first.views = 0
        if len(self.others) > 0:
            self.others = []
        self.certain = row
        self.is_certain = True
        self.changed = True

    def reveals(self, place: i64, kind: i64) -> None:
        """Learn the card at a place of the pile that is drawn or put under a legion."""
        self.changed = True
        if len(self.others) == 0:
            revealed(self.first.row, self.pile, place, kind)
        else:
            kept: list[KnownCards] = []
            for each in self.all():
                if revealed(each.row, self.pile, place, kind):
                    kept.append(each)
            self.keep(kept)

    def learns(self, kind: i64) -> None:
        """Learn that an unseen card of this kind is where it is: Rome's hidden cards."""
        self.changed = True
        if len(self.others) == 0:
            spend(self.first.row, kind)
        else:
            kept: list[KnownCards] = []
            for each in self.all():
                if spend(each.row, kind):
                    kept.append(each)
            self.keep(kept)

    def enters_view(self, place: i64) -> None:
        """Another seat draws the card at a place of the pile."""
        self.changed = True
        drawn(self.first, self.pile, place)
        if len(self.others) > 0:
            for each in self.others:
                drawn(each, self.pile, place)
            self.is_certain = False

    def buries(self, place: i64, kind: i64) -> None:
        """Process a card that the seat itself buries at a place of the pile."""
        self.changed = True
        put(self.first.row, self.pile, place, kind + 1)
        if len(self.others) > 0:
            for each in self.others:
                put(each.row, self.pile, place, kind + 1)
            self.is_certain = False

    def buys(self, seat: i64, kind: i64) -> None:
        """Another seat buys a card that lay in the open."""
        self.changed = True
        start: i64 = self.hand_of(seat)
        add_to_byte(self.first.row, start, kind, 1)
        if len(self.others) > 0:
            for each in self.others:
                add_to_byte(each.row, start, kind, 1)
            self.is_certain = False

    def plays(self, seat: i64, kind: i64, size: i64) -> None:
        """Another seat plays a card from its hand, which had this size before."""
        self.changed = True
        start: i64 = self.hand_of(seat)
        if len(self.others) == 0:
            played(self.first.row, start, self.kind_words, kind, size)
        else:
            kept: list[KnownCards] = []
            for each in self.all():
                if played(each.row, start, self.kind_words, kind, size):
                    kept.append(each)
            self.keep(kept)

    def offers(self, kind: i64) -> None:
        """Another seat offers a card from its view."""
        self.changed = True
        if len(self.others) == 0:
            offered(self.first, kind)
        else:
            kept: list[KnownCards] = []
            for each in self.all():
                if offered(each, kind):
                    kept.append(each)
            self.keep(kept)

    def takes(self, seat: i64) -> None:
        """Another seat takes a card from its view, unseen."""
        self.changed = True
        if len(self.others) == 0 and is_plain(self.first):
            card: i64 = leave_view(self.first, 0)
            if card != UNKNOWN:
                add_to_byte(self.first.row, self.hand_of(seat), card - 1, 1)
        else:
            self.branch(self.hand_of(seat), -1)

    def sees_burial(self, place: i64) -> None:
        """Another seat buries a card from its view, unseen; it gets a place in the pile."""
        self.changed = True
        if len(self.others) == 0 and is_plain(self.first):
            card: i64 = leave_view(self.first, 0)
            if card != UNKNOWN:
                put(self.first.row, self.pile, place, card)
        else:
            self.branch(-1, place)

    def branch(self, hand: i64, place: i64) -> None:
        """Follow every card that may have gone to a hand or, if `hand` is -1, to the pile."""
        kept: list[KnownCards] = []
        for each in self.all():
            view = each.view
            for number in range(each.views):
                card: i64 = view[number]
                if place_of(view, number, card) < number:
                    continue
                child = each.copy()
                leave_view(child, number)
                if card != UNKNOWN and hand >= 0:
                    add_to_byte(child.row, hand, card - 1, 1)
                elif card != UNKNOWN:
                    put(child.row, self.pile, place, card)
                kept.append(child)
        self.keep(kept)

    def all(self) -> list[KnownCards]:
        """Return all hypotheses."""
        return [self.first, *self.others]

    def keep(self, hypotheses: list[KnownCards]) -> None:
        """Keep the different ones of these hypotheses for which the deck has enough cards."""
        kept: list[KnownCards] = []
        for each in hypotheses:
            if self.fits_deck(each) and not is_among(each, kept):
                kept.append(each)
        self.first = kept[0]
        self.others = kept[1:]
        self.is_certain = len(kept) == 1
        if self.is_certain:
            self.certain = self.first.row

    def fits_deck(self, hypothesis: KnownCards) -> bool:
        """Whether enough unseen cards are left for those aside, which come from one copy."""
        if self.setup.copies == 1:
            return True
        copies = self.setup.cards.copies
        free: i64 = 0
        for kind in range(len(copies)):
            free += min(byte_at(hypothesis.row, 0, kind), copies[kind])
        return free >= self.setup.copies * self.setup.cards.size - self.setup.pile

    def hand_of(self, seat: i64) -> i64:
        """Return the word at which the known cards of another seat begin."""
        distance: i64 = seat - self.seat
        if distance < 0:
            distance += self.players
        return distance * self.kind_words

    def agree(self) -> None:
        """Compute what all hypotheses have in common."""
        row = self.first.row[:]
        self.certain = row
        for each in self.others:
            merge_counts(row, each.row, self.kind_words, self.pile)
            merge_places(row, each.row, self.pile, self.words)
        self.is_certain = True


def merge_counts(row: vec[i64], other: vec[i64], unseen: i64, end: i64) -> None:
    """Keep the larger number of unseen cards and the smaller number of known ones."""
    for word in range(end):
        if row[word] == other[word]:
            continue
        for place in range(8):
            mine: i64 = byte_at(row, word, place)
            theirs: i64 = byte_at(other, word, place)
            if (mine < theirs and word < unseen) or (mine > theirs and word >= unseen):
                add_to_byte(row, word, place, theirs - mine)


def merge_places(row: vec[i64], other: vec[i64], start: i64, end: i64) -> None:
    """Forget the cards at places of the pile that differ."""
    for word in range(start, end):
        if row[word] == other[word]:
            continue
        for place in range(8):
            mine: i64 = byte_at(row, word, place)
            if mine != byte_at(other, word, place):
                add_to_byte(row, word, place, -mine)


def is_plain(hypothesis: KnownCards) -> bool:
    """Whether all cards in view are alike, so that it does not matter which one is placed."""
    view = hypothesis.view
    for number in range(1, hypothesis.views):
        if view[number] != view[0]:
            return False
    return True


def is_among(hypothesis: KnownCards, others: list[KnownCards]) -> bool:
    """Whether one of the others is equal to a hypothesis; the order in view does not matter."""
    for other in others:
        if is_equal(hypothesis.row, other.row, len(other.row)) and is_equal(
            hypothesis.view, other.view, other.views
        ):
            return True
    return False


def is_equal(row: vec[i64], other: vec[i64], size: i64) -> bool:
    """Whether two rows begin with the same numbers."""
    for place in range(size):
        if row[place] != other[place]:
            return False
    return True


def spend(row: vec[i64], kind: i64) -> bool:
    """Count one card of a kind as seen; return whether there was one."""
    if byte_at(row, 0, kind) == 0:
        return False
    add_to_byte(row, 0, kind, -1)
    return True


def revealed(row: vec[i64], pile: i64, place: i64, kind: i64) -> bool:
    """Remove the card at a place of the pile; return whether it can be of this kind."""
    card: i64 = byte_at(row, pile, place)
    if card == UNKNOWN:
        return spend(row, kind)
    add_to_byte(row, pile, place, -card)
    return card == kind + 1


def drawn(hypothesis: KnownCards, pile: i64, place: i64) -> None:
    """Move the card at a place of the pile into the view of the seat that decides."""
    card: i64 = byte_at(hypothesis.row, pile, place)
    hypothesis.view[hypothesis.views] = card
    hypothesis.views += 1
    if card != UNKNOWN:
        add_to_byte(hypothesis.row, pile, place, -card)


def put(row: vec[i64], pile: i64, place: i64, card: i64) -> None:
    """Write a known card to an unknown place of the pile."""
    add_to_byte(row, pile, place, card)


def place_of(view: vec[i64], views: i64, card: i64) -> i64:
    """Return the first place of a card in a view of this size; the size if it is not there."""
    for number in range(views):
        if view[number] == card:
            return number
    return views


def leave_view(hypothesis: KnownCards, number: i64) -> i64:
    """Remove a card from the view and return it."""
    view = hypothesis.view
    card: i64 = view[number]
    hypothesis.views -= 1
    for place in range(number, hypothesis.views):
        view[place] = view[place + 1]
    return card


def offered(hypothesis: KnownCards, kind: i64) -> bool:
    """Remove an offered card from the view: one that is known, if possible, else an unseen one."""
    view, views = hypothesis.view, hypothesis.views
    number: i64 = place_of(view, views, kind + 1)
    if number < views:
        leave_view(hypothesis, number)
        return True
    number = place_of(view, views, UNKNOWN)
    if number == views:
        return False
    leave_view(hypothesis, number)
    return spend(hypothesis.row, kind)


def played(row: vec[i64], start: i64, words: i64, kind: i64, size: i64) -> bool:
    """Remove a played card from a hand of this size; return whether it can have been there."""
    if byte_at(row, start, kind) > 0:
        add_to_byte(row, start, kind, -1)
        return True
    known: i64 = 0
    for word in range(start, start + words):
        counts: i64 = row[word]
        while counts != 0:
            known += counts & HIGHEST
            counts >>= 8
    return known < size and spend(row, kind)
