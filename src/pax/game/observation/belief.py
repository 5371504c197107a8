"""What one seat knows: every way in which the cards can lie whose faces it has seen.

A way is a state of the engine in which unseen cards are blanks. Most of the time there is one. When
another seat holds a card that this seat knows among others, and places one of them unseen, the way
branches; when a face turns up that a way rules out, or that the deck has no more of, the way goes.
A way's weight counts the choices that lead to it, as `worlds` defines them. So the public
bookkeeping is the engine's own, and nothing here ever saw the true state.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.game.observation.visibility import NO_CARD, Entry
from pax.rules.cards import MOST_IN_VIEW
from pax.rules.decisions import perform
from pax.rules.journal import (
    BURIES,
    BUYS,
    DRAWS,
    FILLS,
    KEEPS,
    LAYS,
    OFFERS,
    PASSES,
    PEEKS,
    PLAYS,
    ROME_HIDES,
    ROME_SHOWS,
    SEES,
    SHOWN,
    SKIPS,
    STOPS,
    TAKES,
    TURNED,
    legion_bought,
)
from pax.rules.moves import (
    BURY,
    BUY,
    DRAW,
    END,
    KEEP,
    LAY,
    OFFER,
    PASS,
    PEEK,
    PLAY,
    SKIP,
    TAKE,
    move_of,
)
from pax.rules.position import OVER
from pax.rules.setup import Setup
from pax.rules.start import begin_game
from pax.rules.state import State

_VERB_OF: Final = {
    LAYS: LAY,
    KEEPS: KEEP,
    DRAWS: DRAW,
    PEEKS: PEEK,
    TAKES: TAKE,
    OFFERS: OFFER,
    BURIES: BURY,
    BUYS: BUY,
    SKIPS: SKIP,
    PLAYS: PLAY,
    STOPS: END,
    PASSES: PASS,
}


class Way:
    """One way in which the known cards can lie, and how many choices lead there."""

    def __init__(self, state: State, weight: float) -> None:
        """Begin without a past."""
        self.state: State = state
        self.weight: float = weight
        self.parents: list[tuple[Way, float, int]] = []
        self.before: list[State] = []


class Knowledge:
    """The ways that are left for one seat; a spectator is seat -1.

    `careful` keeps what taking back needs: the states before each move since the mover last learned
    something, with the mover's unseen cards told apart. `recording` keeps the parents of each way:
    the way before, how many choices lead here from there, and the card that was chosen.
    """

    def __init__(
        self, setup: Setup, seat: int, *, careful: bool = False, recording: bool = False
    ) -> None:
        """Know nothing but the set-up."""
        if setup.most_drawn > MOST_IN_VIEW:
            message = f"{setup.most_drawn} first cards in view: who plays with views sees at most 5"
            raise ValueError(message)
        self.setup: Setup = setup
        self.seat: i64 = seat
        self.blank: i64 = setup.cards.kinds
        self.careful: bool = careful
        self.recording: bool = recording
        self.mover: i64 = -1
        self.ways: list[Way] = []

    def begin(self, entries: list[Entry]) -> None:
        """Take in the deal."""
        state = State(self.setup)
        state.lay_table(vec[i64]([self.blank] * self.setup.pile))
        uncover(state, entries, self.blank)
        begin_game(state)
        self.ways = [Way(state, 1.0)]

    def fold(self, entries: list[Entry]) -> None:
        """Take in one move and what followed from it."""
        if self.careful:
            self._prepare(entries[0][1])
        taught: bool = self.careful and teaches(self._has_peeked(entries[0][1]), entries)
        ways: list[Way] = []
        for way in self.ways:
            if uncover(way.state, entries, self.blank):
                if not taught:
                    for earlier in way.before:
                        uncover(earlier, entries, self.blank)
                self._branch(way, entries[0], ways)
        self.ways = ways if len(ways) == 1 else merged(self._possible(ways))
        share_out(self.ways)
        if taught:
            self._forget_moves()

    @property
    def state(self) -> State:
        """The public facts and this seat's own; every way agrees on them."""
        return self.ways[0].state

    def take_back(self, moves: int) -> None:
        """Go back before so many moves, knowing what they showed."""
        ways: list[Way] = []
        for way in self.ways:
            restored = self._child(way, way.before[len(way.before) - moves], way.weight)
            restored.before = way.before[: len(way.before) - moves]
            ways.append(restored)
        self.ways = merged(ways)

    def _possible(self, ways: list[Way]) -> list[Way]:
        """Return the ways that need no more cards of a kind than there are."""
        return [way for way in ways if fits_deck(self.setup, way.state)]

    def _prepare(self, mover: i64) -> None:
        if mover != self.mover:
            self._forget_moves()
            self.mover = mover
        for way in self.ways:
            if len(way.before) == 0:
                tell_apart(way.state, mover, self.blank)

    def _has_peeked(self, seat: i64) -> bool:
        return self.state.peeked[seat] == 1

    def _forget_moves(self) -> None:
        for way in self.ways:
            way.before = []
            make_alike(way.state, self.blank)
        self.ways = merged(self.ways)
        self.mover = -1

    def _branch(self, way: Way, entry: Entry, ways: list[Way]) -> None:
        what, seat, kind, number = entry
        verb: i64 = _VERB_OF[what]
        legion: i64 = 0
        if verb == OFFER:
            legion = number
        elif verb == BUY:
            legion = legion_bought(number)
        if verb in (DRAW, PEEK, BUY, SKIP, END, PASS):
            self._perform(way, move_of(verb, 0, legion), ways)
            return
        choices = self._choices(way.state, verb, seat, kind)
        for card, times in choices:
            last: bool = card == choices[len(choices) - 1][0]
            branch = way if last and not self.recording else self._child(way, way.state, 0.0)
            branch.weight = way.weight * times
            branch.parents = [(way, float(times), card)] if self.recording else []
            named: i64 = card
            if kind != NO_CARD:
                named = kind
                for earlier in branch.before:
                    show_face(earlier, seat, card, kind)
                show_face(branch.state, seat, card, kind)
            if self.careful:
                branch.before.append(branch.state.copy())
            perform(branch.state, move_of(verb, named, legion))
            ways.append(branch)

    def _perform(self, way: Way, move: i64, ways: list[Way]) -> None:
        branch = self._child(way, way.state, way.weight) if self.recording else way
        if self.careful:
            branch.before.append(branch.state.copy())
        perform(branch.state, move)
        ways.append(branch)

    def _child(self, way: Way, state: State, weight: float) -> Way:
        child = Way(state.copy(), weight)
        child.before = [earlier.copy() for earlier in way.before]
        if self.recording:
            child.parents = [(way, 1.0, NO_CARD)]
        return child

    def _choices(self, state: State, verb: i64, seat: i64, kind: i64) -> list[tuple[int, int]]:
        """Return which cards the seat may have chosen, each with how many such it had.

        An open card is one that this seat had seen before, if there is such a one, else a blank.
        """
        choices: list[tuple[int, int]] = []
        if kind != NO_CARD:
            add_choice(choices, kind, held(state, verb, seat, kind))
            if len(choices) > 0:
                return choices
        first: i64 = self.blank
        if kind == NO_CARD:
            first = 0
        for card in range(first, state.cards.rows):
            add_choice(choices, card, held(state, verb, seat, card))
        return choices


