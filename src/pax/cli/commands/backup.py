"""`pax backup`: copy a server's database to one file, while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from pax.cli.options.config import ServerConfigFile
from pax.cli.options.database import Database, opened
from pax.cli.options.language import Lang, chosen_words
from pax.cli.output.safe_text import UNREADABLE, say, stop
from pax.server.storage.backup import back_up

app = typer.Typer(add_completion=False)

File = Annotated[Path, typer.Argument(metavar="FILE", help="File to write the backup to.")]


@app.command(epilog="Example: pax backup /var/backups/pax.sqlite")
def backup(
    *,
    file: File,
    database: Database = None,
    config: ServerConfigFile = None,  # noqa: ARG001 - its callback reads the file
    lang: Lang = None,
) -> None:
    """Copy a database, SQLite or PostgreSQL, to one file. The server may be running.

    Store the deal key apart from it: with both, future deals can be computed.
    """
    words = chosen_words(lang)
    with opened(database, words, must_exist=True) as engine:
        try:
            count = back_up(engine, file)
        except OSError as error:
            why = error.strerror or str(error)
            stop(words("export-cannot-write", file=str(file), why=why), UNREADABLE)
    say(words("backup-done", n=count, file=str(file)))
