"""What can be had when a game is over: its record, and what it was dealt from.

As long as another table plays the same deal, both are withheld: they would tell its cards.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from pax.game import Record
from pax.game.picture import Code
from pax.server.forms import Fair
from pax.server.ledger import Ledger
from pax.server.making import Refusal
from pax.server.store.reader import Played, Reader

if TYPE_CHECKING:
    from pax.server.hub import Hub


async def ledger_of(hub: "Hub", home: str, number: int | None) -> Ledger:
    """Return a game at a table, the newest or an earlier one.

    Another worker may have written its end a moment ago, so workers ask the database.
    """
    live = await hub.table(home)
    if live is None:
        raise Refusal(Code("no_such_table"))
    newest = live.ledger.stored.number
    if not hub.shared and number in {None, newest}:
        return live.ledger
    ledger = await hub.ask(read_ledger, hub.reader, f"{home}.{number or newest}")
    if ledger is None:
        raise Refusal(Code("no_such_record"))
    return ledger


def read_ledger(reader: Reader, game: str) -> Ledger | None:
    """Return a stored game."""
    stored = reader.game(game)
    if stored is None:
        return None
    ledger = Ledger(stored)
    ledger.read(reader.entries_after(game, 0))
    return ledger


async def record_of(hub: "Hub", ledger: Ledger) -> Record:
    """Return the record of a game that is over."""
    await _check_over(hub, ledger)
    return written_down(ledger)


def written_down(ledger: Ledger) -> Record:
    """Return the record of a game and its origin; while it runs it holds secrets of every seat."""
    if ledger.game is None:
        raise Refusal(Code("game_is_running"))
    record = Record.of(ledger.game)
    return replace(record, fields={**record.fields, "origin": ledger.plan.origin})


async def fair_of(hub: "Hub", ledger: Ledger) -> Fair:
    """Return the secret that a game was dealt from, now that it is over."""
    await _check_over(hub, ledger)
    if ledger.plan.record is not None:
        raise Refusal(Code("not_dealt_here"))
    return Fair(ledger.commitment, ledger.stored.secret.hex(), ledger.nonces)


def is_played(alike: Iterable[Played]) -> bool:
    """Whether any of the games of a deal is played, or yet to be."""
    return any(game.status in {"waiting", "running"} for game in alike)


async def _check_over(hub: "Hub", ledger: Ledger) -> None:
    alike = await hub.ask(hub.reader.of_deal, ledger.stored.deal)
    if ledger.status not in {"over", "closed"} or is_played(alike):
        raise Refusal(Code("game_is_running"))
