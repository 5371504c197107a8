"""What can be done now: each legal move in words, with what it costs and brings."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pax.game import View
from pax.game.notation import VERBS
from pax.game.snapshot.rounds_left import rome_would_take
from pax.game.steps import STEPS
from pax.rules import Reason, State
from pax.rules.buy import price
from pax.rules.cards import RELIGION
from pax.rules.draw import EMPTY_PILE_PAYS, FULL_DRAW, PEEK_PAYS, seen_together
from pax.rules.income import income
from pax.rules.play import play_cost
from pax.rules.position import ANSWERING, BUYING, PLAYING
from pax.rules.reasons import ARMY_LIMIT, FLEET_LIMIT
from pax.text.reasons import reason_text
from pax.text.voice import Block, Voice

DECLINING: Final = ("skip", "end", "pass")
"""Moves that end a step: they always have the number 0."""


@dataclass(frozen=True)
class MoveChoice:
    """A legal move, the number to pick it by, and what it means."""

    number: int
    move: str
    meaning: str


def choices(view: View, moves: Sequence[str], voice: Voice) -> list[MoveChoice]:
    """Return the legal moves in a sensible order, numbered; the declining one comes last."""
    ordered = sorted(moves, key=lambda move: (move in DECLINING, _order(view, move)))
    return [
        MoveChoice(_number(move, place), move, meaning(view, move, voice))
        for place, move in enumerate(ordered, start=1)
    ]


def _number(move: str, place: int) -> int:
    """Return the number to pick a move by: a legion to buy has its own, declining has 0."""
    if move in DECLINING:
        return 0
    verb, _, legion = move.partition(" ")
    return int(legion) if verb == "buy" else place


def choices_block(view: View, moves: Sequence[str], voice: Voice) -> Block:
    """Return what can be done now, one numbered line a move."""
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
    """Say which cards cannot be played and which legions not be bought now, and why."""
    reasons: dict[str, list[str]] = {}
    for move, name in _wishes(view, voice):
        if move not in moves:
            reason = view.state.why_not(view.table.notation.read(move))
            if reason is not None:
                reasons.setdefault(_briefly(reason, voice), []).append(name)
    return [
        voice.say("blocked", what=voice.listed(names), reason=reason)
        for reason, names in reasons.items()
    ]


def _briefly(reason: Reason, voice: Voice) -> str:
    """Return a reason without what differs from card to card."""
    if reason.code in (FLEET_LIMIT, ARMY_LIMIT):
        name = reason.name.replace("_", "-")
        return voice.say(f"blocked-{name}", limit=reason.numbers["limit"])
    return reason_text(reason, voice)


def _wishes(view: View, voice: Voice) -> list[tuple[str, str]]:
    """Return what one might want to do in this step, as moves, each with what it is about."""
    state = view.state
    if state.step in (PLAYING, ANSWERING):
        return [(f"play {card}", card) for card in dict.fromkeys(view.hand(int(state.seat)))]
    if state.step == BUYING:
        groups = enumerate(view.legions, start=1)
        return [
            (f"buy {legion}", voice.say("legion-name", legion=legion))
            for legion, cards in groups
            if cards
        ]
    return []


def question(view: View, voice: Voice) -> str:
    """Say what is to be decided."""
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
        active=view.table.players[state.active],
    )


def meaning(view: View, move: str, voice: Voice) -> str:
    """Say what a legal move costs and brings."""
    verb, *rest = move.split(" ")
    return _MEANINGS[verb](view, rest, voice)


def _order(view: View, move: str) -> tuple[int, int, str]:
    verb, *rest = move.split(" ")
    place = view.in_view.index(rest[0]) if rest and rest[0] in view.in_view else 0
    number = view.table.deck.number.get(rest[0], 0) if rest else 0
    return place, VERBS.index(verb), f"{number:03}{move.rjust(20)}"


def _lay(_view: View, rest: list[str], voice: Voice) -> str:
    return voice.say("move-lay", card=voice.kind(rest[0]))


def _keep(view: View, rest: list[str], voice: Voice) -> str:
    return voice.say("move-keep", card=voice.kind(rest[0]), others=len(view.in_view) - 1)


def _draw(view: View, _rest: list[str], voice: Voice) -> str:
    pile = view.pile_size
    if pile == 0:
        return voice.say("move-draw-nothing", aurei=voice.aurei(EMPTY_PILE_PAYS))
    if pile < FULL_DRAW:
        return voice.say("move-draw-few", n=pile)
    together = int(seen_together(view.state.symbols_in(view.state.seat, RELIGION)))
    return voice.say("move-draw", together=together)


def _peek(_view: View, _rest: list[str], voice: Voice) -> str:
    return voice.say("move-peek", aurei=voice.aurei(PEEK_PAYS))


def _take(_view: View, _rest: list[str], voice: Voice) -> str:
    return voice.say("move-take")


def _bury(_view: View, _rest: list[str], voice: Voice) -> str:
    return voice.say("move-bury")


def _offer(view: View, rest: list[str], voice: Voice) -> str:
    """Say what the legion would hold, cost and whether Rome would take it."""
    card, legion = rest[0], int(rest[1])
    state = view.state.copy()
    state.lay_out(legion, view.table.deck.number[card])
    return voice.say(
        "move-offer",
        legion=legion,
        cards=" ".join(view.table.deck.names(state.group(legion))),
        n=int(state.group_sizes[legion - 1]),
        worth=int(state.worth[legion - 1]),
        aurei=voice.aurei(int(price(state, state.seat, legion))),
        rome="yes" if rome_would_take(state) == legion else "no",
    )


def _buy(view: View, rest: list[str], voice: Voice) -> str:
    state, legion = view.state, int(rest[0])
    cost = int(price(state, state.seat, legion))
    return voice.say(
        "move-buy",
        cards=" ".join(view.legions[legion - 1]),
        aurei=voice.aurei(cost),
        left=int(state.coins[state.seat]) - cost,
        rome="yes" if rome_would_take(state) == legion else "no",
    )


def _skip(_view: View, _rest: list[str], voice: Voice) -> str:
    return voice.say("move-skip")


def _play(view: View, rest: list[str], voice: Voice) -> str:
    state = view.state
    cost = voice.aurei(int(play_cost(state)))
    if state.step == ANSWERING:
        return voice.say("move-answer", card=voice.kind(rest[0]), aurei=cost)
    return voice.say(
        "move-play",
        card=voice.kind(rest[0]),
        cost=int(play_cost(state)),
        aurei=cost,
        income=voice.aurei(int(income(_after(view, f"play {rest[0]}")))),
        conspirator=_conspirator_after(view, f"play {rest[0]}"),
    )


def _end(view: View, _rest: list[str], voice: Voice) -> str:
    return voice.say("move-end", aurei=voice.aurei(int(income(view.state))))


def _pass(_view: View, _rest: list[str], voice: Voice) -> str:
    return voice.say("move-pass")


def _after(view: View, move: str) -> State:
    state = view.state.copy()
    state.apply(view.table.notation.read(move))
    return state


def _conspirator_after(view: View, move: str) -> str:
    after = _after(view, move).conspirator
    became = after == view.state.seat and view.state.conspirator != after
    return "yes" if became and not view.table.is_solo else "no"


_MEANINGS: Final[dict[str, Callable[[View, list[str], Voice], str]]] = {
    "lay": _lay,
    "keep": _keep,
    "draw": _draw,
    "peek": _peek,
    "take": _take,
    "offer": _offer,
    "bury": _bury,
    "buy": _buy,
    "skip": _skip,
    "play": _play,
    "end": _end,
    "pass": _pass,
}
