"""`pax import`: add records to a server's database, so that a link replays them."""

from pathlib import Path

import typer

from pax.cli.options.database import Database, chosen_engine
from pax.cli.options.language import Lang, chosen_words
from pax.cli.options.records import Files, record_errors, unreadable_text
from pax.cli.output.safe_text import UNREADABLE, say, stop
from pax.game import Record, RecordError, read_records
from pax.server.storage.records import put_in
from pax.text import Words

app = typer.Typer(add_completion=False)


@app.command("import", epilog="Example: pax import games.jsonl")
def import_(*, files: Files, database: Database = None, lang: Lang = None) -> None:
    """Add recorded games to the database. If one record is wrong, none is added."""
    words = chosen_words(lang)
    found = [record for file in files for record in _read(file, words)]
    engine = chosen_engine(database, words)
    new, old = put_in(engine, found)
    engine.dispose()
    say(words("import-done", new=new, old=old))


def _read(file: Path, words: Words) -> list[Record]:
    """Return the records of a file, or exit at the first wrong one."""
    found: list[Record] = []
    try:
        for number, record in read_records(file):
            with record_errors(file, number, words):
                found.append(_checked(record))
    except OSError as error:
        stop(unreadable_text(file, error, words), UNREADABLE)
    if not found:
        stop(words("record-empty", name=str(file)), UNREADABLE)
    return found


def _checked(record: Record | RecordError) -> Record:
    if isinstance(record, RecordError):
        raise record
    record.check()
    return record
