"""Functions of plain lists of cards; a card is a string such as `F23`."""

CATEGORIES = "WFARSLI"


def category(card: str) -> str:
    """Return the category's letter: `F` for `F23`."""
    return card[0]


def symbols(card: str) -> int:
    """Return the number of symbols: 2 for `F23`."""
    return int(card[1])


def value(card: str) -> int:
    """Return the value in aurei: 3 for `F23`."""
    return int(card[2])


def cards_of(cards: list[str], wanted: str) -> list[str]:
    """Return the cards of one category."""
    return [card for card in cards if category(card) == wanted]


def symbols_of(cards: list[str], wanted: str) -> int:
    """Return the number of symbols on the cards of one category."""
    return sum(symbols(card) for card in cards_of(cards, wanted))


def value_of(cards: list[str]) -> int:
    """Return the sum of the printed values."""
    return sum(value(card) for card in cards)


def price(group: list[str], display: list[str]) -> int:
    """Return the price of a group: 1 aureus less for every 3 Wealth symbols, never below 0."""
    return max(0, value_of(group) - symbols_of(display, "W") // 3)


def within_limit(card: str, display: list[str]) -> bool:
    """Whether Fleet or Army symbols stay within the larger of Land and Intrigue."""
    if category(card) not in "FA":
        return True
    room = max(symbols_of(display, "L"), symbols_of(display, "I"))
    return symbols_of([*display, card], category(card)) <= room


def income(played: list[str], display: list[str]) -> int:
    """Return the income of a turn, from the cards played in it and the display after it."""
    if not played:
        return 2
    if cards_of(played, "I"):
        return 0
    highest = max(len(cards_of(display, category(card))) for card in played)
    return highest + (1 if cards_of(played, "S") else 0)


def cards_in_view(display: list[str]) -> int:
    """Return how many cards are seen together while drawing, by Religion symbols."""
    religion = symbols_of(display, "R")
    if religion >= 6:
        return 3
    if religion >= 3:
        return 2
    return 1


def dearest_legion(legions: list[list[str]]) -> int | None:
    """Return the index of the group that Rome takes: the most valuable, the first of equals."""
    filled = [index for index, group in enumerate(legions) if group]
    if not filled:
        return None
    dearest = max(value_of(legions[index]) for index in filled)
    return next(index for index in filled if value_of(legions[index]) == dearest)
