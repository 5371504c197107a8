"""`pax prune`: delete tables of a server that nobody has used for a set time."""

import os
import time
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy import Engine

from pax.cli.options.config import PREFIX, SECTION_OF_PRUNE, ServerConfigFile
from pax.cli.options.database import Database, opened
from pax.cli.options.language import Lang, chosen_words
from pax.cli.output.safe_text import UNREADABLE, say, stop
from pax.server.storage.retention import (
    Ages,
    delete_records,
    outdated_campaigns,
    outdated_records,
    outdated_tables,
    prune_campaign,
    prune_table,
    records_of,
    tables_of_campaigns,
)
from pax.text import Words

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
Campaigns = Annotated[
    float | None,
    typer.Option(min=0, metavar="DAYS", help="Delete solo campaigns unused for so long."),
]
Imported = Annotated[
    float | None,
    typer.Option(min=0, metavar="DAYS", help="Delete imported records added so long ago."),
]
Archive = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Append the records of finished games to this file first."),
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say how many would be deleted.")]


@app.command(
    epilog="Example: pax prune --lobbies 7 --idle 90 --finished 365",
    context_settings={"auto_envvar_prefix": f"{PREFIX}_{SECTION_OF_PRUNE.upper()}"},
)
def prune(  # noqa: PLR0913 - one argument per option
    *,
    lobbies: Lobbies = None,
    idle: Idle = None,
    finished: Finished = None,
    campaigns: Campaigns = None,
    imported: Imported = None,
    archive: Archive = None,
    dry_run: DryRun = False,
    database: Database = None,
    config: ServerConfigFile = None,  # noqa: ARG001 - its callback reads the file
    lang: Lang = None,
) -> None:
    """Delete tables that nobody has used for so many days; run it daily.

    Nothing is deleted without an option; the tables of a campaign only with it. The server may be
    running. The days can also be set by environment variables (PAX_PRUNE_LOBBIES), or in
    the section "prune" of the file.
    """
    words = chosen_words(lang)
    ages, now = Ages(lobbies, idle, finished), time.time()
    with opened(database, words, must_exist=True) as engine:
        tables = outdated_tables(engine, ages, now)
        unused = [] if campaigns is None else outdated_campaigns(engine, campaigns, now)
        records = [] if imported is None else outdated_records(engine, imported, now)
        if not dry_run:
            if archive is not None:
                _append(archive, engine, [*tables, *tables_of_campaigns(engine, unused)], words)
            tables = [each for each in tables if prune_table(engine, each, ages, now)]
            if campaigns is not None:
                unused = [each for each in unused if prune_campaign(engine, each, campaigns, now)]
            delete_records(engine, records)
    done = {"": tables, "campaigns-": unused, "records-": records}
    asked = {"": True, "campaigns-": campaigns is not None, "records-": imported is not None}
    for kind, found in done.items():
        if asked[kind]:
            say(words(f"prune-{kind}{'would' if dry_run else 'done'}", n=len(found)))


def _append(archive: Path, engine: Engine, tables: list[str], words: Words) -> None:
    """Append the records of finished games to a file, and wait until they are on the disk."""
    try:
        with archive.open("a", encoding="utf-8") as out:
            out.writelines(f"{record.write()}\n" for record in records_of(engine, tables))
            out.flush()
            os.fsync(out.fileno())
    except OSError as error:
        why = error.strerror or str(error)
        stop(words("export-cannot-write", file=str(archive), why=why), UNREADABLE)
