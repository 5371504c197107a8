"""Commands at the prompt besides moves: help, why, undo, log, save, quit and others."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

from pax.cli.table.hints import PooledAdvice, hints_block
from pax.cli.table.saved_game import GameFile, SaveError
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


UNDO_WORDS: Final = ("undo", "u")

_DIGITS: Final = 9


class Quit(Exception):
    """The user quits."""


class ViewableGame(Protocol):
    """The part of a game that the commands show; local or remote."""

    @property
    def config(self) -> GameConfig:
        """The players, the deck and the options."""

    def view(self, seat: int | None) -> View:
        """Return the game as a seat sees it."""

    def legal(self) -> Sequence[str]:
        """Return the legal moves."""


@dataclass(frozen=True)
class PromptContext:
    """What a command works on: the game, the seat or None for a spectator, the screen."""

    game: ViewableGame
    seat: int | None
    screen: Screen
    voice: Voice

    def choices(self) -> list[MoveChoice]:
        """Return the legal moves, numbered."""
        return choices(self.game.view(self.seat), self.game.legal(), self.voice)

    def show_choices(self) -> None:
        """Print the legal moves, if any: other output may have scrolled them off the screen."""
        if moves := self.game.legal():
            view = self.game.view(self.seat)
            self.screen.block(choices_block(view, moves, self.voice))

    def say(self, message: str, /, **args: str | int) -> None:
        """Print a message."""
        self.screen.line(self.voice.say(message, **args))


@dataclass(frozen=True)
class LocalContext(PromptContext):
    """The context of a player in a local game, with the file of the game."""

    game: Game
    seat: int
    game_file: GameFile
    advice: PooledAdvice = field(default_factory=PooledAdvice)


def run_line(context: LocalContext, line: str) -> bool:
    """Execute a typed line; return whether the game has changed."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is not None:
        return command(context, rest.strip())
    return _move(context, parse_move(context, line))


def parse_move(context: PromptContext, line: str) -> str:
    """Return the move that a line means: a number from the list, or a move in any case."""
    options = context.choices()
    if not line and len(options) == 1:
        return options[0].move
    if line.isdecimal():
        number = _number(line)
        return next((choice.move for choice in options if choice.number == number), line)
    verb, *rest = line.split()[:4] or [""]
    return " ".join([verb.lower(), *(word.upper() for word in rest)])


def _numbers(context: PromptContext) -> list[int]:
    """Return the numbers of the list; legions to buy may leave gaps, and declining is 0."""
    return [choice.number for choice in context.choices()]


def _number(text: str) -> int:
    """Parse a number; one with too many digits counts as 0."""
    return int(text) if len(text) <= _DIGITS else 0


def is_move(context: PromptContext, move: str) -> bool:
    """Whether a line is a move; reports an empty line or a number outside the list."""
    if not move:
        context.show_choices()
        context.say("play-pick")
    elif move.isdecimal():
        numbers = ", ".join(str(number) for number in sorted(_numbers(context)))
        context.say("play-no-number", number=move[:_DIGITS], numbers=numbers)
    else:
        return True
    return False


def _move(context: LocalContext, move: str) -> bool:
    if not is_move(context, move):
        return False
    try:
        context.game.play(move, context.seat)
    except MoveError as error:
        context.screen.line(refusal_text(error, move, context.voice))
        return False
    return True


def _why(context: LocalContext, rest: str) -> bool:
    """Print why a move is not allowed."""
    if not rest:
        context.say("play-why-what")
        return False
    move = parse_move(context, rest)
    if not is_move(context, move):
        return False
    try:
        reason = context.game.why_not(move, context.seat)
    except MalformedMove as error:
        context.screen.line(refusal_text(error, move, context.voice))
        return False
    if reason is not None:
        context.screen.line(reason_text(reason, context.voice))
    else:
        found = next(choice for choice in context.choices() if choice.move == move)
        context.say("play-allowed", move=move, meaning=found.meaning)
    return False


