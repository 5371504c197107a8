"""Sparse features of a move: the places of a model whose weights are summed.

A model is one row of weights; `layout` names its sections and how places are packed into one
integer. A move with a card has four places: one by mode, category and standing; one by category,
phase and what the card enables; one by category, cards already shown and value; and one of its
verb. The first three are constant during a turn and are computed by `prepare`. A purchase has one
packed integer for itself and one for every card of the group. A move without a card has one place.
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
"""The verbs with a card, and buying, by the index of their purpose."""


class CardEncoding:
    """Constant parts of the features of a deck: by kind of card, and by verb."""

    def __init__(self, cards: Cards) -> None:
        """Compute the tables of a deck."""
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
    """Compute the packed places of each category that are constant during a turn."""
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
    add_fits(state, features)


def add_fits(state: State, features: PolicyFeatures) -> None:
    """Set the flag `fits`: a card is within the limit, completes three or raises a full limit."""
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


def encode_move(
    state: State, encoding: CardEncoding, features: PolicyFeatures, move: i64, row: vec[i64]
) -> i64:
    """Write the packed places of a move into a row; return how many there are."""
    if verb_of(move) == BUY:
        return encode_purchase(state, encoding, features, legion_of(move), row)
    row[0] = card_places(encoding, features, move) | verb_place(state, features, move) << FOURTH
    return 1


def encode_purchase(
    state: State, encoding: CardEncoding, features: PolicyFeatures, legion: i64, row: vec[i64]
) -> i64:
    """Write the packed places of a purchase and of each of its cards; return how many."""
    row[0] = purchase_places(state, features, legion)
    size: i64 = state.group_size(legion)
    first: i64 = state.group_start(legion)
    for number in range(size):
        row[number + 1] = kind_places(encoding, features, BUY, state.groups[first + number])
    return size + 1


def card_places(encoding: CardEncoding, features: PolicyFeatures, move: i64) -> i64:
    """Return the packed places of the card that a move names, or 0 if it names none."""
    verb: i64 = verb_of(move)
    return kind_places(encoding, features, verb, kind_of(move)) & encoding.masks[verb]


def kind_places(encoding: CardEncoding, features: PolicyFeatures, verb: i64, kind: i64) -> i64:
    """Return the packed places of a kind of card for a verb."""
    slot: i64 = encoding.slots[kind]
    return features.lookups[slot] + encoding.values[kind] + encoding.purposes[verb]


def verb_place(state: State, features: PolicyFeatures, move: i64) -> i64:
    """Return the place of a move's verb; set-up moves and drawing have none (0)."""
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
    """Return the place of a move without a card; drawing has none (0)."""
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
    """Return the place of taking, by what has been offered or buried and the cards to come."""
    flags: i64 = (2 if state.offered else 0) + (1 if state.buried else 0)
    return TAKE_AT + flags * PLACING_FLAG + state.to_come


def bury_place(state: State) -> i64:
    """Return the place of burying, by what has been taken or offered and the cards to come."""
    flags: i64 = (2 if state.taken else 0) + (1 if state.offered else 0)
    return BURY_AT + flags * PLACING_FLAG + state.to_come


def offer_place(state: State, features: PolicyFeatures, kind: i64, legion: i64) -> i64:
    """Return the place of an offer, by its effect on the group that the card joins."""
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
    """Return the place of playing a card, by cards played, aurei and change of income."""
    coins: i64 = min(state.coins[features.seat], AUREI - 1)
    if state.step == ANSWERING:
        return ANSWER_AT + coins
    change: i64 = min(max(income_with(state, features, kind) - features.income, -2), 2) + 2
    return PLAY_AT + min(state.played, PLAYED - 1) * PLAY_PLAYED + coins * PLAY_AUREI + change


def income_with(state: State, features: PolicyFeatures, kind: i64) -> i64:
    """Return the income of the turn if this card is the last one played."""
    category: i64 = state.cards.category[kind]
    if category == INTRIGUE or has_played(state, INTRIGUE):
        return 0
    most: i64 = max(features.most, state.cards_in(features.seat, category) + 1)
    if category == SENATOR or has_played(state, SENATOR):
        most += 1
    return most


def purchase_places(state: State, features: PolicyFeatures, legion: i64) -> i64:
    """Return the packed places of a purchase, without those of its cards."""
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
