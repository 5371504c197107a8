"""Which entries of a model speak for a move.

A model is one row of weights. A move that names a card looks up four of them: by plan, category and
how the seat stands there; by category, phase and what the card would open; by category, cards
already shown and value; and by what the verb itself depends on. `layout` names the sections of a
model and how places are packed into one number. The first three are the same for a whole turn and
are put together by `prepare`. A purchase looks up one packed number for itself and one for every
card of the group. Moves that name nothing look up one place.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.policy.layout import (
    ANSWER_AT,
    AUREI,
    AUREI_LEFT,
    AUREI_TO_BUY,
    BURY_AT,
    CARD_AT,
    CHOICES,
    END_AT,
    END_AUREI,
    END_CHOICES,
    END_PLAYED,
    FIRST,
    FOURTH,
    GROUP_AT,
    GROUP_SIZES,
    GROUP_TARGET,
    GROUP_TURNS,
    HASTE_AT,
    HASTE_GROUP,
    LARGE,
    NEXT_CATEGORY,
    NEXT_FITS,
    NEXT_LARGE,
    NEXT_MODE,
    NEXT_PHASE,
    NEXT_PURPOSE,
    NEXT_SHOWN_CARD,
    NEXT_VALUE,
    OFFER_AFFORDABLE,
    OFFER_AT,
    OFFER_CATEGORY,
    OFFER_TARGET,
    OFFER_WORTHLESS,
    PASS_AT,
    PASS_AUREI,
    PEEK_AT,
    PEEK_PEEKED,
    PEEK_PHASE,
    PLACING_FLAG,
    PLAY_AT,
    PLAY_AUREI,
    PLAY_PLAYED,
    PLAYED,
    PRICE_AT,
    PRICE_PRICE,
    PRICES,
    SECOND,
    SHOWN_CARDS,
    SKIP_AT,
    SKIP_AUREI,
    TAKE_AT,
    THIRD,
    TURNS_LEFT,
    VALUES,
)
from pax.bots.policy.state import PolicyFeatures, above
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

_PURPOSES: Final = (LAY, KEEP), (TAKE,), (OFFER,), (BURY,), (BUY,), (PLAY,)
"""The verbs that name a card, or buy some, by what they do with it."""


class Faces:
    """What never changes about the cards of a deck: where each kind looks things up, and why."""

    def __init__(self, cards: Cards) -> None:
        """Go through all kinds, and through the verbs that name one."""
        self.slots: vec[i64] = zeros(cards.kinds)
        self.values: vec[i64] = zeros(cards.kinds)
        for kind in range(cards.kinds):
            large: i64 = 1 if cards.symbols[kind] > 1 else 0
            self.slots[kind] = cards.category[kind] * LARGE + large
            self.values[kind] = min(cards.value[kind], VALUES - 1) * NEXT_VALUE
        self.purposes: vec[i64] = zeros(VERBS)
        self.masks: vec[i64] = zeros(VERBS)
        for number, verbs in enumerate(_PURPOSES):
            for verb in verbs:
                self.purposes[verb] = number * NEXT_PURPOSE
                self.masks[verb] = -1


def prepare(state: State, features: PolicyFeatures) -> None:
    """Put together what the cards of each category look up as long as the features is the same."""
    lookups = features.lookups
    near = features.near
    cards = state.display_cards
    first: i64 = features.seat * CATEGORIES
    lookup: i64 = CARD_AT + features.mode * NEXT_MODE + features.phase * NEXT_PHASE
    category: i64
    for category in range(CATEGORIES):
        shown: i64 = min(cards[first + category], SHOWN_CARDS - 1)
        common: i64 = lookup + near[category] + shown * NEXT_SHOWN_CARD
        lookups[2 * category] = common
        lookups[2 * category + 1] = common + NEXT_LARGE
        lookup += NEXT_CATEGORY
    tell_what_fits(state, features)


def tell_what_fits(state: State, features: PolicyFeatures) -> None:
    """Add to the lookups which cards would do what they are for: be allowed, or open something."""
    symbols = state.symbols
    lookups = features.lookups
    first: i64 = features.seat * CATEGORIES
    fleet: i64 = features.limit - symbols[first + FLEET]
    army: i64 = features.limit - symbols[first + ARMY]
    wealth: i64 = symbols[first + WEALTH] % 3
    religion: i64 = symbols[first + RELIGION] % 3
    lookups[2 * FLEET] += NEXT_FITS if fleet >= 1 else 0
    lookups[2 * FLEET + 1] += NEXT_FITS if fleet > 1 else 0
    lookups[2 * ARMY] += NEXT_FITS if army >= 1 else 0
    lookups[2 * ARMY + 1] += NEXT_FITS if army > 1 else 0
    lookups[2 * WEALTH] += NEXT_FITS if wealth > 1 else 0
    lookups[2 * WEALTH + 1] += NEXT_FITS if wealth >= 1 else 0
    lookups[2 * RELIGION] += NEXT_FITS if religion > 1 else 0
    lookups[2 * RELIGION + 1] += NEXT_FITS if religion >= 1 else 0
    if fleet <= 0 or army <= 0:
        lookups[2 * LAND] += NEXT_FITS
        lookups[2 * LAND + 1] += NEXT_FITS
        lookups[2 * INTRIGUE] += NEXT_FITS
        lookups[2 * INTRIGUE + 1] += NEXT_FITS


def describe(state: State, faces: Faces, features: PolicyFeatures, move: i64, row: vec[i64]) -> i64:
    """Write all that a move looks up into a row; return how many numbers that are."""
    if verb_of(move) == BUY:
        return describe_purchase(state, faces, features, legion_of(move), row)
    row[0] = card_places(faces, features, move) | own_place(state, features, move) << FOURTH
    return 1


def describe_purchase(
    state: State, faces: Faces, features: PolicyFeatures, legion: i64, row: vec[i64]
) -> i64:
    """Write what a purchase looks up: for itself, and for each of its cards."""
    row[0] = purchase_places(state, features, legion)
    size: i64 = state.group_size(legion)
    first: i64 = state.group_start(legion)
    for number in range(size):
        row[number + 1] = of_card(faces, features, BUY, state.groups[first + number])
    return size + 1


def card_places(faces: Faces, features: PolicyFeatures, move: i64) -> i64:
    """Return what the card looks up that a move names, whatever the circumstances; or 0."""
    verb: i64 = verb_of(move)
    return of_card(faces, features, verb, kind_of(move)) & faces.masks[verb]


def of_card(faces: Faces, features: PolicyFeatures, verb: i64, kind: i64) -> i64:
    """Return what a card looks up for what a verb does with it."""
    slot: i64 = faces.slots[kind]
    return features.lookups[slot] + faces.values[kind] + faces.purposes[verb]


def own_place(state: State, features: PolicyFeatures, move: i64) -> i64:
    """Return the place of a move's verb in its circumstances; setting up and drawing have none."""
    verb: i64 = verb_of(move)
    if verb == OFFER:
        return offer_place(state, features, kind_of(move), legion_of(move))
    if verb == PLAY:
        return play_place(state, features, kind_of(move))
    if verb == TAKE:
        return take_place(state)
    if verb == BURY:
        return bury_place(state)
    return plain_place(state, features, verb)


