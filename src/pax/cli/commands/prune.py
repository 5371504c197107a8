"""`pax prune`: delete tables of a server that nobody has used for a set time."""

import time
from pathlib import Path
from typing import Annotated

import typer

from pax.cli.options.database import Database, chosen_engine
from pax.cli.options.language import Lang, chosen_words
from pax.cli.output.safe_text import UNREADABLE, say, stop
from pax.server.storage.retention import Ages, delete_table, outdated_tables, records_of

app = typer.Typer(add_completion=False)

Lobbies = Annotated[
    float | None,
    typer.Option(min=0, metavar="DAYS", help="Delete tables that never began, after so long."),
]
Idle = Annotated[
    float | None,
    typer.Option(min=0, metavar="DAYS", help="Delete running games without a move for so long."),
]
Finished = Annotated[
    float | None,
    typer.Option(min=0, metavar="DAYS", help="Delete finished and closed games, after so long."),
]
Archive = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Append the records of finished games to this file first."),
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say how many would be deleted.")]


@app.command(epilog="Example: pax prune --lobbies 7 --idle 90 --finished 365")
def prune(  # noqa: PLR0913 - one argument per option
    *,
    lobbies: Lobbies = None,
    idle: Idle = None,
    finished: Finished = None,
    archive: Archive = None,
    dry_run: DryRun = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Delete tables that nobody has used for so many days; run it daily.

    Nothing is deleted without an option. Campaigns are kept. The server may be running.
    """
    words = chosen_words(lang)
    engine = chosen_engine(database, words, must_exist=True)
    try:
        tables = outdated_tables(engine, Ages(lobbies, idle, finished), time.time())
        if archive is not None and not dry_run:
            with archive.open("a", encoding="utf-8") as out:
                out.writelines(f"{record.write()}\n" for record in records_of(engine, tables))
        for table_id in () if dry_run else tables:
            delete_table(engine, table_id)
    except OSError as error:
        why = error.strerror or str(error)
        stop(words("export-cannot-write", file=str(archive), why=why), UNREADABLE)
    finally:
        engine.dispose()
    say(words("prune-would" if dry_run else "prune-done", n=len(tables)))
