"""Text of the rules by section; their numbers come from the engine."""

from typing import Final

from pax.decks import CATEGORY_LETTERS
from pax.decks.table import TOTALS
from pax.rules import buy, draw, ending, income, play, setup
from pax.text.voice import Block
from pax.text.words import Words

SECTIONS: Final = (
    "goal",
    "cards",
    "setup",
    "turn",
    "draw",
    "buy",
    "play",
    "income",
    "conspirator",
    "senators",
    "round",
    "end",
    "solo",
    "options",
    "credits",
)
"""The names of the sections, in reading order."""

_TYPED: Final = frozenset({"options", "credits"})
"""The sections to which a terminal adds commands."""

_NAMES: Final = ("wealth", "fleet", "army", "religion", "senator", "land", "intrigue")
_CARDS: Final = sum(TOTALS.values())


def rules_blocks(words: Words, *, commands: bool = False) -> list[Block]:
    """Return all sections; `commands` adds the commands of the terminal."""
    return [rules_block(section, words, commands=commands) for section in SECTIONS]


def rules_block(section: str, words: Words, *, commands: bool = False) -> Block:
    """Return one section; `commands` adds the commands of the terminal."""
    message = f"rules-{section}"
    lines = paragraphs(words(message, **_numbers(section, words)))
    more = {"setup": _setups, "solo": _levels}.get(section)
    if more:
        lines += ["", *more(words)]
    if commands and section in _TYPED:
        lines += ["", words(f"play-rules-{section}")]
    return Block(words(f"{message}.title"), tuple(lines))


def paragraphs(text: str) -> list[str]:
    """Join the lines of each paragraph and list item."""
    lines: list[str] = []
    for line in text.split("\n"):
        if lines and line and lines[-1] and not line.startswith("- "):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line.strip())
    return lines


def _numbers(section: str, words: Words) -> dict[str, str | int]:
    """Return the arguments of a section: sizes, prices and points."""
    numbers: dict[str, dict[str, str | int]] = {
        "goal": {"needs": ending.ROME_NEEDS},
        "cards": {
            **_categories(words),
            **_thresholds(),
            "cards_of_five": TOTALS["W"],
            "cards_of_two": TOTALS["L"],
        },
        "setup": {
            "cards": _CARDS,
            "hidden": setup.ROME_HIDDEN,
            "shown": setup.ROME_FACE_UP,
            "coins": setup.START_COINS,
        },
        "turn": {"peek": words("aurei", n=draw.PEEK_PAYS)},
        "draw": {**_thresholds(), "empty": words("aurei", n=draw.EMPTY_PILE_PAYS)},
        "buy": _thresholds(),
        "income": {"idle": words("aurei", n=income.IDLE_PAYS), "senator": income.SENATOR_PAYS},
        "conspirator": {"points": ending.POINTS_CONSPIRATOR},
        "senators": {"answer": words("aurei", n=play.ANSWER_COSTS)},
        "end": {**_points(), **_thresholds()},
    }
    return numbers.get(section, {})


def _thresholds() -> dict[str, str | int]:
    return {
        "discount_for": buy.DISCOUNT_FOR,
        "bonus_for": ending.BONUS_FOR,
        "sees_two": draw.SEES_TWO,
        "sees_two_until": draw.SEES_ALL - 1,
        "sees_all": draw.SEES_ALL,
    }


def _points() -> dict[str, str | int]:
    return {
        "needs": ending.ROME_NEEDS,
        "present": ending.POINTS_PRESENT,
        "stronger": ending.POINTS_STRONGER,
        "conspirator": ending.POINTS_CONSPIRATOR,
        "richest": ending.POINTS_RICHEST,
    }


def _categories(words: Words) -> dict[str, str | int]:
    return {
        name: words("category-with-letter", category=words(f"category-{letter}"), letter=letter)
        for name, letter in zip(_NAMES, CATEGORY_LETTERS, strict=True)
    }


def _setups(words: Words) -> list[str]:
    sizes = [(1, setup.SOLO_PILE, setup.SOLO_LEGIONS)]
    sizes += [
        (players, setup.STANDARD_PILE[players], setup.STANDARD_LEGIONS[players])
        for players in range(setup.FEWEST_PLAYERS, setup.MOST_PLAYERS + 1)
    ]
    return ["- " + _setup(players, pile, legions, words) for players, pile, legions in sizes]


def _setup(players: int, pile: int, legions: int, words: Words) -> str:
    copies = 2 if players > setup.ONE_COPY else 1
    aside = copies * _CARDS - pile
    return words("rules-setup-players", players=players, pile=pile, aside=aside, legions=legions)


def _levels(words: Words) -> list[str]:
    return [
        "- " + words("rules-solo-level", level=level, goal=setup.SOLO_GOAL[level], lays=lays)
        for level, lays in enumerate(setup.SOLO_LAYS)
        if level > 0
    ]
