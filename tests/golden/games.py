"""Play the golden games and return them as text."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pax.game import PRINTINGS, Event, Game, GameConfig, Move
from pax.game.observation.events import events_of
from pax.game.observation.visibility import Entry
from pax.rules import Rng
from pax.text import (
    Voice,
    Words,
    choices_block,
    ending_blocks,
    event_line,
    languages,
    load_language,
    plain,
    view_text,
)
from pax.text.words import ENGLISH

FOLDER: Final = Path(__file__).parent
SEED: Final = 2011
NAMES: Final = ("Livia", "Decimus", "Gaia", "Titus", "Flavia", "Quintus", "Valeria", "Marcus")
TABLES: Final[dict[str, GameConfig]] = {
    **{f"players-{count}": GameConfig(NAMES[:count]) for count in range(2, 9)},
    **{f"solo-{level}": GameConfig(NAMES[:1], level) for level in range(1, 5)},
    "solo-5": GameConfig(NAMES[:1], 5, PRINTINGS["pt"]),
}
"""The golden games; the last one uses the options of the printing that differs most."""

TRANSLATED: Final = ("players-2", "players-4")
"""Games in every language; in the second Rome wins, and the conspirator with it."""

GAMES: Final = (
    *TABLES,
    *(f"{name}.{code}" for name in TRANSLATED for code in languages() if code != ENGLISH),
)
"""The names of all files."""

LOOKS: Final = 4
"""The number of views in a game, evenly spaced over its moves."""


def golden_text(name: str) -> str:
    """Return a whole game: the log with all cards, and views of the deciding seat in between."""
    where, _, language = name.partition(".")
    table, words = TABLES[where], load_language(language or ENGLISH)
    stream = list(TABLES).index(where)
    game = Game.shuffled(table, Rng(SEED, stream))
    moves = random_moves(table, stream)
    looks = {len(moves) * part // LOOKS for part in range(LOOKS)}
    parts = [f"{name}: {', '.join(table.players)}\n"]
    for number, move in enumerate(moves):
        if number in looks:
            parts.append(_look(game, words))
        game.play(move)
        parts.append(_log(game, move, words))
    voice = Voice(words, table, None)
    parts.append(plain(ending_blocks(game.view(None), voice)))
    return "\n".join(parts) + "\n"


def random_moves(table: GameConfig, stream: int) -> list[Move]:
    """Return the moves of a golden game."""
    rng = Rng(SEED, stream)
    game = Game.shuffled(table, rng)
    while not game.is_over:
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
    return game.moves


def _look(game: Game, words: Words) -> str:
    """Return the view and the legal moves of the deciding seat."""
    seat = game.seat
    view = game.view(seat)
    name = game.config.players[seat or 0]
    choices = choices_block(view, game.legal(), Voice(words, game.config, seat))
    return f"\n---- as {name} sees it ----\n{view_text(view, words)}\n\n{choices}\n----\n"


def _log(game: Game, move: str, words: Words) -> str:
    voice = Voice(words, game.config, None)
    lines = (event_line(event, voice) for event in _open_events(game))
    return "\n".join([f"> {move}", *(f"  {line}" for line in lines if line)])


def _open_events(game: Game) -> Iterator[Event]:
    """Return the events of the last move with every card that any seat was shown."""
    seats = range(len(game.config.players))
    sides = [game.view(seat).batches[-1] for seat in seats]
    return events_of(
        [_most_open(entries) for entries in zip(*sides, strict=True)], game.config.deck
    )


def _most_open(entries: tuple[Entry, ...]) -> Entry:
    return max(entries, key=lambda entry: entry[2])
