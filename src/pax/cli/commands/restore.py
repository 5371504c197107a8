"""`pax restore`: fill an empty database from a backup."""

from pathlib import Path
from typing import Annotated

import typer

from pax.cli.options.config import ServerConfigFile
from pax.cli.options.database import Database, opened
from pax.cli.options.language import Lang, chosen_words
from pax.cli.output.safe_text import UNREADABLE, say, stop
from pax.server.storage.backup import NoBackupError, NotEmptyError, working_copy
from pax.server.storage.backup import restore as fill

app = typer.Typer(add_completion=False)

File = Annotated[
    Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A backup.")
]


@app.command(epilog="Example: pax restore pax.sqlite --database new.sqlite")
def restore(
    *,
    file: File,
    database: Database = None,
    config: ServerConfigFile = None,  # noqa: ARG001 - its callback reads the file
    lang: Lang = None,
) -> None:
    """Copy a backup into an empty database, SQLite or PostgreSQL.

    Restore into a new database, then start the server with it: nothing is overwritten.
    """
    words = chosen_words(lang)
    try:
        with (
            working_copy(file) as copy,
            opened(str(copy), words) as backup,
            opened(database, words) as engine,
        ):
            count = fill(backup, engine)
    except NoBackupError:
        stop(words("restore-no-backup", file=str(file)), UNREADABLE)
    except NotEmptyError:
        stop(words("restore-not-empty"), UNREADABLE)
    except OSError as error:
        stop(words("export-cannot-write", file=error.filename, why=str(error.strerror)), UNREADABLE)
    say(words("restore-done", n=count))
