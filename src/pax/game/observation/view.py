"""A game as one seat sees it: a fold of the entries that were sent to that seat."""

import copy
from collections import Counter
from collections.abc import Iterator

from pax.game.config import GameConfig
from pax.game.notation import Move
from pax.game.observation.belief import Belief, located
from pax.game.observation.events import Event, events_of
from pax.game.observation.state_sampler import Sampler
from pax.game.observation.visibility import SPECTATOR, Entry, redacted
from pax.game.observation.world_sampler import World, draw_world
from pax.game.reasons import Reason, reason_of
from pax.game.status import status_text
from pax.game.steps import STEPS, Step
from pax.rules import Result, Rng, State
from pax.rules.buy import price
from pax.rules.journal import TAKES_BACK
from pax.rules.position import NOBODY, OVER


class View:
    """What one seat knows with perfect memory. Seat None is a spectator.

    Cards are texts such as `F23`, or None where unknown. `state` is internal: an engine state with
    the public facts and the cards this seat knows, and blanks for all other cards.
    """

    def __init__(self, config: GameConfig, seat: int | None) -> None:
        """Start without entries; the first batch to receive is the deal."""
        self.config = config
        self.seat = seat
        self.batches: list[list[Entry]] = []
        self._belief = Belief(config.setup, SPECTATOR if seat is None else seat)
        self._sampler: Sampler | None = None

    def receive(self, entries: list[Entry]) -> None:
        """Process one batch: the deal, a move with its consequences, or an undo."""
        self.batches.append(entries)
        self._sampler = None
        if len(self.batches) == 1:
            self._belief.begin(entries)
        elif entries[0][0] != TAKES_BACK:
            self._belief.fold(entries)
        elif self._belief.with_undo:
            self._belief.take_back(entries[0][3])
        else:
            self._belief = self.rebuild_belief(with_undo=True)

    def rebuild_belief(self, *, with_undo: bool, with_parents: bool = False) -> Belief:
        """Build the belief again from all batches; `with_undo` is needed if one is an undo."""
        seat = self._belief.seat
        belief = Belief(self.config.setup, seat, with_undo=with_undo, with_parents=with_parents)
        belief.begin(self.batches[0])
        for entries in self.batches[1:]:
            if entries[0][0] == TAKES_BACK:
                belief.take_back(entries[0][3])
            else:
                belief.fold(entries)
        return belief

    @property
    def events(self) -> Iterator[Event]:
        """All events that this seat was sent, in order."""
        for entries in self.batches:
            yield from events_of(entries, self.config.deck)

    @property
    def state(self) -> State:
        """The state with blanks for the cards that this seat does not know."""
        return self._belief.state

    @property
    def deciding(self) -> int | None:
        """The seat that has the next decision; None when the game is over."""
        return None if self.state.step == OVER else self.state.seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    @property
    def round(self) -> int:
        """The round, from 1; 0 while the first cards are chosen."""
        return self.state.round

    @property
    def step(self) -> Step:
        """The name of the current step."""
        return STEPS[self.state.step]

    @property
    def result(self) -> Result | None:
        """The result, or None while the game runs."""
        return self.state.result()

    def legal(self) -> list[Move]:
        """Return the legal moves of this seat, sorted; none while another seat decides."""
        if self.seat is None or self.deciding != self.seat:
            return []
        return sorted(self.config.notation.write_all(self.state.legal()))

    def why_not(self, move: str) -> Reason | None:
        """Return why this seat may not make a move now, or None if it may."""
        number = self.config.notation.read(move)
        if self.deciding is not None and self.deciding != self.seat:
            return Reason("not_your_decision", {"deciding": self.deciding})
        violation = self.state.why_not(number)
        return None if violation is None else reason_of(violation)

    @property
    def conspirator(self) -> int | None:
        """The seat that holds Primus Conspiratus, or None."""
        return None if self.state.conspirator == NOBODY else self.state.conspirator

    @property
    def pile_size(self) -> int:
        """How many cards the pile holds."""
        return self.state.pile_size()

    @property
    def legions(self) -> list[list[str]]:
        """The groups under the legions, from legion 1."""
        return [
            self.config.deck.names(self.state.group(legion))
            for legion in range(1, self.config.setup.legions + 1)
        ]

    @property
    def rome(self) -> list[str]:
        """Rome's face-up cards."""
        return self._cards(list(self.state.rome))

    @property
    def rome_hidden(self) -> list[str | None]:
        """Rome's hidden cards; None for those that this seat does not know."""
        return [self._name(kind) for kind in self.state.hidden]

    @property
    def in_view(self) -> list[str | None]:
        """The cards in the deciding seat's view; the order is known only for this seat's own."""
        rows = [
            list(hypothesis.state.in_view[: hypothesis.state.views])
            for hypothesis in self._belief.hypotheses
        ]
        if rows.count(rows[0]) == len(rows):
            return [self._name(kind) for kind in rows[0]]
        certain = Counter(rows[0])
        for row in rows[1:]:
            certain &= Counter(row)
        known = [name for kind in certain.elements() if (name := self._name(kind))]
        return [*known, *[None] * (len(rows[0]) - len(known))]

    def worth(self, legion: int) -> int:
        """Return the sum of the values under a legion, from 1."""
        return int(self.state.worth[self._legion(legion) - 1])

    def price(self, legion: int, seat: int) -> int:
        """Return what a seat would pay for the cards under a legion, from 1."""
        return int(price(self.state, seat, self._legion(legion)))

    @property
    def played(self) -> int:
        """How many cards have been played this turn."""
        return int(self.state.played)

    def display(self, seat: int) -> list[str]:
        """Return the cards on a seat's display."""
        kinds = range(len(self.config.deck.kinds))
        return self._cards([self.state.on_display(seat, kind) for kind in kinds])

    def hand(self, seat: int) -> list[str]:
        """Return the cards known to be in a seat's hand; for this seat, its whole hand."""
        states = [hypothesis.state for hypothesis in self._belief.hypotheses]
        kinds = range(len(self.config.deck.kinds))
        return self._cards([min(each.in_hand(seat, kind) for each in states) for kind in kinds])

    def aurei(self, seat: int) -> int:
        """Return how many aurei a seat has; it follows from public payments."""
        return int(self.state.coins[seat])

    def hand_size(self, seat: int) -> int:
        """Return how many cards a seat has in hand."""
        return self.state.hand_sizes[seat]

    @property
    def pile(self) -> list[str | None]:
        """The pile from the top; None for cards of which this seat is not certain."""
        known: list[str | None] = []
        for place in range(self.pile_size):
            kinds = {
                hypothesis.state.pile_row[hypothesis.state.pile_top + place]
                for hypothesis in self._belief.hypotheses
            }
            known.append(self._name(kinds.pop()) if len(kinds) == 1 else None)
        return known

    @property
    def unseen(self) -> Counter[str]:
        """The cards that this seat has not located, the cards aside included."""
        deck = self.config.deck
        copies = self.config.setup.copies
        least = [min(column) for column in zip(*self._located(), strict=True)]
        counts = {
            kind: copies * deck.counts[kind] - least[number]
            for number, kind in enumerate(deck.kinds)
        }
        return Counter({kind: count for kind, count in counts.items() if count > 0})

    def sample(self, rng: Rng) -> State:
        """Return a random state consistent with everything this seat was sent."""
        return self.sampler.sample(rng)

    @property
    def sampler(self) -> Sampler:
        """The sampler behind `sample`; valid until the next batch is received."""
        if self._sampler is None:
            self._sampler = Sampler(self._belief)
        return self._sampler

    def world(self, rng: Rng) -> World:
        """Return a random whole game that would have sent this seat the same entries."""
        undone = any(entries[0][0] == TAKES_BACK for entries in self.batches)
        belief = self.rebuild_belief(with_undo=undone, with_parents=True)
        return draw_world(self.config, belief, self.batches, rng)

    def copy(self) -> "View":
        """Return an independent view with the same knowledge; `copy.copy` does the same."""
        return copy.copy(self)

    def __deepcopy__(self, memo: object) -> "View":
        """Copy as `copy` does: two views share nothing mutable."""
        return self.copy()

    def __getstate__(self) -> tuple[GameConfig, int | None, list[list[Entry]]]:
        """Return the batches that this seat was sent; its knowledge follows from them."""
        return self.config, self.seat, list(self.batches)

    def __setstate__(self, parts: tuple[GameConfig, int | None, list[list[Entry]]]) -> None:
        """Restore a copied or pickled view."""
        config, seat, batches = parts
        self.__init__(config, seat)  # type: ignore[misc] # pickle does not call __init__
        for entries in batches:
            self.receive(entries)

    def __repr__(self) -> str:
        """Show whose view it is and the progress of the game, but no card."""
        players = self.config.players
        whose = "a spectator" if self.seat is None else f"seat {self.seat} ({players[self.seat]})"
        status = status_text(players, self.state) if self.batches else "nothing received"
        return f"<View of {whose}: {status}>"

    def _legion(self, legion: int) -> int:
        if not 1 <= legion <= self.config.setup.legions:
            message = f"legion {legion}: the legions are numbered 1 to {self.config.setup.legions}"
            raise ValueError(message)
        return legion

    def _located(self) -> list[list[int]]:
        return [list(located(hypothesis.state)) for hypothesis in self._belief.hypotheses]

    def _name(self, kind: int) -> str | None:
        return self.config.deck.kinds[kind] if kind < len(self.config.deck.kinds) else None

    def _cards(self, counts: list[int]) -> list[str]:
        kinds = self.config.deck.kinds
        return [kind for number, kind in enumerate(kinds) for _ in range(counts[number])]


def receive_redacted(view: View, batches: list[list[Entry]]) -> None:
    """Redact batches for the seat of a view and let the view receive them."""
    seat = SPECTATOR if view.seat is None else view.seat
    for batch in batches:
        view.receive(redacted(batch, seat))
