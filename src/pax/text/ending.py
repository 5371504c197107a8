"""The end of a game in words: what Rome hid, who holds what, every point explained."""

from pax.game import View
from pax.game.observation.events import Ended
from pax.rules import Result, State
from pax.rules.cards import ARMY, FLEET
from pax.rules.ending import (
    POINTS_CONSPIRATOR,
    POINTS_PRESENT,
    POINTS_RICHEST,
    POINTS_STRONGER,
    beaten_by,
    categories_present,
    greatest_riches,
    result_of,
    riches,
    strength,
)
from pax.text.events import event_line
from pax.text.standing import standing_block
from pax.text.voice import Block, Voice


def ending_blocks(view: View, voice: Voice) -> list[Block]:
    """Explain the end of a game that is over."""
    result = result_of(view.state)
    hidden = " ".join(card or "?" for card in view.rome_hidden)
    event = Ended(result.rome_wins, result.winners, result.points)
    verdict = Block(event_line(event, voice) or "", (voice.say("end-hidden", cards=hidden),))
    blocks = [verdict, standing_block(view, voice)]
    return blocks if view.table.is_solo else [*blocks, points_block(view.state, result, voice)]


def points_block(state: State, result: Result, voice: Voice) -> Block:
    """Explain everybody's points, the highest first."""
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
    present, beaten = int(categories_present(state, seat)), int(beaten_by(state, seat))
    parts = [
        voice.say("end-present", points=POINTS_PRESENT * present, n=present),
        voice.say("end-stronger", points=POINTS_STRONGER * beaten, n=beaten),
        voice.say("end-army", points=int(strength(state, seat, ARMY))),
        voice.say("end-fleet", points=int(strength(state, seat, FLEET))),
    ]
    if state.conspirator == seat:
        parts.append(voice.say("end-conspirator", points=POINTS_CONSPIRATOR))
    return [*parts, _riches(state, seat, voice)]


def _riches(state: State, seat: int, voice: Voice) -> str:
    is_richest = riches(state, seat) == greatest_riches(state)
    return voice.say(
        "end-richest" if is_richest else "end-not-richest",
        points=POINTS_RICHEST,
        aurei=voice.aurei(int(state.coins[seat])),
        cards=voice.cards(int(state.hand_sizes[seat])),
        riches=int(riches(state, seat)),
    )
