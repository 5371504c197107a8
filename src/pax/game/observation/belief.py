"""The belief of one seat: all hypotheses about where the cards are whose faces it has seen.

A hypothesis is a state of the engine in which unseen cards are blanks. Usually there is one. It
branches when another seat places a card unseen and one of the cards it could be is known here. It
is dropped when a revealed card contradicts it, or when it needs more cards of a kind than exist.
Its weight counts the choices that lead to it, as `world_sampler` defines them. The engine itself
updates the public facts, and this module never has access to the true state.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.game.observation.visibility import NO_CARD, Entry, reveals_card
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


class Hypothesis:
    """One possible location of the known cards; `weight` counts the choices that lead to it."""

    def __init__(self, state: State, weight: float) -> None:
        """Start without parents or earlier states."""
        self.state: State = state
        self.weight: float = weight
        self.parents: list[tuple[Hypothesis, float, int]] = []
        self.before: list[State] = []


class Belief:
    """The remaining hypotheses of one seat; a spectator is seat -1.

    `with_undo` stores what undo needs: the states before each move since the mover last saw a new
    card, with labels on the mover's unseen cards. `with_parents` stores the parents of each
    hypothesis: the previous one, the number of choices that lead here, and the chosen card.
    """

    def __init__(
        self, setup: Setup, seat: int, *, with_undo: bool = False, with_parents: bool = False
    ) -> None:
        """Start with the set-up only."""
        if setup.most_drawn > MOST_IN_VIEW:
            message = f"{setup.most_drawn} first cards in view: a view supports at most 5"
            raise ValueError(message)
        self.setup: Setup = setup
        self.seat: i64 = seat
        self.blank: i64 = setup.cards.kinds
        self.with_undo: bool = with_undo
        self.with_parents: bool = with_parents
        self.mover: i64 = -1
        self.hypotheses: list[Hypothesis] = []

    def begin(self, entries: list[Entry]) -> None:
        """Process the entries of the deal."""
        state = State(self.setup)
        state.lay_table(vec[i64]([self.blank] * self.setup.pile))
        uncover(state, entries, self.blank)
        begin_game(state)
        self.hypotheses = [Hypothesis(state, 1.0)]

    def fold(self, entries: list[Entry]) -> None:
        """Process the entries of one move."""
        if self.with_undo:
            self._prepare(entries[0][1])
        revealed: bool = self.with_undo and reveals_card(self._has_peeked(entries[0][1]), entries)
        hypotheses: list[Hypothesis] = []
        for hypothesis in self.hypotheses:
            if uncover(hypothesis.state, entries, self.blank):
                if not revealed:
                    for earlier in hypothesis.before:
                        uncover(earlier, entries, self.blank)
                self._branch(hypothesis, entries[0], hypotheses)
        self.hypotheses = hypotheses if len(hypotheses) == 1 else merged(self._possible(hypotheses))
        normalise(self.hypotheses)
        if revealed:
            self._forget_moves()

    @property
    def state(self) -> State:
        """A state with the public facts and this seat's own cards, common to all hypotheses."""
        return self.hypotheses[0].state

    def take_back(self, moves: int) -> None:
        """Return to the states before the last moves, with the faces that those moves revealed."""
        hypotheses: list[Hypothesis] = []
        for hypothesis in self.hypotheses:
            restored = self._child(
                hypothesis, hypothesis.before[len(hypothesis.before) - moves], hypothesis.weight
            )
            restored.before = hypothesis.before[: len(hypothesis.before) - moves]
            hypotheses.append(restored)
        self.hypotheses = merged(hypotheses)

    def _possible(self, hypotheses: list[Hypothesis]) -> list[Hypothesis]:
        """Return the hypotheses that need no more cards of a kind than exist."""
        return [hypothesis for hypothesis in hypotheses if fits_deck(self.setup, hypothesis.state)]

    def _prepare(self, mover: i64) -> None:
        if mover != self.mover:
            self._forget_moves()
            self.mover = mover
        for hypothesis in self.hypotheses:
            if len(hypothesis.before) == 0:
                label_unseen(hypothesis.state, mover, self.blank)

    def _has_peeked(self, seat: i64) -> bool:
        return self.state.peeked[seat] == 1

    def _forget_moves(self) -> None:
        for hypothesis in self.hypotheses:
            hypothesis.before = []
            unlabel_unseen(hypothesis.state, self.blank)
        self.hypotheses = merged(self.hypotheses)
        self.mover = -1

    def _branch(self, hypothesis: Hypothesis, entry: Entry, hypotheses: list[Hypothesis]) -> None:
        what, seat, kind, number = entry
        verb: i64 = _VERB_OF[what]
        legion: i64 = 0
        if verb == OFFER:
            legion = number
        elif verb == BUY:
            legion = legion_bought(number)
        if verb in (DRAW, PEEK, BUY, SKIP, END, PASS):
            self._perform(hypothesis, move_of(verb, 0, legion), hypotheses)
            return
        choices = self._choices(hypothesis.state, verb, seat, kind)
        for card, times in choices:
            last: bool = card == choices[len(choices) - 1][0]
            branch = (
                hypothesis
                if last and not self.with_parents
                else self._child(hypothesis, hypothesis.state, 0.0)
            )
            branch.weight = hypothesis.weight * times
            branch.parents = [(hypothesis, float(times), card)] if self.with_parents else []
            named: i64 = card
            if kind != NO_CARD:
                named = kind
                for earlier in branch.before:
                    show_face(earlier, seat, card, kind)
                show_face(branch.state, seat, card, kind)
            if self.with_undo:
                branch.before.append(branch.state.copy())
            perform(branch.state, move_of(verb, named, legion))
            hypotheses.append(branch)

    def _perform(self, hypothesis: Hypothesis, move: i64, hypotheses: list[Hypothesis]) -> None:
        branch = (
            self._child(hypothesis, hypothesis.state, hypothesis.weight)
            if self.with_parents
            else hypothesis
        )
        if self.with_undo:
            branch.before.append(branch.state.copy())
        perform(branch.state, move)
        hypotheses.append(branch)

    def _child(self, hypothesis: Hypothesis, state: State, weight: float) -> Hypothesis:
        child = Hypothesis(state.copy(), weight)
        child.before = [earlier.copy() for earlier in hypothesis.before]
        if self.with_parents:
            child.parents = [(hypothesis, 1.0, NO_CARD)]
        return child

    def _choices(self, state: State, verb: i64, seat: i64, kind: i64) -> list[tuple[int, int]]:
        """Return the cards that the seat may have chosen, each with its multiplicity.

        A revealed card is one that this seat has seen before, if one of its kind is there; else it
        was a blank.
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
    """Append a card with its multiplicity, unless that is 0."""
    if times > 0:
        choices.append((int(card), int(times)))


def held(state: State, verb: i64, seat: i64, card: i64) -> i64:
    """Return how many of these cards the seat has where the verb takes them from: hand or view."""
    if verb == PLAY:
        return state.in_hand(seat, card)
    number: i64 = 0
    for place in range(state.views):
        if state.in_view[place] == card:
            number += 1
    return number


def uncover(state: State, entries: list[Entry], blank: i64) -> bool:
    """Write revealed faces into the state; return whether they are consistent with it."""
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
    """Write one face into a row, unless it is hidden; return whether it is consistent."""
    if kind == NO_CARD:
        return True
    if row[place] >= blank:
        row[place] = kind
    return row[place] == kind


def show_face(state: State, seat: i64, card: i64, kind: i64) -> None:
    """Replace one such card of a seat, in view or in hand, with a card of this kind."""
    if card == kind:
        return
    place: i64 = state.place_in_view(card) if state.seat == seat else -1
    if place >= 0:
        state.in_view[place] = kind
    else:
        state.remove_from_hand(seat, card)
        state.add_to_hand(seat, kind)


def label_unseen(state: State, seat: i64, blank: i64) -> None:
    """Label the unseen cards of a seat: one label for its hand, one for each card in view."""
    relabel_in_hand(state, seat, blank, blank + 1)
    for place in range(state.views):
        if state.in_view[place] == blank:
            state.in_view[place] = blank + 2 + place


def relabel_in_hand(state: State, seat: i64, card: i64, name: i64) -> None:
    """Change the label of all such cards in a hand."""
    while state.in_hand(seat, card) > 0:
        state.remove_from_hand(seat, card)
        state.add_to_hand(seat, name)


def unlabel_unseen(state: State, blank: i64) -> None:
    """Remove the labels of unseen cards everywhere."""
    for seat in range(state.setup.players):
        for card in range(blank + 1, state.cards.rows):
            relabel_in_hand(state, seat, card, blank)
    for place in range(state.pile_top, state.pile_bottom):
        state.pile_row[place] = min(state.pile_row[place], blank)
    for place in range(len(state.in_view)):
        state.in_view[place] = min(state.in_view[place], blank)


def normalise(hypotheses: list[Hypothesis]) -> None:
    """Scale the weights so that they sum to 1."""
    if len(hypotheses) == 0:
        raise ValueError("the events contradict each other: no arrangement of the cards fits")
    total: float = 0.0
    for hypothesis in hypotheses:
        total += hypothesis.weight
    for hypothesis in hypotheses:
        hypothesis.weight /= total


def merged(hypotheses: list[Hypothesis]) -> list[Hypothesis]:
    """Return the hypotheses after merging those with equal cards and equal undo states."""
    if len(hypotheses) < 2:  # noqa: PLR2004 - a single hypothesis needs no merging
        return hypotheses
    different: dict[bytes, Hypothesis] = {}
    for hypothesis in hypotheses:
        key = hidden_cards(hypothesis.state)
        for earlier in hypothesis.before:
            key += hidden_cards(earlier)
        if key in different:
            different[key].weight += hypothesis.weight
            different[key].parents += hypothesis.parents
        else:
            different[key] = hypothesis
    return list(different.values())


def hidden_cards(state: State) -> bytes:
    """Return a key of the cards that are not public; equal only for equal hypotheses."""
    key = bytearray()
    for place in range(state.pile_top, state.pile_bottom):
        key.append(int(state.pile_row[place]))
    for number in state.hands:
        key.append(int(number))
    for place in range(state.views):
        key.append(int(state.in_view[place]))
    return bytes(key)


def fits_deck(setup: Setup, state: State) -> bool:
    """Whether the deck has all located cards, and enough others to be aside."""
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
    """Return how many cards of each kind are in a known location in play."""
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
    """Add concatenated rows, each as long as `counts`, to `counts`."""
    kinds: i64 = len(counts)
    for place in range(len(rows)):
        counts[place % kinds] += rows[place]
