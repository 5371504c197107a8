"""How things stand: each category, Rome against the players, and what it would mean now."""

from collections.abc import Sequence

from pax.game import View
from pax.rules import State
from pax.rules.cards import CATEGORIES
from pax.rules.ending import (
    ROME_NEEDS,
    beaten_by,
    categories_present,
    is_stronger,
    rome_holds,
    rome_strength,
    rome_wins,
    strength,
)
from pax.rules.position import OVER
from pax.text.voice import Block, Voice


def as_known(view: View) -> tuple[State, bool]:
    """Return the table as if Rome turned over what this seat knows, and whether that is all."""
    state = view.state.copy()
    if state.step == OVER:
        return state, True
    known = [kind for kind in state.hidden if kind < state.cards.kinds]
    for kind in known:
        state.add_to_rome(kind)
    return state, len(known) == len(state.hidden)


def standing_block(view: View, voice: Voice) -> Block:
    """Compare strengths by category and say what the end would be now."""
    state, certain = as_known(view)
    heading = voice.say("standing-certain" if certain else "standing", n=len(state.hidden))
    lines = category_lines(state, view.seat, voice)
    if view.table.is_solo:
        lines.append(solo_line(state, voice))
    else:
        lines.append(rome_line(state, voice))
    return Block(heading, tuple(lines))


def category_lines(state: State, seat: int | None, voice: Voice) -> list[str]:
    """Compare the strengths in each category, names and numbers below one another."""
    names = _as_wide([voice.category(category) for category in range(CATEGORIES)])
    rome = _column([rome_strength(state, category) for category in range(CATEGORIES)])
    players = [_strengths(state, each, voice) for each in _clockwise(state, seat)]
    return [
        voice.say(
            "standing-category",
            category=names[category],
            rome=rome[category],
            players=voice.listed(column[category] for column in players),
            holder=holder(state, category, voice),
        )
        for category in range(CATEGORIES)
    ]


def _strengths(state: State, seat: int, voice: Voice) -> list[str]:
    """Return a player's strength in each category."""
    numbers = [strength(state, seat, category) for category in range(CATEGORIES)]
    return [voice.say("strength", name=voice.title(seat), n=n) for n in _column(numbers)]


def _clockwise(state: State, seat: int | None) -> list[int]:
    """Return all seats, this one first."""
    seats, first = int(state.setup.players), seat or 0
    return [(first + step) % seats for step in range(seats)]


def _column(numbers: Sequence[int]) -> list[str]:
    """Return numbers as wide as the widest, to stand below one another."""
    width = max(len(str(number)) for number in numbers)
    return [str(number).rjust(width) for number in numbers]


def _as_wide(texts: Sequence[str]) -> list[str]:
    """Return texts as wide as the widest."""
    width = max(map(len, texts))
    return [text.ljust(width) for text in texts]


def holder(state: State, category: int, voice: Voice) -> str:
    """Say who is ahead in a category: Rome, or the players who beat it."""
    if rome_holds(state, category):
        return voice.say("holder-rome")
    seats = range(int(state.setup.players))
    beating = [seat for seat in seats if is_stronger(state, seat, category)]
    names = voice.joined([voice.name(seat) for seat in beating])
    you = "yes" if voice.seat in beating else "no"
    return voice.say("holder-players", names=names, n=len(beating), you=you)


def categories_of_rome(state: State) -> int:
    """Return how many categories Rome holds."""
    return sum(rome_holds(state, category) for category in range(CATEGORIES))


def rome_line(state: State, voice: Voice) -> str:
    """Say whether Rome wins, or would now, and what that means."""
    tense = "did" if state.step == OVER else "would"
    held = categories_of_rome(state)
    if not rome_wins(state):
        return voice.say(f"{tense}-lose", held=held, needs=ROME_NEEDS)
    if state.conspirator < 0:
        return voice.say(f"{tense}-win-nobody", held=held, needs=ROME_NEEDS)
    return voice.say_of(int(state.conspirator), f"{tense}-win", held=held, needs=ROME_NEEDS)


def solo_line(state: State, voice: Voice) -> str:
    """Say what a solo player has reached and what the level asks for."""
    goal = int(state.setup.goal)
    missing = [voice.category(each) for each in range(CATEGORIES) if state.cards_in(0, each) == 0]
    return voice.say(
        "solo-goal" if missing else "solo-goal-all",
        present=int(categories_present(state, 0)),
        missing=voice.listed(missing),
        beaten=int(beaten_by(state, 0)),
        goal=goal,
    )
