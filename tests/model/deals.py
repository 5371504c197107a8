"""Decks and deals for tests: the default deck, random decks, and random games on them.

All randomness comes from the `random.Random` that is passed in, so a failing game can be
reproduced from its seed; `Deal.record` returns it as a record.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

from .cards import CATEGORIES
from .model import Model
from .setup import PILE, Setup

Deck = dict[str, int]
Table = tuple[str, int, int | None]

TOTALS = {"W": 10, "F": 10, "A": 10, "R": 10, "S": 10, "L": 12, "I": 12}
OPTIONS = ("solo_peek", "rome_takes_last")
TABLES: list[Table] = [("standard", players, None) for players in range(2, 9)] + [
    ("solo", 1, level) for level in range(1, 6)
]

RECONSTRUCTED_1: Deck = {
    **{f"{c}{k}": n for c in "WFARS" for k, n in zip((11, 12, 23, 24), (3, 3, 3, 1), strict=True)},
    **{f"{c}{k}": n for c in "LI" for k, n in zip((11, 12, 23, 24), (4, 4, 3, 1), strict=True)},
}


@dataclass(frozen=True)
class Deal:
    """A game before its first move, as plain data; a tiny game has no deck."""

    mode: str
    players: int
    level: int | None
    rules: dict[str, bool]
    deck: Deck | None
    aside: list[str]
    pile: list[str]
    setup: Setup | None = None

    def model(self) -> Model:
        """Start a new game of this deal."""
        return Model(
            mode=self.mode,
            players=self.players,
            level=self.level,
            rules=self.rules,
            pile=self.pile,
            setup=self.setup,
        )

    def record(self, moves: list[str]) -> dict[str, Any]:
        """Return the record of a game with this deal; only for printed set-ups."""
        game = self.model()
        for move in moves:
            game.apply(move)
        table: dict[str, Any] = {
            "mode": self.mode,
            "players": [f"Seat {seat}" for seat in range(self.players)],
            "rules": self.rules,
            "deck": "reconstructed-1" if self.deck == RECONSTRUCTED_1 else self.deck,
        }
        if self.level is not None:
            table["level"] = self.level
        return {
            "format": "pax/1",
            "table": table,
            "aside": self.aside,
            "pile": self.pile,
            "moves": moves,
            "result": game.result() if game.over else None,
        }


def seeded(seed: int | str) -> Random:
    """Return a seeded generator."""
    return Random(seed)


def cards_in(deck: Deck) -> list[str]:
    """Return one copy of a deck, card by card."""
    return [kind for kind, count in deck.items() for _ in range(count)]


def random_deck(rng: Random) -> Deck:
    """Return a valid random deck; some have kinds with up to 9 symbols and 9 aurei."""
    most_symbols, most_value = rng.choice([(1, 2), (2, 4), (3, 3), (4, 9), (9, 9)])
    cards = []
    for category in CATEGORIES:
        kinds = [
            f"{category}{rng.randint(1, most_symbols)}{rng.randint(0, most_value)}"
            for _ in range(rng.randint(1, 6))
        ]
        cards += rng.choices(kinds, k=TOTALS[category])
    return dict(Counter(cards))


def random_rules(rng: Random) -> dict[str, bool]:
    """Choose both options at random."""
    return {option: rng.random() < 0.5 for option in OPTIONS}


def deal(
    rng: Random,
    table: Table,
    deck: Deck,
    rules: dict[str, bool],
) -> Deal:
    """Shuffle and set cards aside; for 5 to 8 players all from the second copy."""
    mode, players, level = table
    copy, first = cards_in(deck), cards_in(deck) if players >= 5 else []
    rng.shuffle(copy)
    kept = PILE[players] - len(first)
    pile, aside = first + copy[:kept], copy[kept:]
    rng.shuffle(pile)
    return Deal(mode, players, level, rules, deck, aside, pile)


def random_deal(rng: Random, table: Table | None = None) -> Deal:
    """Return a deal for any table of `TABLES`, with the default deck or a random one."""
    deck = RECONSTRUCTED_1 if rng.random() < 0.3 else random_deck(rng)
    return deal(rng, table or rng.choice(TABLES), deck, random_rules(rng))


def random_move(rng: Random, game: Model) -> str:
    """Choose a legal move, all equally likely."""
    return rng.choice(game.legal())


LIKELY = {"draw": 12, "buy": 4, "play": 5}


def busy_move(rng: Random, game: Model) -> str:
    """Choose a random legal move, with a preference for getting and playing cards."""
    moves = game.legal()
    weights = [LIKELY.get(move.split(" ")[0], 1) for move in moves]
    return rng.choices(moves, weights)[0]


def playout(rng: Random, start: Deal) -> list[str]:
    """Return the moves of a whole game, played with busy or with uniformly random moves."""
    choose = rng.choice([random_move, busy_move])
    game, moves = start.model(), []
    while not game.over:
        moves.append(choose(rng, game))
        game.apply(moves[-1])
    return moves
