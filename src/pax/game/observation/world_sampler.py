"""Sample worlds: whole games (deal and moves) that one seat cannot distinguish from the true one.

The belief stores its hypotheses with their parents. A path through them is drawn backwards, with
probability proportional to the number of worlds that it represents. Then each card is tracked by
its index in the first pile. Where a seat chose among cards that are indistinguishable for this
seat, one of them is drawn.

The distribution: physical cards are distinct, and a world is a deal of physical cards together
with the physical card of each choice of another seat. All worlds are equally likely. A choice that
this seat did not see (keep, take, bury) can be any card that was there. A revealed card (offered,
played, laid) is one that this seat has seen before, if one of its kind was there, else any unseen
one. So unseen cards are exchangeable, except that with two copies the cards aside come from one.

A move names a kind, and among equal cards `keep` keeps the one drawn first. If the physical card
kept in the set-up was not the first, that seat's first cards are reordered in the deal, so that the
same cards are buried in the same order.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from pax.game.config import GameConfig
from pax.game.observation.belief import Belief, Hypothesis
from pax.game.observation.state_sampler import Sampler, chosen
from pax.game.observation.visibility import NO_CARD, Entry, reveals_card
from pax.rules import Rng
from pax.rules import journal as j
from pax.rules.setup import ROME_HIDDEN

_WORDS: Final = {
    j.DRAWS: "draw",
    j.PEEKS: "peek",
    j.SKIPS: "skip",
    j.STOPS: "end",
    j.PASSES: "pass",
    j.LAYS: "lay",
    j.KEEPS: "keep",
    j.TAKES: "take",
    j.OFFERS: "offer",
    j.BURIES: "bury",
    j.PLAYS: "play",
}
_FROM_VIEW: Final = frozenset({j.LAYS, j.KEEPS, j.TAKES, j.OFFERS, j.BURIES})
_FROM_PILE: Final = frozenset({j.SEES, j.FILLS, j.ROME_SHOWS, j.ROME_HIDES})


@dataclass(frozen=True)
class World:
    """A deal and a script: moves as text, and undos as numbers of moves."""

    aside: list[str]
    pile: list[str]
    script: list[str | int]


@dataclass
class Places:
    """The current location of each card, identified by its index in the first pile."""

    pile: list[int]
    view: list[int] = field(default_factory=list)
    hands: dict[int, list[int]] = field(default_factory=dict)
    legions: dict[int, list[int]] = field(default_factory=dict)
    hidden: list[int] = field(default_factory=lambda: [-1] * ROME_HIDDEN)

    def copy(self) -> "Places":
        """Return a deep copy."""
        return Places(
            list(self.pile),
            list(self.view),
            {seat: list(hand) for seat, hand in self.hands.items()},
            {legion: list(group) for legion, group in self.legions.items()},
            list(self.hidden),
        )


def draw_world(table: GameConfig, belief: Belief, batches: list[list[Entry]], rng: Rng) -> World:
    """Sample a world that produces these batches; the belief must have its parents stored."""
    sampler = Sampler(belief)
    number = sampler.choose(rng)
    path = _path(sampler.hypotheses[number], rng)
    tracker = _CardTracker(table, belief, rng)
    tracker.begin(batches[0])
    for entries, choice in zip(batches[1:], path, strict=True):
        tracker.follow(entries, choice)
    return tracker.world(list(sampler.fills[number].unseen(rng)))


def _path(hypothesis: Hypothesis, rng: Rng) -> list[int]:
    """Return a random sequence of choices that leads to a hypothesis, drawn backwards."""
    choices: list[int] = []
    while hypothesis.parents:
        weights = [parent.weight * times for parent, times, _ in hypothesis.parents]
        parent, _, choice = hypothesis.parents[chosen(weights, rng)]
        choices.append(choice)
        hypothesis = parent
    choices.reverse()
    return choices


class _CardTracker:
    """Tracks the cards through all batches and writes the moves of the script."""

    def __init__(self, table: GameConfig, belief: Belief, rng: Rng) -> None:
        self.table = table
        self.observer = belief.seat
        self.with_undo = belief.with_undo
        self.rng = rng
        self.blank = len(table.deck.kinds)
        self.places = Places(list(range(table.setup.pile)))
        self.faces: dict[int, int] = {}
        self.labels: dict[int, int] = {}
        self.before: list[Places] = []
        self.mover = -1
        self.peeked: set[int] = set()
        self.kept: dict[int, tuple[list[int], int]] = {}
        self.script: list[tuple[str, int | None, int | None] | int] = []

    def begin(self, entries: list[Entry]) -> None:
        for entry in entries:
            self._apply(entry)

    def follow(self, entries: list[Entry], choice: int) -> None:
        what, seat, _, number = entries[0]
        if what == j.TAKES_BACK:
            self.script.append(number)
            self.places = self.before[len(self.before) - number]
            del self.before[len(self.before) - number :]
            return
        self._label_unseen(seat)
        self.before.append(self.places.copy())
        self._move(entries[0], choice)
        for entry in entries[1:]:
            self._apply(entry)
        if self._revealed(entries):
            self.mover = -1

    def _revealed(self, entries: list[Entry]) -> bool:
        seat = entries[0][1]
        revealed = reveals_card(seat in self.peeked, entries)
        if entries[0][0] == j.PEEKS:
            self.peeked.add(seat)
        return revealed

    def _label_unseen(self, seat: int) -> None:
        """Label the unseen cards of a new mover as the belief does."""
        if not self.with_undo or (seat == self.mover and self.before):
            return
        if seat != self.mover:
            self.mover, self.before, self.labels = seat, [], {}
        for card in self.places.hands.get(seat, []):
            self.labels.setdefault(card, self.blank + 1)
        for place, card in enumerate(self.places.view):
            self.labels.setdefault(card, self.blank + 2 + place)

    def _move(self, entry: Entry, choice: int) -> None:
        what, seat, kind, number = entry
        if what == j.BUYS:
            legion = j.legion_bought(number)
            self.script.append(("buy", None, legion))
            group = self.places.legions.pop(legion)
            self.places.hands.setdefault(seat, []).extend(group)
        elif choice == NO_CARD:
            self.script.append((_WORDS[what], None, None))
        else:
            source = self.places.view if what in _FROM_VIEW else self.places.hands[seat]
            alike = [card for card in source if self._appearance(card) == choice]
            card = alike[0 if seat == self.observer else self.rng.below(len(alike))]
            if what == j.KEEPS and len(source) > 2:  # noqa: PLR2004 - a single buried card has no order
                self.kept[seat] = (list(source), card)
            source.remove(card)
            if kind != NO_CARD:
                self.faces[card] = kind
            self.script.append((_WORDS[what], card, number if what == j.OFFERS else None))
            self._put(what, seat, card, number)

    def _appearance(self, card: int) -> int:
        return self.faces.get(card, self.labels.get(card, self.blank))

    def _put(self, what: int, seat: int, card: int, number: int) -> None:
        if what in (j.KEEPS, j.TAKES):
            self.places.hands.setdefault(seat, []).append(card)
        elif what == j.BURIES:
            self.places.pile.append(card)
        elif what == j.OFFERS:
            self.places.legions.setdefault(number, []).append(card)

    def _apply(self, entry: Entry) -> None:
        what, _, kind, number = entry
        places = self.places
        if what in _FROM_PILE:
            card = places.pile.pop(0)
            if kind != NO_CARD:
                self.faces[card] = kind
            self._put_from_pile(what, card, number)
        elif what == j.BURIES:
            places.pile.append(places.view.pop(0))
        elif what == j.ROME_TAKES:
            del places.legions[number]
        elif what in (j.SHOWN, j.TURNED) and kind != NO_CARD:
            self.faces[places.hidden[number]] = kind

    def _put_from_pile(self, what: int, card: int, number: int) -> None:
        if what == j.SEES:
            self.places.view.append(card)
        elif what == j.FILLS:
            self.places.legions[number] = [card]
        elif what == j.ROME_HIDES:
            self.places.hidden[number] = card

    def world(self, unseen: list[int]) -> World:
        kinds = self.table.deck.kinds
        for card in range(self.table.setup.pile):
            if card not in self.faces:
                self.faces[card] = unseen.pop()
        pile = [kinds[self.faces[card]] for card in self._dealt()]
        copies = self.table.setup.copies
        counts = Counter({kind: copies * count for kind, count in self.table.deck.counts.items()})
        counts.subtract(pile)
        return World(list(counts.elements()), pile, [self._write(item) for item in self.script])

    def _dealt(self) -> list[int]:
        """Return the first pile, reordered so that every kept card precedes equal ones."""
        cards = list(range(self.table.setup.pile))
        for drawn, kept in self.kept.values():
            rest = [card for card in drawn if card != kept]
            alike = [place for place, card in enumerate(rest) if self._same(card, kept)]
            first = alike[0] if alike else len(rest)
            place = drawn.index(kept)
            if place > first:
                place = self.rng.below(first + 1)
            begin = min(drawn)
            cards[begin : begin + len(drawn)] = [*rest[:place], kept, *rest[place:]]
        return cards

    def _same(self, card: int, other: int) -> bool:
        return self.faces[card] == self.faces[other]

    def _write(self, item: tuple[str, int | None, int | None] | int) -> str | int:
        if isinstance(item, int):
            return item
        word, card, legion = item
        named = "" if card is None else f" {self.table.deck.kinds[self.faces[card]]}"
        return f"{word}{named}" + ("" if legion is None else f" {legion}")
