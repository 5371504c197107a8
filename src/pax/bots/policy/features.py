"""Which entries of a model speak for a move.

A model is one row of weights. A move that names a card looks up four of them: by plan, category and
how the seat stands there; by category, phase and what the card would open; by category, cards
already shown and value; and by what the verb itself depends on. The first three are packed into one
number, 15 bits each; they are the same for a whole turn and are put together by `prepare`. A
purchase looks up one such number for itself and one for every card of the group. Moves that name
nothing look up one place. Place 0 says nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.policy.state import Sight, above
from pax.rules.cards import (
    ARMY,
    CATEGORIES,
    FLEET,
    INTRIGUE,
    LAND,
    RELIGION,
    SENATOR,
    WEALTH,
    Cards,
)
from pax.rules.income import has_played
from pax.rules.moves import (
    BURY,
    BUY,
    END,
    KEEP,
    LAY,
    OFFER,
    PASS,
    PEEK,
    PLAY,
    SKIP,
    TAKE,
    VERBS,
    kind_of,
    legion_of,
    verb_of,
)
from pax.rules.position import ANSWERING
from pax.rules.rows import zeros
from pax.rules.state import State

PLACES: Final = 10280
"""How many weights a model has; the first is always 0."""

MOST_PACKS: Final = 161
"""A purchase of every card there is, and itself."""

_PURPOSE: Final = 150329361560
"""What the next purpose of a card adds to its three places: the length of each section."""

_PURPOSES: Final = (LAY, KEEP), (TAKE,), (OFFER,), (BURY,), (BUY,), (PLAY,)
"""The verbs that name a card, or buy some, by what they do with it."""

_NEXT_CATEGORY: Final = 21475622919
_FITS: Final = 32768
_LARGE: Final = 65536

_STANDING: Final = 1
_OPENING: Final = 7057
_SHOWN: Final = 8065
_TAKE: Final = 8905
_BURY: Final = 8917
_OFFER: Final = 8929
_PLAY: Final = 9265
_ANSWER: Final = 9365
_END: Final = 9370
_SKIP: Final = 9850
_PASS: Final = 9886
_PEEK: Final = 9916
_PRICE: Final = 10204
_GROUP: Final = 10244
_HASTE: Final = 10262


class Faces:
    """What never changes about the cards of a deck: where each kind looks things up, and why."""

    def __init__(self, cards: Cards) -> None:
        """Go through all kinds, and through the verbs that name one."""
        self.slots: vec[i64] = zeros(cards.kinds)
        self.values: vec[i64] = zeros(cards.kinds)
        for kind in range(cards.kinds):
            large: i64 = 1 if cards.symbols[kind] > 1 else 0
            self.slots[kind] = cards.category[kind] * 2 + large
            self.values[kind] = min(cards.value[kind], 4) << 30
        self.purposes: vec[i64] = zeros(VERBS)
        self.masks: vec[i64] = zeros(VERBS)
        for number, verbs in enumerate(_PURPOSES):
            for verb in verbs:
                self.purposes[verb] = number * _PURPOSE
                self.masks[verb] = -1


def prepare(state: State, sight: Sight) -> None:
    """Put together what the cards of each category look up as long as the sight is the same."""
    lookups = sight.lookups
    near = sight.near
    cards = state.display_cards
    first: i64 = sight.seat * CATEGORIES
    standing: i64 = _STANDING + sight.mode * 49
    lookup: i64 = standing | (_OPENING + sight.phase * 4) << 15 | _SHOWN << 30
    category: i64
    for category in range(CATEGORIES):
        common: i64 = lookup + near[category] + (min(cards[first + category], 3) * 5 << 30)
        lookups[2 * category] = common
        lookups[2 * category + 1] = common + _LARGE
        lookup += _NEXT_CATEGORY
    tell_what_fits(state, sight)


def tell_what_fits(state: State, sight: Sight) -> None:
    """Add to the lookups which cards would do what they are for: be allowed, or open something."""
    symbols = state.symbols
    lookups = sight.lookups
    first: i64 = sight.seat * CATEGORIES
    fleet: i64 = sight.limit - symbols[first + FLEET]
    army: i64 = sight.limit - symbols[first + ARMY]
    wealth: i64 = symbols[first + WEALTH] % 3
    religion: i64 = symbols[first + RELIGION] % 3
    lookups[2 * FLEET] += _FITS if fleet >= 1 else 0
    lookups[2 * FLEET + 1] += _FITS if fleet > 1 else 0
    lookups[2 * ARMY] += _FITS if army >= 1 else 0
    lookups[2 * ARMY + 1] += _FITS if army > 1 else 0
    lookups[2 * WEALTH] += _FITS if wealth > 1 else 0
    lookups[2 * WEALTH + 1] += _FITS if wealth >= 1 else 0
    lookups[2 * RELIGION] += _FITS if religion > 1 else 0
    lookups[2 * RELIGION + 1] += _FITS if religion >= 1 else 0
    if fleet <= 0 or army <= 0:
        lookups[2 * LAND] += _FITS
        lookups[2 * LAND + 1] += _FITS
        lookups[2 * INTRIGUE] += _FITS
        lookups[2 * INTRIGUE + 1] += _FITS


def describe(state: State, faces: Faces, sight: Sight, move: i64, row: vec[i64]) -> i64:
    """Write all that a move looks up into a row; return how many numbers that are."""
    if verb_of(move) == BUY:
        return describe_purchase(state, faces, sight, legion_of(move), row)
    row[0] = card_places(faces, sight, move) | own_place(state, sight, move) << 45
    return 1


def describe_purchase(state: State, faces: Faces, sight: Sight, legion: i64, row: vec[i64]) -> i64:
    """Write what a purchase looks up: for itself, and for each of its cards."""
    row[0] = purchase_places(state, sight, legion)
    size: i64 = state.group_size(legion)
    first: i64 = state.group_start(legion)
    for number in range(size):
        row[number + 1] = of_card(faces, sight, BUY, state.groups[first + number])
    return size + 1


def card_places(faces: Faces, sight: Sight, move: i64) -> i64:
    """Return what the card looks up that a move names, whatever the circumstances; or 0."""
    verb: i64 = verb_of(move)
    return of_card(faces, sight, verb, kind_of(move)) & faces.masks[verb]


def of_card(faces: Faces, sight: Sight, verb: i64, kind: i64) -> i64:
    """Return what a card looks up for what a verb does with it."""
    slot: i64 = faces.slots[kind]
    return sight.lookups[slot] + faces.values[kind] + faces.purposes[verb]


def own_place(state: State, sight: Sight, move: i64) -> i64:
    """Return the place of a move's verb in its circumstances; setting up and drawing have none."""
    verb: i64 = verb_of(move)
    if verb == OFFER:
        return offer_place(state, sight, kind_of(move), legion_of(move))
    if verb == PLAY:
        return play_place(state, sight, kind_of(move))
    if verb == TAKE:
        return take_place(state)
    if verb == BURY:
        return bury_place(state)
    return plain_place(state, sight, verb)


