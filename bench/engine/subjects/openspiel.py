"""OpenSpiel's cribbage: two players, rules and bots in C++ with Python bindings."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, Final

from bench.engine.copies import Copies
from bench.engine.loop import Apply, Legal, picks, play_out
from bench.engine.stepped import Stepped, play_games
from bench.harness.clock import clock
from bench.harness.library import library
from bench.harness.sample import Sample
from bench.harness.subject import Subject

NATIVE: Final = "OpenSpiel cribbage, evaluate_bots"
STEPPED: Final = "OpenSpiel cribbage, Python API"
COPY: Final = "OpenSpiel cribbage, clone()"

STATES: Final = 16
MID_GAME: Final = 160


def chance_in(state: Any) -> int:  # noqa: ANN401 - the library has no types
    """Count the chance moves of a game: those of player -1."""
    return sum(step.player < 0 for step in state.full_history())


class Native:
    """Random games played inside OpenSpiel by its uniform random bots."""

    name = NATIVE

    def __init__(self, spiel: Any, game: Any) -> None:  # noqa: ANN401 - as above
        """Set the library and the game."""
        self.spiel = spiel
        self.game = game
        self.counts = cache(self.count)

    def games(self, repeats: int) -> Iterator[Any]:
        """Play the games 0, 1, 2, ...: equal seeds give equal games."""
        spiel, game = self.spiel, self.game
        bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
        for seed in range(repeats):
            state = game.new_initial_state()
            spiel.evaluate_bots(state, bots, seed)
            yield state

    def count(self, repeats: int) -> tuple[int, int]:
        """Replay the same games untimed to count decisions and chance moves."""
        moves = chance = 0
        for state in self.games(repeats):
            moves += state.move_number()
            chance += chance_in(state)
        return moves - chance, chance

    def sample(self, repeats: int) -> Sample:
        """Time only the games; `evaluate_bots` does not return the number of moves."""
        start = clock()
        for _ in self.games(repeats):
            pass
        seconds = clock() - start
        decisions, chance = self.counts(repeats)
        return Sample(repeats, decisions, seconds, chance)


def stepped(game: Any) -> Stepped:  # noqa: ANN401 - as above
    """Step the same game from Python.

    The library's methods are called directly. Cards are dealt through them too, one by one: all
    chance in cribbage is uniform, so the loop treats it as a move.
    """

    def deal(_game: int) -> tuple[Legal, Apply]:
        state = game.new_initial_state()
        return state.legal_actions, state.apply_action

    @cache
    def chance(games: int) -> int:
        """Replay the same games untimed and count their chance moves."""
        played = []

        def deal_and_keep(_game: int) -> tuple[Legal, Apply]:
            played.append(game.new_initial_state())
            return played[-1].legal_actions, played[-1].apply_action

        play_games(deal_and_keep, games, picks())
        return sum(map(chance_in, played))

    return Stepped(STEPPED, deal, chance)


def copies(game: Any) -> Copies:  # noqa: ANN401 - as above
    """Return clones of mid-game states."""
    numbers, calls = iter(picks()), []
    for _ in range(STATES):
        state = game.new_initial_state()
        play_out(state.legal_actions, state.apply_action, islice(numbers, MID_GAME))
        calls.append(state.clone)
    return Copies(COPY, calls)


def subjects() -> list[Subject]:
    """Return the subjects of OpenSpiel."""
    spiel = library("pyspiel")
    game = spiel.load_game("cribbage")
    return [Native(spiel, game), stepped(game), copies(game)]
