"""`pax admin`: look after the tables and clients of a server, also while it runs."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Annotated, Final

import msgspec
import typer
from sqlalchemy import Engine

from pax.backend.limits import Limits
from pax.cli.options.config import ServerConfigFile
from pax.cli.options.database import Database, opened
from pax.cli.options.language import Lang, chosen_words
from pax.cli.output.safe_text import UNREADABLE, say, stop
from pax.server.security.addresses import ban_network
from pax.server.storage.administration import (
    close_table,
    remove_table,
    table_state,
    tables,
    withdraw,
)
from pax.server.storage.erasure import erase_at, export_player
from pax.server.storage.operator_rules import Kind, Rule, all_rules, delete_rule, set_rule
from pax.server.storage.subscriptions import subscribers, unsubscribe
from pax.tables.entries import Spoke
from pax.tables.state import TableState
from pax.text import Words

app = typer.Typer(
    add_completion=False,
    help="""Look after the tables and clients of a server, also while it runs.

    Every command works on the database; servers apply a change within two seconds.""",
    epilog="Example: pax admin tables",
)

HOUR: Final = 3600.0
MOST: Final = 1e9
"""Largest number that an option takes."""

TEXT_LENGTH: Final = 500
"""Maximum length of an announcement."""

LIMITS: Final = (
    "max_connections",
    "connections_per_address",
    "requests_a_minute",
    "messages_a_second",
    "tables_an_hour",
    "replays_a_minute",
    "absence_seconds",
)
"""The limits that can be changed while a server runs."""

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
HOST: Final = "host"
Seat = Annotated[
    str,
    typer.Argument(
        metavar="SEAT",
        help=f"The number of a seat, as `show` prints it, or `{HOST}`: who gave the webhooks.",
    ),
]
Network = Annotated[
    str, typer.Argument(metavar="ADDRESS", help="An address, or a network such as 192.0.2.0/24.")
]
Hours = Annotated[
    float | None,
    typer.Option(min=0, max=MOST, metavar="N", help="For so many hours; default: no limit."),
]
Player = Annotated[
    str | None, typer.Option(metavar="NAME", help="Only tables with a player of this name.")
]
Chat = Annotated[bool, typer.Option("--chat", help="Show what was said, too.")]
Text = Annotated[
    str, typer.Argument(metavar="TEXT", help="What to tell everybody; empty: withdraw it.")
]
Limit = Annotated[str, typer.Argument(metavar="NAME", help=f"One of {', '.join(LIMITS)}.")]
Value = Annotated[
    float | None,
    typer.Argument(
        min=0, max=MOST, metavar="[N]", help="The new limit; without it, that of the server."
    ),
]


@app.callback()
def read_config(config: ServerConfigFile = None) -> None:
    """Take the options of the group; the callback of `--config` reads the file."""


_ANY_ID: Final = {"ignore_unknown_options": True}
"""The id of a table may begin with a hyphen."""


@contextmanager
def _opened(database: str | None, lang: str | None) -> Iterator[tuple[Engine, Words]]:
    """Open the database of a server."""
    words = chosen_words(lang)
    with opened(database, words, must_exist=True) as engine:
        yield engine, words


@app.command("tables")
def list_tables(player: Player = None, database: Database = None, lang: Lang = None) -> None:
    """List all tables: id, status, game, log entries, created, last used."""
    with _opened(database, lang) as (engine, _):
        for row in tables(engine):
            if player is not None:
                state = table_state(engine, row.id)
                if state is None or player not in state.names:
                    continue
            times = (_time(row.created), _time(row.used))
            _line(row.id, row.status, row.game, row.entries, *times)


@app.command(context_settings=_ANY_ID)
def show(
    table: TableId, *, chat: Chat = False, database: Database = None, lang: Lang = None
) -> None:
    """Show a table: its seats and how far the game is, but no cards."""
    with _opened(database, lang) as (engine, words):
        state = table_state(engine, table)
        if state is None:
            stop(words("admin-no-table", table=table), UNREADABLE)
        for name, value in _facts(state):
            _line(name, value)
        for number, seat in enumerate(state.seats):
            _line("seat", number, seat.name, seat.kind, seat.bot or "")
        for line in state.lines if chat else ():
            if isinstance(line.entry, Spoke):
                _line("said", _time(line.entry.at), line.entry.seat, line.name, line.entry.text)


def _facts(state: TableState) -> Iterator[tuple[str, object]]:
    yield "table", state.table_id
    yield "status", state.status
    yield "game", state.stored.number
    yield "moves", state.moves
    if state.deciding is not None:
        yield "deciding", state.deciding
        yield "since", _time(state.moved_at)


@app.command(context_settings=_ANY_ID)
def close(table: TableId, database: Database = None, lang: Lang = None) -> None:
    """Close a table, as its host can: the game ends and stays readable."""
    with _opened(database, lang) as (engine, words):
        if not close_table(engine, table, time.time()):
            stop(words("admin-no-open-table", table=table), UNREADABLE)
        say(words("admin-closed", table=table))


@app.command(context_settings=_ANY_ID)
def delete(table: TableId, database: Database = None, lang: Lang = None) -> None:
    """Delete a table with all its games."""
    with _opened(database, lang) as (engine, words):
        if not remove_table(engine, table, time.time()):
            stop(words("admin-no-table", table=table), UNREADABLE)
        say(words("admin-deleted", table=table))


@app.command(context_settings=_ANY_ID)
def export(table: TableId, seat: Seat, database: Database = None, lang: Lang = None) -> None:
    """Print everything about the player of a seat, as JSON."""
    with _opened(database, lang) as (engine, words):
        state, lock = _person_at(engine, table, seat, words)
        found: dict[str, object] = {
            str(number): entries for number, entries in export_player(engine, table, lock)
        }
        if told := [msgspec.Raw(each.data) for each in subscribers(engine, table, lock)]:
            found["subscriptions"] = told
        say(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        _remind(state, seat, engine, words)


@app.command(context_settings=_ANY_ID)
def erase(table: TableId, seat: Seat, database: Database = None, lang: Lang = None) -> None:
    """Overwrite the names and the chat of the player of a seat; moves stay.

    For the host it deletes the webhooks of the table: `pax admin erase TABLE host`.
    """
    with _opened(database, lang) as (engine, words):
        state, lock = _person_at(engine, table, seat, words)
        if seat == HOST:
            say(words("admin-notices-deleted", n=unsubscribe(engine, table, lock)))
            return
        withdraw(engine, table, lock, time.time())
        n = erase_at(engine, table, lock, time.time())
        say(words("admin-erased", n=n))
        _remind(state, seat, engine, words)


def _person_at(engine: Engine, table: str, seat: str, words: Words) -> tuple[TableState, str]:
    """Return a table and the lock of a seat or of its host, or exit if no person has it."""
    state = table_state(engine, table)
    if state is None:
        stop(words("admin-no-table", table=table), UNREADABLE)
    if seat == HOST:
        return state, state.spec.host
    number = int(seat) if seat.isascii() and seat.isdigit() else len(state.seats)
    lock = state.seats[number].lock if number < len(state.seats) else None
    if lock is None:
        stop(words("admin-no-person", seat=seat), UNREADABLE)
    return state, lock


def _remind(state: TableState, seat: str, engine: Engine, words: Words) -> None:
    """Tell the operator of webhooks, which may be of the same person."""
    if seat != HOST and subscribers(engine, state.table_id, state.spec.host):
        typer.echo(words("admin-webhooks-stay", table=state.table_id), err=True)


@app.command()
def announce(text: Text, hours: Hours = None, database: Database = None, lang: Lang = None) -> None:
    """Show everybody a text, such as when the server will be restarted."""
    with _opened(database, lang) as (engine, words):
        if text.strip():
            set_rule(engine, _rule("announcement", "", text.strip()[:TEXT_LENGTH], hours))
            say(words("admin-announced"))
        else:
            delete_rule(engine, "announcement")
            say(words("admin-withdrawn"))


@app.command()
def limit(name: Limit, value: Value = None, database: Database = None, lang: Lang = None) -> None:
    """Change a limit on clients, for all servers of the database."""
    with _opened(database, lang) as (engine, words):
        if name not in LIMITS:
            stop(words("admin-no-limit", name=name, names=", ".join(LIMITS)), UNREADABLE)
        if value is None:
            delete_rule(engine, "limit", name)
            say(words("admin-limit-reset", name=name))
        else:
            shown = f"{value:g}"
            kind = Limits.__annotations__[name]
            set_rule(engine, _rule("limit", name, str(kind(value)), None))
            say(words("admin-limit-set", name=name, value=shown))


@app.command()
def ban(
    address: Network, hours: Hours = None, database: Database = None, lang: Lang = None
) -> None:
    """Refuse all requests of an address or network, and close its connections."""
    with _opened(database, lang) as (engine, words):
        network = _network(address, words)
        set_rule(engine, _rule("ban", network, "", hours))
        say(words("admin-banned", network=network))


@app.command()
def unban(address: Network, database: Database = None, lang: Lang = None) -> None:
    """Admit a banned address or network again."""
    with _opened(database, lang) as (engine, words):
        network = _network(address, words)
        if not delete_rule(engine, "ban", network):
            stop(words("admin-not-banned", network=network), UNREADABLE)
        say(words("admin-unbanned", network=network))


@app.command()
def rules(database: Database = None, lang: Lang = None) -> None:
    """List bans, changed limits and the announcement."""
    with _opened(database, lang) as (engine, _):
        for rule in all_rules(engine):
            if rule.kind != "table" and (rule.expires is None or rule.expires > time.time()):
                until = "" if rule.expires is None else _time(rule.expires)
                _line(rule.kind, rule.name, rule.value, until)


def _rule(kind: Kind, name: str, value: str, hours: float | None) -> Rule:
    now = time.time()
    return Rule(kind, name, value, now, None if hours is None else now + hours * HOUR)


def _network(address: str, words: Words) -> str:
    try:
        return ban_network(address)
    except ValueError:
        stop(words("admin-not-an-address", address=address), UNREADABLE)


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _line(*cells: object) -> None:
    """Print cells separated by tabs, for people and programs."""
    say("\t".join(str(cell) for cell in cells).rstrip("\t"))