def plain_place(state: State, sight: Sight, verb: i64) -> i64:
    """Return the place of a move that names nothing; drawing has none."""
    phase: i64 = sight.phase
    coins: i64 = state.coins[sight.seat]
    if verb == END:
        played: i64 = min(state.played, 3)
        return _END + ((played * 4 + min(sight.choices, 3)) * 5 + min(coins, 4)) * 6 + phase
    if verb == SKIP:
        return _SKIP + min(coins, 5) * 6 + phase
    if verb == PASS:
        return _PASS + min(coins, 4) * 6 + phase
    if verb == PEEK:
        return _PEEK + (state.peeked[sight.seat] * 6 + phase) * 24 + sight.mode
    return 0


def take_place(state: State) -> i64:
    """Return the place for taking, by what else has been placed and how many cards follow."""
    flags: i64 = (2 if state.offered else 0) + (1 if state.buried else 0)
    return _TAKE + flags * 3 + state.to_come


def bury_place(state: State) -> i64:
    """Return the place for burying, likewise."""
    flags: i64 = (2 if state.taken else 0) + (1 if state.offered else 0)
    return _BURY + flags * 3 + state.to_come


def offer_place(state: State, sight: Sight, kind: i64, legion: i64) -> i64:
    """Return the place for offering, by what the card does to the group that it joins."""
    cards = state.cards
    worth: i64 = state.group_worth(legion)
    raised: i64 = worth + cards.value[kind]
    on_target: i64 = above(1, legion ^ sight.target)
    place: i64 = _OFFER + cards.category[kind] * 4 + sight.lateness
    place += 112 & on_target
    place += 224 & above(raised, sight.prize) & ~on_target
    place += 56 & ~above(raised, sight.purse)
    return place + (28 & ~above(worth, 0))


def play_place(state: State, sight: Sight, kind: i64) -> i64:
    """Return the place for playing, by its cost, the purse and the change of income."""
    coins: i64 = min(state.coins[sight.seat], 4)
    if state.step == ANSWERING:
        return _ANSWER + coins
    change: i64 = min(max(income_with(state, sight, kind) - sight.income, -2), 2) + 2
    return _PLAY + (min(state.played, 3) * 5 + coins) * 5 + change


def income_with(state: State, sight: Sight, kind: i64) -> i64:
    """Return the income if this card is played and nothing more."""
    category: i64 = state.cards.category[kind]
    if category == INTRIGUE or has_played(state, INTRIGUE):
        return 0
    most: i64 = max(sight.most, state.cards_in(sight.seat, category) + 1)
    if category == SENATOR or has_played(state, SENATOR):
        most += 1
    return most


def purchase_places(state: State, sight: Sight, legion: i64) -> i64:
    """Return what a purchase looks up for itself, whatever its cards."""
    few: i64 = min(state.group_size(legion), 3) - 1
    worth: i64 = state.group_worth(legion)
    price: i64 = max(worth - sight.saving, 0)
    left: i64 = min(sight.purse - max(worth, sight.saving), 4)
    group: i64 = _GROUP + min(state.turns_left - 1, 2) * 3 + few
    if legion == sight.target:
        group += 9
    place: i64 = _PRICE + min(price, 7) * 5 + left
    return place | group << 15 | (_HASTE + few * 6 + sight.phase) << 30
