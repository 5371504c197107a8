"""Everything that a seat is sent, as bytes; games that it cannot distinguish must agree in it.

Each part is a function of a game and a seat, so that a test can replace it with a leaky one.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec

from pax.game import CannotTakeBack, Game, GameConfig, MoveError, View
from pax.game.observation.events import events_of
from pax.game.snapshot.builder import picture
from pax.text import Voice, event_lines, load_language, view_text

from .courses import Course, Item

Part = Callable[[Game, int | None], bytes]
Stream = list[tuple[bytes, ...]]
WORDS = load_language("en")
TURNS = 5
"""Only every fifth question is asked at each point of a game."""


def events(game: Game, seat: int | None) -> bytes:
    """Return the newest batch of events."""
    view = game.view(seat)
    return msgspec.json.encode(list(events_of(view.batches[-1], game.config.deck)))


def prompt(game: Game, seat: int | None) -> bytes:
    """Return the prompt."""
    return msgspec.json.encode(game.prompt(seat))


def answers(game: Game, seat: int | None) -> bytes:
    """Return the answers when a seat asks about moves and tries them; none for a spectator."""
    if seat is None:
        return b""
    now = len(game.view(seat).batches) % TURNS
    asked = list(questions(game.config))[now::TURNS]
    return "\n".join(answer(game, seat, text) for text in asked).encode()


def undo(game: Game, seat: int | None) -> bytes:
    """Return the error when a seat takes back too many moves."""
    if seat is None:
        return b""
    try:
        game.undo(seat, game.undoable(seat) + 1)
    except CannotTakeBack as error:
        return f"{game.undoable(seat)}: {error}".encode()
    raise AssertionError("too many moves were taken back")


def view(game: Game, seat: int | None) -> bytes:
    """Return everything that the view of a seat shows."""
    seen = game.view(seat)
    seats = range(len(game.config.players))
    facts = {
        "round": seen.state.round,
        "starter": seen.state.starter,
        "deciding": seen.deciding,
        "conspirator": seen.conspirator,
        "aurei": list(seen.state.coins),
        "legions": seen.legions,
        "rome": [seen.rome, seen.rome_hidden],
        "in view": seen.in_view,
        "displays": [seen.display(other) for other in seats],
        "hands": [[seen.hand_size(other), seen.hand(other)] for other in seats],
        "pile": seen.pile,
        "unseen": seen.unseen,
    }
    drawn = msgspec.json.encode(picture(game, seat))
    return msgspec.json.encode(facts) + drawn + in_words(seen).encode()


def in_words(seen: View) -> str:
    """Return a view and its newest events as text."""
    voice = Voice(WORDS, seen.config, seen.seat)
    news = event_lines(events_of(seen.batches[-1], seen.config.deck), voice)
    return "\n".join([view_text(seen, WORDS), *news])


@dataclass(frozen=True)
class Sender:
    """The parts that are sent after each move."""

    events: Part = events
    prompt: Part = prompt
    answers: Part = answers
    undo: Part = undo
    view: Part = view

    def send(self, game: Game, seat: int | None) -> tuple[bytes, ...]:
        """Return everything that a seat is sent now; the view itself is a separate part."""
        parts = (self.events, self.prompt, self.answers, self.undo)
        return tuple(part(game, seat) for part in parts)


def questions(table: GameConfig) -> Iterable[str]:
    """Return moves to ask about, the same at every point of a game: legal, illegal, malformed."""
    yield from ("draw", "peek", "skip", "end", "pass", "buy 1", "buy 15", "play", "take X99")
    kinds = table.deck.kinds
    for kind in {kinds[0]: 0, kinds[len(kinds) // 2]: 0, kinds[-1]: 0}:
        yield from (f"keep {kind}", f"lay {kind}", f"take {kind}", f"bury {kind}", f"play {kind}")
        yield f"offer {kind} 1"


def answer(game: Game, seat: int, text: str) -> str:
    """Ask why a move is not legal, then try an illegal one; return both answers."""
    try:
        reason = game.why_not(text, seat)
    except MoveError as error:
        said = f"{type(error).__name__} {error}"
    else:
        if reason is None:
            return f"{text}: allowed"
        said = repr(reason)
    try:
        game.play(text, seat)
    except MoveError as error:
        return f"{text}: {said}, {type(error).__name__} {error}"
    raise AssertionError(f"{text} was refused and played")


def stream(course: Course, script: Iterable[Item], seat: int | None, sender: Sender) -> Stream:
    """Play a script and return everything that a seat is sent, from the deal on."""
    sent = [sender.send(course.game, seat)]
    for item in script:
        course.make(item)
        sent.append(sender.send(course.game, seat))
    return sent
