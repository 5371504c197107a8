"""Positions of games with about a dozen cards, one for each kind of knowledge of a seat."""

from dataclasses import dataclass

from pax.decks import Deck
from pax.game import Game, GameConfig, Options
from pax.rules import Setup

from .courses import Course, Item

PRIESTS = {"R61": 3, "W11": 3, "S11": 4, "I12": 2}
FEWER_PRIESTS = {"R61": 2, "W11": 2, "S11": 2, "I12": 1}
LANDS = {"R31": 2, "R61": 2, "L10": 4, "W11": 3, "A11": 1}
FEWER_LANDS = {"R31": 1, "R61": 1, "L10": 2, "W11": 2, "A11": 1}
FEWER_FLEETS = {"W11": 2, "R31": 2, "F11": 1, "L11": 2}
TWO_KINDS = {"W11": 5, "F11": 4}


@dataclass(frozen=True)
class Small:
    """A game of two or three players with a small deck, its script, and the observing seat."""

    deck: dict[str, int]
    pile: str
    script: str
    seat: int
    copies: int = 1
    legions: int = 1
    draws: tuple[int, ...] = (2, 2)

    def table(self) -> GameConfig:
        """Return the configuration."""
        deck, players = Deck(self.deck), len(self.draws)
        sizes = Setup(
            deck.cards,
            players=players,
            legions=self.legions,
            rome=0,
            draws=self.draws,
            pile=len(self.pile.split()),
            copies=self.copies,
        )
        return GameConfig(("Livia", "Decimus", "Gaia")[:players], None, Options(), deck, sizes)

    def course(self) -> Course:
        """Play the script."""
        items: list[Item] = [
            int(item.removeprefix("back ")) if item.startswith("back ") else item
            for item in self.script.split(", ")
        ]
        return Course(Game(self.table(), [], self.pile.split())).make_all(items)


SMALL = {
    "only open cards": Small(
        PRIESTS,
        "S11 S11 R61 W11 I12 W11 R61 S11 I12 S11",
        "keep W11, keep R61, draw, offer I12 1, bury S11, take I12, skip, end, draw, take W11, "
        "offer S11 1, skip, play R61, play W11, end",
        seat=1,
    ),
    "only open cards, two copies": Small(
        FEWER_FLEETS,
        "R31 L11 W11 F11 R31 L11 W11 L11 R31 W11",
        "keep R31, keep L11, draw, take R31, bury W11, offer F11 1, buy 1, play L11, play R31, "
        "play R31, end, draw, take W11, offer W11 1, buy 1, play W11, play L11, end",
        seat=0,
        copies=2,
    ),
    "a buried card in the pile": Small(
        LANDS,
        "A11 L10 L10 R31 R61 W11 L10 W11 R31 W11 R61 L10",
        "keep R61, keep L10, draw, take R31, offer W11 1, bury R61, skip, play R61, play R31, end, "
        "draw, bury L10",
        seat=0,
    ),
    "a buried card in the pile, two copies": Small(
        FEWER_FLEETS,
        "R31 W11 L11 W11 L11 R31 F11 R31 F11 L11 W11 W11 L11",
        "keep W11, keep R31, draw, offer F11 1, bury L11, take W11, buy 1, play R31, end, peek, "
        "draw, offer L11 1",
        seat=0,
        copies=2,
    ),
    "a known card that another seat drew with others and placed unseen": Small(
        PRIESTS,
        "S11 S11 R61 W11 W11 R61 I12 R61 S11 W11 I12",
        "keep W11, back 1, keep W11, keep R61, peek, draw, take S11, offer W11 1, bury I12, buy 1, "
        "play R61, play W11, play R61, end, peek, draw, take I12",
        seat=0,
    ),
    "a known card that another seat drew and placed unseen, two copies": Small(
        FEWER_LANDS,
        "L10 L10 R61 W11 A11 W11 A11 W11 R61 W11 L10 R31 L10 R31",
        "keep A11, back 1, keep A11, back 1, keep A11, keep W11, peek, peek, peek, draw, "
        "offer L10 1, bury R31, take L10, buy 2, play W11, play R61",
        seat=0,
        copies=2,
        legions=2,
    ),
    "a bought card in another's hand": Small(
        LANDS,
        "R61 L10 W11 R31 L10 W11 W11 R31 R61 A11",
        "keep R31, keep W11, draw, offer R61 1, take A11, bury L10, buy 1, play R61, end, draw, "
        "take W11, offer L10 1, buy 1, play L10, end",
        seat=1,
    ),
    "bought cards in another's hand, two copies": Small(
        FEWER_FLEETS,
        "F11 L11 R31 W11 R31 W11 R31 F11 L11 W11 W11 R31 L11",
        "keep R31, keep R31, peek, draw, offer W11 2, take W11, bury R31, buy 2, play R31, "
        "play W11, play W11, end, draw, offer W11 2, take R31, buy 2, play R31, play R31, "
        "play W11, end",
        seat=1,
        copies=2,
        legions=2,
    ),
    "Rome's hidden cards": Small(
        PRIESTS,
        "W11 S11 R61 W11 I12 I12 R61 R61 S11 S11",
        "keep W11, keep R61, draw, take S11, bury S11, offer I12 1, buy 1, play R61, play I12, "
        "end, peek, draw, take S11, skip",
        seat=1,
    ),
    "Rome's hidden cards, two copies": Small(
        FEWER_PRIESTS,
        "S11 S11 R61 W11 W11 I12 I12 W11 S11 W11 R61 R61 R61 S11",
        "keep W11, keep I12, draw, take S11, offer W11 1, bury R61, buy 1, play W11, end, peek, "
        "peek, draw, take R61",
        seat=0,
        copies=2,
    ),
    "cards revealed by undone moves": Small(
        LANDS,
        "L10 W11 R31 L10 W11 W11 L10 R61 L10 A11 R31",
        "keep L10, keep W11, draw, bury L10, offer A11 1, take R31, buy 1, play R61, play R31, "
        "end, peek, peek, draw, take L10, offer L10 1, buy 1, play L10, play W11, play L10, "
        "back 1, play L10, play W11, back 3",
        seat=1,
    ),
    "cards revealed by undone moves, two copies": Small(
        FEWER_LANDS,
        "W11 W11 A11 W11 R31 L10 R61 R31 L10 L10 R61 W11 L10",
        "keep R31, keep R61, peek, peek, draw, take R61, offer W11 2, bury L10, buy 2, play L10, "
        "back 1, play R61, play R31",
        seat=1,
        copies=2,
        legions=2,
    ),
    "a card revealed by an undone move, three seats, two copies": Small(
        FEWER_LANDS,
        "L10 W11 L10 R31 W11 W11 W11 A11 L10 R61 L10 R61 A11",
        "keep R31, keep W11, back 1, keep W11, keep L10, peek, draw, offer R61 2, take A11, "
        "bury W11, buy 2, play L10, back 3, bury W11, buy 1, play R61, end, draw, offer W11 2, "
        "bury A11, take W11, skip, end",
        seat=1,
        copies=2,
        legions=2,
        draws=(2, 2, 2),
    ),
}

THREE_FIRST_CARDS = Small(
    TWO_KINDS, "W11 F11 W11 F11 W11 W11 F11 W11 F11", "keep W11, keep W11", seat=0, draws=(2, 3)
)
