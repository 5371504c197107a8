"""A game of the engine with moves as text and cards as `F23`."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from pax.decks import Deck
from pax.game.notation import Notation
from pax.rules import Journal, Setup, State, Violation, deal


class Game:
    """An engine state with the notation of its deck."""

    def __init__(self, deck: Deck, state: State, notation: Notation | None = None) -> None:
        """Take a state that was dealt from this deck."""
        self.deck = deck
        self.state = state
        self.notation = notation or Notation(deck)

    def play(self, *moves: str) -> "Game":
        """Make moves, one after the other."""
        for move in moves:
            self.state.apply(self.notation.read(move))
        return self

    def legal(self) -> list[str]:
        """Return all legal moves in alphabetical order."""
        return sorted(map(self.notation.write, self.state.legal()))

    def can(self, move: str) -> bool:
        """Whether a move is legal."""
        return self.notation.read(move) in self.state.legal()

    def why_not(self, move: str) -> Violation | None:
        """Return why a move is not allowed now."""
        return self.state.why_not(self.notation.read(move))

    def copy(self) -> "Game":
        """Return an independent copy."""
        return Game(self.deck, self.state.copy(), self.notation)

    def coins(self) -> list[int]:
        """Return the aurei by seat."""
        return [int(coins) for coins in self.state.coins]

    def hand(self, seat: int) -> list[str]:
        """Return the cards in a hand, in order of kinds."""
        return self._counted([self.state.in_hand(seat, kind) for kind in self._kinds()])

    def display(self, seat: int) -> list[str]:
        """Return the cards on a display, in order of kinds."""
        return self._counted([self.state.on_display(seat, kind) for kind in self._kinds()])

    def legion(self, number: int) -> list[str]:
        """Return the cards under a legion, numbered from 1, oldest first."""
        return self.deck.names(self.state.group(number))

    def legions(self) -> list[list[str]]:
        """Return the cards under every legion."""
        return [self.legion(number) for number in range(1, self.state.setup.legions + 1)]

    def pile(self) -> list[str]:
        """Return the pile, top first."""
        return self.deck.names(self.state.pile)

    def rome(self) -> list[str]:
        """Return Rome's face-up cards, in order of kinds."""
        return self._counted(self.state.rome)

    def hidden(self) -> list[str]:
        """Return Rome's hidden cards."""
        return self.deck.names(self.state.hidden)

    def in_view(self) -> list[str]:
        """Return the cards in the deciding seat's view."""
        return self.deck.names(self.state.in_view)[: self.state.views]

    def conspirator(self) -> int | None:
        """Return the seat that holds Primus Conspiratus, or None."""
        return None if self.state.conspirator < 0 else int(self.state.conspirator)

    def listen(self) -> Journal:
        """Attach a new journal and return it."""
        journal = Journal()
        self.state.journal = journal
        return journal

    def _kinds(self) -> range:
        return range(self.state.cards.rows)

    def _counted(self, counts: "vec[i64] | list[i64]") -> list[str]:
        kinds = len(self.deck.kinds)
        assert not any(counts[kinds:]), "blanks are for those who see less"
        pairs = zip(self.deck.kinds, counts[:kinds], strict=True)
        return [kind for kind, count in pairs for _ in range(count)]


def dealt(deck: Deck, setup: Setup, pile: Iterable[str], notation: Notation | None = None) -> Game:
    """Deal a game from a pile, top first."""
    return Game(deck, deal(setup, deck.row(pile)), notation)
