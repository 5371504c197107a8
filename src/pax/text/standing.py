"""How things stand: each category, Rome against the players, and what it would mean now."""

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
    lines = [category_line(state, category, view.seat, voice) for category in range(CATEGORIES)]
    if view.table.is_solo:
        lines.append(solo_line(state, voice))
    else:
        lines.append(rome_line(state, voice))
    return Block(heading, tuple(lines))


def category_line(state: State, category: int, seat: int | None, voice: Voice) -> str:
    """Compare the strengths in one category."""
    rome = int(rome_strength(state, category))
    seats = list(range(int(state.setup.players)))
    if seat is not None:
        seats = seats[seat:] + seats[:seat]
    strengths = [
        voice.say("strength", name=voice.title(each), n=int(strength(state, each, category)))
        for each in seats
    ]
    return voice.say(
        "standing-category",
        category=_padded(voice.category(category), voice),
        rome=rome,
        players=voice.listed(strengths),
        holder=holder(state, category, voice),
    )


def _padded(name: str, voice: Voice) -> str:
    """Return a category's name, as wide as the widest."""
    return name.ljust(max(len(voice.category(category)) for category in range(CATEGORIES)))


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
