"""Generates docs/bots.md: the table, the solo results, the plots, and the commands."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from bench.strength import ceiling, equal_time
from bench.strength.equal_time import Timed
from bench.strength.lines import LINES, SOLO, Line
from pax.arena import BotStanding, Standings, wilson
from pax.arena.plot import draw, errors, new_figure, per_cent, save
from pax.text import load_language

PAGE: Final = "bots.md"
PICTURES: Final = "pictures"

HEAD: Final = """# The bots

`make strength` plays the games of this page and regenerates it in less than two hours on two cores;
it can be stopped and resumed. Budgets are play-outs per move, so that results do not depend on the
machine: the same seed gives the same games. All line-ups play the same deals, with every bot on
every seat. A victory shared by k players counts 1/k for each. Intervals are 95 % Wilson intervals.
"""

CEILING: Final = f"""
`{ceiling.CLAIRVOYANT}` is not a bot but an upper bound: the same search with perfect information,
so that it knows every draw in advance. It played the first {ceiling.GAMES} of the same deals.

    python -m bench.strength {ceiling.NAME}"""


def write(found: Mapping[str, Standings], timed: Mapping[str, Timed], folder: Path) -> Path:
    """Write the page and its plots; `found` holds the standings by the name of the line."""
    pictures, page = folder / PICTURES, folder / PAGE
    pictures.mkdir(parents=True, exist_ok=True)
    lines = [HEAD, *_table(found)]
    if solo := with_ceiling(found):
        draw(pictures / "solo.svg", solo, 1, load_language())
        lines += ["", *_solo(solo)]
    lines += equal_time.page(timed, found)
    if played := [line for line in LINES if line.name in found]:
        _draw_lines(pictures / "strength.svg", played, found)
    page.write_text("\n".join(lines) + "\n", "utf-8")
    return page


def with_ceiling(found: Mapping[str, Standings]) -> Standings | None:
    """Return the solo standings of the bots, followed by those of the ceiling."""
    solo, best = found.get(SOLO.name), found.get(ceiling.NAME)
    if solo is None or best is None:
        return solo
    return replace(solo, rows=[*solo.rows, *best.rows])


def summary(line: Line, found: Standings) -> str:
    """Return a line of the table as text for the terminal."""
    row = own_row(line, found)
    verdict = "met" if line.is_met(row) else "MISSED"
    return f"{line.name}: {share(row)} in {row.games} games, {line.aim}: {verdict}"


def solo_summary(found: Standings) -> Iterator[str]:
    """Return the rows of the solo game as text for the terminal."""
    for row in found.rows:
        yield f"{row.bot}, level {row.level}: {share(row)}"


def own_row(line: Line, found: Standings) -> BotStanding:
    """Return the standing of the bot that a line measures."""
    (row,) = (row for row in found.rows if row.bot == line.bot)
    return row


def share(row: BotStanding) -> str:
    """Return the win rate with its interval."""
    low, high = wilson(row.share, row.games)
    return f"{row.share:.1%} ({low:.1%} to {high:.1%})"


def _table(found: Mapping[str, Standings]) -> Iterator[str]:
    yield "## One bot against copies of another\n"
    yield "![wins of each line with intervals and targets](pictures/strength.svg)\n"
    yield "| bot | against | players | games | wins (95 %) | with Rome | target | |"
    yield "|---|---|---|---|---|---|---|---|"
    for line in LINES:
        if line.name in found:
            yield _row(line, own_row(line, found[line.name]))
    yield "\nCommands that measure one line:\n"
    yield from (f"    {line.command}" for line in LINES if line.name in found)


def _row(line: Line, row: BotStanding) -> str:
    with_rome = f"{row.with_rome / row.wins:.0%} of them" if row.wins else ""
    verdict = "met" if line.is_met(row) else "missed"
    others = f"{line.players - 1} `{line.opponent}`"
    cells = (f"`{line.bot}`", others, line.players, row.games, share(row), with_rome, line.aim)
    return f"| {' | '.join(map(str, cells))} | {verdict} |"


def _solo(found: Standings) -> Iterator[str]:
    levels = sorted({row.level or 0 for row in found.rows})
    yield "## Alone against Rome\n"
    yield "![share of levels won by each bot](pictures/solo.svg)\n"
    yield f"| bot | {' | '.join(f'level {level}' for level in levels)} |"
    yield f"|---|{'---|' * len(levels)}"
    for bot in dict.fromkeys(row.bot for row in found.rows):
        cells = [share(row) for row in found.rows if row.bot == bot]
        yield f"| `{bot}` | {' | '.join(cells)} |"
    yield f"\n{found.rows[0].games} games for each bot and level:\n\n    {SOLO.command}"
    if any(row.bot == ceiling.CLAIRVOYANT for row in found.rows):
        yield CEILING


def _draw_lines(path: Path, lines: Sequence[Line], found: Mapping[str, Standings]) -> None:
    figure, axes = new_figure(9.0, 0.6 * len(lines) + 1.2)
    rows = [own_row(line, found[line.name]) for line in lines]
    names = [f"{line.bot}\nagainst {line.players - 1} {line.opponent}" for line in lines]
    shares = [row.share for row in rows]
    axes.errorbar(shares, names, xerr=errors(rows), fmt="o", capsize=4, label="wins")
    axes.scatter([line.target for line in lines], names, marker="|", s=300, label="target")
    axes.xaxis.set_major_formatter(per_cent)
    axes.set_xlim(0, 1)
    axes.invert_yaxis()
    axes.legend()
    save(figure, path)
