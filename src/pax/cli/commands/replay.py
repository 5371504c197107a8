"""`pax replay`: look at any moment of a recorded game."""

import json
import sys
from typing import Annotated

import typer

from pax.cli.options.language import Lang, chosen_words
from pax.cli.options.records import File, Number, record_errors, recorded_game
from pax.cli.output.console import make_console, show_blocks
from pax.cli.output.safe_text import printable, say
from pax.game import Record, View
from pax.game.observation.events import events_of
from pax.text import (
    Block,
    Voice,
    Words,
    choices_block,
    ending_blocks,
    event_lines,
    view_blocks,
)
from pax.text.open import open_blocks

app = typer.Typer(add_completion=False)

Move = Annotated[
    int | None,
    typer.Option(
        min=0, metavar="N", help="After so many moves, 0 is after the deal; default: all."
    ),
]
Seat = Annotated[
    int | None,
    typer.Option(min=0, metavar="N", help="As this seat, from 0, saw it; default: all cards open."),
]
Legal = Annotated[
    bool,
    typer.Option("--legal", help="Print a line of JSON for each move: seat and legal moves."),
]


@app.command(epilog="Example: pax replay games.jsonl --game 3 --move 40 --seat 1")
def replay(  # noqa: PLR0913 - one argument an option
    *,
    file: File,
    number: Number = 1,
    move: Move = None,
    seat: Seat = None,
    legal: Legal = False,
    lang: Lang = None,
) -> None:
    """Show a recorded game at any point, as a seat saw it or with all cards open."""
    words = chosen_words(lang)
    if legal and seat is not None:
        message = "--legal lists the moves of every seat: leave out one of the two"
        raise typer.BadParameter(message, param_hint="--seat")
    record = recorded_game(file, number, words)
    _check(record, move, seat)
    with record_errors(file, number, words):
        if legal:
            _print_legal(record, move)
        else:
            name = words("replay-game", name=file.name, game=number)
            show_blocks(make_console(words), map(_safe, _blocks(record, move, seat, words, name)))


def _check(record: Record, move: int | None, seat: int | None) -> None:
    moves, seats = len(record.moves), len(record.config.players)
    if move is not None and move > moves:
        message = f"{move}: the game has {moves} moves"
        raise typer.BadParameter(message, param_hint="--move")
    if seat is not None and seat >= seats:
        message = f"{seat}: the game has seats 0 to {seats - 1}"
        raise typer.BadParameter(message, param_hint="--seat")


def _safe(block: Block) -> Block:
    """Return a block that no name in it can turn into commands to the terminal."""
    encoding = sys.stdout.encoding or "utf-8"
    lines = [printable(line, encoding) for line in block.lines]
    return Block(printable(block.heading, encoding), tuple(lines))


def _print_legal(record: Record, move: int | None) -> None:
    last = len(record.moves) if move is None else move
    for made, game in enumerate(record.replay(last)):
        if made < last and game.seat is not None:
            say(json.dumps([game.seat, game.legal()]))


def _blocks(
    record: Record, move: int | None, seat: int | None, words: Words, name: str
) -> list[Block]:
    game = record.game(move)
    view, voice = game.view(seat), Voice(words, record.config, seat)
    blocks = open_blocks(game, voice) if seat is None else view_blocks(view, voice)
    if game.is_over:
        blocks += [block for block in ending_blocks(view, voice) if block not in blocks]
    elif game.seat == seat:
        blocks.append(choices_block(view, game.legal(), voice))
    made = len(game.moves)
    when = voice.say("replay-move", move=made, moves=len(record.moves))
    news = _moves(record, made, voice) if seat is None else _news(view, voice)
    return [Block(name, (when, *news)), *blocks]


def _moves(record: Record, made: int, voice: Voice) -> list[str]:
    """Say what was done last and what comes next, all cards open."""
    moves = record.moves
    last = [voice.say("replay-last", move=moves[made - 1])] if made else []
    return last + [voice.say("replay-next", move=move) for move in moves[made : made + 1]]


def _news(view: View, voice: Voice) -> list[str]:
    """Say what happened last as the seat was told."""
    return event_lines(events_of(view.batches[-1], view.config.deck), voice)
