"""Why a move is not allowed: a code for each rule that can forbid one, and its numbers."""

from typing import Final

ALLOWED: Final = 0
GAME_OVER: Final = 1
NOT_NOW: Final = 2
NO_SUCH_LEGION: Final = 3
NO_SOLO_PEEK: Final = 4
NOT_IN_VIEW: Final = 5
ALREADY_TAKEN: Final = 6
ALREADY_OFFERED: Final = 7
ALREADY_BURIED: Final = 8
THIRD_TO_COME: Final = 9
PILE_TOO_SMALL_TO_BURY: Final = 10
EMPTY_LEGION: Final = 11
NOT_IN_HAND: Final = 12
TOO_FEW_AUREI: Final = 13
FLEET_LIMIT: Final = 14
ARMY_LIMIT: Final = 15

NAMES: Final[dict[int, tuple[str, ...]]] = {
    GAME_OVER: ("game_over",),
    NOT_NOW: ("not_now", "step"),
    NO_SUCH_LEGION: ("no_such_legion", "legions"),
    NO_SOLO_PEEK: ("no_solo_peek",),
    NOT_IN_VIEW: ("not_in_view",),
    ALREADY_TAKEN: ("already_taken",),
    ALREADY_OFFERED: ("already_offered",),
    ALREADY_BURIED: ("already_buried",),
    THIRD_TO_COME: ("third_to_come",),
    PILE_TOO_SMALL_TO_BURY: ("pile_too_small_to_bury", "cards"),
    EMPTY_LEGION: ("empty_legion", "legion"),
    NOT_IN_HAND: ("not_in_hand",),
    TOO_FEW_AUREI: ("too_few_aurei", "costs", "has"),
    FLEET_LIMIT: ("fleet_limit", "limit", "would_be"),
    ARMY_LIMIT: ("army_limit", "limit", "would_be"),
}
"""The name of each code and the names of its numbers."""


class Violation:
    """The rule that a move would break, with the numbers that explain it."""

    def __init__(self, code: int, *numbers: int) -> None:
        """Take a code and as many numbers as NAMES lists for it."""
        self.code: int = code
        self.values: tuple[int, ...] = numbers

    @property
    def name(self) -> str:
        """The name of the rule, such as `too_few_aurei`."""
        return NAMES[self.code][0]

    @property
    def numbers(self) -> dict[str, int]:
        """The numbers by name, such as `{"costs": 3, "has": 2}`."""
        return dict(zip(NAMES[self.code][1:], self.values, strict=True))

    def __reduce__(self) -> tuple[type["Violation"], tuple[int, ...]]:
        """Pickle as the call that makes it."""
        return Violation, (self.code, *self.values)

    def __eq__(self, other: object) -> bool:
        """Compare by rule and numbers."""
        if not isinstance(other, Violation):
            return NotImplemented
        return self.code == other.code and self.values == other.values

    def __hash__(self) -> int:
        """Hash by rule and numbers."""
        return hash((self.code, self.values))

    def __repr__(self) -> str:
        """Show the rule and its numbers."""
        inside = ", ".join(f"{name}={value}" for name, value in self.numbers.items())
        return f"{self.name}({inside})"
