"""What a person can type at the prompt, besides moves: help, why, undo, log, save, quit..."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from pax.cli.table.hints import hints_for
from pax.cli.table.saved_game import Keeper, SaveError
from pax.cli.table.screen import Screen
from pax.game import CannotTakeBack, Game, GameConfig, MalformedMove, MoveError, View
from pax.text import (
    SECTIONS,
    Block,
    MoveChoice,
    Voice,
    choices,
    choices_block,
    deck_block,
    event_news,
    reason_text,
    refusal_text,
    rules_block,
    rules_blocks,
    view_blocks,
)
from pax.text.memory import memory_block
from pax.text.table import table_blocks

HELP: Final = (
    "pick",
    "move",
    "undo",
    "why",
    "ask",
    "view",
    "memory",
    "log",
    "rules",
    "deck",
    "save",
    "quit",
)
"""The lines of help, in order."""


UNDO: Final = ("undo", "u")

_DIGITS: Final = 9


class Quit(Exception):
    """The person at the screen wants to leave."""


class ShownText(Protocol):
    """A game as far as it can be shown: played here, or at a server's table."""

    @property
    def config(self) -> GameConfig:
        """Who plays, with which deck and options."""

    def view(self, seat: int | None) -> View:
        """Return the game as a seat sees it."""

    def legal(self) -> Sequence[str]:
        """Return the legal moves."""


@dataclass(frozen=True)
class Place:
    """What whoever looks at the screen works with: the game, the seat or None, the screen."""

    game: ShownText
    seat: int | None
    screen: Screen
    voice: Voice

    def choices(self) -> list[MoveChoice]:
        """Return the legal moves, numbered."""
        return choices(self.game.view(self.seat), self.game.legal(), self.voice)

    def show_choices(self) -> None:
        """Print the legal moves, if there are any: what was shown may have pushed them away."""
        if moves := self.game.legal():
            view = self.game.view(self.seat)
            self.screen.block(choices_block(view, moves, self.voice))

    def say(self, message: str, /, **args: str | int) -> None:
        """Print a message."""
        self.screen.line(self.voice.say(message, **args))


@dataclass(frozen=True)
class Desk(Place):
    """The place of somebody who plays here, with the keeper of the game."""

    game: Game
    seat: int
    keeper: Keeper


