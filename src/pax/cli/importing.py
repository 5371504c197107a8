"""`pax import`: put records into a server's database, so that they can be replayed by a link."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from pax.cli.database import Database, chosen_engine
from pax.cli.language import Lang, chosen_words
from pax.cli.output import UNREADABLE, WRONG, say, stop
from pax.game import Record, RecordError, read_records
from pax.server.store.shelf import put_in
from pax.text import Words

app = typer.Typer(add_completion=False)

Files = Annotated[
    list[Path], typer.Argument(metavar="FILE", help="Records (.json) or files of many (.jsonl).")
]


@app.command("import", epilog="Example: pax import games.jsonl")
def import_(*, files: Files, database: Database = None, lang: Lang = None) -> None:
    """Keep recorded games in the database; all of them, or none if one is wrong."""
    words = chosen_words(lang)
    found: list[Record] = []
    for file in files:
        try:
            found += _read(file, words)
        except OSError as error:
            stop(words("import-cannot-read", why=error.strerror or str(error)), UNREADABLE)
    engine = chosen_engine(database, words)
    new, old = put_in(engine, found)
    engine.dispose()
    say(words("import-done", new=new, old=old))


def _read(file: Path, words: Words) -> Iterator[Record]:
    """Yield the records of a file, or stop the program at a wrong one."""
    for number, record in read_records(file):
        try:
            yield _checked(record)
        except RecordError as error:
            stop(words("import-wrong", file=str(file), number=number, why=str(error)), WRONG)


def _checked(record: Record | RecordError) -> Record:
    if isinstance(record, RecordError):
        raise record
    record.check()
    return record
