"""Logs of golden games for the web client: the messages of each listener and the expected text.

The lines equal those of the terminal, except that cards have the names used in the browser.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import cycle
from typing import Final, cast

import msgspec

from pax.decks import Deck
from pax.game import Game, GameConfig
from pax.game.observation.events import events_of
from pax.game.observation.visibility import Entry
from pax.protocol import Begun, Moved
from pax.protocol.news import GameEvent
from pax.rules import Rng
from pax.text import Voice, Words, event_line, event_news, languages, load_language
from pax.text.events import message_of
from pax.text.words import ENGLISH
from tests.bots.golden import games as by_bots
from tests.golden import games as by_chance

UNDONE: Final = "players-3"
"""The golden game that has a second log, with undone moves."""

IDLE: Final = "players-2"
"""The golden game whose table is also used for a game without a winner."""

_MOVE: Final = re.compile(r"^ *\d+ \d+ ([^<\n]*?)(?:  <-.*)?$", re.MULTILINE)


class CachedWords(Words):
    """The messages of a language with a cache: logs repeat the same few."""

    def __init__(self, words: Words) -> None:
        """Set the uncached messages."""
        self._words = words
        self._said: dict[tuple[object, ...], str] = {}

    def __call__(self, message: str, /, **args: str | float) -> str:
        """Return a message with its arguments."""
        key = (message, *args.items())
        if key not in self._said:
            self._said[key] = self._words(message, **args)
        return self._said[key]


class BrowserVoice(Voice):
    """The voice of the terminal with the card names of the browser."""

    def card(self, card: str) -> str:
        """Return the name of a card on the browser's buttons."""
        category = self.say(f"category-{card[0]}")
        return self.say(
            "web-card", category=category, symbols=int(card[1]), value=int(card[2]), card=card
        )

    def card_list(self, cards: Iterable[str]) -> str:
        """Return a list of cards as text."""
        return self.listed(map(self.card, cards))

    def describe(self, card: str) -> str:
        """Return the same name: the browser shows a picture of the card."""
        return self.card(card)


class Log(msgspec.Struct, frozen=True):
    """One listener's log of one game.

    By language: the lines of the whole log, and every event as a separate sentence.
    """

    game: str
    names: tuple[str, ...]
    seat: int | None
    solo: bool
    news: list[Begun | Moved]
    lines: dict[str, list[str]]
    sentences: dict[str, list[str | None]]


def logs() -> Iterator[Log]:
    """Return the logs of all golden games, for the first seat and for a spectator."""
    for name, game, movers in _games():
        for seat in (0, None):
            yield _log(name, game, movers, seat)


def messages_told() -> set[str]:
    """Return the messages used for the events of all golden games."""
    used = set()
    for _, game, _ in _games():
        voice = Voice(_words(ENGLISH), game.config, 0)
        rows = [message_of(event, voice) for event in game.view(0).events]
        used |= {row.message for row in rows if row is not None}
    return used


def _log(name: str, game: Game, movers: list[int], seat: int | None) -> Log:
    batches = game.view(seat).batches
    begun, *moved = [_events(batch, game.config.deck) for batch in batches]
    news: list[Begun | Moved] = [
        Begun(seq=1, at=0, game=1, commitment="", nonces=[], events=begun),
        *(
            Moved(seq=seq, at=0, seat=mover, by="person", events=events)
            for seq, (mover, events) in enumerate(zip(movers, moved, strict=True), start=2)
        ),
    ]
    events = [*begun, *(event for batch in moved for event in batch)]
    voices = {code: BrowserVoice(_words(code), game.config, seat) for code in languages()}
    return Log(
        game=name,
        names=game.config.players,
        seat=seat,
        solo=game.config.is_solo,
        news=news,
        lines={code: event_news(events, voice) for code, voice in voices.items()},
        sentences={
            code: [event_line(event, voice) for event in events] for code, voice in voices.items()
        },
    )


def _events(batch: list[Entry], deck: Deck) -> list[GameEvent]:
    return cast("list[GameEvent]", list(events_of(batch, deck)))


@cache
def _words(language: str) -> Words:
    return CachedWords(load_language(language))


@cache
def _games() -> tuple[tuple[str, Game, list[int]], ...]:
    """Yield every golden game with its name and the seats that moved."""
    played = []
    for name, table in by_chance.TABLES.items():
        stream = list(by_chance.TABLES).index(name)
        game, moves = _dealt(by_chance.SEED, stream, table), by_chance.random_moves(table, stream)
        played.append((f"{name} by chance", game, _play(game, moves)))
        if name == UNDONE:
            game = _dealt(by_chance.SEED, stream, table)
            played.append((f"{name} with moves taken back", game, _play_and_undo(game, moves)))
    for name, table in by_bots.GAMES.items():
        text = (by_bots.FOLDER / f"{name}.txt").read_text("utf-8")
        game = _dealt(by_bots.SEED, list(by_bots.GAMES).index(name), table)
        played.append((f"{name} by bots", game, _play(game, _MOVE.findall(text))))
    game = _dealt(by_chance.SEED, 0, by_chance.TABLES[IDLE])
    played.append((f"{IDLE} without a conspirator", game, _play_no_card(game)))
    return tuple(played)


def _dealt(seed: int, stream: int, table: GameConfig) -> Game:
    return Game.shuffled(table, Rng(seed, stream))


def _play(game: Game, moves: Sequence[str]) -> list[int]:
    movers = []
    for move in moves:
        assert game.seat is not None
        movers.append(game.seat)
        game.play(move)
    assert game.is_over
    return movers


def _play_and_undo(game: Game, moves: Sequence[str]) -> list[int]:
    """Play; wherever possible undo one or two moves and play them again."""
    movers, numbers = [], cycle((1, 2, 0))
    for place, move in enumerate(moves):
        movers.append(_make(game, move))
        number = next(numbers)
        if 0 < number <= game.undoable(movers[-1]):
            movers.append(movers[-1])
            game.undo(movers[-1], number)
            movers += [_make(game, again) for again in moves[place + 1 - number : place + 1]]
    return movers


def _play_no_card(game: Game) -> list[int]:
    """Play to the end without playing a card: there is no conspirator, and Rome wins alone."""
    movers = []
    while not game.is_over:
        moves = [move for move in game.legal() if not move.startswith("play")]
        movers.append(_make(game, moves[0]))
    return movers


def _make(game: Game, move: str) -> int:
    seat = game.seat
    assert seat is not None
    game.play(move, seat)
    return seat
