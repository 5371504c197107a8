"""Enumerate all worlds of a small game by brute force: every deal and every hidden choice.

This is an independent oracle for `pax.game.observation.belief`. It tries every card that the seat
was not shown and every hidden move of the other seats, plays them with `Game`, and compares the
batches. Physical cards are distinct: a card is identified by its index in the first pile, each deal
is counted with the number of ways in which the deck produces it, and each choice with the number of
cards to choose from.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import comb, factorial, perm

from pax.game import Game, GameConfig
from pax.game.observation.visibility import Entry, redacted
from pax.rules import State
from pax.rules import journal as j

from .courses import Course, Item
from .physical import Physical, choices_of

FROM_PILE = (j.SEES, j.FILLS, j.ROME_SHOWS, j.ROME_HIDES)
HIDDEN = ("keep", "take", "bury")

World = tuple[tuple[str, ...], tuple[Item, ...]]
Hidden = tuple[tuple[int, ...], ...]


@dataclass
class Worlds:
    """The number of worlds by deal and script, and by final state."""

    scripts: Counter[World]
    states: Counter[Hidden]


def batches(game: Game) -> list[list[Entry]]:
    """Return all batches of a game, unredacted; building a view would be far slower."""
    return game._batches  # noqa: SLF001 - as above


def every_world(truth: Course, seat: int) -> Worlds:
    """Enumerate the worlds that send this seat the same batches."""
    expected = [redacted(entries, seat) for entries in batches(truth.game)]
    found = Worlds(Counter(), Counter())
    table = truth.game.config
    for pile in deals(table, shown(expected, table)):
        for course in courses(truth, pile, expected, seat):
            weight = labelled_deals(table, pile) * labelled_choices(course, pile, seat)
            found.scripts[tuple(pile), tuple(course.script)] += weight
            found.states[hidden_cards(course.game.open_state())] += weight
    return found


def shown(expected: list[list[Entry]], table: GameConfig) -> dict[int, str]:
    """Return the cards of the first pile, by index, that this seat saw leave the pile."""
    kinds = table.deck.kinds
    faces: dict[int, str] = {}
    left, before = 0, [0]
    for entries in expected:
        if entries[0][0] == j.TAKES_BACK:
            left = before[-entries[0][3]]
            del before[-entries[0][3] :]
            continue
        before.append(left)
        for what, _, kind, number in entries:
            place = left if what in FROM_PILE else int(table.setup.rome) + number
            if what in (*FROM_PILE, j.SHOWN, j.TURNED) and kind >= 0 and place < table.setup.pile:
                faces[place] = kinds[kind]
            left += what in FROM_PILE
    return faces


def deals(table: GameConfig, faces: dict[int, str]) -> Iterator[list[str]]:
    """Yield every possible pile with these cards at these indices."""
    counts = Counter(
        {kind: number * table.setup.copies for kind, number in table.deck.counts.items()}
    )
    counts.subtract(faces.values())
    for pile in fillings(faces, counts, table.setup.pile, []):
        if table.setup.copies == 1 or one_copy_is_whole(table, pile):
            yield pile


def fillings(
    faces: dict[int, str], left: Counter[str], size: int, pile: list[str]
) -> Iterator[list[str]]:
    """Yield every completion of a pile to its full size."""
    if len(pile) == size:
        yield list(pile)
        return
    face = faces.get(len(pile))
    for kind in [face] if face else [kind for kind, number in left.items() if number > 0]:
        left[kind] -= not face
        pile.append(kind)
        yield from fillings(faces, left, size, pile)
        pile.pop()
        left[kind] += not face


def one_copy_is_whole(table: GameConfig, pile: list[str]) -> bool:
    """Whether a pile of two copies holds at least one whole copy."""
    return not Counter(table.deck.counts) - Counter(pile)


def labelled_deals(table: GameConfig, pile: list[str]) -> int:
    """Return the number of deals of physical cards that give this pile."""
    ways, dealt = 1, Counter(pile)
    for kind, number in table.deck.counts.items():
        if table.setup.copies == 1:
            ways *= perm(number, dealt[kind])
        else:
            ways *= comb(number, 2 * number - dealt[kind]) * factorial(dealt[kind])
    return ways


def courses(
    truth: Course, pile: list[str], expected: list[list[Entry]], seat: int
) -> Iterator[Course]:
    """Yield every course with this pile that sends the seat the same batches."""
    prefixes: list[list[Item]] = [[]]
    while prefixes:
        course = Course(Game(truth.game.config, [], pile)).make_all(prefixes.pop())
        while sends(course, expected, seat) and len(course.script) < len(truth.script):
            tries = moves_to_try(course, truth.script[len(course.script)], seat)
            if not tries:
                break
            prefixes += [[*course.script, other] for other in tries[1:]]
            course.make(tries[0])
        if sends(course, expected, seat) and len(course.script) == len(truth.script):
            yield course


def sends(course: Course, expected: list[list[Entry]], seat: int) -> bool:
    """Whether the newest batch equals the one that this seat was sent."""
    sent = batches(course.game)
    return redacted(sent[-1], seat) == expected[len(sent) - 1]


def moves_to_try(course: Course, item: Item, seat: int) -> list[Item]:
    """Return the moves that the deciding seat may have made in place of the true item."""
    if isinstance(item, int):
        return [item]
    word = item.split(" ", maxsplit=1)[0]
    legal = course.game.legal()
    if course.game.seat != seat and word in HIDDEN:
        return [move for move in legal if move.startswith(word)]
    return [item] if item in legal else []


def labelled_choices(course: Course, pile: list[str], seat: int) -> int:
    """Return the number of choices of physical cards by other seats that give this course."""
    start = Physical.dealt(len(pile), batches(course.game)[0], seat)
    paths = Counter({start: 1})
    for entries in batches(course.game)[1:]:
        after: Counter[Physical] = Counter()
        for cards, ways in paths.items():
            for chosen in choices_of(cards, entries, pile, course.game.config.deck, seat):
                after[chosen] += ways
        paths = after
    return paths.total()


def hidden_cards(state: State) -> Hidden:
    """Return the locations of the cards that are not public; those in view are unordered."""
    seats, kinds = range(state.setup.players), range(state.cards.kinds)
    hands = [tuple(state.in_hand(seat, kind) for kind in kinds) for seat in seats]
    in_view = tuple(sorted(state.in_view[: state.views]))
    return (*hands, tuple(state.pile), in_view, tuple(state.hidden))
