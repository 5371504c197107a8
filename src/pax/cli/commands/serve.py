"""`pax serve`: run a server with tables for people and bots."""

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from pax.arena import cores_here
from pax.backend.limits import Limits
from pax.cli.options.config import FROM_ENVIRONMENT, ConfigFile, ShowConfig, shown
from pax.cli.options.database import Database, check_file, check_key, chosen_engine
from pax.cli.options.language import Lang, chosen_words
from pax.cli.options.notices import (
    NoticeDelay,
    NoticeTestCa,
    PublicUrl,
    PushContact,
    PushHost,
    PushKeyFile,
    WebhookHost,
    check_notices,
)
from pax.cli.options.platform import check_platform
from pax.cli.output.safe_text import UNREADABLE, say, stop
from pax.server.app import Settings, default_database
from pax.server.logs import LogFormat
from pax.server.notices.settings import NoticeSettings
from pax.server.run import OneWriterError, bind
from pax.server.run import serve as run
from pax.server.security.addresses import TrustedProxies
from pax.server.security.deal_key_file import KEY_FILE
from pax.server.storage.files import DatabaseInUseError
from pax.text import Words

app = typer.Typer(add_completion=False)

_LIMITS = Limits()
_NOTICES = NoticeSettings()

Host = Annotated[str, typer.Option(metavar="ADDRESS", help="Address to listen on.")]
Port = Annotated[
    int, typer.Option(min=0, max=65535, metavar="N", help="Port to listen on; 0 picks a free one.")
]
Workers = Annotated[
    int,
    typer.Option(
        min=1,
        max=64,
        metavar="N",
        help="Number of server processes; more than 1 requires PostgreSQL.",
    ),
]
BotProcesses = Annotated[
    int | None,
    typer.Option(
        min=1, max=64, metavar="N", help="Number of bot processes; default: one per core."
    ),
]
OldBotProcesses = Annotated[int | None, typer.Option("--minds", min=1, max=64, hidden=True)]
"""The name of `--bot-processes` in older releases."""
Name = Annotated[
    list[str] | None,
    typer.Option(
        "--name",
        metavar="HOST",
        help="Host name under which the server is reached; may be repeated.",
    ),
]
Pace = Annotated[
    float,
    typer.Option(
        min=0,
        max=10,
        metavar="SECONDS",
        help="Time step of the moves of bots; 0: bots move as soon as they are ready.",
    ),
]
TablesAnHour = Annotated[
    int, typer.Option(min=1, metavar="N", help="Tables that one address may create per hour.")
]
RequestsAMinute = Annotated[
    int, typer.Option(min=1, metavar="N", help="Requests that one address may send per minute.")
]
MaxConnections = Annotated[
    int,
    typer.Option(
        min=1,
        metavar="N",
        help="Limit of connections in total; the limit of open files applies too.",
    ),
]
ConnectionsPerAddress = Annotated[
    int,
    typer.Option(
        min=1, metavar="N", help="Limit of connections per address (IPv6: per /64 network)."
    ),
]
AbsenceSeconds = Annotated[
    float,
    typer.Option(
        min=0,
        metavar="SECONDS",
        help="Time that a player must be away before the host may replace them.",
    ),
]
TrustedProxy = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        metavar="ADDRESS",
        help="Address or network of a proxy whose X-Forwarded-For is trusted; default: none.",
    ),
]
KeyFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        envvar=KEY_FILE,
        help="Key that deals are derived from; store it apart from backups of the database.",
    ),
]
MessagesASecond = Annotated[
    float,
    typer.Option(min=1, metavar="N", help="Messages that one connection may send per second."),
]

MetricsPort = Annotated[
    int | None,
    typer.Option(
        min=0,
        max=65535,
        metavar="N",
        help="Port of /metrics, for Prometheus; default: no metrics. 0 picks a free one.",
    ),
]
MetricsHost = Annotated[
    str, typer.Option(metavar="ADDRESS", help="Address of --metrics-port; not for the world.")
]

Wait = Annotated[
    float,
    typer.Option(
        min=0,
        max=3600,
        metavar="SECONDS",
        help="Time to wait for another server to give up the SQLite file: for a restart.",
    ),
]
LogFormatOption = Annotated[LogFormat, typer.Option(metavar="text|json", help="Format of the log.")]


