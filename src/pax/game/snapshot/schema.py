"""The structs of a snapshot: a public part, and a private part for each seat.

Both are built from views, so they contain nothing that the seat was not sent. The public part is
the spectator's and the same for all. Snapshots contain codes and numbers; clients add the words.
"""

from typing import Literal

import msgspec

from pax.game.reasons import Reason
from pax.game.steps import Step

Forced = Literal["draw", "take", "bury", "skip", "end", "pass"]


class Legion(msgspec.Struct, frozen=True):
    """The group under a legion: its cards, the sum of their values, and each seat's price."""

    cards: list[str]
    worth: int
    prices: list[int]


class Points(msgspec.Struct, frozen=True):
    """Points by part; `richest` is None while riches are hidden."""

    present: int
    stronger: int
    army: int
    fleet: int
    conspirator: int
    richest: int | None
    total: int


class Player(msgspec.Struct, frozen=True):
    """The public part of a seat; `cards` and `symbols` are listed by category.

    `aurei`, `hand` and `riches` (their sum) are None while they are hidden.
    """

    display: list[str]
    cards: list[int]
    symbols: list[int]
    discount: int
    limit: int
    sees: int
    peeked: bool
    aurei: int | None
    hand: int | None
    riches: int | None = None


class Category(msgspec.Struct, frozen=True):
    """One category: Rome's strength, each seat's, the stronger seats, whether Rome holds it."""

    rome: int
    seats: list[int]
    stronger: list[int]
    rome_holds: bool = False


class Standing(msgspec.Struct, frozen=True):
    """The result if the game ended now, by Rome's known cards; `certain` if all are known.

    `winners` is None if it depends on hidden riches. `leaders` are the winners by the known points;
    empty in a solo game.
    """

    categories: list[Category]
    rome_holds: int
    rome_wins: bool
    winners: list[int] | None
    points: list[Points]
    certain: bool
    leaders: list[int] = []


class Solo(msgspec.Struct, frozen=True):
    """The goal of a solo level, and the progress towards it."""

    level: int
    goal: int
    beaten: int
    present: int


class Turn(msgspec.Struct, frozen=True):
    """The public state of the current turn: cards in view and to come, and what was done.

    `cost` is the price of the next card, `income` the income if the turn ended now.
    """

    in_view: int
    to_come: int
    taken: bool
    offered: bool
    buried: bool
    played: int
    cost: int
    income: int


class Outcome(msgspec.Struct, frozen=True):
    """The result of a game."""

    rome_wins: bool
    winners: list[int]
    points: list[int]


class Scene(msgspec.Struct, frozen=True):
    """The public fields that most moves change.

    `conspirator` is None in a solo game. `takes` is the legion that Rome would empty, from 1, or 0.
    `rounds` are the fewest and the most rounds that can begin after this one. `forced` is the verb
    of the only legal move, if that follows from public facts.
    """

    step: Step
    round: int
    deciding: int | None
    active: int
    starter: int
    conspirator: int | None
    pile: int
    rounds: tuple[int, int]
    rome: list[str]
    hidden: int
    takes: int
    turn: Turn
    forced: Forced | None
    solo: Solo | None
    outcome: Outcome | None


class Public(Scene, frozen=True):
    """The public part of a snapshot: the scene, and the fields that few moves change."""

    legions: list[Legion]
    players: list[Player]
    standing: Standing


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move with its cost, its gain, and whether the seat becomes conspirator.

    For a play `brings` is the income if the turn ended after it. For a purchase or an offer `romes`
    says whether Rome would take that legion. `sees` is the number of cards that a draw shows
    together, or 0 if the pile is too small for a full draw. `conspires` is false in a solo game.
    """

    move: str
    costs: int = 0
    brings: int = 0
    conspires: bool = False
    romes: bool = False
    sees: int = 0


class Blocked(msgspec.Struct, frozen=True):
    """An illegal move that a player may want to make, and the rule that forbids it."""

    move: str
    reason: Reason


class Question(msgspec.Struct, frozen=True):
    """The decision of a seat: its legal moves, and illegal ones with the reasons."""

    moves: list[Choice]
    blocked: list[Blocked]


class Private(msgspec.Struct, frozen=True, kw_only=True):
    """The private facts and the decision of one seat.

    `view` has the cards in view, `hidden` Rome's hidden cards (None if unknown), `undo` the number
    of moves that the seat may take back. Taking back `undo_to_choice` of them leads to its last
    decision that was not publicly forced; 0 if there is none, or if it is not known.
    """

    seat: int
    aurei: int
    hand: list[str]
    view: list[str]
    hidden: list[str | None]
    question: Question | None
    undo: int
    undo_to_choice: int = 0


class Mine(Private, frozen=True):
    """The private part of a snapshot.

    `standing` replaces the public one if the seat knows any of Rome's hidden cards.
    """

    standing: Standing | None


class Picture(msgspec.Struct, frozen=True):
    """A snapshot for one seat; `mine` is None for a spectator."""

    public: Public
    mine: Mine | None


class Open(msgspec.Struct, frozen=True):
    """All hidden cards, for replays of finished games."""

    hands: list[list[str]]
    aurei: list[int]
    pile: list[str]
    hidden: list[str]
    view: list[str]
    aside: list[str]
