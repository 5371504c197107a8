"""Running a server: uvicorn with our connections, on a socket of its own."""

from pathlib import Path

import uvicorn

from pax.server.app import Settings, make_app
from pax.server.socket import Socket


def config(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Return uvicorn's configuration: the fastest parts, and nothing in the log that is secret."""
    if "://" not in settings.database:
        Path(settings.database).parent.mkdir(parents=True, exist_ok=True)
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        ws=Socket,
        loop="auto",
        http="auto",
        lifespan="on",
        access_log=False,
        log_level="warning",
        server_header=False,
        date_header=False,
    )


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve until interrupted."""
    uvicorn.Server(config(settings, host, port)).run()
