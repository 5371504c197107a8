"""Text of what a seat remembers of cards that are not open."""

from itertools import groupby

from pax.game import View
from pax.game.snapshot.standings import as_known
from pax.rules.ending import all_points
from pax.rules.position import KEEPING
from pax.text.voice import Block, Voice


def memory_block(view: View, voice: Voice) -> Block:
    """Return what this seat remembers: other hands, the pile, unseen cards, points so far."""
    lines = [_hand(view, seat, voice) for seat in _others(view)]
    lines += [_pile(view, voice), *_unseen(view, voice)]
    if not view.config.is_solo and view.state.step > KEEPING:
        lines.append(_points(view, voice))
    heading = "memory" if view.seat is not None else "memory-spectator"
    return Block(voice.say(heading), tuple(lines))


def _others(view: View) -> list[int]:
    return [seat for seat in range(len(view.config.players)) if seat != view.seat]


def _hand(view: View, seat: int, voice: Voice) -> str:
    known, size = view.hand(seat), view.hand_size(seat)
    return voice.say(
        "memory-hand",
        name=voice.title(seat),
        aurei=voice.aurei(view.aurei(seat)),
        cards=voice.cards(size),
        known="none" if not known else "all" if len(known) == size else "some",
        which=" ".join(known),
    )


def _pile(view: View, voice: Voice) -> str:
    """Return the known cards of the pile, by position from the top."""
    places = [
        voice.say("memory-place", place=place, card=card)
        for place, card in enumerate(view.pile, start=1)
        if card is not None
    ]
    if not places:
        return voice.say("memory-pile-unknown", n=view.pile_size)
    return voice.say("memory-pile", n=view.pile_size, cards=voice.listed(places))


def _unseen(view: View, voice: Voice) -> list[str]:
    """Return the cards that were never seen, by category."""
    unseen = view.unseen
    total = sum(unseen.values())
    if total == 0:
        return [voice.say("memory-unseen-none")]
    lines = [voice.say("memory-unseen", n=total)]
    ordered = [kind for kind in view.config.deck.kinds if kind in unseen]
    for letter, kinds in groupby(ordered, key=lambda kind: kind[0]):
        parts = [voice.say("count-of-kind", n=unseen[kind], kind=kind) for kind in kinds]
        lines.append(
            voice.say(
                "memory-unseen-category", category=voice.letter(letter), cards=voice.listed(parts)
            )
        )
    return lines


def _points(view: View, voice: Voice) -> str:
    state, certain = as_known(view.state)
    points = [
        voice.say("strength", name=voice.title(seat), n=int(number))
        for seat, number in enumerate(all_points(state))
    ]
    name = "memory-points-certain" if certain else "memory-points"
    return voice.say(name, points=voice.listed(points))