def add_choice(choices: list[tuple[int, int]], card: i64, times: i64) -> None:
    """List a card, if there is one."""
    if times > 0:
        choices.append((int(card), int(times)))


def held(state: State, verb: i64, seat: i64, card: i64) -> i64:
    """Return how many such cards the seat has where this verb takes them from."""
    if verb == PLAY:
        return state.in_hand(seat, card)
    number: i64 = 0
    for place in range(state.views):
        if state.in_view[place] == card:
            number += 1
    return number


def uncover(state: State, entries: list[Entry], blank: i64) -> bool:
    """Write the faces that turn up into the state; say whether they can be so."""
    place: i64 = state.pile_top
    for what, _, kind, number in entries:
        if what in (SEES, FILLS, ROME_SHOWS, ROME_HIDES):
            if not write_face(state.pile_row, place, kind, blank):
                return False
            place += 1
        elif what in (SHOWN, TURNED) and not write_face(state.hidden, number, kind, blank):
            return False
    return True


def write_face(row: vec[i64], place: i64, kind: i64, blank: i64) -> bool:
    """Write one face into a row, if it was sent; say whether it can be so."""
    if kind == NO_CARD:
        return True
    if row[place] >= blank:
        row[place] = kind
    return row[place] == kind


def show_face(state: State, seat: i64, card: i64, kind: i64) -> None:
    """Turn one such card of a seat, in view or in its hand, into a card of this kind."""
    if card == kind:
        return
    place: i64 = state.place_in_view(card) if state.seat == seat else -1
    if place >= 0:
        state.in_view[place] = kind
    else:
        state.remove_from_hand(seat, card)
        state.add_to_hand(seat, kind)


