"""Snapshot cache: the encoded snapshots of one game; only the parts that changed are rebuilt."""

from typing import Final

import msgspec

from pax.game.game import Game
from pax.game.notation import encode_move
from pax.game.observation.view import View
from pax.game.observation.visibility import Entry, bits, happened
from pax.game.snapshot.builder import (
    known_standing,
    knows_rome,
    legions,
    player,
    private,
    public_standing,
    scene,
)
from pax.game.snapshot.rows import ints
from pax.rules import State
from pax.rules import journal as j
from pax.rules.position import OVER

_STANDING: Final = bits(j.PLAYS, j.LAYS, j.ROME_TAKES, j.CONSPIRES)
"""Entries that change the standing."""

_PLAYERS: Final = bits(j.PLAYS, j.LAYS, j.PEEKS)
"""Entries that change the public part of the mover."""

_LEGIONS: Final = bits(j.OFFERS, j.BUYS, j.ROME_TAKES, j.FILLS, j.PLAYS, j.LAYS)
_EVERYTHING: Final = bits(j.ROME_HIDES, j.TAKES_BACK, j.ENDS, j.KEEPS)
_ENCODER: Final = msgspec.json.Encoder(enc_hook=encode_move)
_STALE: Final = b""


class SnapshotCache:
    """The snapshots of a game; new batches decide which parts are stale.

    Callers pass in the views, which must belong to this game.
    """

    def __init__(self, game: Game) -> None:
        """Start with all parts stale."""
        seats = len(game.config.players)
        self._table = game.config
        self._seen = 0
        self._public = _STALE
        self._legions = _STALE
        self._players = [_STALE] * seats
        self._standing = _STALE
        self._known = _STALE
        self._private = [_STALE] * seats
        self._versions = [0] * seats
        self._involved: set[int | None] = set()

    def public(self, view: View) -> bytes:
        """Return the public part, from the spectator's view."""
        self._refresh(view)
        return self._public

    def update(self, view: View, before: int) -> tuple[bytes, list[int]]:
        """Return the public part, and the seats whose private part changed.

        `before` is the number of batches at the previous call.
        """
        shown = self.public(view)
        return shown, [seat for seat, version in enumerate(self._versions) if version > before]

    def mine(self, view: View, *, undo: int, undo_to_choice: int = 0) -> bytes:
        """Return the private part for the seat of a view; call `public` first.

        `undo` is the number of moves that the seat can take back, `undo_to_choice` the number that
        leads to a decision with a choice.
        """
        seat, state = 0 if view.seat is None else view.seat, view.state
        if not self._private[seat]:
            found = private(view, state, undo=undo, undo_to_choice=undo_to_choice)
            self._private[seat] = _ENCODER.encode(found)[:-1]
        known = self._known_standing(state) if knows_rome(state) else b"null"
        return b'%b,"standing":%b}' % (self._private[seat], known)

    def _known_standing(self, state: State) -> bytes:
        """Return the standing with Rome's hidden cards, equal for all seats that know them."""
        if not self._known:
            self._known = _ENCODER.encode(known_standing(self._table, state))
        return self._known

    def _refresh(self, view: View) -> None:
        """Process new batches and rebuild the public part."""
        if self._seen == len(view.batches):
            return
        state = view.state
        for batch in view.batches[self._seen :]:
            self._seen += 1
            self._invalidate(batch, state)
        self._public = self._encoded_public(view, state)

    def _encoded_public(self, view: View, state: State) -> bytes:
        """Return the public part, rebuilding stale parts."""
        if not self._legions:
            self._legions = _ENCODER.encode(legions(view.config, state))
        if not self._standing:
            self._standing = _ENCODER.encode(public_standing(view.config, state))
        for seat, made in enumerate(self._players):
            if not made:
                self._players[seat] = _ENCODER.encode(player(view.config, state, seat))
        return b'%b,"legions":%b,"players":[%b],"standing":%b}' % (
            _ENCODER.encode(scene(view.config, state))[:-1],
            self._legions,
            b",".join(self._players),
            self._standing,
        )

    def _invalidate(self, batch: list[Entry], state: State) -> None:
        """Mark as stale the public and private parts that a batch changes."""
        changes, mover = happened(batch), batch[0][1]
        asked = None if state.step == OVER else state.seat
        before, self._involved = self._involved, {mover, asked}
        if changes & _EVERYTHING or self._table.options.open_counts:
            self._invalidate_all()
            return
        if changes & _LEGIONS:
            self._legions = _STALE
        if changes & _PLAYERS:
            self._players[mover] = _STALE
        if changes & _STANDING:
            self._standing = self._known = _STALE
            self._update_peekers(state)
        for seat in range(len(self._versions)):
            if seat in before or seat in self._involved:
                self._invalidate_private(seat)

    def _invalidate_all(self) -> None:
        self._legions = self._standing = self._known = _STALE
        self._players = [_STALE] * len(self._players)
        for seat in range(len(self._versions)):
            self._invalidate_private(seat)

    def _invalidate_private(self, seat: int) -> None:
        """Mark the private part of a seat as stale."""
        self._private[seat] = _STALE
        self._versions[seat] = self._seen

    def _update_peekers(self, state: State) -> None:
        """Update the versions of the seats that peeked, because their standing changed."""
        for seat, peeked in enumerate(ints(state.peeked)):
            if peeked:
                self._versions[seat] = self._seen
