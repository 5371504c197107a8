"""A search that sees all cards, alone against Rome: the ceiling for what an honest one can reach.

It is no bot: a bot is handed a view, and from a view this cannot be known. It plays the deals that
the solo games of the table have, by the same search with as many play-outs; only its sampler draws
the true state every time.
"""

from pathlib import Path
from typing import Final

from bench.harness.clock import clock
from bench.harness.contests import play
from bench.strength.lines import SEED
from pax.arena import Contest, GameOutcome, Match, SeatOutcome, Standings, alone, standings
from pax.bots import Budget
from pax.bots.players.search_bots import begin_search, spend
from pax.game import Game
from pax.game.observation.belief import Knowledge, Way
from pax.game.observation.state_sampler import Sampler
from pax.rules import Rng, State

NAME: Final = "ceiling"
PLAYOUTS: Final = 1600
GAMES: Final = 60
CLAIRVOYANT: Final = f"clairvoyant:playouts={PLAYOUTS}"
CONTEST: Final = Contest(alone([CLAIRVOYANT], range(1, 6)), SEED)

_OWN_NUMBERS: Final = 1_000_000
"""The stream of the first deal's choices; those of the deals themselves are lower."""


def measure(games: int, folder: Path) -> Standings:
    """Play so many games of each level, or what the journal does not have yet."""
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
    assert result is not None  # noqa: S101 - it was played to its end
    seat = SeatOutcome(CLAIRVOYANT, 0 in result.winners, 0, len(game.moves), clock() - start)
    return GameOutcome(match.number, match.line_up, result.rome_wins, int(state.round), (seat,))


def open_move(game: Game, playouts: int, rng: Rng) -> str:
    """Return what the search does if it knows where every card lies."""
    legal, seat = game.legal(), game.seat
    if seat is None or len(legal) == 1:
        return legal[0]
    search = begin_search(game.view(seat), rng)
    search.sampler = true_sampler(game.open_state())
    spend(search, Budget(playouts=playouts))
    return game.config.notation.write(search.choice())


def true_sampler(state: State) -> Sampler:
    """Return a sampler for somebody who knows everything: it draws this state every time."""
    knowledge = Knowledge(state.setup, state.seat)
    knowledge.ways = [Way(state, 1.0)]
    return Sampler(knowledge)
