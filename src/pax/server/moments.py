"""Looking back: the table as it was after an entry of its log, and records move by move."""

from pax.game import Game, Record, View
from pax.game.events import events_of
from pax.game.painting import mine_of, open_cards, picture, public
from pax.game.picture import Picture
from pax.server.forms import Frame, Frames
from pax.server.ledger import Ledger


def moment(ledger: Ledger, at: int, seat: int | None) -> Picture | None:
    """Return the table as a seat saw it after an entry; None before the deal or after the end."""
    batches = [line.batch for line in ledger.lines[:at] if line.batch is not None]
    if ledger.game is None or not batches or at > ledger.seq:
        return None
    last = batches[-1]
    shown = public(_view_at(ledger.game, None, last))
    if seat is None:
        return Picture(shown, None)
    return Picture(shown, mine_of(_view_at(ledger.game, seat, last), seat, undo=0))


def _view_at(game: Game, seat: int | None, last: int) -> View:
    view = View(game.table, seat)
    for batch in game.view(seat).batches[: last + 1]:
        view.receive(batch)
    return view


def frames(record: Record, seat: int | None, first: int, count: int) -> Frames:
    """Return a record from one move to another, through a seat's eyes and with all cards open."""
    shown: list[Frame] = []
    for moves, game in enumerate(record.replay(first + count - 1)):
        if moves >= first:
            shown.append(_frame(game, moves, seat))
    return Frames(len(record.moves), list(record.table.players), shown)


def _frame(game: Game, moves: int, seat: int | None) -> Frame:
    events = list(events_of(game.view(seat).batches[-1], game.table.deck))
    return Frame(moves, events, picture(game, seat), open_cards(game))  # type: ignore[arg-type] # all kinds of events
