"""What a table looks like, as structs: the part that everybody sees, and the part of one seat.

Both are made from views, so they hold nothing that was not sent. The public part is the spectator's
and the same for all; the private part is small. Codes and numbers only: who shows them finds words.
"""

from typing import Literal

import msgspec

from pax.game.reasons import Reason
from pax.game.steps import Step

Forced = Literal["draw", "take", "bury", "skip", "end", "pass"]


class Legion(msgspec.Struct, frozen=True):
    """A group in the market: its cards, their worth, and what each seat would pay."""

    cards: list[str]
    worth: int
    prices: list[int]


class Points(msgspec.Struct, frozen=True):
    """Points by their parts; `richest` is None while riches are not shown."""

    present: int
    stronger: int
    army: int
    fleet: int
    conspirator: int
    richest: int | None
    total: int


class Player(msgspec.Struct, frozen=True):
    """What lies before a seat; rows go by category.

    Aurei, hand and riches, which the two make up, only where they are open.
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
    """One category: strength of Rome and of each seat, who is stronger, whether Rome holds it."""

    rome: int
    seats: list[int]
    stronger: list[int]
    rome_holds: bool = False


class Standing(msgspec.Struct, frozen=True):
    """How it would end now, as far as Rome's cards are known; `certain` if all are.

    `winners` is None where it depends on riches that are not shown. `leaders` are the winners as
    far as the points are known; a solo game has none.
    """

    categories: list[Category]
    rome_holds: int
    rome_wins: bool
    winners: list[int] | None
    points: list[Points]
    certain: bool
    leaders: list[int] = []


class Solo(msgspec.Struct, frozen=True):
    """What a level of the campaign asks for, and what is reached."""

    level: int
    goal: int
    beaten: int
    present: int


class Turn(msgspec.Struct, frozen=True):
    """The turn as everybody sees it: cards in view and to come, what was done, what is paid.

    `cost` is the price of the next card, `income` what ending the turn now would bring.
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
    """How a game ended."""

    rome_wins: bool
    winners: list[int]
    points: list[int]


class Scene(msgspec.Struct, frozen=True):
    """What nearly every move changes of all that lies open.

    `conspirator` is None in a solo game, where there is nobody to conspire against.
    `takes` is the legion that Rome would empty, from 1, or 0. `rounds` are the fewest and the most
    that can begin after this one. `forced` names the verb of the only move, where everybody can
    tell that it is the only one.
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
    """Everything that lies open: the scene, and what few moves change."""

    legions: list[Legion]
    players: list[Player]
    standing: Standing


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move: what it costs now, what it brings, whether it makes its seat conspirator.

    For a play `brings` is the income if the turn ended then; for a purchase and an offer `romes`
    says whether Rome would take that legion. `sees` is how many cards a draw shows together; 0 if
    the pile holds too few for a full draw. In a solo game nobody becomes conspirator.
    """

    move: str
    costs: int = 0
    brings: int = 0
    conspires: bool = False
    romes: bool = False
    sees: int = 0


class Blocked(msgspec.Struct, frozen=True):
    """A move that one might want, and the rule that forbids it."""

    move: str
    reason: Reason


class Question(msgspec.Struct, frozen=True):
    """The decision of a seat: its legal moves, and what is not allowed with the reasons."""

    moves: list[Choice]
    blocked: list[Blocked]


class Private(msgspec.Struct, frozen=True):
    """What one seat alone has and may do.

    `view` are the cards before it to place, `hidden` Rome's as far as it knows them, `undo` is how
    many moves it may take back.
    """

    seat: int
    aurei: int
    hand: list[str]
    view: list[str]
    hidden: list[str | None]
    question: Question | None
    undo: int


class Mine(Private, frozen=True):
    """What one seat knows beyond the public part.

    `standing` replaces the public one if the seat knows any of Rome's hidden cards.
    """

    standing: Standing | None


class Picture(msgspec.Struct, frozen=True):
    """A table through one pair of eyes; a spectator has nothing of its own."""

    public: Public
    mine: Mine | None


class Open(msgspec.Struct, frozen=True):
    """All that lies hidden, for replays of games that are over."""

    hands: list[list[str]]
    aurei: list[int]
    pile: list[str]
    hidden: list[str]
    view: list[str]
    aside: list[str]
