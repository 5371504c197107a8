"""What is settled before the deal: players, sizes, options (RULES.md 3, 7 and 8)."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.rules.cards import Cards

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8
ONE_COPY: Final = 4
LEVELS: Final = 5
START_COINS: Final = 5
ROME_HIDDEN: Final = 3
ROME_FACE_UP: Final = 3
SOLO_PILE: Final = 44
SOLO_LEGIONS: Final = 3
STANDARD_DRAWS: Final = (2, 3, 4, 5, 5, 5, 5, 5)
STANDARD_PILE: Final = (0, 0, 54, 64, 74, 89, 104, 119, 134)
STANDARD_LEGIONS: Final = (0, 0, 3, 4, 5, 6, 7, 8, 9)
SOLO_LAYS: Final = (0, 0, 0, 1, 2, 3)
SOLO_GOAL: Final = (0, 3, 4, 5, 6, 7)


class Setup:
    """The sizes and options of one game; every game with the same ones can share it."""

    def __init__(
        self,
        cards: Cards,
        *,
        players: int,
        legions: int,
        rome: int,
        draws: Sequence[int],
        lays: int = 0,
        goal: int = 0,
        pile: int = 0,
        copies: int = 1,
        solo_peek: bool = False,
        rome_takes_last: bool = False,
    ) -> None:
        """Take any sizes, so that tests can play a game of a dozen cards."""
        if len(draws) != players:
            message = f"{players} players but {len(draws)} numbers of cards to draw"
            raise ValueError(message)
        if lays and players > 1:
            raise ValueError("only a solo player lays cards")
        self.cards: Cards = cards
        self.players: i64 = players
        self.legions: i64 = legions
        self.rome: i64 = rome
        self.draws: vec[i64] = vec[i64](list(draws))
        self.lays: i64 = lays
        self.goal: i64 = goal
        self.pile: i64 = pile
        self.copies: i64 = copies
        self.solo_peek: bool = solo_peek
        self.rome_takes_last: bool = rome_takes_last

    @property
    def is_solo(self) -> bool:
        """A single player plays against Rome."""
        return self.players == 1

    @property
    def senate_is_open(self) -> bool:
        """A played Senator lets the other seats play a card (5 to 8 players)."""
        return self.players > ONE_COPY

    def fewest_cards(self) -> i64:
        """Return how many cards a pile must hold for the set-up alone."""
        needed: i64 = self.rome + ROME_HIDDEN + self.legions
        kept: i64 = 0
        most: i64 = 0
        for drawn in self.draws:
            most = max(most, kept + drawn)
            kept += 1
        if self.is_solo:
            kept += self.lays
        return max(needed + kept, self.rome + ROME_HIDDEN + most)


def standard(
    cards: Cards, players: int, *, solo_peek: bool = False, rome_takes_last: bool = False
) -> Setup:
    """Return the set-up of a game for 2 to 8 players."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        message = f"{players} players: a standard game has 2 to 8"
        raise ValueError(message)
    many = players > ONE_COPY
    return Setup(
        cards,
        players=players,
        legions=STANDARD_LEGIONS[players],
        rome=ROME_FACE_UP if many else 0,
        draws=STANDARD_DRAWS[:players],
        pile=STANDARD_PILE[players],
        copies=2 if many else 1,
        solo_peek=solo_peek,
        rome_takes_last=rome_takes_last,
    )


def solo(
    cards: Cards, level: int, *, solo_peek: bool = False, rome_takes_last: bool = False
) -> Setup:
    """Return the set-up of a level of the solo campaign."""
    if not 1 <= level <= LEVELS:
        message = f"level {level}: the solo campaign has levels 1 to 5"
        raise ValueError(message)
    return Setup(
        cards,
        players=1,
        legions=SOLO_LEGIONS,
        rome=0,
        draws=(SOLO_LAYS[level] + 2,),
        lays=SOLO_LAYS[level],
        goal=SOLO_GOAL[level],
        pile=SOLO_PILE,
        solo_peek=solo_peek,
        rome_takes_last=rome_takes_last,
    )
