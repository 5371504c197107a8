"""Text of the standings: Rome against the players by category, and the resulting winner."""

from collections.abc import Sequence

from pax.game import View
from pax.game.snapshot.builder import known_standing, solo_progress
from pax.game.snapshot.rows import cards_of
from pax.game.snapshot.schema import Category, Solo, Standing
from pax.rules.ending import ROME_NEEDS
from pax.rules.position import OVER
from pax.text.voice import Block, Voice


def standing_block(view: View, voice: Voice) -> Block:
    """Return the strengths by category and who would win now."""
    table, state = view.config, view.state
    standing, solo = known_standing(table, state), solo_progress(table, state)
    heading = "standing-certain" if standing.certain else "standing"
    end = rome_line(view, standing, voice) if solo is None else solo_line(view, solo, voice)
    lines = category_lines(standing, view.seat, voice)
    return Block(voice.say(heading, n=len(view.state.hidden)), (*lines, end))


def category_lines(standing: Standing, seat: int | None, voice: Voice) -> list[str]:
    """Return the strengths in each category, in aligned columns."""
    categories = standing.categories
    names = _as_wide([voice.category(number) for number in range(len(categories))])
    rome = _column([category.rome for category in categories])
    seats = _clockwise(len(categories[0].seats), seat)
    players = [_strengths(categories, each, voice) for each in seats]
    return [
        voice.say(
            "standing-category",
            category=names[number],
            rome=rome[number],
            players=voice.listed(column[number] for column in players),
            holder=holder(category, voice),
        )
        for number, category in enumerate(categories)
    ]


def _strengths(categories: Sequence[Category], seat: int, voice: Voice) -> list[str]:
    """Return a player's strength in each category."""
    numbers = _column([category.seats[seat] for category in categories])
    return [voice.say("strength", name=voice.title(seat), n=number) for number in numbers]


def _clockwise(seats: int, seat: int | None) -> list[int]:
    """Return all seats clockwise, starting with the given one."""
    first = seat or 0
    return [(first + step) % seats for step in range(seats)]


def _column(numbers: Sequence[int]) -> list[str]:
    """Return numbers right-justified to a common width."""
    width = max(len(str(number)) for number in numbers)
    return [str(number).rjust(width) for number in numbers]


def _as_wide(texts: Sequence[str]) -> list[str]:
    """Return texts left-justified to a common width."""
    width = max(map(len, texts))
    return [text.ljust(width) for text in texts]


def holder(category: Category, voice: Voice) -> str:
    """Return who holds a category: Rome, or the players stronger than Rome."""
    if not category.stronger:
        return voice.say("holder-rome")
    names = voice.joined([voice.name(seat) for seat in category.stronger])
    you = "yes" if voice.seat in category.stronger else "no"
    return voice.say("holder-players", names=names, n=len(category.stronger), you=you)


def rome_line(view: View, standing: Standing, voice: Voice) -> str:
    """Return whether Rome wins, or would win now, and the consequence."""
    tense = "did" if view.state.step == OVER else "would"
    held = standing.rome_holds
    if not standing.rome_wins:
        return voice.say(f"{tense}-lose", held=held, needs=ROME_NEEDS)
    if view.conspirator is None:
        return voice.say(f"{tense}-win-nobody", held=held, needs=ROME_NEEDS)
    return voice.say_of(view.conspirator, f"{tense}-win", held=held, needs=ROME_NEEDS)


def solo_line(view: View, solo: Solo, voice: Voice) -> str:
    """Return a solo player's progress and the goal of the level."""
    cards = enumerate(cards_of(view.state, 0))
    missing = [voice.category(category) for category, count in cards if count == 0]
    return voice.say(
        "solo-goal" if missing else "solo-goal-all",
        present=solo.present,
        missing=voice.listed(missing),
        beaten=solo.beaten,
        goal=solo.goal,
    )
