"""Broken records, each with the place that the error must name."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

from tests.game.records import fields_of

Fields = dict[str, Any]
Break = Callable[[Fields], object]

MISSING = object()
JUNK = [MISSING, None, True, 0, -1, 1.5, "junk", "", [], {}, [[]], [1], [None], {"W11": 1.0}]
FINE: dict[str, list[object]] = {
    "table.rules": [MISSING, {}],
    "result.rome_wins": [True],
    "result.winners": [[1]],
}
"""Values of `JUNK` that are valid in these fields."""

FIELDS = ["format", "table", "table.mode", "table.players", "table.rules", "table.deck"]
FIELDS += ["aside", "pile", "moves", "result"]
RESULT = ["result.rome_wins", "result.winners", "result.points"]


def put(place: str, value: object) -> Break:
    """Set a field to a value, or remove it."""

    def breaks(fields: Fields) -> None:
        *path, key = place.split(".")
        for name in path:
            fields = fields[name]
        fields.pop(key, None)
        if value is not MISSING:
            fields[key] = value

    return breaks


def ill_typed() -> Iterator[tuple[str, int, Break, str]]:
    """Yield records in which a field is missing or has the wrong type."""
    for place in FIELDS + RESULT:
        for junk in JUNK:
            if not any(junk is fine or junk == fine for fine in FINE.get(place, [])):
                name = "missing" if junk is MISSING else json.dumps(junk)
                yield f"{place} is {name}", 3, put(place, junk), named_place(place, junk)


def named_place(place: str, junk: object) -> str:
    """Return the place that the error names."""
    if place == "moves" and junk == []:
        return "result"
    return place


def change(key: str, place: int, value: object) -> Break:
    """Change one item of a list."""

    def breaks(fields: Fields) -> None:
        fields[key][place] = value

    return breaks


def insert(key: str, place: int, value: object) -> Break:
    """Insert an item into a list."""
    return lambda fields: fields[key].insert(place, value)


def swap_for_another(fields: Fields) -> None:
    """Replace one card of the pile with another, which then appears once too often."""
    fields["pile"][0] = next(card for card in fields["pile"] if card != fields["pile"][0])


def aside_too_many_of_a_kind(fields: Fields) -> None:
    """Swap cards so that aside has more cards of a kind than one copy."""
    kind = next(card for card in fields["pile"] if fields["aside"].count(card) == 3)
    other = next(card for card in fields["aside"] if card != kind)
    fields["aside"][fields["aside"].index(other)] = kind
    fields["pile"][fields["pile"].index(kind)] = other


def end_early(fields: Fields) -> None:
    """Remove the last move of a game that has a result."""
    del fields["moves"][-1]


def own_deck(**counts: object) -> Break:
    """Replace the deck with a table in which some counts are changed."""

    def breaks(fields: Fields) -> None:
        table = {"W11": 3, "W12": 3, "W23": 3, "W24": 1}
        fields["table"]["deck"] = {**table, **counts}

    return breaks


DEALS: list[tuple[str, int, Break, str]] = [
    ("no such card", 3, change("pile", 0, "X11"), "pile[0]"),
    ("no such kind in this deck", 3, change("pile", 5, "W99"), "pile[5]"),
    ("card in small letters", 3, change("pile", 63, "w11"), "pile[63]"),
    ("card with a blank", 3, change("pile", 1, "W11 "), "pile[1]"),
    ("card is a number", 3, change("pile", 2, 11), "pile[2]"),
    ("card is a list", 3, change("pile", 2, ["W11"]), "pile[2]"),
    ("card is null", 3, change("aside", 9, None), "aside[9]"),
    ("no such card aside", 3, change("aside", 3, "Z00"), "aside[3]"),
    ("card with a NUL", 3, change("aside", 3, "W11\0"), "aside[3]"),
    ("long name of a card", 3, change("aside", 0, "W" * 5000), "aside[0]"),
    ("card twice", 3, swap_for_another, "aside"),
    ("card too many in the pile", 3, insert("pile", 0, "W11"), "pile"),
    ("card too few in the pile", 3, lambda f: f["pile"].pop(), "pile"),
    ("card too many aside", 3, insert("aside", 0, "W11"), "aside"),
    ("card too few aside", 3, lambda f: f["aside"].pop(), "aside"),
    ("card moved from aside to the pile", 3, lambda f: f["pile"].append(f["aside"].pop()), "pile"),
    ("card aside with four players", 4, insert("aside", 0, "W11"), "aside"),
    ("more aside than a copy has", 5, aside_too_many_of_a_kind, "aside"),
    ("card twice with two copies", 6, swap_for_another, "aside"),
]

TABLES: list[tuple[str, int, Break, str]] = [
    ("another format", 3, put("format", "pax/2"), "format"),
    ("format in capitals", 3, put("format", "PAX/1"), "format"),
    ("another mode", 3, put("table.mode", "team"), "table.mode"),
    ("solo for three", 3, put("table.mode", "solo"), "table.players"),
    ("standard for one", 1, put("table.mode", "standard"), "table.players"),
    ("no players", 3, put("table.players", []), "table.players"),
    ("one player too few", 3, lambda f: f["table"]["players"].pop(), "pile"),
    ("nine players", 8, lambda f: f["table"]["players"].append("x"), "table.players"),
    ("100,000 players", 3, put("table.players", ["x"] * 100_000), "table.players"),
    ("player is a number", 3, put("table.players", ["a", 2, "c"]), "table.players[1]"),
    ("player is null", 3, put("table.players", ["a", "b", None]), "table.players[2]"),
    ("level missing", 1, put("table.level", MISSING), "table.level"),
    ("level true", 1, put("table.level", value=True), "table.level"),
    ("level 1.0", 1, put("table.level", 1.0), "table.level"),
    ("level 0", 1, put("table.level", 0), "table.level"),
    ("level 6", 1, put("table.level", 6), "table.level"),
    ("level -1", 1, put("table.level", -1), "table.level"),
    ("level as text", 1, put("table.level", "1"), "table.level"),
    ("level huge", 1, put("table.level", 10**400), "table.level"),
    ("another rule", 3, put("table.rules.peek", value=True), "table.rules.peek"),
    ("rule is 1", 3, put("table.rules.solo_peek", 1), "table.rules.solo_peek"),
    ("rule is 0.0", 3, put("table.rules.open_counts", 0.0), "table.rules.open_counts"),
    ("rule is null", 3, put("table.rules.rome_takes_last", None), "table.rules.rome_takes_last"),
    ("rule is text", 3, put("table.rules.rome_takes_last", "no"), "table.rules.rome_takes_last"),
    ("rule with a long name", 3, put(f"table.rules.{'x' * 9999}", value=True), "table.rules.xxx"),
    ("rule named self", 3, put("table.rules.self", value=True), "table.rules.self"),
    ("another deck", 3, put("table.deck", "printed"), "table.deck"),
    ("deck is a path", 3, put("table.deck", "../decks/reconstructed-1"), "table.deck"),
    ("deck with a NUL", 3, put("table.deck", "reconstructed-1\0"), "table.deck"),
    ("deck with a long name", 3, put("table.deck", "x" * 99_999), "table.deck"),
    ("deck of one category", 3, own_deck(), "table.deck"),
    ("deck with a float count", 3, own_deck(W11=3.0), "table.deck"),
    ("deck with a boolean count", 3, own_deck(W24=True), "table.deck"),
    ("deck with a count of 0", 3, own_deck(W24=0), "table.deck"),
    ("deck with a negative count", 3, own_deck(W24=-1), "table.deck"),
    ("deck with a huge count", 3, own_deck(W24=10**300), "table.deck"),
    ("deck with another category", 3, own_deck(X24=1), "table.deck"),
    ("deck with no symbols", 3, own_deck(W01=1), "table.deck"),
    ("deck with an empty kind", 3, own_deck(**{"": 1}), "table.deck"),
    ("deck with a list for a count", 3, own_deck(W24=[1]), "table.deck"),
]

MOVES: list[tuple[str, int, Break, str]] = [
    ("move is a number", 3, change("moves", 4, 4), "moves[4]"),
    ("move is null", 3, change("moves", 0, None), "moves[0]"),
    ("move is a list", 3, change("moves", 2, ["draw"]), "moves[2]"),
    ("empty move", 3, change("moves", 3, ""), "move 4"),
    ("unknown verb", 3, change("moves", 3, "sell 1"), "move 4"),
    ("two blanks", 3, change("moves", 4, "take  W11"), "move 5"),
    ("blank at the end", 3, change("moves", 3, "draw "), "move 4"),
    ("capital letter", 3, change("moves", 3, "Draw"), "move 4"),
    ("leading zero", 3, change("moves", 4, "offer W11 01"), "move 5"),
    ("card of no deck", 3, change("moves", 0, "keep X11"), "move 1"),
    ("legion 0", 3, change("moves", 4, "offer W11 0"), "move 5"),
    ("legion 99", 3, change("moves", 4, "offer W11 99"), "move 5"),
    ("long move", 3, change("moves", 0, "keep " + "W" * 50_000), "move 1"),
    ("move with a lone surrogate", 3, change("moves", 0, "keep \ud800"), "move 1"),
    ("move with a NUL", 3, change("moves", 3, "draw\0"), "move 4"),
    ("illegal: not now", 3, change("moves", 0, "draw"), "move 1"),
    ("illegal: ended too often", 3, insert("moves", 3, "end"), "move 4"),
    ("illegal: card not in view", 3, change("moves", 0, "keep F24"), "move 1"),
    ("illegal: one left out", 3, lambda f: f["moves"].pop(20), "move "),
    ("move after the end", 3, lambda f: f["moves"].append("draw"), "move "),
    ("another move after the end", 1, lambda f: f["moves"].append("end"), "move "),
    ("last move missing", 3, end_early, "result"),
    ("solo peek", 1, lambda f: f["moves"].__setitem__(f["moves"].index("draw"), "peek"), "move "),
]

RESULTS: list[tuple[str, int, Break, str]] = [
    ("rome_wins inverted", 3, lambda f: f["result"].update(rome_wins=not f["result"]["rome_wins"]), "result.rome_wins"),  # noqa: E501 - a row of the table
    ("rome_wins is 1", 3, put("result.rome_wins", 1), "result.rome_wins"),
    ("another winner", 3, put("result.winners", [0, 1, 2]), "result.winners"),
    ("winner out of range", 3, put("result.winners", [99]), "result.winners"),
    ("winner is a float", 3, lambda f: f["result"].update(winners=[float(w) for w in f["result"]["winners"]]), "result.winners"),  # noqa: E501 - as above
    ("winner is a boolean", 1, lambda f: f["result"].update(winners=[False]), "result.winners"),
    ("winners as a number", 3, lambda f: f["result"].update(winners=f["result"]["winners"][0]), "result.winners"),  # noqa: E501 - as above
    ("wrong points", 3, lambda f: f["result"]["points"].__setitem__(0, 999), "result.points"),
    ("points of a seat missing", 3, lambda f: f["result"]["points"].pop(), "result.points"),
    ("points as floats", 3, lambda f: f["result"].update(points=[float(p) for p in f["result"]["points"]]), "result.points"),  # noqa: E501 - as above
    ("points in a solo game", 1, lambda f: f["result"].update(points=[3]), "result.points"),
    ("no points in a solo game", 1, lambda f: f["result"].update(points=None), "result.points"),
    ("huge points", 3, lambda f: f["result"]["points"].__setitem__(1, 10**400), "result.points"),
    ("result of a running game", 3, lambda f: f["moves"].__delitem__(slice(50, None)), "result"),
]  # fmt: skip


def broken() -> Iterator[tuple[str, Fields, str]]:
    """Yield every broken record with its name and the place of the error."""
    for name, players, breaks, place in [*ill_typed(), *DEALS, *TABLES, *MOVES, *RESULTS]:
        fields = copy.deepcopy(fields_of(players))
        breaks(fields)
        yield name, fields, place
