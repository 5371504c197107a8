"""The fields of an observation by name: the sections of bytes, their meaning and their scale."""

from dataclasses import dataclass
from math import prod
from typing import Final

from pax.game import GameConfig
from pax.game.steps import STEPS
from pax.rl.encoding.from_view import layout_of
from pax.rl.encoding.layout import WORD

_CATEGORIES: Final = ("Wealth", "Fleet", "Army", "Religion", "Senator", "Land", "Intrigue")


@dataclass(frozen=True)
class Field:
    """A field of an observation.

    `start` is its first byte; `shape` its numbers as an array, row by row. After each row there may
    be unused bytes, always 0, up to a multiple of 8: `stride` is the distance of two rows. Divide
    by `scale` for numbers near 0 to 1.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    scale: float
    meaning: str

    @property
    def width(self) -> int:
        """The numbers in one row."""
        return self.shape[-1]

    @property
    def stride(self) -> int:
        """The bytes from one row to the next."""
        return -(-self.width // WORD) * WORD if len(self.shape) > 1 else self.width

    @property
    def size(self) -> int:
        """The number of numbers."""
        return prod(self.shape)

    def rows(self, observation: bytes) -> list[list[int]]:
        """Return the rows of this field in an observation."""
        count = self.size // self.width
        starts = [self.start + row * self.stride for row in range(count)]
        return [list(observation[start : start + self.width]) for start in starts]


def fields_of(config: GameConfig) -> list[Field]:
    """Return all fields of the observations of a table, in order."""
    layout = layout_of(config.setup)
    players, legions, kinds = int(layout.players), int(layout.legions), int(layout.kinds)
    most = max(int(count) for count in config.setup.cards.copies) * int(config.setup.copies)
    status, own, memory = int(layout.status) * WORD, int(layout.own) * WORD, int(layout.memory)
    row = int(layout.kind_words) * WORD
    cards = float(max(most, 1))
    return [
        *_facts(config),
        Field("seats", status, (players, 7), 10.0, _SEATS),
        Field("displays", int(layout.displays) * WORD, (players, kinds), cards, _DISPLAYS),
        Field("legions", int(layout.market) * WORD, (legions, kinds), cards, _LEGIONS),
        Field("rome", int(layout.rome) * WORD, (kinds,), cards, "Rome's face-up cards by kind"),
        Field("hand", own, (kinds,), cards, "this seat's hand by kind"),
        Field("view", own + row, (kinds,), cards, "the cards in this seat's view by kind"),
        Field("hidden", own + 2 * row, (kinds,), cards, _HIDDEN),
        Field("unseen", memory * WORD, (kinds,), cards, _UNSEEN),
        Field("rivals", int(layout.rivals) * WORD, (players - 1, kinds), cards, _RIVALS),
        Field("pile", int(layout.pile) * WORD, (int(layout.places),), float(kinds), _PILE),
    ]


def _facts(config: GameConfig) -> list[Field]:
    numbers = (
        ("pile_size", max(float(config.setup.pile), 1.0), "cards in the pile"),
        ("round", 10.0, "the round, 0 while the first cards are chosen"),
        ("turns_left", float(config.setup.players), "turns left in this round, this one included"),
        ("played", 5.0, "cards played this turn"),
        ("in_view", 5.0, "cards in the view of the deciding seat"),
        ("to_come", 3.0, "cards of this draw that have not been seen yet"),
        ("drawn_from", 3.0, "size of the pile when this draw began, at most 3"),
    )
    flags = (
        ("taken", 1.0, "1 if a card of this draw was taken"),
        ("offered", 1.0, "1 if a card of this draw was offered"),
        ("buried", 1.0, "1 if a card of this draw was buried"),
        ("goal", 7.0, "categories to beat in a solo level, else 0"),
    )
    return [
        Field("step", 0, (len(STEPS),), 1.0, f"1 at the current step: {', '.join(STEPS)}"),
        *(
            Field(name, WORD + place, (1,), scale, text)
            for place, (name, scale, text) in enumerate(numbers)
        ),
        Field(
            "categories", 2 * WORD, (7,), 1.0, f"1 if played this turn: {', '.join(_CATEGORIES)}"
        ),
        *(
            Field(name, 3 * WORD + place, (1,), scale, text)
            for place, (name, scale, text) in enumerate(flags)
        ),
    ]


_SEATS: Final = (
    "for each seat, this one first, then clockwise: aurei (at most 255), cards in hand, and flags: "
    "has peeked, is conspirator, is starter, has the turn, decides"
)
_DISPLAYS: Final = "for each seat, this one first: the cards on its display by kind"
_LEGIONS: Final = "for each legion: its cards by kind"
_HIDDEN: Final = "Rome's hidden cards by kind, if this seat has seen them"
_UNSEEN: Final = "cards by kind that this seat cannot locate, those aside included"
_RIVALS: Final = "for each other seat, clockwise: cards certainly in its hand by kind"
_PILE: Final = (
    "for each place of the pile from the top: kind number plus 1 if this seat is certain of the "
    "card, else 0"
)
