"""A search with perfect information in the solo game: an upper bound for honest bots.

It is not a bot, because a bot gets only a view. It plays the solo deals of the table with the same
search and number of play-outs, but every determinization is the true state.
"""

from pathlib import Path
from typing import Final

from bench.harness.clock import clock
from bench.harness.contests import play
from bench.strength.lines import SEED
from pax.arena import Contest, GameOutcome, Match, SeatOutcome, Standings, alone, standings
from pax.bots import Budget
from pax.bots.players.search_bots import begin_search, run_search
from pax.game import Game
from pax.game.observation.belief import Belief, Hypothesis
from pax.game.observation.state_sampler import Sampler
from pax.rules import Rng, State

NAME: Final = "ceiling"
PLAYOUTS: Final = 1600
GAMES: Final = 60
CLAIRVOYANT: Final = f"clairvoyant:playouts={PLAYOUTS}"
CONTEST: Final = Contest(alone([CLAIRVOYANT], range(1, 6)), SEED)

_OWN_NUMBERS: Final = 1_000_000
"""The first random stream of the choices; the streams of the deals are lower."""


def measure(games: int, folder: Path) -> Standings:
    """Play the games of each level that are not in the journal yet."""
    return standings(CONTEST, play(NAME, CONTEST, games, folder, work=play_openly))


def play_openly(match: Match) -> GameOutcome:
    """Play one game with all cards open."""
    plan = match.plan
    game = Game.shuffled(plan.table, Rng(plan.seed, match.deal))
    rng = Rng(plan.seed, _OWN_NUMBERS + match.deal)
    start = clock()
    while not game.is_over:
        game.play(open_move(game, PLAYOUTS, rng))
    result, state = game.result, game.open_state()
    assert result is not None  # noqa: S101 - the game is over
    seat = SeatOutcome(CLAIRVOYANT, 0 in result.winners, 0, len(game.moves), clock() - start)
    return GameOutcome(match.number, match.line_up, result.rome_wins, int(state.round), (seat,))


def open_move(game: Game, playouts: int, rng: Rng) -> str:
    """Return the choice of a search with perfect information."""
    legal, seat = game.legal(), game.seat
    if seat is None or len(legal) == 1:
        return legal[0]
    search = begin_search(game.view(seat), rng)
    search.sampler = true_sampler(game.open_state())
    run_search(search, Budget(playouts=playouts))
    return game.config.notation.write(search.choice())


def true_sampler(state: State) -> Sampler:
    """Return a sampler for somebody who knows everything: it draws this state every time."""
    belief = Belief(state.setup, state.seat)
    belief.hypotheses = [Hypothesis(state, 1.0)]
    return Sampler(belief)
