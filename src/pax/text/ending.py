"""Text of the end of a game: Rome's hidden cards, the standings, and all points."""

from pax.game import View
from pax.game.observation.events import Ended
from pax.game.snapshot.scoring import points_row
from pax.rules import Result, State
from pax.rules.ending import POINTS_PRESENT, POINTS_RICHEST, POINTS_STRONGER, result_of
from pax.text.events import event_line
from pax.text.standing import standing_block
from pax.text.voice import Block, Voice


def ending_blocks(view: View, voice: Voice) -> list[Block]:
    """Return the result of a finished game with its explanation."""
    result = result_of(view.state)
    hidden = " ".join(card or "?" for card in view.rome_hidden)
    event = Ended(result.rome_wins, result.winners, result.points)
    verdict = Block(event_line(event, voice) or "", (voice.say("end-hidden", cards=hidden),))
    blocks = [verdict, standing_block(view, voice)]
    return blocks if view.config.is_solo else [*blocks, points_block(view.state, result, voice)]


def points_block(state: State, result: Result, voice: Voice) -> Block:
    """Return all seats' points with their parts, highest first."""
    seats = sorted(range(len(result.points)), key=lambda seat: -result.points[seat])
    lines: list[str] = []
    for seat in seats:
        winner = "yes" if seat in result.winners else "no"
        name, points = voice.title(seat), result.points[seat]
        lines.append(voice.say("end-player", name=name, points=points, winner=winner))
        lines += [f"  {part}" for part in parts_of_points(state, seat, voice)]
    heading = "end-points-idle" if result.rome_wins else "end-points"
    return Block(voice.say(heading), tuple(lines))


def parts_of_points(state: State, seat: int, voice: Voice) -> list[str]:
    """Return each part of a seat's points."""
    present, stronger, army, fleet, conspirator, richest = points_row(state, seat)
    parts = [
        voice.say("end-present", points=present, n=present // POINTS_PRESENT),
        voice.say("end-stronger", points=stronger, n=stronger // POINTS_STRONGER),
        voice.say("end-army", points=army),
        voice.say("end-fleet", points=fleet),
    ]
    if conspirator:
        parts.append(voice.say("end-conspirator", points=conspirator))
    riches = voice.say(
        "end-richest" if richest else "end-not-richest",
        points=POINTS_RICHEST,
        aurei=voice.aurei(int(state.coins[seat])),
        cards=voice.cards(int(state.hand_sizes[seat])),
        riches=int(state.coins[seat] + state.hand_sizes[seat]),
    )
    return [*parts, riches]
