"""`pax replay`: show any position of a recorded game."""

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
        min=0,
        metavar="N",
        help="Show the position after N moves, 0 is after the deal; default: all moves.",
    ),
]
Seat = Annotated[
    int | None,
    typer.Option(
        min=0, metavar="N", help="Show what this seat saw, from 0; default: all cards open."
    ),
]
Legal = Annotated[
    bool,
    typer.Option("--legal", help="Print one line of JSON per move: the seat and its legal moves."),
]


@app.command(epilog="Example: pax replay games.jsonl --game 3 --move 40 --seat 1")
def replay(  # noqa: PLR0913 - one argument per option
    *,
    file: File,
    number: Number = 1,
    move: Move = None,
    seat: Seat = None,
    legal: Legal = False,
    lang: Lang = None,
) -> None:
    """Show any position of a recorded game, as a seat saw it or with all cards open."""
    words = chosen_words(lang)
    if legal and seat is not None:
        message = "--legal lists the moves of every seat: use --legal or --seat, not both"
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
    """Return a block without control characters: names in records are untrusted."""
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
    """Return the last move and the next one, with all cards open."""
    moves = record.moves
    last = [voice.say("replay-last", move=moves[made - 1])] if made else []
    return last + [voice.say("replay-next", move=move) for move in moves[made : made + 1]]


def _news(view: View, voice: Voice) -> list[str]:
    """Return the latest events as this seat received them."""
    return event_lines(events_of(view.batches[-1], view.config.deck), voice)
