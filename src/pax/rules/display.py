"""Cards on a display: the limit on fleets and armies, and Primus Conspiratus (RULES.md 4)."""

from mypy_extensions import i64

from pax.rules.cards import ARMY, CATEGORIES, FLEET, INTRIGUE, LAND
from pax.rules.journal import CONSPIRES
from pax.rules.position import NOBODY, Position
from pax.rules.reasons import ALLOWED, ARMY_LIMIT, FLEET_LIMIT


def limit(position: Position, seat: i64) -> i64:
    """Return how many Fleet symbols, and how many Army symbols, a display may hold."""
    return max(position.symbols_in(seat, LAND), position.symbols_in(seat, INTRIGUE))


def symbols_with(position: Position, seat: i64, kind: i64) -> i64:
    """Return the symbols in the category of a kind once such a card is added to a display."""
    cards = position.cards
    return position.symbols_in(seat, cards.category[kind]) + cards.symbols[kind]


def why_not_add(position: Position, seat: i64, kind: i64) -> i64:
    """Return why the limit of a display forbids one more card of this kind, or ALLOWED."""
    return why_not_within(position, seat, kind, limit(position, seat))


def why_not_within(position: Position, seat: i64, kind: i64, most: i64) -> i64:
    """Return why a given limit forbids one more card of this kind, or ALLOWED."""
    category: i64 = position.cards.category[kind]
    if category not in (FLEET, ARMY):
        return ALLOWED
    if symbols_with(position, seat, kind) <= most:
        return ALLOWED
    if category == FLEET:
        return FLEET_LIMIT
    return ARMY_LIMIT


def add_to_display(position: Position, seat: i64, kind: i64) -> None:
    """Put a card on a display; an Intrigue may make its player the conspirator at once."""
    category: i64 = position.cards.category[kind]
    card_place: i64 = seat * position.kind_rows + kind
    place: i64 = seat * CATEGORIES + category
    position.displays[card_place] += 1
    position.display_cards[place] += 1
    position.symbols[place] += position.cards.symbols[kind]
    if category == INTRIGUE and outdoes_conspirator(position, seat):
        position.conspirator = seat
        position.log(CONSPIRES, seat, -1, 0)


def outdoes_conspirator(position: Position, seat: i64) -> bool:
    """Whether a seat has more Intrigue symbols than the conspirator, if there is one."""
    holder: i64 = position.conspirator
    if holder == NOBODY:
        return True
    return position.symbols_in(seat, INTRIGUE) > position.symbols_in(holder, INTRIGUE)
