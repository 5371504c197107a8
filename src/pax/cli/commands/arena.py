"""`pax arena`: a contest of bots with rotated seats and shared deals."""

import json
import sys
from collections.abc import Generator, Iterator
from concurrent.futures import Executor
from contextlib import closing, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from pax.arena import (
    Checkpoint,
    ClusterError,
    Contest,
    GameOutcome,
    JournalError,
    cluster_at,
    cores_here,
    play_contest,
    standings,
)
from pax.arena.plot import draw
from pax.bots import BotError, bot_names
from pax.cli.commands.arena_report import facts, show
from pax.cli.commands.deck import DeckFile
from pax.cli.commands.simulate import AsJson, Cores
from pax.cli.interrupts import Interrupts
from pax.cli.options.contest import chosen_contest
from pax.cli.options.language import Lang, chosen_words
from pax.cli.options.rules import (
    OpenCounts,
    Printing,
    RomeTakesLast,
    SoloPeek,
    chosen_options,
)
from pax.cli.options.seed import Seed
from pax.cli.output.bot_failures import report_failures, report_lost_workers
from pax.cli.output.files import check_folder, check_plot_file, plot_errors
from pax.cli.output.progress import progress_bar
from pax.cli.output.safe_text import INTERRUPTED, WRONG, say, stop
from pax.text import Words

app = typer.Typer(add_completion=False)

Bots = Annotated[
    list[str],
    typer.Argument(
        metavar="BOTS",
        help=f"{', '.join(bot_names())}; options follow a colon: consul:playouts=5000.",
    ),
]
Against = Annotated[
    str | None,
    typer.Option(metavar="BOT", help="Play each of BOTS alone against a table of this bot."),
]
Players = Annotated[
    int | None,
    typer.Option(min=2, max=8, metavar="N", help="Number of players, 2 to 8; default: 4."),
]
Solo = Annotated[
    str | None,
    typer.Option(metavar="LEVELS", help="Play the solo game at these levels, such as 1-5."),
]
Games = Annotated[
    int,
    typer.Option(
        "-n", "--games", min=1, max=2**31, metavar="N", help="Number of games of each line-up."
    ),
]
JournalFile = Annotated[
    Path | None,
    typer.Option(
        "--journal",
        metavar="FILE",
        help="Save every game to this file; the same command continues later.",
    ),
]
Plot = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Draw the result to a file (.svg or .png).")
]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster", metavar="ADDRESS", help="Play on the Dask cluster with this scheduler."
    ),
]


@app.command(epilog="Example: pax arena random novice --players 4 -n 400 --journal games.jsonl")
def arena(  # noqa: PLR0913 - one argument per option
    *,
    bots: Bots,
    against: Against = None,
    players: Players = None,
    solo: Solo = None,
    games: Games = 400,
    seed: Seed = None,
    journal: JournalFile = None,
    plot: Plot = None,
    cores: Cores = None,
    address: Cluster = None,
    printing: Printing = None,
    solo_peek: SoloPeek = None,
    rome_takes_last: RomeTakesLast = None,
    open_counts: OpenCounts = False,
    deck: DeckFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play a contest between bots and show how strong each is.

    All line-ups play the same deals, and every bot plays on every seat. With budgets in play-outs
    the same seed gives the same result on any number of cores. Ctrl-C stops; with a journal the
    same command continues later.
    """
    words = chosen_words(lang)
    check_plot_file(plot)
    if journal is not None:
        check_folder(journal, "--journal")
    contest = chosen_contest(
        bots,
        opponent=against,
        players=players,
        levels=solo,
        options=chosen_options(
            printing, solo_peek=solo_peek, rome_takes_last=rome_takes_last, open_counts=open_counts
        ),
        deck=deck,
        seed=_seed_of(journal, seed),
    )
    run = ArenaRun(contest, games, cores or cores_here(), address, journal, words)
    outcomes = run.play()
    found = standings(contest, outcomes)
    report_failures(found.failures, words)
    if as_json:
        say(json.dumps(facts(contest, found)))
    else:
        show(contest, found, words)
    if plot is not None and outcomes:
        with plot_errors(plot):
            draw(plot, found, contest.players, words)
        say(words("arena-plotted", name=str(plot)), sys.stderr)
    raise typer.Exit(INTERRUPTED if len(outcomes) < run.wanted else 0)


def _seed_of(journal: Path | None, seed: int | None) -> int | None:
    """Return the given seed, or else the seed of the journal."""
    if seed is not None or journal is None:
        return seed
    try:
        head = Checkpoint.head(journal)
    except (JournalError, OSError) as error:
        stop(str(error), WRONG)
    return None if head is None else head.seed


@contextmanager
def exit_on_errors() -> Iterator[None]:
    """Exit with a message if the contest cannot be played."""
    try:
        yield
    except (BotError, ClusterError, JournalError) as error:
        stop(str(error), WRONG)
    except OSError as error:
        stop(f"{error.filename or 'journal'}: {error.strerror}", WRONG)


@dataclass(frozen=True)
class ArenaRun:
    """A running contest."""

    contest: Contest
    games: int
    cores: int
    address: str | None
    journal: Path | None
    words: Words

    @property
    def wanted(self) -> int:
        """The number of games of the whole contest."""
        return self.contest.count(self.games)

    def play(self) -> list[GameOutcome]:
        """Play until all games are done or the user stops; return all outcomes."""
        with exit_on_errors(), Interrupts(self.words) as interrupts, self._open() as journal:
            known = journal.outcomes if journal else {}
            outcomes = [found for found in known.values() if found.number < self.wanted]
            before = len(outcomes)
            self._begin(before)
            start = perf_counter()
            played = self._played(known, before)
            with closing(played) as games, suppress(KeyboardInterrupt):
                for outcome in games:
                    if journal:
                        journal.add(outcome)
                    outcomes.append(outcome)
                    if interrupts.requested:
                        break
            self._end(before, len(outcomes), perf_counter() - start)
        return outcomes

    def _open(self) -> "Checkpoint | nullcontext[None]":
        return nullcontext() if self.journal is None else Checkpoint(self.journal, self.contest)

    def _played(self, known: dict[int, GameOutcome], done: int) -> Generator[GameOutcome]:
        """Yield the outcomes of games that the journal lacks, and advance the progress bar."""
        bar = progress_bar(self.words("simulate-playing"), self.wanted, done)
        with report_lost_workers(), self._pool() as (pool, cores), bar as advance:
            games = play_contest(self.contest, self.games, cores, known=frozenset(known), pool=pool)
            with closing(games):
                for outcome in games:
                    advance(1)
                    yield outcome

    @contextmanager
    def _pool(self) -> Iterator[tuple[Executor | None, int]]:
        if self.address is None:
            yield None, min(self.cores, self.wanted)
        else:
            with cluster_at(self.address) as (pool, cores):
                yield pool, cores

    def _begin(self, known: int) -> None:
        each = self.contest.deals(self.games) * self.contest.rotations
        if each != self.games:
            say(self.words("arena-rounded", games=each), sys.stderr)
        if known:
            say(self.words("arena-known", n=known), sys.stderr)

    def _end(self, before: int, after: int, seconds: float) -> None:
        """Report on stderr what concerns only this run."""
        if after < self.wanted:
            say(self.words("simulate-stopped", games=after, wanted=self.wanted), sys.stderr)
            if self.journal is not None:
                say(self.words("arena-go-on"), sys.stderr)
        say(self.words("arena-took", games=after - before, seconds=seconds), sys.stderr)
