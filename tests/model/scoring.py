"""The result of a game, computed from the cards at its end."""

from .cards import CATEGORIES, cards_of, symbols_of

Result = dict[str, bool | list[int]]


def strength(cards: list[str], category: str) -> int:
    """Return the symbols; in Army and Fleet 1 more for every 3 symbols of the other."""
    bonus = {"A": symbols_of(cards, "F") // 3, "F": symbols_of(cards, "A") // 3}
    return symbols_of(cards, category) + bonus.get(category, 0)


def stronger_in(display: list[str], rome: list[str]) -> list[str]:
    """Return the categories in which a display is stronger than Rome."""
    return [c for c in CATEGORIES if strength(display, c) > strength(rome, c)]


def shown_in(display: list[str]) -> list[str]:
    """Return the categories with at least one card in the display."""
    return [c for c in CATEGORIES if cards_of(display, c)]


def held_by_rome(displays: list[list[str]], rome: list[str]) -> list[str]:
    """Return the categories in which no single player is stronger than Rome."""
    lost = [c for display in displays for c in stronger_in(display, rome)]
    return [c for c in CATEGORIES if c not in lost]


def richest(coins: list[int], hands: list[list[str]]) -> list[int]:
    """Return the seats with the most riches: aurei, and 1 for each card in hand."""
    riches = [aurei + len(hand) for aurei, hand in zip(coins, hands, strict=True)]
    return [seat for seat, rich in enumerate(riches) if rich == max(riches)]


def display_points(display: list[str], rome: list[str]) -> int:
    """Return the points for the cards of one display."""
    return (
        2 * len(shown_in(display))
        + 3 * len(stronger_in(display, rome))
        + strength(display, "A")
        + strength(display, "F")
    )


def all_points(
    displays: list[list[str]],
    rome: list[str],
    conspirator: int | None,
    rich: list[int],
) -> list[int]:
    """Return the points of every seat; they do not depend on who wins."""
    return [
        display_points(display, rome)
        + (1 if seat == conspirator else 0)
        + (4 if seat in rich else 0)
        for seat, display in enumerate(displays)
    ]


def standard_result(
    displays: list[list[str]],
    rome: list[str],
    conspirator: int | None,
    rich: list[int],
) -> Result:
    """Return the result for 2 to 8 players; `rome` includes the hidden cards."""
    points = all_points(displays, rome, conspirator, rich)
    if len(held_by_rome(displays, rome)) >= 4:
        winners = [] if conspirator is None else [conspirator]
        return {"rome_wins": True, "winners": winners, "points": points}
    winners = [seat for seat, had in enumerate(points) if had == max(points)]
    return {"rome_wins": False, "winners": winners, "points": points}


def solo_result(level: int, display: list[str], rome: list[str]) -> Result:
    """Return the result of a level: won with 7 categories shown and level + 2 stronger."""
    won = len(shown_in(display)) == len(CATEGORIES) and len(stronger_in(display, rome)) >= level + 2
    return {"rome_wins": not won, "winners": [0] if won else []}
