"""Special positions as start positions of counts, found by playing random games."""

from collections.abc import Callable, Iterator
from random import Random

from .cards import symbols_of, within_limit
from .deals import Deal, busy_move
from .model import Model

Situation = Callable[[Model], bool]

LAST_ANSWERS = ["answer", "answer", "round's end"]


def two_in_view(game: Model) -> bool:
    """Find two cards in view with a third to come: Religion 3 to 5, full pile."""
    return game.step == "place" and len(game.drawn) == 2 and len(game.destinations) == 3


def three_in_view(game: Model) -> bool:
    """Find three cards in view: Religion 6 or more, full pile."""
    return game.step == "place" and len(game.drawn) == 3


def wide_view_of_two(game: Model) -> bool:
    """Find a pile of 2 with both cards in view."""
    return game.step == "place" and len(game.drawn) == 2 and "bury" not in game.destinations


def pile_of_two(game: Model) -> bool:
    """Find a turn that begins with 2 cards in the pile."""
    return game.step == "turn" and len(game.pile) == 2


def pile_of_one(game: Model) -> bool:
    """Find a turn that begins with 1 card in the pile."""
    return game.step == "turn" and len(game.pile) == 1


def empty_pile(game: Model) -> bool:
    """Find a turn that begins with an empty pile."""
    return game.step == "turn" and not game.pile


def discount(game: Model) -> bool:
    """Find a seat with 3 Wealth symbols or more that may buy."""
    return game.step == "buy" and symbols_of(_display(game), "W") >= 3


def limit(game: Model) -> bool:
    """Find a hand with a card that may be played, and another over the limit."""
    allowed = [within_limit(card, _display(game)) for card in _hand(game)]
    return game.step == "play" and any(allowed) and not all(allowed)


def answer(game: Model) -> bool:
    """Find a seat that may answer a Senator with at least two kinds."""
    return game.step == "answer" and len(game.legal()) > 2


def round_ends(game: Model) -> bool:
    """Find the last turn of a round that will not be the last one."""
    return game.step == "turn" and len(_turns(game)) == 1 and len(game.pile) > 10


def refill_is_short(game: Model) -> bool:
    """Find the last turn of a round, after which the pile may not fill the legions."""
    return game.step == "turn" and len(_turns(game)) == 1 and 3 <= len(game.pile) <= 5


def last_turn(game: Model) -> bool:
    """Find the last turn of a game: an empty pile, and no further turn in the round."""
    return empty_pile(game) and len(_turns(game)) == 1


def last_answers(game: Model) -> bool:
    """Find the second to last answer to a Senator before the game ends."""
    return answer(game) and not game.pile and _steps(game) == LAST_ANSWERS


SITUATIONS: dict[str, Situation] = {
    "two in view": two_in_view,
    "three in view": three_in_view,
    "both of the last two in view": wide_view_of_two,
    "pile of 2": pile_of_two,
    "pile of 1": pile_of_one,
    "empty pile": empty_pile,
    "discount": discount,
    "limit": limit,
    "answer": answer,
    "round ends": round_ends,
    "refill is short": refill_is_short,
    "last turn": last_turn,
    "last answers": last_answers,
}


def _display(game: Model) -> list[str]:
    return [] if game.seat is None else game.displays[game.seat]


def _hand(game: Model) -> list[str]:
    return [] if game.seat is None else game.hands[game.seat]


def _steps(game: Model) -> list[str]:
    return [step for step, _ in game.agenda]


def _turns(game: Model) -> list[int]:
    return [seat for step, seat in game.agenda if step == "turn"]


def busy_game(rng: Random, start: Deal) -> Iterator[tuple[Model, list[str]]]:
    """Play a whole game of busy moves; yield every position and the moves that led there."""
    game, moves = start.model(), list[str]()
    while not game.over:
        yield game, list(moves)
        moves.append(busy_move(rng, game))
        game.apply(moves[-1])


def moves_to(situation: Situation, rng: Random, start: Deal) -> list[str] | None:
    """Return the moves to the first such position, if this game has one."""
    game = busy_game(rng, start)
    return next((moves for position, moves in game if situation(position)), None)
