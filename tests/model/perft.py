"""Perft: count move sequences, to compare two implementations of the rules."""

from collections import Counter
from itertools import zip_longest

from .model import Model

Ending = tuple[bool, tuple[int, ...]]
Tally = tuple[list[int], Counter[Ending]]


def perft(game: Model, depth: int) -> int:
    """Return the number of sequences of exactly `depth` moves.

    Games that end earlier do not count. The last move is counted but not made.
    """
    if depth == 0:
        return 1
    moves = game.legal()
    if depth == 1:
        return len(moves)
    return sum(perft(after(game, move), depth - 1) for move in moves)


def after(game: Model, move: str) -> Model:
    """Return a copy of a game with a move made."""
    twin = game.copy()
    twin.apply(move)
    return twin


def counts_within(game: Model, nodes: int) -> list[int]:
    """Return the counts for depths 1, 2, ... as deep as `nodes` positions allow.

    They end with 0 if all games are over by then.
    """
    counts = [perft(game, 1)]
    while counts[-1] and sum(counts) <= nodes:
        counts.append(perft(game, len(counts) + 1))
    return counts


def play_out(game: Model) -> Tally:
    """Count every game to its end: sequences by depth, and games by result."""
    return _tally(game, {})


def _tally(game: Model, known: dict[str, Tally]) -> Tally:
    """Count below a position; results are memoised by position."""
    if game.over:
        return [], Counter([ending(game)])
    position = str(position_of(game))
    if position not in known:
        below = [_tally(after(game, move), known) for move in game.legal()]
        deeper = zip_longest(*[counts for counts, _ in below], fillvalue=0)
        counts = [len(below), *[sum(column) for column in deeper]]
        endings = sum((wins for _, wins in below), Counter[Ending]())
        known[position] = (counts, endings)
    return known[position]


def position_of(game: Model) -> list[object]:
    """Return everything that the rest of a game depends on, without the order of open cards."""
    return [
        [sorted(cards) for cards in game.hands + game.displays + game.legions],
        [sorted(game.rome), sorted(game.drawn), sorted(game.destinations)],
        [game.pile, sorted(game.played), game.coins, game.conspirator, game.starter],
        game.agenda,
    ]


def ending(game: Model) -> Ending:
    """Return whether Rome won, and the winning seats."""
    result = game.result()
    winners = result["winners"]
    assert isinstance(winners, list)
    return bool(result["rome_wins"]), tuple(winners)
