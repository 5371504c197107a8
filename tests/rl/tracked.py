"""A game and its compiled tracker, played side by side."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from pax.game import GameConfig
from pax.rl.encoding.encoding import Encoding
from pax.rl.encoding.tracker import Tracker
from pax.rules import State
from pax.rules.moves import MoveList


class Tracked:
    """A tracker with the bytes that it writes."""

    def __init__(self, config: GameConfig, pile: Sequence[str]) -> None:
        """Deal from a pile."""
        self.encoding = Encoding(config)
        self.tracker = Tracker(self.encoding.layout, State(config.setup))
        self.tracker.begin(config.deck.row(pile))
        self._read = config.notation.read
        self._row = vec[i64]([0] * int(self.encoding.layout.words))

    def play(self, move: str) -> None:
        """Make a move."""
        self.tracker.play(self._read(move))

    def observation(self, seat: int) -> bytes:
        """Return the observation of a seat."""
        self.tracker.write_observation(seat, self._row, 0)
        return bytes(memoryview(self._row))

    def mask(self) -> bytes:
        """Return the mask of the deciding seat."""
        row = vec[i64]([0] * int(self.encoding.layout.mask_words))
        self.tracker.write_mask(MoveList(), row, 0)
        return bytes(memoryview(row))[: self.encoding.actions]
