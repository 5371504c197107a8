"""How one game of a contest came out, small enough to be kept for each of many thousands."""

import msgspec

from pax.arena.matches import Match
from pax.arena.play import failures_in, play_game
from pax.game import Game
from pax.game.observation.events import Bought
from pax.rules.cards import CATEGORIES
from pax.rules.ending import strength


class SeatOutcome(msgspec.Struct, frozen=True):
    """A seat of a game: its bot, whether it won, its points, its decisions and their time.

    `strength` is that in each category at the end, `first` the categories of the first group that
    it bought, such as `FL`, none if it never bought one.
    """

    bot: str
    won: bool
    points: int
    decisions: int
    seconds: float
    strength: tuple[int, ...] = ()
    first: str = ""


class Failed(msgspec.Struct, frozen=True):
    """A bot failed in a game, on one seat or several: `how` is crashed, hung or nonsense."""

    bot: str
    how: str
    details: str


class GameOutcome(msgspec.Struct, frozen=True):
    """How a game came out; `number` is that of its match."""

    number: int
    line_up: int
    rome: bool
    rounds: int
    seats: tuple[SeatOutcome, ...]
    failures: tuple[Failed, ...] = ()

    @property
    def decisions(self) -> int:
        """How many decisions the game had."""
        return sum(seat.decisions for seat in self.seats)

    @property
    def winners(self) -> int:
        """How many seats share the victory."""
        return sum(seat.won for seat in self.seats)


def play_match(match: Match) -> GameOutcome:
    """Play a game, in whichever process."""
    game, thinking = play_game(match.plan, match.deal)
    result, state = game.result, game.open_state()
    assert result is not None  # noqa: S101 - it was played to its end
    points = result.points or (0,) * len(thinking)
    bought = _first_groups(game)
    return GameOutcome(
        match.number,
        match.line_up,
        result.rome_wins,
        int(state.round),
        tuple(
            SeatOutcome(
                bot,
                seat in result.winners,
                points[seat],
                seen.decisions,
                seen.seconds,
                tuple(int(strength(state, seat, category)) for category in range(CATEGORIES)),
                bought.get(seat, ""),
            )
            for seat, (bot, seen) in enumerate(zip(match.plan.bots, thinking, strict=True))
        ),
        tuple(
            Failed(failure.bot, failure.how, failure.details) for failure in failures_in(thinking)
        ),
    )


def _first_groups(game: Game) -> dict[int, str]:
    """Return the categories of the first group that each seat bought, if it did."""
    found: dict[int, str] = {}
    for event in game.view(0).events:
        if isinstance(event, Bought) and event.seat not in found:
            found[event.seat] = "".join(sorted({card[0] for card in event.cards}))
    return found
