"""`pax serve`: tables for people and bots, on this machine or for all."""

from typing import Annotated

import typer

from pax.arena import cores_here
from pax.cli.language import Lang, chosen_words
from pax.cli.output import say
from pax.server.app import Settings, default_database
from pax.server.run import serve as run

app = typer.Typer(add_completion=False)

Host = Annotated[str, typer.Option(metavar="ADDRESS", help="Listen on this address.")]
Port = Annotated[int, typer.Option(min=1, max=65535, metavar="N", help="Listen on this port.")]
Database = Annotated[
    str | None,
    typer.Option(metavar="FILE|URL", help="An SQLite file, or postgresql://...; default: yours."),
]


@app.command(epilog="Example: pax serve --port 8000")
def serve(
    *,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Serve tables, to play with others over the network, until Ctrl-C."""
    words = chosen_words(lang)
    settings = Settings(database or str(default_database()), minds=cores_here())
    say(words("serve-at", address=f"http://{host}:{port}/"))
    run(settings, host, port)
