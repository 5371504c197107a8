"""One game with its observations: what every seat sees and remembers, updated move by move.

The public part is one row of words: displays by seat, legions, Rome. The private part of each seat
is a `Memory`. Nothing here is computed from scratch, except the few facts that a state has anyway.
"""

from librt.vecs import vec
from mypy_extensions import i64

from pax.rl.encoding.layout import Layout, add_to_byte, bit
from pax.rl.encoding.memory import Memory
from pax.rl.encoding.sections import write_facts, write_pile, write_status, write_words
from pax.rules.decisions import list_moves, perform
from pax.rules.moves import (
    BURY,
    BUY,
    DRAW,
    KEEP,
    LAY,
    OFFER,
    PEEK,
    PLAY,
    SKIP,
    TAKE,
    MoveList,
    kind_of,
    legion_of,
    verb_of,
)
from pax.rules.position import OVER
from pax.rules.rounds import most_valuable
from pax.rules.rows import zeros
from pax.rules.start import begin_game
from pax.rules.state import State


class Tracker:
    """A state and what each seat knows of it; if it is not observed, the state alone."""

    def __init__(self, layout: Layout, unplayed: State, observed: bool = True) -> None:  # noqa: FBT001, FBT002 - compiled, a keyword argument costs more
        """Allocate the rows; `begin` deals a game. The unplayed state is shared by trackers."""
        self.layout: Layout = layout
        self.observed: bool = observed
        self.unplayed: State = unplayed
        self.state: State = State(layout.setup)
        self.displays: i64 = 0
        self.market: i64 = layout.players * layout.kind_words
        self.rome: i64 = self.market + layout.legions * layout.kind_words
        self.public: vec[i64] = zeros(self.rome + layout.kind_words)
        self.memories: list[Memory] = []
        self.shown_to: i64 = -1
        self.displays_changed: bool = True
        self.market_changed: bool = True
        for seat in range(layout.players if observed else 0):
            self.memories.append(Memory(layout, seat))

    def begin(self, pile: vec[i64]) -> None:
        """Deal a new game from a pile of kinds, top first."""
        state, layout = self.state, self.layout
        state.copy_numbers(self.unplayed)
        state.lay_table(pile)
        begin_game(state)
        if not self.observed:
            return
        self.shown_to = -1
        public = self.public
        for word in range(len(public)):
            public[word] = 0
        for memory in self.memories:
            memory.begin()
        for place in range(layout.setup.rome):
            self.everybody_sees(place, pile[place])
            add_to_byte(public, self.rome, pile[place], 1)
        self.sees_first_cards(state.pile_top - state.views)

    def play(self, move: i64) -> None:  # noqa: C901, PLR0912 - one branch a verb
        """Make a legal move."""
        state = self.state
        if not self.observed:
            perform(state, move)
            return
        seat: i64 = state.seat
        verb: i64 = verb_of(move)
        kind: i64 = kind_of(move)
        top: i64 = state.pile_top
        bottom: i64 = state.pile_bottom
        if verb in (TAKE, OFFER, BURY, DRAW):
            perform(state, move)
            if verb == TAKE:
                self.takes(seat, kind)
            elif verb == OFFER:
                self.offers(seat, kind, legion_of(move))
            elif verb == BURY:
                self.buries(seat, kind, bottom)
            if state.pile_top > top:
                self.draws(seat, top)
            return
        if verb == BUY:
            self.buys(seat, legion_of(move))
            perform(state, move)
            return
        if verb == SKIP:
            perform(state, move)
            return
        if verb == LAY:
            perform(state, move)
            self.lays(seat, kind)
            return
        if verb == KEEP:
            perform(state, move)
            self.keeps(seat, kind, bottom, top)
            return
        if verb == PLAY:
            self.plays(seat, kind)
        elif verb == PEEK:
            self.peeks(seat)
        current: i64 = state.round
        taken: i64 = 0
        if state.turns_left == 1:
            taken = most_valuable(state)
        perform(state, move)
        if state.round != current or state.step == OVER:
            self.ends_round(taken, top, bottom)

    def takes(self, seat: i64, kind: i64) -> None:
        """Process a card taken into a hand."""
        for memory in self.memories:
            if memory.seat == seat:
                add_to_byte(memory.own, 0, kind, 1)
                add_to_byte(memory.own, self.layout.kind_words, kind, -1)
            else:
                memory.takes(seat)

    def offers(self, seat: i64, kind: i64, legion: i64) -> None:
        """Process a card offered under a legion."""
        self.lay_out(legion, kind)
        for memory in self.memories:
            if memory.seat == seat:
                add_to_byte(memory.own, self.layout.kind_words, kind, -1)
            else:
                memory.offers(kind)

    def buries(self, seat: i64, kind: i64, place: i64) -> None:
        """Process a card buried at a place of the pile."""
        for memory in self.memories:
            if memory.seat == seat:
                add_to_byte(memory.own, self.layout.kind_words, kind, -1)
                memory.buries(place, kind)
            else:
                memory.sees_burial(place)

    def draws(self, seat: i64, top: i64) -> None:
        """Process the cards that came into the view of a seat, from this place of the pile on."""
        state = self.state
        for place in range(top, state.pile_top):
            kind: i64 = state.pile_row[place]
            for memory in self.memories:
                if memory.seat == seat:
                    add_to_byte(memory.own, self.layout.kind_words, kind, 1)
                    memory.reveals(place, kind)
                else:
                    memory.enters_view(place)

    def buys(self, seat: i64, legion: i64) -> None:
        """Process a purchase that is about to be made."""
        state = self.state
        first: i64 = state.group_start(legion)
        for place in range(first, first + state.group_size(legion)):
            kind: i64 = state.groups[place]
            for memory in self.memories:
                if memory.seat == seat:
                    add_to_byte(memory.own, 0, kind, 1)
                else:
                    memory.buys(seat, kind)
        self.clear_legion(legion)

    def plays(self, seat: i64, kind: i64) -> None:
        """Process a card that is about to be played."""
        size: i64 = self.state.hand_sizes[seat]
        for memory in self.memories:
            if memory.seat == seat:
                add_to_byte(memory.own, 0, kind, -1)
            else:
                memory.plays(seat, kind, size)
        self.displays_changed = True
        add_to_byte(self.public, seat * self.layout.kind_words, kind, 1)

    def peeks(self, seat: i64) -> None:
        """Process a look at Rome's hidden cards that is about to happen."""
        if self.state.peeked[seat] == 0:
            self.shows_hidden(self.memories[seat])

    def shows_hidden(self, memory: Memory) -> None:
        """Show Rome's hidden cards to a seat that has not seen them."""
        hidden = self.state.hidden
        for place in range(len(hidden)):
            memory.learns(hidden[place])
            add_to_byte(memory.own, 2 * self.layout.kind_words, hidden[place], 1)

    def lays(self, seat: i64, kind: i64) -> None:
        """Process a card laid on a solo player's display."""
        add_to_byte(self.memories[seat].own, self.layout.kind_words, kind, -1)
        self.displays_changed = True
        add_to_byte(self.public, seat * self.layout.kind_words, kind, 1)

    def keeps(self, seat: i64, kind: i64, bottom: i64, top: i64) -> None:
        """Process the first card kept and the others buried; then the next seat sees its cards."""
        state, memory = self.state, self.memories[seat]
        own, words = memory.own, self.layout.kind_words
        for word in range(words):
            own[words + word] = 0
        add_to_byte(own, 0, kind, 1)
        for place in range(bottom, state.pile_bottom):
            memory.buries(place, state.pile_row[place])
        if state.round == 0:
            self.sees_first_cards(top)
        else:
            self.fills_legions(top)

    def sees_first_cards(self, top: i64) -> None:
        """Show the deciding seat its first cards, from this place of the pile on.

        The other seats know none of them: no card is drawn twice during the set-up.
        """
        state, memory = self.state, self.memories[self.state.seat]
        for place in range(top, state.pile_top):
            kind: i64 = state.pile_row[place]
            add_to_byte(memory.own, self.layout.kind_words, kind, 1)
            memory.reveals(place, kind)

    def everybody_sees(self, place: i64, kind: i64) -> None:
        """Reveal the card at a place of the pile."""
        for memory in self.memories:
            memory.reveals(place, kind)

    def ends_round(self, taken: i64, top: i64, bottom: i64) -> None:
        """Process the end of a round: what Rome took, new cards, the end of the game."""
        state = self.state
        if taken > 0 and (bottom > top or state.setup.rome_takes_last):
            words: i64 = self.layout.kind_words
            public = self.public
            first: i64 = self.market + (taken - 1) * words
            for word in range(words):
                public[self.rome + word] += public[first + word]
            self.clear_legion(taken)
        if state.step == OVER:
            self.ends_game()
        else:
            self.fills_legions(top)

    def ends_game(self) -> None:
        """Show Rome's hidden cards to everybody."""
        state = self.state
        self.market_changed = True
        for kind in state.hidden:
            add_to_byte(self.public, self.rome, kind, 1)
        for memory in self.memories:
            if state.peeked[memory.seat] == 0:
                self.shows_hidden(memory)

    def fills_legions(self, top: i64) -> None:
        """Process the cards put under empty legions, from this place of the pile on."""
        state = self.state
        place: i64 = top
        for legion in range(1, self.layout.legions + 1):
            if self.is_empty(legion):
                kind: i64 = state.pile_row[place]
                self.everybody_sees(place, kind)
                self.lay_out(legion, kind)
                place += 1

    def is_empty(self, legion: i64) -> bool:
        """Whether no card lies under a legion, in the public row."""
        words: i64 = self.layout.kind_words
        first: i64 = self.market + (legion - 1) * words
        for word in range(first, first + words):
            if self.public[word] != 0:
                return False
        return True

    def lay_out(self, legion: i64, kind: i64) -> None:
        """Put a card under a legion, in the public row."""
        self.market_changed = True
        add_to_byte(self.public, self.market + (legion - 1) * self.layout.kind_words, kind, 1)

    def clear_legion(self, legion: i64) -> None:
        """Take away the cards under a legion, in the public row."""
        self.market_changed = True
        words: i64 = self.layout.kind_words
        first: i64 = self.market + (legion - 1) * words
        for word in range(first, first + words):
            self.public[word] = 0

    def write_mask(self, moves: MoveList, row: vec[i64], start: i64) -> None:
        """List the legal moves and set the bytes of their actions in a mask that is all zeros."""
        action_of = self.layout.action_of
        list_moves(self.state, moves)
        listed = moves.row
        for number in range(moves.size):
            action: i64 = action_of[listed[number]]
            row[start + (action >> 3)] |= bit((action & 7) << 3)

    def write_observation(self, seat: i64, row: vec[i64], start: i64) -> None:
        """Write what a seat sees and remembers from a word of a row on."""
        self.write_small_sections(seat, row, start)
        self.write_displays(seat, row, start + self.layout.displays)
        self.write_market(row, start + self.layout.market)
        self.write_memory(self.memories[seat], row, start + self.layout.memory)

    def update_observation(self, seat: i64, row: vec[i64], start: i64) -> None:
        """Write the same, but only what has changed since the last call, which had this place.

        A seat often decides several times in a row, and most moves change little of what it sees.
        """
        memory = self.memories[seat]
        anew: bool = seat != self.shown_to
        self.write_small_sections(seat, row, start)
        if anew or self.displays_changed:
            self.write_displays(seat, row, start + self.layout.displays)
        if anew or self.market_changed:
            self.write_market(row, start + self.layout.market)
        if anew or memory.changed:
            self.write_memory(memory, row, start + self.layout.memory)
        self.shown_to = seat
        self.displays_changed = False
        self.market_changed = False
        memory.changed = False

    def write_small_sections(self, seat: i64, row: vec[i64], start: i64) -> None:
        """Write the public facts, the status of the seats, and the seat's own cards."""
        own = self.memories[seat].own
        write_facts(self.state, row, start)
        write_status(self.state, seat, row, start + self.layout.status)
        write_words(own, 0, len(own), row, start + self.layout.own)

    def write_displays(self, seat: i64, row: vec[i64], at: i64) -> None:
        """Write the display of each seat, from this one on clockwise."""
        split: i64 = seat * self.layout.kind_words
        write_words(self.public, split, self.market, row, at)
        write_words(self.public, 0, split, row, at + self.market - split)

    def write_market(self, row: vec[i64], at: i64) -> None:
        """Write the legions and Rome's face-up cards."""
        write_words(self.public, self.market, len(self.public), row, at)

    def write_memory(self, memory: Memory, row: vec[i64], at: i64) -> None:
        """Write what a seat remembers: unseen cards, cards of the others, the pile."""
        if not memory.is_certain:
            memory.agree()
        write_words(memory.certain, 0, memory.pile, row, at)
        write_pile(self.state, memory, row, at + memory.pile)
