"""The report of a contest, as tables or JSON."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from pax.arena import BotStanding, Contest, Standings
from pax.cli.output.safe_text import printable
from pax.cli.output.shares import share, share_facts
from pax.text import Words

_WIDE: Final = 160
_SHARED: Final = ("bot", "wins", "with-rome", "points")
"""Columns that the report of a simulation has too."""


def show(contest: Contest, found: Standings, words: Words) -> None:
    """Print how often each bot won, and statistics of the games."""
    console = Console(markup=False, emoji=False, highlight=False)
    if not console.is_terminal:
        console.width = max(console.width, _WIDE)
    console.print(head(contest, found, words))
    if found.games == 0:
        return
    for table in _fitting(console, contest, found, words):
        console.print(table)
    for line in _lines(contest, found, words):
        console.print(line)


def head(contest: Contest, found: Standings, words: Words) -> str:
    """Return the headline: games, deals, players and seed."""
    sets = contest.rotations * len(contest.line_ups)
    return words(
        "arena-head",
        games=found.games,
        deals=-(-found.games // sets),
        players=contest.players,
        seed=str(contest.seed),
    )


def facts(contest: Contest, found: Standings) -> dict[str, object]:
    """Return the results as data; only `seconds_per_decision` differs from run to run."""
    return {
        "games": found.games,
        "seed": contest.seed,
        "players": contest.players,
        "line_ups": [
            {"bots": line_up.bots, "level": line_up.level} for line_up in contest.line_ups
        ],
        "bots": [_row_facts(row) for row in found.rows],
        "rome": share_facts(found.rome, found.games),
        "nobody": share_facts(found.nobody, found.games),
        "decisions": _span_facts(found, "decisions"),
        "rounds": _span_facts(found, "rounds"),
        "failures": [
            {"bot": failed.bot, "how": failed.how, "details": failed.details}
            for failed in found.failures
        ],
    }


def _row_facts(row: BotStanding) -> dict[str, object]:
    rating = row.rating
    return {
        "bot": row.bot,
        "level": row.level,
        "games": row.games,
        **share_facts(row.wins, row.games, "wins"),
        "with_rome": row.with_rome,
        "against_rome": row.wins - row.with_rome,
        "points": row.points / row.games if row.games else None,
        "rating": None if rating is None else [rating.strength, rating.uncertainty],
        "decisions": row.decisions,
        "seconds_per_decision": row.per_decision,
    }


def _span_facts(found: Standings, name: str) -> dict[str, object] | None:
    if found.games == 0:
        return None
    span = found.decisions if name == "decisions" else found.rounds
    return {"mean": span.total / found.games, "fewest": span.fewest, "most": span.most}


def _fitting(console: Console, contest: Contest, found: Standings, words: Words) -> list[Table]:
    """Return one table, or two if the terminal is too narrow for one."""
    is_solo = contest.line_ups[0].level is not None
    who = ["bot", *(["level"] if is_solo else ["rating"]), "games", "wins"]
    how = ["time"] if is_solo else ["with-rome", "against-rome", "points", "time"]
    whole = _table([*who, *how], found, words)
    if console.measure(whole, options=console.options.update_width(_WIDE)).maximum <= console.width:
        return [whole]
    return [_table(who, found, words), _table(["bot", *how], found, words)]


def _table(names: Sequence[str], found: Standings, words: Words) -> Table:
    table = Table(box=SIMPLE, pad_edge=False)
    for name in names:
        title = words(f"{'simulate' if name in _SHARED else 'arena'}-column-{name}")
        if name == "bot":
            table.add_column(title, overflow="fold")
        else:
            table.add_column(title, justify="right", no_wrap=True)
    for row in found.rows:
        if row.games:
            cells = _cells(row, words)
            table.add_row(*(cells[name] for name in names))
    return table


def _cells(row: BotStanding, words: Words) -> dict[str, str]:
    against = row.wins - row.with_rome
    return {
        "bot": printable(row.bot),
        "level": str(row.level),
        "rating": _rating(row, words),
        "games": str(row.games),
        "wins": share(row.wins, row.games, words, 6),
        "with-rome": words("arena-part", part=100 * row.with_rome / row.games),
        "against-rome": words("arena-part", part=100 * against / row.games),
        "points": words("simulate-points", n=row.points / row.games),
        "time": words("simulate-points", n=1000 * row.per_decision),
    }


def _rating(row: BotStanding, words: Words) -> str:
    if row.rating is None:
        return ""
    strength, uncertainty = row.rating
    return words("arena-rating", strength=strength, uncertainty=uncertainty)


def _lines(contest: Contest, found: Standings, words: Words) -> Iterator[str]:
    if contest.line_ups[0].level is None:
        yield words("simulate-rome", share=share(found.rome, found.games, words))
        yield words("simulate-nobody", share=share(found.nobody, found.games, words))
        yield words("arena-seats")
    for name, span in (("decisions", found.decisions), ("rounds", found.rounds)):
        mean = span.total / found.games
        yield words(f"simulate-{name}", mean=mean, fewest=span.fewest, most=span.most)
