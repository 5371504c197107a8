"""Pictures of one game from move to move: what a move did not change is not made again."""

from typing import Final

from pax.game.game import Game
from pax.game.painting import Parts, known_standing, mine_of, parts_of, public
from pax.game.picture import Mine, Public, Standing
from pax.game.sides import Entry
from pax.rules import journal as j

_STANDING: Final = frozenset({j.PLAYS, j.LAYS, j.ROME_TAKES, j.CONSPIRES})
"""After these, another may be ahead."""

_PLAYERS: Final = frozenset({j.PLAYS, j.LAYS, j.PEEKS})
_LEGIONS: Final = frozenset({j.OFFERS, j.BUYS, j.ROME_TAKES, j.FILLS, j.PLAYS, j.LAYS})
_EVERYTHING: Final = frozenset({j.ROME_HIDES, j.TAKES_BACK, j.ENDS, j.KEEPS})


class Painter:
    """Draws the pictures of a game. It looks at what was sent to see what has changed."""

    def __init__(self, game: Game) -> None:
        """Draw this game."""
        self._game = game
        self._seen = 0
        self._parts: Parts | None = None
        self._public: Public | None = None
        self._known: Standing | None = None
        self._versions = [0] * len(game.table.players)
        self._concerned: set[int | None] = set()

    def public(self) -> Public:
        """Return what everybody sees now."""
        self._look()
        if self._public is None:
            self._public = public(self._game.view(None), self._parts)
        return self._public

    def version(self, seat: int) -> int:
        """Return a number that is the same as long as a seat's private part is."""
        self._look()
        return self._versions[seat]

    def mine(self, seat: int) -> Mine:
        """Return what a seat knows beyond the public part now."""
        self._look()
        view = self._game.view(seat)
        if self._known is None and view.rome_hidden[0] is not None:
            self._known = known_standing(view)
        return mine_of(view, seat, undo=self._game.undoable(seat), known=self._known)

    def _look(self) -> None:
        """Find out what has changed since the last time."""
        if self._seen == self._game.batches:
            return
        view = self._game.view(None)
        parts = self._parts
        for batch in view.batches[self._seen :]:
            parts = self._changed(batch, parts)
        self._seen = self._game.batches
        self._parts = parts_of(view, parts)
        self._public = None

    def _changed(self, batch: list[Entry], parts: Parts | None) -> Parts | None:
        """Return the parts that a batch leaves as they were; note whom it concerns."""
        happened = {entry[0] for entry in batch}
        before, self._concerned = self._concerned, {batch[0][1], self._game.seat}
        version = self._seen + 1 + self._game.batches
        if parts is None or happened & _EVERYTHING or self._game.table.options.open_counts:
            self._known = None
            self._versions = [version] * len(self._versions)
            return None
        concerned = before | self._concerned
        if happened & _STANDING:
            self._known = None
            concerned |= self._peeked()
        for seat in range(len(self._versions)):
            if seat in concerned:
                self._versions[seat] = version
        return Parts(
            None if happened & _LEGIONS else parts.legions,
            None if happened & _PLAYERS else parts.players,
            None if happened & _STANDING else parts.standing,
        )

    def _peeked(self) -> set[int | None]:
        peeked = self._game.view(None).state.peeked
        return {seat for seat in range(len(self._versions)) if peeked[seat]}
