"""Generates docs/game.md from the figures; its sentences do not interpret them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.study.figures import Count, by_first, by_lead, by_seat, by_strength, rome, solo
from bench.study.pictures import draw_bars, draw_curves
from bench.study.plans import SEED, SIZES, USUAL, Level
from pax.arena import GameOutcome
from pax.decks import CATEGORY_LETTERS
from pax.text import load_language

PAGE: Final = "game.md"
PICTURES: Final = "pictures"
STRONGEST: Final = 8
"""Strengths from here on share one bin."""

HEAD: Final = f"""# What the bots show about the game

`make study` plays the games of this page and regenerates it, in about ten minutes on two cores; it
can be stopped and resumed. All seats of a table have the same bot, from the weakest to a strong
one. Budgets are play-outs per move; the seed is {SEED}. Intervals are 95 % Wilson intervals, and a
victory shared by k players counts 1/k for each. The deck is the reconstruction `reconstructed-1`.
Results for bots need not hold for people.
"""


@dataclass(frozen=True)
class Study:
    """A level of play and its games by number of players; 1 is the solo game."""

    level: Level
    games: Mapping[int, Sequence[GameOutcome]]


def write(studies: Sequence[Study], folder: Path) -> Path:
    """Write the page and its plots into a folder; return the path of the page."""
    pictures, page = folder / PICTURES, folder / PAGE
    pictures.mkdir(parents=True, exist_ok=True)
    parts = [HEAD]
    for chapter in (_rome, _seats, _categories, _first, _solo):
        parts += chapter(studies, pictures)
    page.write_text("\n".join(parts).rstrip() + "\n", "utf-8")
    return page


def _rome(studies: Sequence[Study], pictures: Path) -> Iterator[str]:
    curves = {
        study.level.bot: {size: rome(study.games[size]) for size in SIZES} for study in studies
    }
    draw_curves(pictures / "rome.svg", curves, "players", "games that Rome wins")
    yield "## How often Rome wins\n"
    yield "![share of games that Rome wins, by players and bot](pictures/rome.svg)\n"
    yield from _table("bot", {f"{size} players": size for size in SIZES}, curves)


def _seats(studies: Sequence[Study], pictures: Path) -> Iterator[str]:
    curves = {study.level.bot: dict(enumerate(by_seat(study.games[USUAL]))) for study in studies}
    draw_curves(pictures / "seats.svg", curves, "seat", "games won")
    yield "## The advantage of each seat\n"
    yield f"With {USUAL} players; seat 0 begins. A fair share is {1 / USUAL:.0%}.\n"
    yield "![share of games won by each seat](pictures/seats.svg)\n"
    yield from _table("bot", {f"seat {seat}": seat for seat in range(USUAL)}, curves)


def _categories(studies: Sequence[Study], pictures: Path) -> Iterator[str]:
    study = best_known(studies)
    games = study.games[USUAL]
    curves = {
        name: dict(enumerate(by_strength(games, category, STRONGEST)))
        for category, name in enumerate(names())
    }
    draw_curves(
        pictures / "categories.svg", curves, f"strength at the end ({STRONGEST}: or more)", "won"
    )
    rows = {
        name: dict(enumerate(by_lead(games, category))) for category, name in enumerate(names())
    }
    yield "## What each category is worth\n"
    yield f"{len(games)} games among {USUAL} `{study.level.bot}`: how often a seat won,"
    yield "by its final strength in a category. Strengths in different categories are correlated,"
    yield "so compare the curves with each other.\n"
    yield "![share of games won, by strength in each category](pictures/categories.svg)\n"
    yield "How often a seat won as the only strongest player in a category, and otherwise:\n"
    yield from _table("category", {"strongest alone": 1, "not": 0}, rows)


def _first(studies: Sequence[Study], pictures: Path) -> Iterator[str]:
    study = best_known(studies)
    games = study.games[USUAL]
    first = dict(zip(names(), by_first(games).values(), strict=True))
    draw_bars(pictures / "first.svg", first, 1 / USUAL, "games won")
    yield "## What the first purchase brings\n"
    yield "The same games: how often a seat won, by the categories of the first group it bought.\n"
    yield "![share of games won, by category of the first purchase](pictures/first.svg)\n"
    yield from _table("category", {"wins": 0}, {name: {0: first[name]} for name in first})


def _solo(studies: Sequence[Study], pictures: Path) -> Iterator[str]:
    curves = {
        study.level.bot: {place + 1: solo(study.games[1], place) for place in range(5)}
        for study in studies
    }
    draw_curves(pictures / "levels.svg", curves, "level", "levels won")
    yield "## Alone against Rome\n"
    yield "![share of solo games won at each level](pictures/levels.svg)\n"
    yield from _table("bot", {f"level {level}": level for level in range(1, 6)}, curves)


def best_known(studies: Sequence[Study]) -> Study:
    """Return the study with the most games at the usual table; of equals, the strongest bot."""
    return max(reversed(studies), key=lambda study: len(study.games[USUAL]))


def names() -> list[str]:
    """Return the names of the categories."""
    words = load_language()
    return [words(f"category-{letter}") for letter in CATEGORY_LETTERS]


def _table(
    what: str, columns: Mapping[str, int], rows: Mapping[str, Mapping[int, Count]]
) -> Iterator[str]:
    yield f"| {what} | {' | '.join(columns)} |"
    yield f"|---|{'---|' * len(columns)}"
    for name, counts in rows.items():
        yield f"| {name} | {' | '.join(str(counts[place]) for place in columns.values())} |"
    yield ""
