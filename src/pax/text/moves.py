"""Text of the legal moves: each with its cost and effect."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pax.game import View
from pax.game.notation import VERBS
from pax.game.reasons import Reason
from pax.game.snapshot.builder import choice
from pax.game.snapshot.schema import Choice
from pax.game.steps import STEPS
from pax.rules.buy import price
from pax.rules.move_preview import candidate_moves, with_offer
from pax.rules.moves import BUY, PLAY, kind_of, legion_of, verb_of
from pax.rules.play import play_cost
from pax.rules.position import ANSWERING
from pax.text.reasons import reason_text
from pax.text.voice import Block, Voice

DECLINING: Final = ("skip", "end", "pass")
"""Moves that end a step; they always have the number 0."""


@dataclass(frozen=True)
class MoveChoice:
    """A legal move with the number that selects it and its description."""

    number: int
    move: str
    meaning: str


def choices(view: View, moves: Sequence[str], voice: Voice) -> list[MoveChoice]:
    """Return the legal moves sorted and numbered; the declining one is last."""
    ordered = sorted(moves, key=lambda move: (move in DECLINING, _order(view, move)))
    return [
        MoveChoice(_number(move, place), move, meaning(view, move, voice))
        for place, move in enumerate(ordered, start=1)
    ]


def _number(move: str, place: int) -> int:
    """Return the number that selects a move: a purchase has its legion's, declining has 0."""
    if move in DECLINING:
        return 0
    verb, _, legion = move.partition(" ")
    return int(legion) if verb == "buy" else place


def choices_block(view: View, moves: Sequence[str], voice: Voice) -> Block:
    """Return the question and one numbered line per legal move."""
    found = choices(view, moves, voice)
    width = max((len(choice.move) for choice in found), default=0)
    lines = [
        voice.say(
            "choice",
            number=str(choice.number).rjust(2),
            move=choice.move.ljust(width),
            meaning=choice.meaning,
        )
        for choice in found
    ]
    return Block(question(view, voice), (*lines, *_blocked(view, moves, voice)))


def _blocked(view: View, moves: Sequence[str], voice: Voice) -> list[str]:
    """Return the cards and legions that cannot be played or bought now, with the reasons."""
    reasons: dict[str, list[str]] = {}
    for move in candidate_moves(view.state):
        name, written = _what(view, move, voice), view.config.notation.write(move)
        if name is not None and written not in moves:
            reason = view.why_not(written)
            if reason is not None:
                reasons.setdefault(_briefly(reason, voice), []).append(name)
    return [
        voice.say("blocked", what=voice.listed(names), reason=reason)
        for reason, names in reasons.items()
    ]


def _what(view: View, move: int, voice: Voice) -> str | None:
    """Return the card that a move plays or the legion that it buys, or None."""
    if verb_of(move) == PLAY:
        return view.config.deck.kinds[kind_of(move)]
    if verb_of(move) == BUY and view.legions[legion_of(move) - 1]:
        return voice.say("legion-name", legion=int(legion_of(move)))
    return None


def _briefly(reason: Reason, voice: Voice) -> str:
    """Return a reason without the numbers that differ by card."""
    if reason.code in ("fleet_limit", "army_limit"):
        name = reason.code.replace("_", "-")
        return voice.say(f"blocked-{name}", limit=reason.numbers["limit"])
    return reason_text(reason, voice)


def question(view: View, voice: Voice) -> str:
    """Return the question of the current decision."""
    state = view.state
    shown = [card or "?" for card in view.in_view]
    cards = (
        voice.listed([voice.describe(card) for card in shown])
        if len(shown) == 1
        else " ".join(shown)
    )
    return voice.say(
        f"question-{STEPS[state.step]}",
        cards=cards,
        to_come=int(state.to_come),
        played=int(state.played),
        cost=voice.aurei(int(play_cost(state))),
        aurei=voice.aurei(int(state.coins[state.seat])),
        active=view.config.players[state.active],
    )


def meaning(view: View, move: str, voice: Voice) -> str:
    """Return the cost and effect of a legal move."""
    describe = _MEANINGS.get(move.partition(" ")[0], _plain)
    return describe(view, choice(view, move), voice)


def _order(view: View, move: str) -> tuple[int, int, str]:
    verb, *rest = move.split(" ")
    place = view.in_view.index(rest[0]) if rest and rest[0] in view.in_view else 0
    number = view.config.deck.number.get(rest[0], 0) if rest else 0
    return place, VERBS.index(verb), f"{number:03}{move.rjust(20)}"


def _lay(_view: View, choice: Choice, voice: Voice) -> str:
    return voice.say("move-lay", card=voice.kind(_card(choice)))


def _keep(view: View, choice: Choice, voice: Voice) -> str:
    return voice.say("move-keep", card=voice.kind(_card(choice)), others=len(view.in_view) - 1)


def _draw(view: View, choice: Choice, voice: Voice) -> str:
    pile = view.pile_size
    if pile == 0:
        return voice.say("move-draw-nothing", aurei=voice.aurei(choice.brings))
    if choice.sees == 0:
        return voice.say("move-draw-few", n=pile)
    return voice.say("move-draw", together=choice.sees)


def _peek(_view: View, choice: Choice, voice: Voice) -> str:
    return voice.say("move-peek", aurei=voice.aurei(choice.brings))


def _offer(view: View, choice: Choice, voice: Voice) -> str:
    """Return the legion's cards and cost after the offer, and whether Rome would take it."""
    legion = _legion(choice)
    after = with_offer(view.state, view.config.deck.number[_card(choice)], legion)
    return voice.say(
        "move-offer",
        legion=legion,
        cards=" ".join(view.config.deck.names(after.group(legion))),
        n=int(after.group_sizes[legion - 1]),
        worth=int(after.worth[legion - 1]),
        aurei=voice.aurei(int(price(after, after.seat, legion))),
        rome=_yes(choice.romes),
    )


def _buy(view: View, choice: Choice, voice: Voice) -> str:
    return voice.say(
        "move-buy",
        cards=" ".join(view.legions[_legion(choice) - 1]),
        aurei=voice.aurei(choice.costs),
        left=int(view.state.coins[view.state.seat]) - choice.costs,
        rome=_yes(choice.romes),
    )


def _play(view: View, choice: Choice, voice: Voice) -> str:
    card, cost = voice.kind(_card(choice)), voice.aurei(choice.costs)
    if view.state.step == ANSWERING:
        return voice.say("move-answer", card=card, aurei=cost)
    return voice.say(
        "move-play",
        card=card,
        cost=choice.costs,
        aurei=cost,
        income=voice.aurei(choice.brings),
        conspirator=_yes(choice.conspires),
    )


def _end(_view: View, choice: Choice, voice: Voice) -> str:
    return voice.say("move-end", aurei=voice.aurei(choice.brings))


def _plain(_view: View, choice: Choice, voice: Voice) -> str:
    """Return the description of a move without cost or income."""
    return voice.say(f"move-{choice.move.partition(' ')[0]}")


def _card(choice: Choice) -> str:
    return choice.move.split(" ")[1]


def _legion(choice: Choice) -> int:
    return int(choice.move.rpartition(" ")[2])


def _yes(holds: bool) -> str:  # noqa: FBT001 - converts a flag for Fluent
    return "yes" if holds else "no"


_MEANINGS: Final[dict[str, Callable[[View, Choice, Voice], str]]] = {
    "lay": _lay,
    "keep": _keep,
    "draw": _draw,
    "peek": _peek,
    "offer": _offer,
    "buy": _buy,
    "play": _play,
    "end": _end,
}
"""The function that describes a move, by verb; `_plain` for all others."""