def _hint(context: LocalContext, _rest: str) -> bool:
    """Print the evaluation of each move by what this seat can know."""
    view = context.game.view(context.seat)
    context.screen.block(hints_block(context.advice.ask(view), context.voice))
    context.show_choices()
    return False


def _undo(context: LocalContext, rest: str) -> bool:
    """Take back moves."""
    moves = _number(rest) if rest.isdecimal() else 1
    try:
        context.game.undo(context.seat, moves)
    except CannotTakeBack as error:
        context.screen.line(refusal_text(error, "undo", context.voice))
        return False
    return True


def _help(context: LocalContext, _rest: str) -> bool:
    show_help(context, HELP)
    return False


def show_help(context: PromptContext, commands: Sequence[str]) -> None:
    """Explain the decision and these commands, and show the choices again."""
    step = context.game.view(context.seat).step
    say = context.voice.say
    context.screen.blocks(
        [
            Block(say("help-now"), (say(f"help-{step}"),)),
            Block(say("help-commands"), tuple(say(f"help-{name}") for name in commands)),
        ]
    )
    context.show_choices()


def _look(show: Callable[[PromptContext, str], None]) -> Callable[[PromptContext, str], bool]:
    """Return a command that calls `show` and then prints the choices again."""

    def look(context: PromptContext, rest: str) -> bool:
        show(context, rest)
        context.show_choices()
        return False

    return look


def _view(context: PromptContext, rest: str) -> None:
    view = context.game.view(context.seat)
    show = view_blocks if rest == "all" else table_blocks
    context.screen.blocks(show(view, context.voice))


def _memory(context: PromptContext, _rest: str) -> None:
    context.screen.block(memory_block(context.game.view(context.seat), context.voice))


def _log(context: PromptContext, _rest: str) -> None:
    events = context.game.view(context.seat).events
    context.screen.block(
        Block(context.voice.say("play-log"), tuple(event_news(events, context.voice)))
    )


def _rules(context: PromptContext, rest: str) -> None:
    section = rest.lower()
    if section and section not in SECTIONS:
        context.say("play-no-section", section=section[:20], sections=", ".join(SECTIONS))
        return
    words = context.voice.words
    context.screen.blocks(
        [rules_block(section, words, commands=True)]
        if section
        else rules_blocks(words, commands=True)
    )


def _deck(context: PromptContext, _rest: str) -> None:
    context.screen.block(deck_block(context.game.config.deck, context.voice.words))


def _save(context: LocalContext, rest: str) -> bool:
    if not rest:
        context.say("play-save-what")
        return False
    try:
        file = Path(rest).expanduser()
        context.game_file.save_copy(context.game, file)
    except SaveError as error:
        context.say(str(error), file=str(file), folder=str(file.parent))
    except (
        OSError,
        ValueError,
        RuntimeError,
    ) as error:  # also a NUL in the path or an unknown ~user
        why = getattr(error, "strerror", None) or str(error)
        context.say("play-save-failed", file=rest, why=why)
    else:
        context.screen.unbroken(context.voice.say("play-saved", file=str(file)))
    return False


def _quit(_context: PromptContext, _rest: str) -> bool:
    raise Quit


SHOW_COMMANDS: Final[dict[str, Callable[[PromptContext, str], bool]]] = {
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
"""Commands that only show something, in local and remote games."""

QUIT_WORDS: Final = ("quit", "q", "exit")
HELP_WORDS: Final = ("?", "help", "h")

COMMANDS: Final[dict[str, Callable[[LocalContext, str], bool]]] = {
    **SHOW_COMMANDS,
    **dict.fromkeys(HELP_WORDS, _help),
    **dict.fromkeys(UNDO_WORDS, _undo),
    **dict.fromkeys(QUIT_WORDS, _quit),
    "why": _why,
    "hint": _hint,
    "save": _save,
}
"""All commands of a local game by word."""
