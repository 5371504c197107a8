"""A cause: a measured difference between what follows from two moves."""

from typing import Final, Literal

import msgspec

CauseCode = Literal[
    "rome_takes",
    "rival_buys",
    "income",
    "aurei",
    "cards",
    "limit",
    "discount",
    "sight",
    "knows_rome",
    "conspires",
    "rival_conspires",
    "plays_it",
    "plays",
    "beats_rome",
    "rival_beats_rome",
    "rome_holds",
    "has_category",
    "richest",
    "symbols",
    "conspirator",
    "rival_conspirator",
    "rounds",
    "rome_wins",
    "beaten",
    "lead",
]
"""The closed list of causes; `pax.bots.reasons.facts` measures them in sampled games."""

SHARES: Final[frozenset[CauseCode]] = frozenset(
    {
        "rome_takes",
        "rival_buys",
        "knows_rome",
        "conspires",
        "rival_conspires",
        "plays_it",
        "plays",
        "beats_rome",
        "rival_beats_rome",
        "rome_holds",
        "has_category",
        "richest",
        "conspirator",
        "rival_conspirator",
        "rome_wins",
    }
)
"""Causes whose values are shares of games; those of the others are mean numbers."""


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """What differs: its value after the move that is advised, and after the other one.

    `seat`, `category` (its letter) and `cards` say whom and what it is about, if the code needs it.
    """

    code: CauseCode
    value: float
    other: float
    seat: int | None = None
    category: str | None = None
    cards: tuple[str, ...] = ()

    @property
    def is_share(self) -> bool:
        """Whether the values are shares of games, from 0 to 1."""
        return self.code in SHARES


class Comparison(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why one move is better than another; most important cause first.

    `gain` is the difference of the chances to win. It is `clear` if it exceeds the error
    and has a cause.
    """

    move: str
    other: str
    gain: float
    clear: bool
    causes: tuple[Cause, ...] = ()
