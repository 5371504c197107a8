"""`pax serve`: tables for people and bots, on this machine or for all."""

from typing import Annotated

import typer

from pax.arena import cores_here
from pax.cli.database import Database, chosen_engine
from pax.cli.language import Lang, chosen_words
from pax.cli.output import UNREADABLE, say, stop
from pax.server.app import Settings, default_database
from pax.server.limits import Limits
from pax.server.run import OneWriterError, bind
from pax.server.run import serve as run

app = typer.Typer(add_completion=False)

_LIMITS = Limits()

Host = Annotated[str, typer.Option(metavar="ADDRESS", help="Listen on this address.")]
Port = Annotated[
    int, typer.Option(min=0, max=65535, metavar="N", help="Listen on this port; 0 finds one.")
]
Workers = Annotated[
    int, typer.Option(min=1, max=64, metavar="N", help="Processes; more than 1 need PostgreSQL.")
]
Minds = Annotated[
    int | None,
    typer.Option(min=1, max=64, metavar="N", help="Bots that think at a time; default: all cores."),
]
Name = Annotated[
    list[str] | None,
    typer.Option("--name", metavar="HOST", help="A name under which the server is reached."),
]
Pace = Annotated[
    float, typer.Option(min=0, max=10, metavar="SECONDS", help="The pace at which bots move.")
]
TablesAnHour = Annotated[
    int, typer.Option(min=1, metavar="N", help="Tables that one address may make in an hour.")
]
MessagesASecond = Annotated[
    float, typer.Option(min=1, metavar="N", help="Messages that a connection may send.")
]


@app.command(epilog="Example: pax serve --port 8000")
def serve(  # noqa: PLR0913 - one for each option
    *,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    workers: Workers = 1,
    minds: Minds = None,
    name: Name = None,
    pace: Pace = 0.2,
    tables_an_hour: TablesAnHour = _LIMITS.tables_an_hour,
    messages_a_second: MessagesASecond = _LIMITS.messages_a_second,
    lang: Lang = None,
) -> None:
    """Serve tables, to play with others over the network, until Ctrl-C."""
    words = chosen_words(lang)
    chosen_engine(database, words).dispose()
    settings = Settings(
        database or str(default_database()),
        hosts=[] if name is None else name,
        minds=minds or cores_here(),
        pace=pace,
        limits=Limits(messages_a_second, 4 * messages_a_second, tables_an_hour),
    )
    try:
        listener = bind(host, port)
    except OSError as error:
        stop(words("serve-cannot-listen", why=error.strerror or str(error)), UNREADABLE)
    address = f"http://{host}:{listener.getsockname()[1]}/"
    try:
        run(
            settings,
            listener,
            workers=workers,
            started=lambda: say(words("serve-at", address=address)),
        )
    except OneWriterError:
        stop(words("serve-one-writer"), UNREADABLE)
