"""History: the table's snapshot after an entry of its log."""

from pax.game import Game, View
from pax.game.snapshot.builder import mine_of, public
from pax.game.snapshot.schema import Picture
from pax.tables.state import TableState


def moment(state: TableState, at: int, seat: int | None) -> Picture | None:
    """Return a seat's snapshot after an entry; None before the deal or after the end of the log."""
    batches = [line.batch for line in state.lines[:at] if line.batch is not None]
    if state.game is None or not batches or at > state.seq:
        return None
    last = batches[-1]
    shown = public(_view_at(state.game, None, last))
    if seat is None:
        return Picture(shown, None)
    return Picture(shown, mine_of(_view_at(state.game, seat, last), undo=0))


def _view_at(game: Game, seat: int | None, last: int) -> View:
    view = View(game.config, seat)
    for batch in game.view(seat).batches[: last + 1]:
        view.receive(batch)
    return view
