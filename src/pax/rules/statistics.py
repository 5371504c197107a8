"""Tallies of finished games, in integers, so that the order of merging does not matter."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.rules.ending import all_points, rome_wins, winners_by
from pax.rules.position import Position
from pax.rules.rows import zeros

_LARGEST: Final = 1 << 62


class Span:
    """Sum, minimum and maximum of a series of numbers."""

    def __init__(self) -> None:
        """Start with an empty series."""
        self.total: i64 = 0
        self.fewest: i64 = _LARGEST
        self.most: i64 = 0

    def widen(self, total: i64, fewest: i64, most: i64) -> None:
        """Add one number, or the numbers of another span."""
        self.total += total
        self.fewest = min(self.fewest, fewest)
        self.most = max(self.most, most)


class Tally:
    """Results and lengths of a number of games with the same number of players.

    `wins` has a row for each seat: how often it won alone, with one other seat, with two others and
    so on. `with_rome` counts the wins of a seat as conspirator when Rome wins.
    """

    def __init__(self, players: int) -> None:
        """Start without games."""
        self.players: i64 = players
        self.games: i64 = 0
        self.rome: i64 = 0
        self.nobody: i64 = 0
        self.decisions: Span = Span()
        self.rounds: Span = Span()
        self.wins: vec[i64] = zeros(self.players * self.players)
        self.with_rome: vec[i64] = zeros(self.players)
        self.points: vec[i64] = zeros(self.players)

    def add(self, end: Position, decisions: i64) -> None:
        """Add a game that is over."""
        self.games += 1
        self.decisions.widen(decisions, decisions, decisions)
        self.rounds.widen(end.round, end.round, end.round)
        totals, rome = all_points(end), rome_wins(end)
        self._add_winners(winners_by(end, totals, rome), rome)
        if not end.setup.is_solo:
            add_row(self.points, totals)

    def merge(self, other: "Tally") -> None:
        """Add all games of another tally."""
        self.games += other.games
        self.rome += other.rome
        self.nobody += other.nobody
        merge_span(self.decisions, other.decisions)
        merge_span(self.rounds, other.rounds)
        add_row(self.wins, other.wins)
        add_row(self.with_rome, other.with_rome)
        add_row(self.points, other.points)

    def wins_with(self, seat: i64, others: i64) -> i64:
        """Return how often a seat won together with this number of others."""
        return self.wins[seat * self.players + others]

    def share(self, seat: int) -> float:
        """Return the wins of a seat; a victory shared by k seats counts 1/k."""
        total: float = 0.0
        for others in range(self.players):
            total += float(self.wins_with(seat, others)) / float(others + 1)
        return total

    def __reduce__(self) -> tuple[object, tuple[int, list[int], list[int]]]:
        """Pickle as plain numbers, to send a tally between processes."""
        heads: list[int] = [self.games, self.rome, self.nobody]
        for span in (self.decisions, self.rounds):
            heads += [span.total, span.fewest, span.most]
        rows = [int(n) for row in (self.wins, self.with_rome, self.points) for n in row]
        return restored, (int(self.players), heads, rows)

    def _add_winners(self, won: vec[i64], rome: bool) -> None:  # noqa: FBT001 - as it is counted
        count: i64 = 0
        for mark in won:
            count += mark
        self.rome += 1 if rome else 0
        self.nobody += 1 if count == 0 else 0
        for seat in range(self.players):
            if won[seat] == 1:
                self.wins[seat * self.players + count - 1] += 1
                self.with_rome[seat] += 1 if rome else 0


def merge_span(span: Span, other: Span) -> None:
    """Add the numbers of another span."""
    span.widen(other.total, other.fewest, other.most)


def add_row(row: vec[i64], other: vec[i64]) -> None:
    """Add `other` to `row`, element by element."""
    for place in range(len(row)):
        row[place] += other[place]


def restored(players: int, heads: list[int], rows: list[int]) -> Tally:
    """Return the tally that was pickled."""
    tally = Tally(players)
    tally.games, tally.rome, tally.nobody = heads[0], heads[1], heads[2]
    tally.decisions.widen(heads[3], heads[4], heads[5])
    tally.rounds.widen(heads[6], heads[7], heads[8])
    square = players * players
    tally.wins = vec[i64](rows[:square])
    tally.with_rome = vec[i64](rows[square : square + players])
    tally.points = vec[i64](rows[square + players :])
    return tally
