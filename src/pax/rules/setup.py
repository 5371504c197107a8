"""The set-up of a game: players, sizes, options (RULES.md 3, 7 and 8)."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.rules.cards import CATEGORIES, Cards
from pax.rules.moves import MOST_LEGIONS

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8
MOST_CARDS: Final = 160
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
    """The sizes and options of a game; games with equal ones can share the object.

    `known_lists` caches lists of moves by number (see `decisions.list_number`); the lists of
    purchases start at `purchase_lists`.
    """

    def __init__(  # noqa: PLR0913 - every size of a game has its name
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
        """Accept all playable sizes, so that tests can use decks of a dozen cards."""
        check_size("players", players, 1, MOST_PLAYERS)
        check_size("legions", legions, 1, MOST_LEGIONS)
        check_size("face-up cards of Rome", rome, 0, MOST_CARDS)
        check_size("copies of the deck", copies, 1, 2)
        check_size("cards in the pile", pile, (copies - 1) * cards.size, copies * cards.size)
        check_size("categories to beat", goal, 0, CATEGORIES)
        check_size("cards to lay", lays, 0, MOST_CARDS if players == 1 else 0)
        check_size("numbers of cards to draw", len(draws), players, players)
        for drawn in draws:
            check_size("cards to draw", drawn, lays + 1, MOST_CARDS)
        self.cards: Cards = cards
        self.most_moves: i64 = max(cards.kinds + 1, 3 * (legions + 2))
        self.players: i64 = players
        self.legions: i64 = legions
        self.rome: i64 = rome
        self.draws: vec[i64] = vec[i64](list(draws))
        self.purchase_lists: i64 = 8 + 8 * cards.rows
        known: int = int(self.purchase_lists) + (1 << legions)
        self.known_lists: list[tuple[int, ...] | None] = [None] * known
        self.most_drawn: i64 = max(draws)
        self.lays: i64 = lays
        self.goal: i64 = goal
        self.pile: i64 = pile
        self.copies: i64 = copies
        self.solo_peek: bool = option("solo_peek", solo_peek)
        self.rome_takes_last: bool = option("rome_takes_last", rome_takes_last)

    def __reduce__(self) -> tuple[object, tuple[Cards, list[int], list[int], bool, bool]]:
        """Pickle as the sizes and options."""
        sizes = [int(self.players), int(self.legions), int(self.rome), int(self.lays)]
        sizes += [int(self.goal), int(self.pile), int(self.copies)]
        draws = [int(drawn) for drawn in self.draws]
        return restored_setup, (self.cards, sizes, draws, self.solo_peek, self.rome_takes_last)

    def __copy__(self) -> "Setup":
        """Return the same set-up: it is immutable."""
        return self

    def __deepcopy__(self, memo: object) -> "Setup":
        """Return the same set-up: it is immutable."""
        return self

    @property
    def is_solo(self) -> bool:
        """Whether a single player plays against Rome."""
        return self.players == 1

    @property
    def senate_is_open(self) -> bool:
        """Whether the other seats may answer a Senator (5 to 8 players)."""
        return self.players > ONE_COPY

    def fewest_cards(self) -> i64:
        """Return the smallest pile with which no card is drawn twice during the set-up."""
        needed: i64 = self.rome + ROME_HIDDEN + self.legions
        for drawn in self.draws:
            needed += drawn
        return needed


def restored_setup(
    cards: Cards,
    sizes: list[int],
    draws: list[int],
    solo_peek: bool,  # noqa: FBT001 - pickled by position
    rome_takes_last: bool,  # noqa: FBT001 - pickled by position
) -> Setup:
    """Return the set-up that was pickled."""
    players, legions, rome, lays, goal, pile, copies = sizes
    return Setup(
        cards,
        players=players,
        legions=legions,
        rome=rome,
        draws=draws,
        lays=lays,
        goal=goal,
        pile=pile,
        copies=copies,
        solo_peek=solo_peek,
        rome_takes_last=rome_takes_last,
    )


def check_size(what: str, size: int, fewest: int, most: int) -> None:
    """Raise ValueError unless a size lies within its bounds."""
    if not fewest <= size <= most:
        bounds = f"{fewest} to {most}" if fewest < most else f"{fewest}"
        message = f"{size} {what}: must be {bounds}"
        raise ValueError(message)


def option(name: str, value: object) -> bool:
    """Return the value of an option; raise TypeError unless it is a bool."""
    if not isinstance(value, bool):
        message = f"option {name} is {value!r}: must be True or False"
        raise TypeError(message)
    return value


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
