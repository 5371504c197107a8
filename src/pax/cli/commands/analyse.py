"""`pax analyse`: evaluate every decision of a recorded game by what its player could know."""

import json
import sys
from collections.abc import Generator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from pax.arena import WorkerLostError, cores_here, in_order
from pax.bots import Budget
from pax.bots.analysis import Decision, DecisionQuestion, questions, weigh
from pax.cli.commands.analyse_curve import curves, draw_curves
from pax.cli.commands.analyse_report import analysis_blocks, analysis_facts
from pax.cli.commands.hint import Playouts
from pax.cli.commands.simulate import AsJson, Cores
from pax.cli.interrupts import Interrupts
from pax.cli.options.language import Lang, chosen_words
from pax.cli.options.records import File, Number, record_errors, recorded_game
from pax.cli.options.seed import AdviceSeed
from pax.cli.options.simulation import chosen_seed
from pax.cli.output.console import make_console, show_blocks
from pax.cli.output.files import check_plot_file, plot_errors
from pax.cli.output.progress import progress_bar
from pax.cli.output.safe_text import INTERRUPTED, WRONG, say, stop
from pax.game import Record
from pax.text import Words

app = typer.Typer(add_completion=False)

_PIPED_WIDTH: Final = 120
"""The width of the output if it is not a terminal."""

Plot = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Draw the chances to win to a file (.svg or .png)."),
]


@app.command(epilog="Example: pax analyse games.jsonl --game 3 --playouts 1000 --plot game.svg")
def analyse(  # noqa: PLR0913 - one argument per option
    *,
    file: File,
    number: Number = 1,
    playouts: Playouts = 400,
    seed: AdviceSeed = None,
    plot: Plot = None,
    cores: Cores = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Show the best move at each decision of a recorded game, and what the move played cost.

    Each decision is evaluated by what its player could know, never by hidden cards. The same seed
    and number of play-outs give the same analysis on any number of cores. Ctrl-C stops and shows
    the decisions evaluated so far.
    """
    words = chosen_words(lang)
    check_plot_file(plot)
    record = recorded_game(file, number, words)
    with record_errors(file, number, words):
        record.check()
    run = AnalysisRun(
        record, Budget(playouts=playouts), chosen_seed(seed), cores or cores_here(), words
    )
    found = run.weigh()
    lines = curves(record, found, whole=len(found) == run.wanted)
    if as_json:
        say(json.dumps(analysis_facts(record, found, lines, playouts, run.seed)))
    else:
        console = make_console(words)
        room = console.width if console.is_terminal else _PIPED_WIDTH
        blocks = analysis_blocks(
            record, found, lines, words, playouts=playouts, seed=run.seed, room=room
        )
        show_blocks(console, blocks)
    if plot is not None:
        with plot_errors(plot):
            draw_curves(plot, lines, words)
        say(words("arena-plotted", name=str(plot)), sys.stderr)
    raise typer.Exit(INTERRUPTED if len(found) < run.wanted else 0)


@dataclass
class AnalysisRun:
    """A running analysis."""

    record: Record
    budget: Budget
    seed: int
    cores: int
    words: Words
    wanted: int = 0

    def weigh(self) -> list[Decision]:
        """Evaluate the decisions until all are done or the user stops."""
        asked = list(questions(self.record, self.budget, self.seed))
        self.wanted = len(asked)
        found: list[Decision] = []
        bar = progress_bar(self.words("analyse-weighing"), self.wanted)
        try:
            with (
                Interrupts(self.words) as interrupts,
                bar as advance,
                self._weighed(asked) as weighed,
                suppress(KeyboardInterrupt),
            ):
                for decision in weighed:
                    found.append(decision)
                    advance(1)
                    if interrupts.requested:
                        break
        except WorkerLostError as error:
            stop(str(error), WRONG)
        if len(found) < self.wanted:
            say(self.words("analyse-stopped", n=len(found), wanted=self.wanted), sys.stderr)
        return found

    def _weighed(self, asked: list[DecisionQuestion]) -> "closing[Generator[Decision]]":
        return closing(in_order(weigh, asked, self.cores))