@app.command(epilog="Example: pax serve --port 8000", context_settings=FROM_ENVIRONMENT)
def serve(  # noqa: PLR0913 - one argument per option
    ctx: typer.Context,
    *,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    workers: Workers = 1,
    bot_processes: BotProcesses = None,
    minds: OldBotProcesses = None,
    name: Name = None,
    pace: Pace = 0.2,
    tables_an_hour: TablesAnHour = _LIMITS.tables_an_hour,
    messages_a_second: MessagesASecond = _LIMITS.messages_a_second,
    requests_a_minute: RequestsAMinute = _LIMITS.requests_a_minute,
    max_connections: MaxConnections = _LIMITS.max_connections,
    connections_per_address: ConnectionsPerAddress = _LIMITS.connections_per_address,
    absence_seconds: AbsenceSeconds = _LIMITS.absence_seconds,
    trusted_proxy: TrustedProxy = None,
    key_file: KeyFile = None,
    metrics_port: MetricsPort = None,
    metrics_host: MetricsHost = "127.0.0.1",
    push_key: PushKeyFile = None,
    push_contact: PushContact = None,
    push_host: PushHost = None,
    webhook_host: WebhookHost = None,
    notice_delay: NoticeDelay = _NOTICES.delay,
    public_url: PublicUrl = None,
    notice_test_ca: NoticeTestCa = None,
    wait: Wait = 0,
    log_format: LogFormatOption = "text",
    config: ConfigFile = None,  # noqa: ARG001 - its callback reads the file
    show_config: ShowConfig = False,
    lang: Lang = None,
) -> None:
    """Run a server to play with others over the network, until Ctrl-C.

    Every option can also be set by an environment variable (PAX_PORT) or in a file (--config).
    """
    if show_config:
        say(shown(ctx))
        return
    words = chosen_words(lang)
    check_platform()
    check_file(database, words)
    check_key(key_file, words)
    notices = NoticeSettings(
        push_key=str(push_key or ""),
        push_contact=push_contact or "",
        push_hosts=push_host or [],
        webhook_hosts=webhook_host or [],
        delay=notice_delay,
        page=public_url or "",
        test_ca=str(notice_test_ca or ""),
    )
    settings = Settings(
        database or str(default_database()),
        hosts=name or [],
        bot_processes=bot_processes or minds or cores_here(),
        pace=pace,
        limits=Limits(
            max_connections=max_connections,
            connections_per_address=connections_per_address,
            requests_a_minute=requests_a_minute,
            messages_a_second=messages_a_second,
            messages_at_once=4 * messages_a_second,
            tables_an_hour=tables_an_hour,
            absence_seconds=absence_seconds,
        ),
        key_file="" if key_file is None else str(key_file),
        trusted_proxies=_proxies(trusted_proxy or [], words),
        log_format=log_format,
        notices=check_notices(notices, words),
    )
    try:
        listener = bind(host, port)
        operations = None if metrics_port is None else bind(metrics_host, metrics_port)
    except OSError as error:
        stop(words("serve-cannot-listen", why=error.strerror or str(error)), UNREADABLE)
    address = f"http://{_in_url(host)}:{listener.getsockname()[1]}/"

    def started() -> None:
        say(words("serve-at", address=address))
        if operations is not None:
            place = f"http://{_in_url(metrics_host)}:{operations.getsockname()[1]}/metrics"
            say(words("serve-metrics", address=place))

    def prepare() -> None:
        chosen_engine(database, words).dispose()

    def waiting() -> None:
        say(words("serve-waits", file=settings.database))

    try:
        with listener, operations or nullcontext():
            run(
                *(settings, listener),
                workers=workers,
                operations=operations,
                prepare=prepare,
                started=started,
                wait=wait,
                waiting=waiting,
            )
    except OneWriterError:
        stop(words("serve-one-writer"), UNREADABLE)
    except DatabaseInUseError:
        stop(words("database-in-use", file=settings.database), UNREADABLE)


def _in_url(host: str) -> str:
    """Return an address as it is written in a URL."""
    return f"[{host}]" if ":" in host else host


def _proxies(given: list[str], words: Words) -> list[str]:
    """Return the trusted proxies unchanged; exit if one is not an address or network."""
    try:
        TrustedProxies(given)
    except ValueError as error:
        stop(words("serve-wrong-proxy", why=str(error)), UNREADABLE)
    return given
