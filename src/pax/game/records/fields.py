"""The fields of a record: configuration, deal and result (RECORD.md)."""

from collections import Counter
from typing import Final

import msgspec

from pax.decks import Deck, DeckError, built_in_deck, from_counts
from pax.game.config import GameConfig, Options
from pax.game.records.parsing import Json, RecordError, clipped, short
from pax.rules import Result

OPTIONS: Final = Options.__struct_fields__
MODES: Final = ("standard", "solo")


def read_table(fields: dict[str, Json]) -> GameConfig:
    """Return the configuration from the field `table`."""
    given: Json = fields.get("table")
    expect(isinstance(given, dict), "table", "must be an object")
    mode = given.get("mode")
    expect(mode in MODES, "table.mode", f"must be {' or '.join(MODES)}")
    players = read_texts(given, "players", "table.players")
    level = given.get("level") if mode == "solo" else None
    if mode == "solo":
        expect(len(players) == 1, "table.players", "a solo game has one player")
        expect(type(level) is int, "table.level", "must be a whole number from 1 to 5")
    options, deck = _options(given.get("rules", {})), _deck(given.get("deck"))
    try:
        return GameConfig(tuple(players), level, options, deck)
    except ValueError as error:
        place = "table.level" if mode == "solo" else "table.players"
        raise RecordError(place, clipped(str(error), 100)) from None


def describe_table(table: GameConfig) -> dict[str, Json]:
    """Return a configuration in the form of a record."""
    described: dict[str, Json] = {
        "mode": "solo" if table.is_solo else "standard",
        "players": list(table.players),
        "rules": msgspec.structs.asdict(table.options),
        "deck": table.deck.name or dict(table.deck.counts),
    }
    return {**described, "level": table.level} if table.is_solo else described


def describe_result(result: Result, table: GameConfig) -> dict[str, Json]:
    """Return a result in the form of a record."""
    described = {"rome_wins": result.rome_wins, "winners": list(result.winners)}
    return described if table.is_solo else {**described, "points": list(result.points)}


def read_texts(fields: dict[str, Json], key: str, place: str) -> list[str]:
    """Return a field that must be a list of texts."""
    given: Json = fields.get(key)
    expect(isinstance(given, list), place, "must be a list of texts")
    if not set(map(type, given)) <= {str}:
        wrong = next(number for number, text in enumerate(given) if type(text) is not str)
        raise RecordError(f"{place}[{wrong}]", "must be a text")
    return given  # type: ignore[no-any-return] # just checked


def read_cards(fields: dict[str, Json], key: str, deck: Deck) -> list[str]:
    """Return a field that must be a list of cards of this deck."""
    cards = read_texts(fields, key, key)
    if not deck.number.keys() >= set(cards):
        wrong = next(number for number, card in enumerate(cards) if card not in deck.number)
        raise RecordError(f"{key}[{wrong}]", f"this deck has no card {short(cards[wrong])}")
    return cards


def check_deal(table: GameConfig, aside: list[str], pile: list[str]) -> None:
    """Raise RecordError unless aside and pile together are the deck, split by the rules."""
    setup = table.setup
    if len(pile) != setup.pile:
        raise RecordError("pile", f"has {len(pile)} cards; it must have {setup.pile}")
    surplus, dealt = Counter(aside), Counter(pile)
    dealt.update(aside)
    for kind, count in table.deck.counts.items():
        copies = int(setup.copies) * count
        if dealt[kind] != copies:
            why = f"aside and pile have {dealt[kind]} {kind} cards; they must have {copies}"
            raise RecordError("aside", why)
        if setup.copies > 1 and surplus[kind] > count:
            why = f"has {surplus[kind]} {kind} cards, but one whole copy must be in the pile"
            raise RecordError("aside", why)


def check_result(given: Json, result: Result | None, table: GameConfig) -> None:
    """Raise RecordError unless the field `result` equals the result of the game."""
    if result is None:
        expect(given is None, "result", "must be null while the game runs")
        return
    expect(given is not None, "result", "is missing, but the game is over")
    expect(isinstance(given, dict), "result", "must be an object")
    for key, value in describe_result(result, table).items():
        if not _same(given.get(key), value):
            raise RecordError(f"result.{key}", f"is {short(given.get(key))}; it must be {value}")
    extra = table.is_solo and "points" in given
    expect(not extra, "result.points", "a solo game has no points")


def expect(holds: bool, place: str, why: str) -> None:  # noqa: FBT001 - reads as a sentence
    """Raise RecordError unless a condition holds."""
    if not holds:
        raise RecordError(place, why)


def _same(given: Json, value: Json) -> bool:
    """Whether two values have the same JSON form: 1 is neither 1.0 nor true."""
    if type(given) is not type(value) or given != value:
        return False
    return not isinstance(value, list) or set(map(type, given)) <= {int}


def _options(given: Json) -> Options:
    expect(isinstance(given, dict), "table.rules", "must be an object")
    for key, value in given.items():
        if key not in OPTIONS:
            why = f"unknown option; the options are {', '.join(OPTIONS)}"
            raise RecordError(f"table.rules.{clipped(key)}", why)
        if not isinstance(value, bool):
            raise RecordError(f"table.rules.{key}", "must be true or false")
    return Options(**given)


def _deck(given: Json) -> Deck:
    if not isinstance(given, str | dict):
        raise RecordError("table.deck", "must be a name or an object of counts by kind")
    try:
        return built_in_deck(given) if isinstance(given, str) else from_counts(given)
    except DeckError as error:
        raise RecordError("table.deck", clipped(str(error), 200)) from None
