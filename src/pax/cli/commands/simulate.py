"""`pax simulate`: play many games between bots."""

import json
import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from pax.arena import Plan, cores_here
from pax.arena import simulate as play
from pax.bots import BotError, Failure, bot_names
from pax.cli.commands.deck import DeckFile
from pax.cli.commands.simulate_report import facts, report
from pax.cli.interrupts import Interrupts
from pax.cli.options.language import Lang, chosen_words
from pax.cli.options.rules import (
    OpenCounts,
    Printing,
    RomeTakesLast,
    SoloPeek,
    chosen_options,
)
from pax.cli.options.seed import Seed
from pax.cli.options.simulation import (
    MOST_GAMES,
    check_records,
    chosen_bots,
    chosen_plan,
)
from pax.cli.output.bot_failures import report_failures, report_lost_workers
from pax.cli.output.progress import progress_bar
from pax.cli.output.records_file import RecordsFile
from pax.cli.output.safe_text import INTERRUPTED, WRONG, say, stop
from pax.rules import Tally
from pax.text import Words

app = typer.Typer(add_completion=False)

Games = Annotated[
    int, typer.Option("-n", "--games", min=1, max=MOST_GAMES, metavar="N", help="Number of games.")
]
Players = Annotated[
    int | None,
    typer.Option(min=1, max=8, metavar="N", help="Number of players, 2 to 8; default: 4."),
]
Solo = Annotated[
    int | None,
    typer.Option(min=1, max=5, metavar="LEVEL", help="Play the solo game at this level, 1 to 5."),
]
Bots = Annotated[
    str,
    typer.Option(
        metavar="BOTS",
        help=f"One bot for all seats, or one per seat with commas: {', '.join(bot_names())}.",
    ),
]
Records = Annotated[
    Path | None,
    typer.Option(metavar="FILE.jsonl", help="Write every game to this file, one per line."),
]
Cores = Annotated[
    int | None, typer.Option(min=1, metavar="N", help="Number of cores to use; default: all.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


@app.command(epilog="Example: pax simulate -n 1000 --players 4 --seed 7 --records games.jsonl")
def simulate(  # noqa: PLR0913 - one argument per option
    *,
    games: Games = 1000,
    players: Players = None,
    solo: Solo = None,
    bots: Bots = "random",
    seed: Seed = None,
    records: Records = None,
    printing: Printing = None,
    solo_peek: SoloPeek = None,
    rome_takes_last: RomeTakesLast = None,
    open_counts: OpenCounts = False,
    deck: DeckFile = None,
    cores: Cores = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots on all cores and show how often each won.

    The same seed gives the same games on any number of cores. Ctrl-C stops and shows the results of
    the games played so far.
    """
    words = chosen_words(lang)
    check_records(records)
    options = chosen_options(
        printing, solo_peek=solo_peek, rome_takes_last=rome_takes_last, open_counts=open_counts
    )
    plan = chosen_plan(chosen_bots(bots, players, solo), solo, options, deck, seed)
    run = SimulationRun(plan, games, min(cores or cores_here(), games), records, words)
    try:
        tally = run.play()
    except OSError as error:
        stop(f"{records}: cannot be written: {error.strerror}", WRONG)
    except BotError as error:
        stop(str(error), WRONG)
    text = json.dumps(facts(plan, tally)) if as_json else "\n".join(report(plan, tally, words))
    say(text)
    raise typer.Exit(INTERRUPTED if tally.games < games else 0)


@dataclass(frozen=True)
class SimulationRun:
    """A running simulation."""

    plan: Plan
    games: int
    cores: int
    records: Path | None
    words: Words

    def play(self) -> Tally:
        """Play until all games are done or the user stops; return the totals."""
        start = perf_counter()
        tally = Tally(len(self.plan.bots))
        helpers: set[int] = set()
        failures: list[Failure] = []
        file = nullcontext() if self.records is None else RecordsFile(self.records)
        with Interrupts(self.words) as interrupts, file as out, self._bar() as advance:
            chunks = play(self.plan, self.games, self.cores, records=out is not None)
            with closing(chunks), report_lost_workers():
                for played in chunks:
                    tally.merge(played.tally)
                    failures += played.failures
                    helpers |= {played.process} - {os.getpid()}
                    if out is not None:
                        out.write(played.records)
                    advance(played.games)
                    if interrupts.requested:
                        break
        report_failures(failures, self.words)
        self._tell(int(tally.games), perf_counter() - start, len(helpers) or 1)
        return tally

    def _tell(self, played: int, seconds: float, cores: int) -> None:
        """Report on stderr what concerns only this run."""
        if played < self.games:
            say(self.words("simulate-stopped", games=played, wanted=self.games), sys.stderr)
        say(self.words("simulate-took", games=played, seconds=seconds, cores=cores), sys.stderr)
        if self.records is not None and played:
            say(self.words("simulate-records", n=played, name=str(self.records)), sys.stderr)

    def _bar(self) -> AbstractContextManager[Callable[[int], None]]:
        return progress_bar(self.words("simulate-playing"), self.games)
