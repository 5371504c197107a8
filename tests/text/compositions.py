"""Formats every message of a language with combinations of numbers, names and "you"."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from typing import Final

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from pax.text import Words, load_language
from pax.text.words import entries
from tests.text.tables import LANGUAGES

Value = str | int | float

NUMBERS: Final = (0, 1, 2, 5)
PEOPLE: Final = ("Aurelia", "Livia")
"""A name that begins with a vowel, and one that does not."""
MOST: Final = 300
"""Maximum of combinations per message."""

TEXTS: Final[dict[str, tuple[str, ...]]] = {
    "active": PEOPLE,
    "address": ("http://127.0.0.1:8000",),
    "after": ("9%",),
    "army": ("A",),
    "before": ("1%",),
    "bot": ("citizen",),
    "card": ("F23",),
    "cards": ("F23 L11", "F23"),
    "categories": ("W, F",),
    "chance": ("38%",),
    "command": ("pax table game.json",),
    "details": ("3",),
    "display": ("F23",),
    "example": ("draw",),
    "file": ("game.json",),
    "fleet": ("F",),
    "folder": ("games",),
    "form": ("draw",),
    "hand": ("F23",),
    "holder": ("Aurelia",),
    "intrigue": ("I",),
    "kind": ("F23",),
    "land": ("L",),
    "letter": ("F",),
    "link": ("x",),
    "meaning": ("F23",),
    "missing": ("W, F",),
    "move": ("draw",),
    "name": PEOPLE,
    "now": ("…",),
    "numbers": ("1, 2",),
    "percent": ("38%",),
    "place": ("1",),
    "players": ("Aurelia 1",),
    "reason": ("…",),
    "religion": ("R",),
    "rounds": ("…",),
    "section": ("draw",),
    "sections": ("draw, buy",),
    "seed": ("7",),
    "text": ("F23",),
    "wealth": ("W",),
    "what": ("F23",),
    "when": ("2026-11-20 21:10",),
    "which": ("F23",),
    "why": ("…",),
}
"""Arguments that are texts, unless a message selects by them."""

AUREI: Final = frozenset({"answer", "aurei", "costs", "empty", "has", "idle", "income", "peek"})
"""Arguments that are a number of aurei with its noun, unless a message selects by them."""

FACTS: Final[dict[tuple[str, str], tuple[Value, ...]]] = {
    ("compare-done", "n"): (2, 5),
    ("tables-all", "n"): (5,),
    ("deck-title", "n"): (74,),
    ("deck-title", "symbols"): (102,),
    ("deck-title-unnamed", "n"): (74,),
    ("deck-title-unnamed", "symbols"): (102,),
    ("deck-category", "n"): (10, 12),
    ("deck-category", "symbols"): (10, 16),
    ("arena-rounded", "games"): (2, 6),
    ("event-rome-hid", "n"): (3,),
    ("rome-hidden", "n"): (3,),
    ("rome-hidden-known", "n"): (3,),
    ("standing", "n"): (3,),
    ("standing-certain", "n"): (3,),
    ("web-without-hidden", "n"): (3,),
    ("pile", "n"): (54,),
    ("rules-income", "senator"): (1,),
    ("rules-setup-players", "pile"): (44, 54),
    ("rules-setup-players", "legions"): (3, 9),
    ("rules-solo-level", "goal"): (3, 7),
    ("screen-replay-games", "n"): (2, 5),
    ("simulate-stopped", "wanted"): (2, 5),
    ("analyse-stopped", "wanted"): (2, 5),
}
"""Arguments with restricted values: fixed by the rules, or always several."""

FIXED: Final = frozenset(
    {
        *("bonus_for", "cards_of_five", "cards_of_two", "coins", "discount_for", "hidden", "needs"),
        *("present", "richest", "sees_all", "sees_two", "sees_two_until", "shown", "stronger"),
        *("seconds", "a_minute", "bytes", "entries", "most", "legions"),
    }
)
"""Arguments fixed by the rules or the server, all above 1, unless a message selects by them."""

MANY: Final = 5


class Arguments(Visitor):
    """Collects the arguments of a pattern: their selector keys, and which are numbers."""

    def __init__(self) -> None:
        """Start empty."""
        self.keys: dict[str, set[str]] = defaultdict(set)
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - name given by the visitor
        """Note an argument."""
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - name given by the visitor
        """Note the keys of a selector."""
        if isinstance(node.selector, ftl.VariableReference):
            for variant in node.variants:
                key = variant.key
                name = key.name if isinstance(key, ftl.Identifier) else key.value
                self.keys[node.selector.id.name].add(name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 - name given by the visitor
        """Note that an argument is formatted as a number."""
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.numbers.add(argument.id.name)
        self.generic_visit(node)


@cache
def arguments() -> dict[str, Arguments]:
    """Return the arguments of every message and attribute, over all languages."""
    found: dict[str, Arguments] = defaultdict(Arguments)
    for language in LANGUAGES:
        for _, entry in entries(language):
            for attribute in ("", *(part.id.name for part in entry.attributes)):
                name = f"{entry.id.name}.{attribute}" if attribute else entry.id.name
                parts = {part.id.name: part.value for part in entry.attributes}
                pattern = parts[attribute] if attribute else entry.value
                found[name].visit(pattern)
    return found


def values(message: str, argument: str, known: Arguments, words: Words) -> tuple[Value, ...]:
    """Return the possible values of an argument."""
    base = message.partition(".")[0]
    if (base, argument) in FACTS:
        return FACTS[base, argument]
    keys = known.keys[argument]
    if keys & {"yes", "some"}:
        return tuple(sorted(keys))
    if keys or argument in known.numbers:
        return NUMBERS
    return texts(base, argument, words)


def texts(message: str, argument: str, words: Words) -> tuple[Value, ...]:
    """Return the possible values of an argument that is not a selector."""
    if argument in AUREI or (argument == "cost" and message != "analyse-player"):
        return tuple(words("aurei", n=n) for n in NUMBERS)
    if argument == "category":
        return tuple(words(f"category-{letter}") for letter in "WL")
    if argument == "cards" and message in {"end-richest", "end-not-richest", "memory-hand"}:
        return tuple(words("cards", n=n) for n in NUMBERS)
    if argument in TEXTS:
        return TEXTS[argument]
    return (MANY,) if argument in FIXED else NUMBERS


def groups(message: str, words: Words) -> Iterator[dict[str, Value]]:
    """Yield the arguments for "you", one name, "you" and another, and several names."""
    you = words("name", you="yes", name="")
    several = words("list-and", first=words("list", first="Aurelia", last="Livia"), last="Octavia")
    both = words("list-and", first="Octavia", last=you)
    with_number: list[dict[str, Value]] = [
        {"names": you, "n": 1, "you": "yes"},
        {"names": "Aurelia", "n": 1, "you": "no"},
        {"names": both, "n": 2, "you": "yes"},
        {"names": several, "n": 3, "you": "no"},
    ]
    if message == "screen-end-players":
        for group, standing in zip(with_number, ("alone", "no", "among", "no"), strict=True):
            yield {**group, "you": standing}
    else:
        wanted = {
            "event-ended-shared": [2, 3],
            "screen-stats-with": [1, 3],
            "verdict-behind": [1, 3],  # the reader is not among those who lead
            "verdict-leader": [1, 3],
            "verdict-level": [1, 3],
        }.get(message, [0, 1, 2, 3])
        yield from (with_number[place] for place in wanted)


def compositions(message: str, known: Arguments, words: Words) -> Iterator[dict[str, Value]]:
    """Yield the combinations of arguments of a message, at most `MOST` per group."""
    fixed = [dict[str, Value]()]
    if "names" in known.keys:
        fixed = [
            {key: value for key, value in group.items() if key in known.keys}
            for group in groups(message, words)
        ]
    for group in fixed:
        free = [name for name in known.keys if name not in group]
        domains = [values(message, name, known, words) for name in free]
        every = (dict(zip(free, chosen, strict=True)) for chosen in product(*domains))
        yield from ({**group, **chosen} for chosen in islice(every, MOST))


@cache
def composed(language: str) -> tuple[tuple[str, str], ...]:
    """Return every message of a language, formatted with all combinations, with its name."""
    words = load_language(language)
    return tuple(
        dict.fromkeys(
            (name, words(name, **chosen))
            for name, known in arguments().items()
            for chosen in compositions(name, known, words)
        )
    )


def found(language: str, pattern: str, *, but: frozenset[str] = frozenset()) -> list[str]:
    """Return the texts that match a forbidden pattern, except in the messages `but`."""
    wrong = re.compile(pattern)
    return [
        f"{name}: {text}"
        for name, text in composed(language)
        if name not in but and wrong.search(text)
    ]
