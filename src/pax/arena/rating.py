"""Ratings of bots by the Plackett-Luce model of openskill."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from pax.arena.outcome import GameOutcome
from pax.build_info import advice

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


class RatingError(RuntimeError):
    """Ratings cannot be computed; the message says what is missing."""


class Rating(NamedTuple):
    """A bot's strength and its uncertainty; the initial values are 25 and 25/3."""

    strength: float
    uncertainty: float


def ratings(bots: Iterable[str], outcomes: Iterable[GameOutcome]) -> Mapping[str, Rating]:
    """Rate bots by games in order; winners share first place, all others the second."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - an optional extra
    except ImportError:
        message = f"ratings need openskill: {advice('arena')}"
        raise RatingError(message) from None
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for outcome in outcomes:
        _rate(model, known, outcome)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in known.items()}


def _rate(
    model: "PlackettLuce", known: "dict[str, PlackettLuceRating]", outcome: GameOutcome
) -> None:
    """Update the ratings by one game; a bot on several seats gets the mean of their ratings."""
    if outcome.winners in {0, len(outcome.seats)} or len({seat.bot for seat in outcome.seats}) == 1:
        return
    teams = [[known[seat.bot]] for seat in outcome.seats]
    ranks = [1.0 if seat.won else 2.0 for seat in outcome.seats]
    after: dict[str, list[PlackettLuceRating]] = {}
    for seat, (rating,) in zip(outcome.seats, model.rate(teams, ranks=ranks), strict=True):
        after.setdefault(seat.bot, []).append(rating)
    for bot, rated in after.items():
        mu = sum(rating.mu for rating in rated) / len(rated)
        sigma = sum(rating.sigma for rating in rated) / len(rated)
        known[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
