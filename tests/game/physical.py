"""Track physical cards; a card is identified by its index in the first pile."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pax.decks import Deck
from pax.game.observation.visibility import Entry
from pax.rules import journal as j

Cards = tuple[int, ...]

FROM_VIEW = (j.LAYS, j.KEEPS, j.TAKES, j.OFFERS, j.BURIES)


@dataclass(frozen=True)
class Physical:
    """The locations of the cards, the cards that one seat has seen, and the states for undo."""

    pile: Cards
    view: Cards = ()
    hands: tuple[tuple[int, int], ...] = ()
    legions: tuple[tuple[int, int], ...] = ()
    hidden: Cards = ()
    seen: frozenset[int] = frozenset()
    before: tuple["Physical", ...] = ()

    @classmethod
    def dealt(cls, size: int, entries: list[Entry], seat: int) -> "Physical":
        """Start with the first pile and apply the deal."""
        return cls(tuple(range(size))).happen(entries, seat)

    def happen(self, entries: list[Entry], seat: int) -> "Physical":
        """Apply the entries that are not choices."""
        now = self
        for what, owner, _, number in entries:
            if what in (j.SEES, j.FILLS, j.ROME_SHOWS, j.ROME_HIDES):
                card, now = now.pile[0], replace(now, pile=now.pile[1:])
                now = now.turn_up(what, card, number)
                if what in (j.FILLS, j.ROME_SHOWS) or (what == j.SEES and owner == seat):
                    now = now.see(card)
            elif what == j.ROME_TAKES:
                now = replace(now, legions=without(now.legions, number))
            elif what == j.TURNED or (what == j.SHOWN and owner == seat):
                now = now.see(now.hidden[number])
        return now

    def turn_up(self, what: int, card: int, legion: int) -> "Physical":
        """Move a card from the pile to its destination."""
        if what == j.SEES:
            return replace(self, view=(*self.view, card))
        if what == j.FILLS:
            return replace(self, legions=(*self.legions, (legion, card)))
        return replace(self, hidden=(*self.hidden, card)) if what == j.ROME_HIDES else self

    def see(self, card: int) -> "Physical":
        """Mark a card as seen by the seat."""
        return replace(self, seen=self.seen | {card})

    def place(self, what: int, owner: int, card: int, legion: int) -> "Physical":
        """Move one card from a view or a hand to the destination of a move."""
        if what == j.PLAYS:
            return replace(self, hands=tuple(p for p in self.hands if p != (owner, card)))
        rest = tuple(other for other in self.view if other != card)
        if what == j.BURIES:
            return replace(self, view=rest, pile=(*self.pile, card))
        if what == j.OFFERS:
            return replace(self, view=rest, legions=(*self.legions, (legion, card)))
        if what == j.LAYS:
            return replace(self, view=rest)
        kept = replace(self, view=rest, hands=(*self.hands, (owner, card)))
        return replace(kept, view=(), pile=(*self.pile, *rest)) if what == j.KEEPS else kept


def without(groups: tuple[tuple[int, int], ...], owner: int) -> tuple[tuple[int, int], ...]:
    """Return pairs of owner and card without those of one owner."""
    return tuple(pair for pair in groups if pair[0] != owner)


def choices_of(
    cards: Physical, entries: list[Entry], faces: list[str], deck: Deck, seat: int
) -> Iterator[Physical]:
    """Yield one successor for each physical card that a move can have meant."""
    what, owner, kind, number = entries[0]
    if what == j.TAKES_BACK:
        back = cards.before[-number]
        yield replace(back, seen=cards.seen, before=cards.before[:-number])
        return
    past = (*cards.before, replace(cards, before=()))
    if what == j.BUYS:
        bought = tuple((owner, card) for legion, card in cards.legions if legion == number & 15)
        legions = without(cards.legions, number & 15)
        after = replace(cards, legions=legions, hands=(*cards.hands, *bought))
        yield replace(after.happen(entries[1:], seat), before=past)
    elif what not in (*FROM_VIEW, j.PLAYS):
        yield replace(cards.happen(entries, seat), before=past)
    else:
        held = tuple(card for who, card in cards.hands if who == owner)
        source = cards.view if what in FROM_VIEW else held
        alike = [card for card in source if faces[card] == deck.kinds[kind]]
        for card in meant(what, owner == seat, alike, cards.seen):
            after = cards.place(what, owner, card, number)
            if what in (j.LAYS, j.OFFERS, j.PLAYS):
                after = after.see(card)
            yield replace(after.happen(entries[1:], seat), before=past)


def meant(what: int, own: bool, alike: list[int], seen: frozenset[int]) -> list[int]:  # noqa: FBT001
    """Return the cards of one kind that a move can have meant.

    For the seat's own moves all equal cards count as one. A hidden choice of another seat can be
    any of them. A revealed card is one that was seen before, if there is one.
    """
    if own:
        return alike[:1]
    if what in (j.KEEPS, j.TAKES, j.BURIES):
        return alike
    return [card for card in alike if card in seen] or alike