def teaches(has_peeked: bool, entries: list[Entry]) -> bool:
    """Whether a move showed the one who made it a card that it had not seen.

    Everybody can tell: a card that one sees come from the pile counts, even if one could know it.
    """
    mover: int = entries[0][1]
    for what, seat, _, _ in entries:
        if what in (FILLS, TURNED) or (what == SEES and seat == mover):
            return True
        if what == SHOWN and not has_peeked:
            return True
    return False


def tell_apart(state: State, seat: i64, blank: i64) -> None:
    """Give the unseen cards of a seat names: one for those in hand, one for each in view."""
    rename_in_hand(state, seat, blank, blank + 1)
    for place in range(state.views):
        if state.in_view[place] == blank:
            state.in_view[place] = blank + 2 + place


def rename_in_hand(state: State, seat: i64, card: i64, name: i64) -> None:
    """Give all such cards in a hand another name."""
    while state.in_hand(seat, card) > 0:
        state.remove_from_hand(seat, card)
        state.add_to_hand(seat, name)


def make_alike(state: State, blank: i64) -> None:
    """Take the names of unseen cards away again, wherever they went."""
    for seat in range(state.setup.players):
        for card in range(blank + 1, state.cards.rows):
            rename_in_hand(state, seat, card, blank)
    for place in range(state.pile_top, state.pile_bottom):
        state.pile_row[place] = min(state.pile_row[place], blank)
    for place in range(len(state.in_view)):
        state.in_view[place] = min(state.in_view[place], blank)


def share_out(ways: list[Way]) -> None:
    """Make the weights add up to 1."""
    if len(ways) == 0:
        raise ValueError("what was sent contradicts itself: the cards can lie in no way")
    total: float = 0.0
    for way in ways:
        total += way.weight
    for way in ways:
        way.weight /= total


def merged(ways: list[Way]) -> list[Way]:
    """Return the ways with equal ones, of equal past as far as it can come back, put together."""
    if len(ways) < 2:  # noqa: PLR2004 - one way has no equal
        return ways
    different: dict[bytes, Way] = {}
    for way in ways:
        key = hidden_cards(way.state)
        for earlier in way.before:
            key += hidden_cards(earlier)
        if key in different:
            different[key].weight += way.weight
            different[key].parents += way.parents
        else:
            different[key] = way
    return list(different.values())


def hidden_cards(state: State) -> bytes:
    """Return where the cards lie that not everybody sees; equal exactly for equal ways."""
    key = bytearray()
    for place in range(state.pile_top, state.pile_bottom):
        key.append(int(state.pile_row[place]))
    for number in state.hands:
        key.append(int(number))
    for place in range(state.views):
        key.append(int(state.in_view[place]))
    return bytes(key)


def fits_deck(setup: Setup, state: State) -> bool:
    """Whether the deck holds all that lies in known places, and enough to lie aside."""
    counts = setup.cards.copies
    seen = located(state)
    free: i64 = 0
    for kind in range(len(counts)):
        left: i64 = setup.copies * counts[kind] - seen[kind]
        if left < 0:
            return False
        free += min(left, counts[kind])
    return free >= setup.copies * setup.cards.size - setup.pile


def located(state: State) -> vec[i64]:
    """Return how many cards of each kind lie in a known place, anywhere in play."""
    counts = state.rome[:]
    for place in range(state.pile_top, state.pile_bottom):
        counts[state.pile_row[place]] += 1
    add_rows(counts, state.hands)
    add_rows(counts, state.displays)
    for legion in range(1, state.setup.legions + 1):
        for kind in state.group(legion):
            counts[kind] += 1
    for place in range(state.views):
        counts[state.in_view[place]] += 1
    if state.step != OVER:
        for kind in state.hidden:
            counts[kind] += 1
    return counts[: state.cards.kinds]


def add_rows(counts: vec[i64], rows: vec[i64]) -> None:
    """Add rows that lie behind one another, each as long as the counts, place by place."""
    kinds: i64 = len(counts)
    for place in range(len(rows)):
        counts[place % kinds] += rows[place]
