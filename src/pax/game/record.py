"""Records: a whole game as text, to be kept, checked and replayed anywhere (RECORD.md)."""

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from pax.decks import Deck, DeckError, built_in, from_counts
from pax.game.game import Game
from pax.game.table import Options, Table
from pax.rules import IllegalMove, MalformedMove, Reason, Result, State, deal

FORMAT: Final = "pax/1"
LONGEST: Final = 1_000_000
"""How many characters a record may have; a game has fewer than 20,000."""

_OPTIONS: Final = ("solo_peek", "rome_takes_last", "open_counts")
_MODES: Final = ("standard", "solo")

Json = Any
"""A value as the json module reads it."""


class RecordError(ValueError):
    """A record is wrong: `place` names the field or move, `why` says what is wrong there."""

    def __init__(self, place: str, why: str, reason: Reason | None = None) -> None:
        """Keep the place, what is wrong there, and the rule where a move breaks one."""
        super().__init__(place, why, reason)
        self.place = place
        self.why = why
        self.reason = reason

    def __str__(self) -> str:
        """Say where and why."""
        return f"{self.place}: {self.why}"


class UnreadableRecord(RecordError):
    """A text that is no record at all: not JSON, cut short, or far too long."""


@dataclass(frozen=True)
class Record:
    """A record whose fields and deal are right; `check` replays the moves as well."""

    fields: dict[str, Json]
    table: Table
    aside: list[str]
    pile: list[str]
    moves: list[str]

    @classmethod
    def read(cls, text: str | bytes) -> "Record":
        """Read a record from its text, and check all but the moves."""
        fields = _parse(text)
        _expect(fields.get("format") == FORMAT, "format", f"must be {FORMAT!r}")
        table = _table(fields)
        aside = _cards(fields, "aside", table.deck)
        pile = _cards(fields, "pile", table.deck)
        _check_deal(table, aside, pile)
        return cls(fields, table, aside, pile, _texts(fields, "moves", "moves"))

    @classmethod
    def of(cls, game: Game) -> "Record":
        """Write down a game; while it runs its record holds secrets of every seat."""
        table, result = game.table, game.result
        fields: dict[str, Json] = {
            "format": FORMAT,
            "table": _describe(table),
            "aside": list(game.aside),
            "pile": list(game.pile),
            "moves": game.moves,
            "result": None if result is None else describe_result(result, table),
        }
        return cls(fields, table, list(game.aside), list(game.pile), game.moves)

    def write(self) -> str:
        """Return the text; unknown fields and the order of all are as they were read."""
        return json.dumps(self.fields)

    def check(self) -> None:
        """Replay every move and compare the result; the first wrong thing raises RecordError."""
        state = self._dealt()
        read = self.table.notation.read
        for number, text in enumerate(self.moves, start=1):
            try:
                state.apply(read(text))
            except MalformedMove as error:
                raise RecordError(f"move {number}", str(error)) from None
            except IllegalMove as error:
                why = f"{text!r} is not allowed: {error}"
                raise RecordError(f"move {number}", why, error.reason) from None
        self._check_result(state.result())

    def game(self, moves: int | None = None) -> Game:
        """Return the game after so many moves, or after all of them."""
        game = Game(self.table, self.aside, self.pile)
        for text in self.moves[:moves]:
            game.play(text)
        return game

    def _dealt(self) -> State:
        return deal(self.table.setup, self.table.deck.row(self.pile))

    def _check_result(self, result: Result | None) -> None:
        given: Json = self.fields.get("result")
        if result is None:
            _expect(given is None, "result", "must be null while the game runs")
            return
        _expect(given is not None, "result", "is missing, but the game is over")
        _expect(isinstance(given, dict), "result", "must be an object")
        for key, value in describe_result(result, self.table).items():
            same = json.dumps(given.get(key)) == json.dumps(value)
            _expect(same, f"result.{key}", f"is {_short(given.get(key))}, and must be {value}")
        extra = self.table.is_solo and "points" in given
        _expect(not extra, "result.points", "a solo game has no points")


def describe_result(result: Result, table: Table) -> dict[str, Json]:
    """Return a result as a record has it."""
    described = {"rome_wins": result.rome_wins, "winners": list(result.winners)}
    return described if table.is_solo else {**described, "points": list(result.points)}