def obey(desk: Desk, line: str) -> bool:
    """Do what a person typed; return whether the game has changed."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is not None:
        return command(desk, rest.strip())
    return _move(desk, meant(desk, line))


def meant(desk: Place, line: str) -> str:
    """Return the move that a line means: a number of the list, or a move in any case."""
    options = desk.choices()
    if not line and len(options) == 1:
        return options[0].move
    if line.isdecimal():
        number = _number(line)
        return next((choice.move for choice in options if choice.number == number), line)
    verb, *rest = line.split()[:4] or [""]
    return " ".join([verb.lower(), *(word.upper() for word in rest)])


def _numbers(desk: Place) -> list[int]:
    """Return the numbers of the list: those of legions to buy may have gaps, declining has 0."""
    return [choice.number for choice in desk.choices()]


def _number(text: str) -> int:
    """Return a number that was typed; one that is too long to be meant is 0."""
    return int(text) if len(text) <= _DIGITS else 0


def is_understood(desk: Place, move: str) -> bool:
    """Whether a line is a move and not an empty one or a number that is not in the list."""
    if not move:
        desk.show_choices()
        desk.say("play-pick")
    elif move.isdecimal():
        numbers = ", ".join(str(number) for number in sorted(_numbers(desk)))
        desk.say("play-no-number", number=move[:_DIGITS], numbers=numbers)
    else:
        return True
    return False


def _move(desk: Desk, move: str) -> bool:
    if not is_understood(desk, move):
        return False
    try:
        desk.game.play(move, desk.seat)
    except MoveError as error:
        desk.screen.line(refusal_text(error, move, desk.voice))
        return False
    return True


def _why(desk: Desk, rest: str) -> bool:
    """Say why a move is not allowed."""
    if not rest:
        desk.say("play-why-what")
        return False
    move = meant(desk, rest)
    if not is_understood(desk, move):
        return False
    try:
        reason = desk.game.why_not(move, desk.seat)
    except MalformedMove as error:
        desk.screen.line(refusal_text(error, move, desk.voice))
        return False
    if reason is not None:
        desk.screen.line(reason_text(reason, desk.voice))
    else:
        found = next(choice for choice in desk.choices() if choice.move == move)
        desk.say("play-allowed", move=move, meaning=found.meaning)
    return False


def _hint(desk: Desk, _rest: str) -> bool:
    """Say what each move is worth, by what this seat can know."""
    view = desk.game.view(desk.seat)
    desk.screen.block(hints_for(view, desk.voice.words))
    desk.show_choices()
    return False


def _undo(desk: Desk, rest: str) -> bool:
    """Take back moves."""
    moves = _number(rest) if rest.isdecimal() else 1
    try:
        desk.game.undo(desk.seat, moves)
    except CannotTakeBack as error:
        desk.screen.line(refusal_text(error, "undo", desk.voice))
        return False
    return True


def _help(desk: Desk, _rest: str) -> bool:
    show_help(desk, HELP)
    return False


def show_help(desk: Place, commands: Sequence[str]) -> None:
    """Explain the decision and these commands, and show the choices again."""
    step = desk.game.view(desk.seat).step
    say = desk.voice.say
    desk.screen.blocks(
        [
            Block(say("help-now"), (say(f"help-{step}"),)),
            Block(say("help-commands"), tuple(say(f"help-{name}") for name in commands)),
        ]
    )
    desk.show_choices()


def _look(show: Callable[[Place, str], None]) -> Callable[[Place, str], bool]:
    """Return the command that shows something and then the choices again."""

    def look(desk: Place, rest: str) -> bool:
        show(desk, rest)
        desk.show_choices()
        return False

    return look


def _view(desk: Place, rest: str) -> None:
    view = desk.game.view(desk.seat)
    show = view_blocks if rest == "all" else table_blocks
    desk.screen.blocks(show(view, desk.voice))


def _memory(desk: Place, _rest: str) -> None:
    desk.screen.block(memory_block(desk.game.view(desk.seat), desk.voice))


def _log(desk: Place, _rest: str) -> None:
    events = desk.game.view(desk.seat).events
    desk.screen.block(Block(desk.voice.say("play-log"), tuple(event_news(events, desk.voice))))


def _rules(desk: Place, rest: str) -> None:
    section = rest.lower()
    if section and section not in SECTIONS:
        desk.say("play-no-section", section=section[:20], sections=", ".join(SECTIONS))
        return
    words = desk.voice.words
    desk.screen.blocks(
        [rules_block(section, words, commands=True)]
        if section
        else rules_blocks(words, commands=True)
    )


def _deck(desk: Place, _rest: str) -> None:
    desk.screen.block(deck_block(desk.game.config.deck, desk.voice.words))


def _save(desk: Desk, rest: str) -> bool:
    if not rest:
        desk.say("play-save-what")
        return False
    try:
        file = Path(rest).expanduser()
        desk.keeper.copy(desk.game, file)
    except SaveError as error:
        desk.say(str(error), file=str(file), folder=str(file.parent))
    except (OSError, ValueError, RuntimeError) as error:  # also a NUL in it, or ~ of nobody
        why = getattr(error, "strerror", None) or str(error)
        desk.say("play-save-failed", file=rest, why=why)
    else:
        desk.screen.unbroken(desk.voice.say("play-saved", file=str(file)))
    return False


def _quit(_desk: Place, _rest: str) -> bool:
    raise Quit


LOOKS: Final[dict[str, Callable[[Place, str], bool]]] = {
    "view": _look(_view),
    "v": _look(_view),
    "memory": _look(_memory),
    "m": _look(_memory),
    "log": _look(_log),
    "l": _look(_log),
    "rules": _look(_rules),
    "r": _look(_rules),
    "deck": _look(_deck),
}
"""Each word that only shows something, wherever the game is played."""

LEAVING: Final = ("quit", "q", "exit")
HELPING: Final = ("?", "help", "h")

COMMANDS: Final[dict[str, Callable[[Desk, str], bool]]] = {
    **LOOKS,
    **dict.fromkeys(HELPING, _help),
    **dict.fromkeys(UNDO, _undo),
    **dict.fromkeys(LEAVING, _quit),
    "why": _why,
    "hint": _hint,
    "save": _save,
}
"""Each word that is no move, and what it does."""
