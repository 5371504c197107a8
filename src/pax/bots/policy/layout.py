"""The layout of a policy model: one row of weights, cut into sections.

A section is a table with named dimensions in row-major order. A place is an index into the row of
weights: `X_AT` is the place of a section's first weight, `X_SIZE` its number of weights. Place 0
belongs to no section; its weight is always 0.

Up to four places are packed into one 64-bit integer. A card packs its places in the sections
standing, opening and shown; the fourth is the place of the move's verb. A purchase packs price,
group and haste.
"""

from typing import Final

from pax.rules.setup import MOST_CARDS

PLACE_BITS: Final = 15
"""Bits of one place in a packed integer."""

PLACE_MASK: Final = (1 << PLACE_BITS) - 1
FIRST: Final = 0
SECOND: Final = PLACE_BITS
THIRD: Final = 2 * PLACE_BITS
FOURTH: Final = 3 * PLACE_BITS
"""Bit shifts of the four packed places."""

MOST_PACKS: Final = 1 + MOST_CARDS
"""Maximum of packed integers per move: a purchase has one, plus one for each card."""

# The dimensions. Larger numbers are clamped to the last index. All are literals, because mypyc does
# not inline a constant that is computed from another module's.
CATEGORIES: Final = 7
MODES: Final = 24
"""Who conspires (3) x how many categories Rome holds (4) x who leads on points (2).

In a solo game: categories still to be beaten (6) x categories without a card (4).
"""
PHASES: Final = 6
STANDINGS: Final = 7
"""Strength minus that of Rome, clamped to -3 to 3."""
PURPOSES: Final = 6  # set up, take, offer, bury, buy, play
FITS: Final = 2
LARGE: Final = 2
SHOWN_CARDS: Final = 4
VALUES: Final = 5
FLAGS: Final = 2
TO_COME: Final = 3
LATENESS: Final = 4
TARGETS: Final = 3  # neither, joins Rome's target, becomes Rome's target
PLAYED: Final = 4
AUREI: Final = 5
AUREI_TO_BUY: Final = 6
CHANGES: Final = 5  # of the income, from -2 to 2
CHOICES: Final = 4
PRICES: Final = 8
AUREI_LEFT: Final = 5
TURNS_LEFT: Final = 3
GROUP_SIZES: Final = 3

# Standing: purpose, mode, category, standing in it.
STANDING_CATEGORY: Final = STANDINGS
STANDING_MODE: Final = CATEGORIES * STANDING_CATEGORY
STANDING_PURPOSE: Final = MODES * STANDING_MODE
STANDING_SIZE: Final = PURPOSES * STANDING_PURPOSE

# Opening: purpose, category, phase, large, fits.
OPENING_LARGE: Final = FITS
OPENING_PHASE: Final = LARGE * OPENING_LARGE
OPENING_CATEGORY: Final = PHASES * OPENING_PHASE
OPENING_PURPOSE: Final = CATEGORIES * OPENING_CATEGORY
OPENING_SIZE: Final = PURPOSES * OPENING_PURPOSE

# Shown: purpose, category, cards shown in it, value.
SHOWN_CARD: Final = VALUES
SHOWN_CATEGORY: Final = SHOWN_CARDS * SHOWN_CARD
SHOWN_PURPOSE: Final = CATEGORIES * SHOWN_CATEGORY
SHOWN_SIZE: Final = PURPOSES * SHOWN_PURPOSE

# Take: offered, buried, cards to come. Bury: taken, offered, cards to come.
PLACING_FLAG: Final = TO_COME
TAKE_SIZE: Final = FLAGS * FLAGS * PLACING_FLAG
BURY_SIZE: Final = FLAGS * FLAGS * PLACING_FLAG

# Offer: target, affordable to the seat itself, worthless so far, category, lateness.
OFFER_CATEGORY: Final = LATENESS
OFFER_WORTHLESS: Final = CATEGORIES * OFFER_CATEGORY
OFFER_AFFORDABLE: Final = FLAGS * OFFER_WORTHLESS
OFFER_TARGET: Final = FLAGS * OFFER_AFFORDABLE
OFFER_SIZE: Final = TARGETS * OFFER_TARGET

