"""`pax dataset`: write the decisions of many games between bots as Parquet files."""

import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated

import typer

from pax.arena import ClusterError, cluster_at, cores_here
from pax.bots import BotError
from pax.cli.commands.arena import Cluster
from pax.cli.commands.deck import DeckFile
from pax.cli.commands.simulate import Bots, Cores, Games, Players, Solo
from pax.cli.interrupts import Interrupts
from pax.cli.options.language import Lang, chosen_words
from pax.cli.options.rules import Printing, chosen_options
from pax.cli.options.seed import Seed
from pax.cli.options.simulation import chosen_bots, chosen_plan
from pax.cli.output.bot_failures import report_lost_workers
from pax.cli.output.progress import progress_bar
from pax.cli.output.safe_text import INTERRUPTED, WRONG, say, stop
from pax.rl.dataset import missing_shards, write_dataset

app = typer.Typer(add_completion=False)

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="Folder for the files.")]


@app.command(epilog="Example: pax dataset decisions --bots consul:playouts=400 -n 10000 --seed 1")
def dataset(  # noqa: PLR0913 - one argument per option
    folder: Folder,
    *,
    games: Games = 1000,
    players: Players = None,
    solo: Solo = None,
    bots: Bots = "consul:playouts=400",
    seed: Seed = 1,
    printing: Printing = None,
    deck: DeckFile = None,
    cores: Cores = None,
    address: Cluster = None,
    lang: Lang = None,
) -> None:
    """Write every decision of many games as Parquet files, for research.

    The files are the same on any number of cores and on a cluster. Ctrl-C stops; the same command
    continues with the missing files, each of 100 games.
    """
    words = chosen_words(lang)
    plan = chosen_plan(chosen_bots(bots, players, solo), solo, chosen_options(printing), deck, seed)
    played = 0
    try:
        with (
            Interrupts(words) as interrupts,
            _workers(address, min(cores or cores_here(), games)) as (pool, count_of_cores),
            progress_bar(words("simulate-playing"), games) as bar,
        ):
            counts = write_dataset(folder, plan, games, count_of_cores, pool)
            with closing(counts), report_lost_workers():
                for count in counts:
                    bar(count - played)
                    played = count
                    if interrupts.requested:
                        break
    except OSError as error:
        stop(f"{folder}: cannot be written: {error.strerror}", WRONG)
    except (BotError, ClusterError, ValueError) as error:
        stop(str(error), WRONG)
    written = games - sum(shard.games for shard in missing_shards(folder, games))
    say(words("dataset-games", n=written, name=str(folder)))
    if written < games:
        say(words("arena-go-on"), sys.stderr)
    raise typer.Exit(INTERRUPTED if written < games else 0)


@contextmanager
def _workers(address: str | None, cores: int) -> Iterator[tuple[Executor | None, int]]:
    """Yield the executor of a cluster and its threads, or None and the cores of this machine."""
    if address is None:
        yield None, cores
    else:
        with cluster_at(address) as found:
            yield found
