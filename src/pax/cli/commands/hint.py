"""`pax hint`: evaluate the moves of one decision by what its player could know."""

import json
from dataclasses import asdict
from typing import Annotated

import msgspec
import typer

from pax.bots import Budget
from pax.bots.advice import Advice, MoveAdvice, advise
from pax.bots.analysis import view_at
from pax.bots.players.search_bots import MOST_PLAYOUTS
from pax.cli.commands.simulate import AsJson
from pax.cli.options.language import Lang, chosen_words
from pax.cli.options.records import File, Number, record_errors, recorded_game
from pax.cli.options.seed import AdviceSeed
from pax.cli.options.simulation import chosen_seed
from pax.cli.output.console import make_console, show_blocks
from pax.cli.output.safe_text import printable, say
from pax.cli.output.shares import columns
from pax.game import Record, RecordError, View
from pax.rules import Rng
from pax.text import Block, Voice, Words
from pax.text.causes import comparison_lines
from pax.text.moves import meaning

app = typer.Typer(add_completion=False)

Move = Annotated[
    int,
    typer.Option(
        min=0, metavar="N", help="Decision after this number of moves; 0 is the first decision."
    ),
]
Playouts = Annotated[
    int,
    typer.Option(
        min=1, max=MOST_PLAYOUTS, metavar="N", help="Number of play-outs for each decision."
    ),
]
_COLUMNS = ("move", "chance", "equal", "tries", "rome", "meaning")


@app.command(epilog="Example: pax hint games.jsonl --game 3 --move 40 --playouts 5000")
def hint(  # noqa: PLR0913 - one argument per option
    *,
    file: File,
    number: Number = 1,
    move: Move,
    playouts: Playouts = 2000,
    seed: AdviceSeed = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Evaluate the moves of one decision of a recorded game by what its player could know.

    The search of the bots uses only the player's view, never hidden cards. The same seed and
    number of play-outs give the same advice.
    """
    words = chosen_words(lang)
    record = recorded_game(file, number, words)
    with record_errors(file, number, words):
        view = _view(record, move)
    chosen = chosen_seed(seed)
    advice = advise(view, Budget(playouts=playouts), Rng(chosen, move), reasons=True)
    if as_json:
        say(json.dumps({"move": move, "seed": chosen, **advice_facts(advice)}))
    else:
        show_blocks(make_console(words), [hint_block(view, advice, chosen, words)])


def _view(record: Record, move: int) -> View:
    """Return the view of the player who decides, or raise BadParameter."""
    if move > len(record.moves):
        message = f"{move}: the game has {len(record.moves)} moves"
        raise typer.BadParameter(message, param_hint="--move")
    try:
        return view_at(record, move)
    except RecordError:  # the record is wrong, not the option --move
        raise
    except ValueError as error:
        raise typer.BadParameter(f"{move}: {error}", param_hint="--move") from None


def hint_block(view: View, advice: Advice, seed: int, words: Words) -> Block:
    """Return the advice as text, best move first."""
    name = printable(view.config.players[advice.seat])
    voice = Voice(words, view.config, advice.seat)
    head = [words(f"advice-column-{column}") for column in _COLUMNS]
    rows = [
        [*_numbers(each, advice.best, words), meaning(view, each.move, voice)]
        for each in advice.moves
    ]
    chances = words(
        "advice-chances",
        name=name,
        chance=per_cent(advice.chance, words),
        rome=per_cent(advice.rome, words),
    )
    tries = words("advice-tries", tries=advice.tries, name=name, seed=str(seed))
    why = [] if advice.comparison is None else ["", *comparison_lines(advice.comparison, voice)]
    lines = (chances, tries, "", *columns([head, *rows]), *why)
    return Block(words("advice-decides", name=name), lines)


def _numbers(each: MoveAdvice, best: MoveAdvice, words: Words) -> list[str]:
    equal = words("advice-equal") if each.is_as_good_as(best) else ""
    return [each.move, chance_text(each, words), equal, str(each.tries), per_cent(each.rome, words)]


def chance_text(each: MoveAdvice, words: Words) -> str:
    """Return the chance of a move and its standard error, in per cent."""
    return words("advice-chance", chance=100 * each.chance, error=100 * each.error)


def per_cent(part: float, words: Words) -> str:
    """Return a fraction in per cent."""
    return words("arena-part", part=100 * part)


def advice_facts(advice: Advice) -> dict[str, object]:
    """Return advice as data; errors are standard errors."""
    return {
        "seat": advice.seat,
        "chance": advice.chance,
        "rome": advice.rome,
        "moves": [asdict(each) for each in advice.moves],
        "comparison": msgspec.to_builtins(advice.comparison),
    }
