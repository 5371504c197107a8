"""Snapshots of one game from move to move, as bytes: what no move changed is not made again."""

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
"""After these, another may be ahead."""

_PLAYERS: Final = bits(j.PLAYS, j.LAYS, j.PEEKS)
"""After these, something else lies before who made the move."""

_LEGIONS: Final = bits(j.OFFERS, j.BUYS, j.ROME_TAKES, j.FILLS, j.PLAYS, j.LAYS)
_EVERYTHING: Final = bits(j.ROME_HIDES, j.TAKES_BACK, j.ENDS, j.KEEPS)
_ENCODER: Final = msgspec.json.Encoder(enc_hook=encode_move)
_TO_MAKE: Final = b""


class SnapshotCache:
    """The snapshots of a game. It looks at what was sent to see what has changed.

    Views are handed in by whoever has them at hand; they are those of this game.
    """

    def __init__(self, game: Game) -> None:
        """Show this game."""
        seats = len(game.config.players)
        self._table = game.config
        self._seen = 0
        self._public = _TO_MAKE
        self._legions = _TO_MAKE
        self._players = [_TO_MAKE] * seats
        self._standing = _TO_MAKE
        self._known = _TO_MAKE
        self._private = [_TO_MAKE] * seats
        self._versions = [0] * seats
        self._concerned: set[int | None] = set()

    def public(self, view: View) -> bytes:
        """Return what everybody sees now, from the spectator's view."""
        self._look(view)
        return self._public

    def update(self, view: View, before: int) -> tuple[bytes, list[int]]:
        """Return what everybody sees now, and the seats whose private part has changed.

        It has changed since there were so many batches `before`.
        """
        shown = self.public(view)
        return shown, [seat for seat, version in enumerate(self._versions) if version > before]

    def mine(self, view: View, *, undo: int) -> bytes:
        """Return what the seat of a view knows beyond the public part, which was looked at.

        `undo` is how many moves it can take back.
        """
        seat, state = 0 if view.seat is None else view.seat, view.state
        if not self._private[seat]:
            self._private[seat] = _ENCODER.encode(private(view, state, undo=undo))[:-1]
        known = self._known_standing(state) if knows_rome(state) else b"null"
        return b'%b,"standing":%b}' % (self._private[seat], known)

    def _known_standing(self, state: State) -> bytes:
        """Return the standing with Rome's hidden cards, the same for all who know them."""
        if not self._known:
            self._known = _ENCODER.encode(known_standing(self._table, state))
        return self._known

    def _look(self, view: View) -> None:
        """Find out what has changed since the last time."""
        if self._seen == len(view.batches):
            return
        state = view.state
        for batch in view.batches[self._seen :]:
            self._seen += 1
            self._forget(batch, state)
        self._public = self._drawn(view, state)

    def _drawn(self, view: View, state: State) -> bytes:
        """Return what everybody sees, with the parts that are to be made."""
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

    def _forget(self, batch: list[Entry], state: State) -> None:
        """Forget what a batch changes, of all and of whom it concerns."""
        news, mover = happened(batch), batch[0][1]
        asked = None if state.step == OVER else state.seat
        before, self._concerned = self._concerned, {mover, asked}
        if news & _EVERYTHING or self._table.options.open_counts:
            self._forget_everything()
            return
        if news & _LEGIONS:
            self._legions = _TO_MAKE
        if news & _PLAYERS:
            self._players[mover] = _TO_MAKE
        if news & _STANDING:
            self._standing = self._known = _TO_MAKE
            self._tell_who_peeked(state)
        for seat in range(len(self._versions)):
            if seat in before or seat in self._concerned:
                self._renew(seat)

    def _forget_everything(self) -> None:
        self._legions = self._standing = self._known = _TO_MAKE
        self._players = [_TO_MAKE] * len(self._players)
        for seat in range(len(self._versions)):
            self._renew(seat)

    def _renew(self, seat: int) -> None:
        """Have what a seat alone has made anew."""
        self._private[seat] = _TO_MAKE
        self._versions[seat] = self._seen

    def _tell_who_peeked(self, state: State) -> None:
        """Note that those who know Rome's hidden cards know another standing."""
        for seat, peeked in enumerate(ints(state.peeked)):
            if peeked:
                self._versions[seat] = self._seen
