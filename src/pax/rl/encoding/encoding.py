"""The encoding of one table: actions, masks and observations, and what they mean in words."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, SupportsIndex

from pax.game import GameConfig, Move, View
from pax.game.steps import STEPS
from pax.rl.encoding.fields import Field, fields_of
from pax.rl.encoding.from_view import layout_of, mask_of, observation_of
from pax.rl.encoding.layout import NO_ACTION, WORD, Layout

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

VERSION: Final = "pax_v0"
"""The version of the encoding: a change of an action, of a field, or of an event of OpenSpiel's
information states (`pax.rl.history`) is a new version."""


class Encoding:
    """How the decisions at a table are written as numbers. It knows no game, only the table."""

    def __init__(self, config: GameConfig) -> None:
        """Take the table: players, deck, options."""
        _check_table(config)
        self.config = config
        self.layout: Layout = layout_of(config.setup)
        self.fields: list[Field] = fields_of(config)
        self.actions = int(self.layout.actions)
        self.size = int(self.layout.words) * WORD

    def action(self, move: str) -> int:
        """Return the action of a move such as `take F23`."""
        if not isinstance(move, str):
            raise ValueError(f"{move!r} is no move: give a text such as 'take F23'")  # noqa: TRY004 - as above
        action = int(self.layout.action_of[self.config.notation.read(move)])
        if action == NO_ACTION:
            message = f"{move!r} is no action here: this table has {self.layout.legions} legions"
            raise ValueError(message)
        return action

    def move(self, action: int) -> Move:
        """Return the move of an action, a number from 0."""
        if not (is_whole(action) and 0 <= action < self.actions):
            message = f"action {action}: this table has actions 0 to {self.actions - 1}"
            raise ValueError(message)
        return self.config.notation.write(int(self.layout.move_of[action]))

    @cached_property
    def scales(self) -> list[float]:
        """The divisor of each byte of an observation; 1 for unused bytes."""
        scales = [1.0] * self.size
        for field in self.fields:
            for row in range(field.size // field.width):
                start = field.start + row * field.stride
                scales[start : start + field.width] = [field.scale] * field.width
        return scales

    def observation(self, view: View) -> bytes:
        """Return the observation of the seat of a view."""
        return observation_of(view)

    def mask(self, view: View) -> bytes:
        """Return one byte for each action: 1 if it is legal for the seat of a view, else 0."""
        return mask_of(view)

    def describe(self, observation: "ReadableBuffer") -> list[str]:
        """Return what an observation, bytes or an array of them, says in words: a fact a line."""
        numbers = bytes(observation)
        if len(numbers) != self.size:
            message = f"an observation of {len(numbers)} bytes: this table's have {self.size}"
            raise ValueError(message)
        lines: list[str] = []
        for field in self.fields:
            lines += self._describe(field, field.rows(numbers))
        return lines

    def describe_mask(self, mask: "ReadableBuffer") -> list[Move]:
        """Return the moves that a mask, bytes or an array of them, allows."""
        flags = bytes(mask)
        if len(flags) != self.actions:
            message = f"a mask of {len(flags)} bytes: this table's have {self.actions}"
            raise ValueError(message)
        return [self.move(action) for action, legal in enumerate(flags) if legal]

    def _describe(self, field: Field, rows: Sequence[Sequence[int]]) -> list[str]:
        match field.name:
            case "step":
                steps = [step for step, flag in zip(STEPS, rows[0], strict=True) if flag]
                return [f"step: {' '.join(steps) or '-'}"]
            case "categories":
                letters = [letter for letter, flag in zip("WFARSLI", rows[0], strict=True) if flag]
                return [f"categories: {' '.join(letters) or '-'}"]
            case "seats":
                return [self._seat(number, row) for number, row in enumerate(rows)]
            case "pile":
                return self._pile(rows[0])
            case _ if field.width == 1:
                return [f"{field.name}: {rows[0][0]}"]
            case _:
                first = 1 if field.name in {"legions", "rivals"} else 0
                return [
                    f"{_label(field, number + first)}: {self._cards(row)}"
                    for number, row in enumerate(rows)
                ]

    def _cards(self, counts: Sequence[int]) -> str:
        if not any(counts):
            return "-"
        numbered = zip(self.config.deck.kinds, counts, strict=True)
        return " ".join([kind for kind, count in numbered for _ in range(count)])

    def _pile(self, codes: Sequence[int]) -> list[str]:
        kinds = self.config.deck.kinds
        return [f"pile {place}: {kinds[code - 1]}" for place, code in enumerate(codes) if code]

    def _seat(self, number: int, row: Sequence[int]) -> str:
        words = ("peeked", "conspirator", "starter", "turn", "decides")
        flags = [word for word, flag in zip(words, row[2:], strict=True) if flag]
        return f"seats +{number}: {row[0]} aurei, {row[1]} in hand" + "".join(
            f", {flag}" for flag in flags
        )


def _check_table(config: object) -> None:
    if not isinstance(config, GameConfig):
        message = f"{config!r} is no table: make one, such as pax.rl.table(players=4)"
        raise ValueError(message)  # noqa: TRY004 - as for all bad input here


def is_whole(number: object) -> bool:
    """Whether this is a whole number of Python or NumPy; True and False are none."""
    return isinstance(number, SupportsIndex) and not isinstance(number, bool)


def _label(field: Field, number: int) -> str:
    if len(field.shape) == 1:
        return field.name
    return f"{field.name} {number}" if field.name == "legions" else f"{field.name} +{number}"
