"""The rules of PAX: an engine that holds the complete state of one game as plain integers."""

from pax.rules.cards import Cards
from pax.rules.ending import Result
from pax.rules.errors import EngineError, ForbiddenMove, UnknownMove
from pax.rules.journal import Journal
from pax.rules.random_play import (
    play_moves,
    play_randomly,
    random_game,
    random_games,
    written_game,
)
from pax.rules.reasons import Violation
from pax.rules.rng import Rng
from pax.rules.setup import Setup, solo, standard
from pax.rules.shuffle import aside_of, shuffled_deck, shuffled_pile
from pax.rules.state import State, deal
from pax.rules.statistics import Tally

__all__ = [
    "Cards",
    "EngineError",
    "ForbiddenMove",
    "Journal",
    "Result",
    "Rng",
    "Setup",
    "State",
    "Tally",
    "UnknownMove",
    "Violation",
    "aside_of",
    "deal",
    "play_moves",
    "play_randomly",
    "random_game",
    "random_games",
    "shuffled_deck",
    "shuffled_pile",
    "solo",
    "standard",
    "written_game",
]