def _parse(text: str | bytes) -> dict[str, Json]:
    if len(text) > LONGEST:
        raise UnreadableRecord("record", f"longer than {LONGEST} characters")
    try:
        fields = json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        raise UnreadableRecord("record", "nested too deeply") from None
    except UnicodeDecodeError:
        raise UnreadableRecord("record", "not text in UTF-8") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise UnreadableRecord(place, f"not JSON: {error.msg}") from None
    except ValueError as error:
        raise UnreadableRecord("record", f"not JSON: {error}") from None
    _expect(isinstance(fields, dict), "record", "must be an object")
    return fields  # type: ignore[no-any-return] # just checked


def _no_constant(name: str) -> NoReturn:
    message = f"{name} is no number"
    raise ValueError(message)


def _table(fields: dict[str, Json]) -> Table:
    given: Json = fields.get("table")
    _expect(isinstance(given, dict), "table", "must be an object")
    mode = given.get("mode")
    _expect(mode in _MODES, "table.mode", f"must be {' or '.join(_MODES)}")
    players = _texts(given, "players", "table.players")
    level = given.get("level") if mode == "solo" else None
    if mode == "solo":
        _expect(len(players) == 1, "table.players", "a solo game has one player")
        _expect(type(level) is int, "table.level", "must be a whole number from 1 to 5")
    options, deck = _options(given.get("rules", {})), _deck(given.get("deck"))
    try:
        return Table(tuple(players), level, options, deck)
    except ValueError as error:
        raise RecordError("table", str(error)) from None


def _options(given: Json) -> Options:
    _expect(isinstance(given, dict), "table.rules", "must be an object")
    for key, value in given.items():
        place = f"table.rules.{_short(key)}"
        _expect(key in _OPTIONS, place, f"no such option; there are {', '.join(_OPTIONS)}")
        _expect(isinstance(value, bool), place, "must be true or false")
    return Options(**given)


def _deck(given: Json) -> Deck:
    named = isinstance(given, str)
    _expect(named or isinstance(given, dict), "table.deck", "must be a name or a table of kinds")
    try:
        return built_in(given) if named else from_counts(given)
    except DeckError as error:
        raise RecordError("table.deck", str(error)) from None


def _texts(fields: dict[str, Json], key: str, place: str) -> list[str]:
    given: Json = fields.get(key)
    _expect(isinstance(given, list), place, "must be a list of texts")
    for number, text in enumerate(given):
        _expect(isinstance(text, str), f"{place}[{number}]", "must be a text")
    return given  # type: ignore[no-any-return] # just checked


def _cards(fields: dict[str, Json], key: str, deck: Deck) -> list[str]:
    cards = _texts(fields, key, key)
    for number, card in enumerate(cards):
        _expect(card in deck.number, f"{key}[{number}]", f"this deck has no card {_short(card)}")
    return cards


def _check_deal(table: Table, aside: list[str], pile: list[str]) -> None:
    setup = table.setup
    size = f"has {len(pile)} cards, and must have {setup.pile}"
    _expect(len(pile) == setup.pile, "pile", size)
    dealt, beside = Counter(aside + pile), Counter(aside)
    for kind, count in table.deck.counts.items():
        copies = setup.copies * count
        wrong = f"aside and pile hold {dealt[kind]} cards {kind}, and must hold {copies}"
        _expect(dealt[kind] == copies, "aside", wrong)
        spare = f"holds {beside[kind]} cards {kind}, but one whole copy must be in the pile"
        _expect(setup.copies == 1 or beside[kind] <= count, "aside", spare)


def _describe(table: Table) -> dict[str, Json]:
    options = table.options
    described: dict[str, Json] = {
        "mode": "solo" if table.is_solo else "standard",
        "players": list(table.players),
        "rules": {name: getattr(options, name) for name in _OPTIONS},
        "deck": table.deck.name or dict(table.deck.counts),
    }
    return {**described, "level": table.level} if table.is_solo else described


def _expect(holds: bool, place: str, why: str) -> None:  # noqa: FBT001 - reads as a sentence
    if not holds:
        raise RecordError(place, why)


def _short(value: Json) -> str:
    text = json.dumps(value)
    return text if len(text) <= 40 else f"{text[:40]}..."  # noqa: PLR2004 - a line of an error
