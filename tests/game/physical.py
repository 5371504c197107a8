"""Physical cards followed from place to place; a card is its place in the first pile."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pax.decks import Deck
from pax.game.observation.visibility import Entry
from pax.rules import journal as j

Cards = tuple[int, ...]

FROM_VIEW = (j.LAYS, j.KEEPS, j.TAKES, j.OFFERS, j.BURIES)


@dataclass(frozen=True)
class Physical:
    """Where the cards are, which of them one seat has seen, and what a take-back brings back."""

    pile: Cards
    view: Cards = ()
    hands: tuple[tuple[int, int], ...] = ()
    legions: tuple[tuple[int, int], ...] = ()
    hidden: Cards = ()
    seen: frozenset[int] = frozenset()
    before: tuple["Physical", ...] = ()

    @classmethod
    def dealt(cls, size: int, entries: list[Entry], seat: int) -> "Physical":
        """Lay out the first pile and let the deal happen."""
        return cls(tuple(range(size))).happen(entries, seat)

    def happen(self, entries: list[Entry], seat: int) -> "Physical":
        """Let all happen that is nobody's choice."""
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
        """Put a card from the pile where it goes."""
        if what == j.SEES:
            return replace(self, view=(*self.view, card))
        if what == j.FILLS:
            return replace(self, legions=(*self.legions, (legion, card)))
        return replace(self, hidden=(*self.hidden, card)) if what == j.ROME_HIDES else self

    def see(self, card: int) -> "Physical":
        """Remember that the seat has seen this card."""
        return replace(self, seen=self.seen | {card})

    def place(self, what: int, owner: int, card: int, legion: int) -> "Physical":
        """Put one card of a view or a hand where a move puts it."""
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
    """Yield what a move can have come from, one for each physical card it can have meant."""
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
    """Return which of several cards of a kind a move can have meant.

    Of one's own cards it is all the same which. Unseen choices of others count each card. A card
    that turns up is one that was seen before, if such a one is there.
    """
    if own:
        return alike[:1]
    if what in (j.KEEPS, j.TAKES, j.BURIES):
        return alike
    return [card for card in alike if card in seen] or alike
