"""The outcome of one game of a contest, in a compact form for the journal."""

import msgspec

from pax.arena.matches import Match
from pax.arena.play import failures_in, play_game
from pax.game import Game
from pax.game.observation.events import Bought
from pax.rules.cards import CATEGORIES
from pax.rules.ending import strength


class SeatOutcome(msgspec.Struct, frozen=True):
    """The outcome of a seat: its bot, whether it won, its points, its decisions and their time.

    `strength` is its final strength by category; `first` holds the categories of the first group
    that it bought, such as `FL`, or is empty.
    """

    bot: str
    won: bool
    points: int
    decisions: int
    seconds: float
    strength: tuple[int, ...] = ()
    first: str = ""


class Failed(msgspec.Struct, frozen=True):
    """A failure of a bot in a game, on one or several seats: crashed, hung or nonsense."""

    bot: str
    how: str
    details: str


class GameOutcome(msgspec.Struct, frozen=True):
    """The outcome of a game; `number` is that of its match."""

    number: int
    line_up: int
    rome: bool
    rounds: int
    seats: tuple[SeatOutcome, ...]
    failures: tuple[Failed, ...] = ()

    @property
    def decisions(self) -> int:
        """The number of decisions of all seats."""
        return sum(seat.decisions for seat in self.seats)

    @property
    def winners(self) -> int:
        """The number of seats that share the victory."""
        return sum(seat.won for seat in self.seats)


def play_match(match: Match) -> GameOutcome:
    """Play a match and return its outcome; runs in any process."""
    game, usage = play_game(match.plan, match.deal)
    result, state = game.result, game.open_state()
    assert result is not None  # noqa: S101 - it was played to its end
    points = result.points or (0,) * len(usage)
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
            for seat, (bot, seen) in enumerate(zip(match.plan.bots, usage, strict=True))
        ),
        tuple(Failed(failure.bot, failure.how, failure.details) for failure in failures_in(usage)),
    )


def _first_groups(game: Game) -> dict[int, str]:
    """Return the categories of the first group bought, by seat."""
    found: dict[int, str] = {}
    for event in game.view(0).events:
        if isinstance(event, Bought) and event.seat not in found:
            found[event.seat] = "".join(sorted({card[0] for card in event.cards}))
    return found
