"""Pax: games played inside the engine, stepped from Python, and copied."""

from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from bench.engine.copies import Copies
from bench.engine.loop import Apply, Legal, picks, play_out
from bench.engine.stepped import Stepped
from bench.harness.clock import clock
from bench.harness.sample import Sample
from bench.harness.subject import Subject
from pax.decks import DEFAULT_DECK, built_in_deck
from pax.rules import Rng, Setup, State, deal, random_games, shuffled_pile, solo, standard

TABLES: Final = (1, 2, 4, 8)
FOUR: Final = 4
STEPPED: Final = "Pax, 4 players, Python API"
COPY: Final = "Pax, 4 players, copy()"

SEED: Final = 2011
STATES: Final = 16
MID_GAME: Final = 90


def native_name(players: int) -> str:
    """Return the name of the subject with this number of players."""
    return f"Pax, {players} player{'s' if players > 1 else ''}, in the engine"


def setup_for(players: int) -> Setup:
    """Return the setup of a standard game, or of the first solo level."""
    cards = built_in_deck(DEFAULT_DECK).cards
    return standard(cards, players) if players > 1 else solo(cards, 1)


def dealt(setup: Setup, game: int) -> State:
    """Shuffle and deal the game with this number."""
    return deal(setup, shuffled_pile(setup, Rng(SEED, game)))


@dataclass(frozen=True, slots=True)
class Native:
    """Random games played inside the engine in one call."""

    name: str
    setup: Setup = field(repr=False)

    def sample(self, repeats: int) -> Sample:
        """Play the games 0, 1, 2, ...; the engine returns the number of decisions."""
        start = clock()
        tally = random_games(self.setup, SEED, 0, repeats)
        return Sample(repeats, int(tally.decisions.total), clock() - start)


def native(players: int) -> Native:
    """Return the subject with this number of players."""
    return Native(native_name(players), setup_for(players))


def stepped() -> Stepped:
    """Step games of four players from Python with the engine's methods."""
    setup = setup_for(FOUR)

    def shuffle_and_deal(game: int) -> tuple[Legal, Apply]:
        state = dealt(setup, game)
        return state.legal, state.apply

    return Stepped(STEPPED, shuffle_and_deal)


def copies() -> Copies:
    """Return copies of mid-game states of four players."""
    setup, numbers = setup_for(FOUR), iter(picks())
    calls = []
    for game in range(STATES):
        state = dealt(setup, game)
        play_out(state.legal, state.apply, islice(numbers, MID_GAME))
        calls.append(state.copy)
    return Copies(COPY, calls)


def subjects() -> list[Subject]:
    """Return all subjects of Pax."""
    return [*map(native, TABLES), stepped(), copies()]
