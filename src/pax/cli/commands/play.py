"""`pax play`: run a private server and open it in the browser."""

import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import Annotated, Final

import typer

from pax.arena import cores_here
from pax.cli.options.database import Database, check_file, check_key, chosen_engine
from pax.cli.options.language import Lang, chosen_words
from pax.cli.options.platform import check_platform
from pax.cli.output.console import make_console
from pax.cli.output.qr import show_qr
from pax.cli.output.safe_text import UNREADABLE, say, stop
from pax.server.app import Settings, default_database
from pax.server.run import bind
from pax.server.run import serve as run
from pax.server.storage.files import DatabaseInUseError
from pax.text import Words

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - requested with --lan
USUAL_PORT: Final = 7297
"""Tried first: browsers store the secrets of seats per address, which includes the port."""

_NOWHERE: Final = ("192.0.2.1", 9)
"""A reserved test address: connecting a UDP socket to it sends nothing."""

app = typer.Typer(add_completion=False)

Lan = Annotated[
    bool, typer.Option("--lan", help="Let phones and computers on the same network join.")
]
Port = Annotated[
    int | None,
    typer.Option(min=0, max=65535, metavar="N", help="Port to listen on; default: a free one."),
]
NoBrowser = Annotated[
    bool, typer.Option("--no-browser", help="Print the address without opening a browser.")
]


@app.command(epilog="Examples: pax play | pax play --lan")
def play(
    *,
    lan: Lan = False,
    port: Port = None,
    database: Database = None,
    no_browser: NoBrowser = False,
    lang: Lang = None,
) -> None:
    """Play PAX in the browser: alone, with bots, or with others on the same network.

    Runs a private server on this machine until Ctrl-C. Your games are saved.
    """
    words = chosen_words(lang)
    check_platform()
    check_file(database, words)
    check_key(None, words)
    listener = _listener(EVERYWHERE if lan else HERE, port, words)
    host = lan_address() if lan else HERE
    address = f"http://{host}:{listener.getsockname()[1]}/"

    def prepare() -> None:
        chosen_engine(database, words).dispose()

    def started() -> None:
        _welcome(address, words, lan=lan)
        if not no_browser and has_browser():
            open_soon(address)

    hosts = own_names() if lan else []
    where = database or str(default_database())
    settings = Settings(
        where,
        hosts,
        bot_processes=cores_here(),
        quiet=True,
        lan_address=address if lan and host != HERE else "",
    )
    try:
        with listener, suppress(KeyboardInterrupt):  # uvicorn shuts down, then raises it again
            run(settings, listener, prepare=prepare, started=started)
    except DatabaseInUseError:
        stop(words("database-in-use", file=settings.database), UNREADABLE)
    say(words("private-stopped"))


def _listener(host: str, port: int | None, words: Words) -> socket.socket:
    """Listen on the given port; by default on the usual port, or on any if that is taken."""
    try:
        if port is not None:
            return bind(host, port)
        try:
            return bind(host, USUAL_PORT)
        except OSError:
            return bind(host, 0)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            stop(words("private-port-taken", port=str(port)), UNREADABLE)
        stop(words("serve-cannot-listen", why=error.strerror or str(error)), UNREADABLE)


def _welcome(address: str, words: Words, *, lan: bool) -> None:
    """Print the address; with --lan also a QR code of it."""
    if not lan:
        say(words("private-at", address=address))
        return
    say(words("private-lan", address=address))
    if HERE in address:
        say(words("private-no-network"))
    else:
        show_qr(make_console(words), address)
        say(words("private-qr"))
    say(words("private-stop"))


def lan_address() -> str:
    """Return the address of this machine on the local network, or the loopback address."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_NOWHERE)
        except OSError:
            return HERE
        return str(asking.getsockname()[0])


def own_names() -> list[str]:
    """Return the host names of this machine on the local network."""
    name = socket.gethostname()
    short = name.partition(".")[0]
    return [name, short, f"{short}.local"]


def open_soon(address: str) -> None:
    """Open a browser in the background: it requests the page from this process."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_browser() -> bool:
    """Whether a browser with a window can be opened; text browsers do not count."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
