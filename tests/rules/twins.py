"""The same deal in engine and model; both games must agree about everything."""

from dataclasses import dataclass

from pax.decks import Deck
from pax.game.notation import Notation
from pax.rules import Setup, State, deal, solo, standard
from tests.model import Model
from tests.model.deals import Deal
from tests.model.model import NOBODY

from .game import Game

MODEL_STEPS = ("lay", "keep", "turn", "place", "buy", "play", "answer", "over")
"""The model's names of the engine's steps, in the order of their numbers."""


def deck_of(start: Deal) -> Deck:
    """Return the deck of a deal; a tiny deal's deck has only the kinds of its pile."""
    counts = start.deck or {kind: start.pile.count(kind) for kind in start.pile}
    return Deck(counts)


def setup_of(start: Deal, deck: Deck) -> Setup:
    """Return the engine's set-up for a printed or a tiny deal."""
    if start.setup is None:
        if start.level is not None:
            return solo(deck.cards, start.level, **start.rules)
        return standard(deck.cards, start.players, **start.rules)
    return Setup(
        deck.cards,
        players=start.players,
        legions=start.setup.legions,
        rome=start.setup.rome_face_up,
        draws=start.setup.draws,
        lays=start.setup.lays,
        goal=0 if start.level is None else start.level + 2,
        pile=len(start.pile),
        **start.rules,
    )


@dataclass
class Twins:
    """Both games, in the same position."""

    game: Game
    model: Model

    @classmethod
    def of(cls, start: Deal) -> "Twins":
        """Deal both games."""
        deck = deck_of(start)
        state: State = deal(setup_of(start, deck), deck.row(start.pile))
        return cls(Game(deck, state, Notation(deck)), start.model())

    def play(self, move: str) -> None:
        """Make a move in both."""
        self.game.play(move)
        self.model.apply(move)

    def assert_same_moves(self) -> list[str]:
        """Compare the legal moves and return them."""
        moves = self.model.legal()
        assert self.game.legal() == moves
        return moves

    def assert_same_table(self) -> None:
        """Compare the deciding seat and the locations of all cards and aurei."""
        game, state, model = self.game, self.game.state, self.model
        assert MODEL_STEPS[state.step] == model.step
        assert model.over or state.seat == model.seat
        assert game.coins() == model.coins
        assert game.pile() == model.pile
        assert game.legions() == model.legions
        assert game.hidden() == model.hidden
        assert model.over or game.in_view() == model.drawn
        assert (state.conspirator, state.starter) == (
            NOBODY if model.conspirator is None else model.conspirator,
            model.starter,
        )
        for seat in range(model.players):
            assert game.hand(seat) == self.in_order(model.hands[seat])
            assert game.display(seat) == self.in_order(model.displays[seat])
        rome = model.rome + model.hidden if model.over else model.rome
        assert game.rome() == self.in_order(rome)

    def in_order(self, cards: list[str]) -> list[str]:
        """Return cards in order of kinds."""
        return sorted(cards, key=self.game.deck.number.__getitem__)

    def assert_same_result(self) -> None:
        """Compare the results."""
        result = self.game.state.result()
        assert result is not None
        expected = self.model.result()
        assert result.rome_wins == expected["rome_wins"]
        assert list(result.winners) == expected["winners"]
        if "points" in expected:
            assert list(result.points) == expected["points"]
