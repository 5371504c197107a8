"""The report of a simulation, as text or JSON."""

from collections.abc import Iterator

from pax.arena import Plan
from pax.cli.output.shares import columns, share, share_facts
from pax.rules import Tally
from pax.text import Words


def report(plan: Plan, tally: Tally, words: Words) -> Iterator[str]:
    """Yield how often each seat and Rome won, and how long the games were."""
    games, seats = int(tally.games), int(tally.players)
    yield words("simulate-head", n=games, players=seats, seed=str(plan.seed))
    if games == 0:
        return
    yield ""
    yield from columns(_seat_rows(plan, tally, words))
    yield ""
    rome = "simulate-solo-lost" if plan.table.is_solo else "simulate-rome"
    yield words(rome, share=share(int(tally.rome), games, words))
    if not plan.table.is_solo:
        yield words("simulate-nobody", share=share(int(tally.nobody), games, words))
        yield words("simulate-shared")
    for name, span in (("decisions", tally.decisions), ("rounds", tally.rounds)):
        mean = span.total / games
        yield words(f"simulate-{name}", mean=mean, fewest=int(span.fewest), most=int(span.most))


def facts(plan: Plan, tally: Tally) -> dict[str, object]:
    """Return the results as data, every share with its 95 % interval."""
    games = int(tally.games)
    return {
        "games": games,
        "seed": plan.seed,
        "players": int(tally.players),
        "level": plan.table.level,
        "seats": [_seat_facts(plan, tally, seat) for seat in range(tally.players)],
        "rome": share_facts(int(tally.rome), games),
        "nobody": share_facts(int(tally.nobody), games),
        "decisions": _span_facts(tally, "decisions"),
        "rounds": _span_facts(tally, "rounds"),
    }


def _seat_facts(plan: Plan, tally: Tally, seat: int) -> dict[str, object]:
    games = int(tally.games)
    found: dict[str, object] = {
        "seat": seat,
        "bot": plan.bots[seat],
        **share_facts(tally.share(seat), games, "wins"),
        "outright": int(tally.wins_with(seat, 0)),
        "shared": _shared(tally, seat),
        "with_rome": int(tally.with_rome[seat]),
    }
    if not plan.table.is_solo:
        found["points"] = int(tally.points[seat]) / games if games else None
    return found


def _span_facts(tally: Tally, name: str) -> dict[str, object] | None:
    span = tally.decisions if name == "decisions" else tally.rounds
    games = int(tally.games)
    if games == 0:
        return None
    return {"mean": span.total / games, "fewest": int(span.fewest), "most": int(span.most)}


def _seat_rows(plan: Plan, tally: Tally, words: Words) -> list[list[str]]:
    names = ["seat", "bot", "wins", "outright", "shared", "with-rome", "points"]
    rows = [[words(f"simulate-column-{name}") for name in names]]
    for seat in range(tally.players):
        row = [str(seat), plan.bots[seat], share(tally.share(seat), int(tally.games), words, 6)]
        row += [str(tally.wins_with(seat, 0)), str(_shared(tally, seat))]
        points = words("simulate-points", n=int(tally.points[seat]) / int(tally.games))
        row += [str(tally.with_rome[seat]), points]
        rows.append(row)
    shown = len(names[:3]) if plan.table.is_solo else len(names)
    return [row[:shown] for row in rows]


def _shared(tally: Tally, seat: int) -> int:
    return sum(int(tally.wins_with(seat, others)) for others in range(1, int(tally.players)))
