"""`pax export`: write the records of games played on a server to a file."""

from pathlib import Path
from typing import Annotated

import typer

from pax.cli.options.database import Database, chosen_engine
from pax.cli.options.language import Lang, chosen_words
from pax.cli.output.records_file import RecordsFile
from pax.cli.output.safe_text import UNREADABLE, say, stop
from pax.server.storage.records import finished_records

app = typer.Typer(add_completion=False)

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="File to write the records to (.jsonl).")
]


@app.command(epilog="Example: pax export games.jsonl")
def export(*, file: File, database: Database = None, lang: Lang = None) -> None:
    """Write the records of all finished games to a file. Running games are left out."""
    words = chosen_words(lang)
    engine = chosen_engine(database, words, must_exist=True)
    found = [record.write() for record in finished_records(engine)]
    engine.dispose()
    if not found:
        say(words("export-none"))
        return
    try:
        with RecordsFile(file) as out:
            out.write(found)
    except OSError as error:
        why = error.strerror or str(error)
        stop(words("export-cannot-write", file=str(file), why=why), UNREADABLE)
    say(words("export-done", n=len(found), file=str(file)))