def plain_place(state: State, features: PolicyFeatures, verb: i64) -> i64:
    """Return the place of a move that names nothing; drawing has none."""
    phase: i64 = features.phase
    coins: i64 = state.coins[features.seat]
    if verb == END:
        place: i64 = END_AT + min(state.played, PLAYED - 1) * END_PLAYED + phase
        place += min(features.choices, CHOICES - 1) * END_CHOICES
        return place + min(coins, AUREI - 1) * END_AUREI
    if verb == SKIP:
        return SKIP_AT + min(coins, AUREI_TO_BUY - 1) * SKIP_AUREI + phase
    if verb == PASS:
        return PASS_AT + min(coins, AUREI - 1) * PASS_AUREI + phase
    if verb == PEEK:
        return (
            PEEK_AT + state.peeked[features.seat] * PEEK_PEEKED + phase * PEEK_PHASE + features.mode
        )
    return 0


def take_place(state: State) -> i64:
    """Return the place for taking, by what else has been placed and how many cards follow."""
    flags: i64 = (2 if state.offered else 0) + (1 if state.buried else 0)
    return TAKE_AT + flags * PLACING_FLAG + state.to_come


def bury_place(state: State) -> i64:
    """Return the place for burying, likewise."""
    flags: i64 = (2 if state.taken else 0) + (1 if state.offered else 0)
    return BURY_AT + flags * PLACING_FLAG + state.to_come


def offer_place(state: State, features: PolicyFeatures, kind: i64, legion: i64) -> i64:
    """Return the place for offering, by what the card does to the group that it joins."""
    cards = state.cards
    worth: i64 = state.group_worth(legion)
    raised: i64 = worth + cards.value[kind]
    on_target: i64 = above(1, legion ^ features.target)
    place: i64 = OFFER_AT + cards.category[kind] * OFFER_CATEGORY + features.lateness
    place += OFFER_TARGET & on_target
    place += 2 * OFFER_TARGET & above(raised, features.prize) & ~on_target
    place += OFFER_AFFORDABLE & ~above(raised, features.purse)
    return place + (OFFER_WORTHLESS & ~above(worth, 0))


def play_place(state: State, features: PolicyFeatures, kind: i64) -> i64:
    """Return the place for playing, by its cost, the purse and the change of income."""
    coins: i64 = min(state.coins[features.seat], AUREI - 1)
    if state.step == ANSWERING:
        return ANSWER_AT + coins
    change: i64 = min(max(income_with(state, features, kind) - features.income, -2), 2) + 2
    return PLAY_AT + min(state.played, PLAYED - 1) * PLAY_PLAYED + coins * PLAY_AUREI + change


def income_with(state: State, features: PolicyFeatures, kind: i64) -> i64:
    """Return the income if this card is played and nothing more."""
    category: i64 = state.cards.category[kind]
    if category == INTRIGUE or has_played(state, INTRIGUE):
        return 0
    most: i64 = max(features.most, state.cards_in(features.seat, category) + 1)
    if category == SENATOR or has_played(state, SENATOR):
        most += 1
    return most


def purchase_places(state: State, features: PolicyFeatures, legion: i64) -> i64:
    """Return what a purchase looks up for itself, whatever its cards."""
    few: i64 = min(state.group_size(legion), GROUP_SIZES) - 1
    worth: i64 = state.group_worth(legion)
    price: i64 = max(worth - features.saving, 0)
    left: i64 = min(features.purse - max(worth, features.saving), AUREI_LEFT - 1)
    group: i64 = GROUP_AT + min(state.turns_left - 1, TURNS_LEFT - 1) * GROUP_TURNS + few
    if legion == features.target:
        group += GROUP_TARGET
    place: i64 = PRICE_AT + min(price, PRICES - 1) * PRICE_PRICE + left
    haste: i64 = HASTE_AT + few * HASTE_GROUP + features.phase
    return place << FIRST | group << SECOND | haste << THIRD