# Play: cards played, aurei, change of income. Answer: aurei.
PLAY_AUREI: Final = CHANGES
PLAY_PLAYED: Final = AUREI * PLAY_AUREI
PLAY_SIZE: Final = PLAYED * PLAY_PLAYED
ANSWER_SIZE: Final = AUREI

# End: cards played, choices, aurei, phase. Skip and pass: aurei, phase.
END_AUREI: Final = PHASES
END_CHOICES: Final = AUREI * END_AUREI
END_PLAYED: Final = CHOICES * END_CHOICES
END_SIZE: Final = PLAYED * END_PLAYED
SKIP_AUREI: Final = PHASES
SKIP_SIZE: Final = AUREI_TO_BUY * SKIP_AUREI
PASS_AUREI: Final = PHASES
PASS_SIZE: Final = AUREI * PASS_AUREI

# Peek: peeked before, phase, mode.
PEEK_PHASE: Final = MODES
PEEK_PEEKED: Final = PHASES * PEEK_PHASE
PEEK_SIZE: Final = FLAGS * PEEK_PEEKED

# A purchase. Price: price, aurei left. Group: Rome's target, turns left, size. Haste: size, phase.
PRICE_PRICE: Final = AUREI_LEFT
PRICE_SIZE: Final = PRICES * PRICE_PRICE
GROUP_TURNS: Final = GROUP_SIZES
GROUP_TARGET: Final = TURNS_LEFT * GROUP_TURNS
GROUP_SIZE: Final = FLAGS * GROUP_TARGET
HASTE_GROUP: Final = PHASES
HASTE_SIZE: Final = GROUP_SIZES * HASTE_GROUP

STANDING_AT: Final = 1
OPENING_AT: Final = STANDING_AT + STANDING_SIZE
SHOWN_AT: Final = OPENING_AT + OPENING_SIZE
TAKE_AT: Final = SHOWN_AT + SHOWN_SIZE
BURY_AT: Final = TAKE_AT + TAKE_SIZE
OFFER_AT: Final = BURY_AT + BURY_SIZE
PLAY_AT: Final = OFFER_AT + OFFER_SIZE
ANSWER_AT: Final = PLAY_AT + PLAY_SIZE
END_AT: Final = ANSWER_AT + ANSWER_SIZE
SKIP_AT: Final = END_AT + END_SIZE
PASS_AT: Final = SKIP_AT + SKIP_SIZE
PEEK_AT: Final = PASS_AT + PASS_SIZE
PRICE_AT: Final = PEEK_AT + PEEK_SIZE
GROUP_AT: Final = PRICE_AT + PRICE_SIZE
HASTE_AT: Final = GROUP_AT + GROUP_SIZE

PLACES: Final = HASTE_AT + HASTE_SIZE
"""Number of weights of a model; the first is always 0."""

# Increments of a card's packed integer for the next index of a dimension, in all sections at once.
NEXT_PURPOSE: Final = STANDING_PURPOSE << FIRST | OPENING_PURPOSE << SECOND | SHOWN_PURPOSE << THIRD
NEXT_CATEGORY: Final = (
    STANDING_CATEGORY << FIRST | OPENING_CATEGORY << SECOND | SHOWN_CATEGORY << THIRD
)
NEXT_MODE: Final = STANDING_MODE << FIRST
NEXT_PHASE: Final = OPENING_PHASE << SECOND
NEXT_LARGE: Final = OPENING_LARGE << SECOND
NEXT_FITS: Final = 1 << SECOND
NEXT_SHOWN_CARD: Final = SHOWN_CARD << THIRD
NEXT_VALUE: Final = 1 << THIRD
CARD_AT: Final = STANDING_AT << FIRST | OPENING_AT << SECOND | SHOWN_AT << THIRD
"""The packed integer of a card whose indices are all 0."""
