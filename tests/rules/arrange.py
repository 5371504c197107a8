"""Helpers that arrange positions for scenarios, with cards written as `F23`."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from librt.vecs import vec
from mypy_extensions import i64

from pax.decks import Deck, built_in_deck
from pax.rules import Setup, State
from pax.rules.cards import INTRIGUE
from pax.rules.display import add_to_display
from pax.rules.position import BEGINNING, BUYING, NOBODY, PLAYING

from .game import Game

STEPS = {"turn": BEGINNING, "buy": BUYING, "play": PLAYING}
BySeat = Mapping[int, str]
NOTHING: BySeat = MappingProxyType({})


def given(  # noqa: PLR0913 - everything on a table may matter
    *,
    players: int = 2,
    step: str = "turn",
    seat: int = 0,
    turns_left: int | None = None,
    coins: Sequence[int] | None = None,
    hands: BySeat = NOTHING,
    displays: BySeat = NOTHING,
    legions: Sequence[str] = ("W11", "L11", "I11"),
    pile: str = "S11 S12 S23 R11 R12 R23 A11 A12",
    rome: str = "",
    hidden: str = "W12 L12 I12",
    conspirator: int | None = None,
    starter: int = 0,
    level: int = 1,
    solo_peek: bool = False,
    rome_takes_last: bool = False,
) -> Game:
    """Return a game in this position; everything not mentioned is as simple as possible."""
    groups = [*legions, *hands.values(), *displays.values(), pile, rome, hidden]
    deck = deck_with(" ".join(groups).split())
    setup = Setup(
        deck.cards,
        players=players,
        legions=len(legions),
        rome=0,
        draws=(1,) * players,
        goal=level + 2 if players == 1 else 0,
        solo_peek=solo_peek,
        rome_takes_last=rome_takes_last,
    )
    state = State(setup)
    state.lay_table(deck.row(pile.split()))
    state.hidden = deck.row(hidden.split())
    for number, group in enumerate(legions, start=1):
        for kind in deck.row(group.split()):
            state.lay_out(number, kind)
    for owner, cards in hands.items():
        for kind in deck.row(cards.split()):
            state.add_to_hand(owner, kind)
    for owner, cards in displays.items():
        for kind in deck.row(cards.split()):
            add_to_display(state, owner, kind)
    for kind in deck.row(rome.split()):
        state.add_to_rome(kind)
    state.coins = vec[i64](list(coins or [5] * players))
    state.conspirator = NOBODY if conspirator is None else conspirator
    state.starter = starter
    state.round = 1
    state.turns_left = players if turns_left is None else turns_left
    state.seat = state.active = seat
    state.step = STEPS[step]
    return Game(deck, state)


def deck_with(cards: Sequence[str]) -> Deck:
    """Return a deck with these cards and one card of every default kind."""
    return Deck(Counter({*cards, *built_in_deck().kinds}))


def given_end(  # noqa: PLR0913 - all that counts in the end
    *,
    players: int = 2,
    displays: BySeat = NOTHING,
    rome: str = "",
    hidden: str = "W12 L12 I12",
    coins: Sequence[int] | None = None,
    hands: BySeat = NOTHING,
    conspirator: int | None = None,
    level: int = 1,
) -> Game:
    """Return a game that has just ended with these cards."""
    game = given(
        players=players,
        step="play",
        turns_left=1,
        legions=("",),
        pile="",
        displays=displays,
        rome=rome,
        hidden=hidden,
        coins=coins,
        hands=hands,
        conspirator=conspirator,
        level=level,
    )
    income_is_nothing(game.state)
    return game.play("end")


def income_is_nothing(state: State) -> None:
    """Make the income of this turn 0, as if an Intrigue had been played."""
    state.played = 1
    state.played_in = 1 << INTRIGUE


def cards(**symbols: int) -> str:
    """Return one card per category with these symbols: `cards(F=4)` is `F40`."""
    return " ".join(f"{letter}{number}0" for letter, number in symbols.items() if number)
