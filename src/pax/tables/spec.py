"""Table spec: the configuration of a game, stored together with its log."""

from typing import Literal

import msgspec

from pax.decks import built_in_deck, from_counts
from pax.game import GameConfig, Options, Record
from pax.game.notation import encode_move
from pax.protocol import Origin, Printing


class SeatSpec(msgspec.Struct, frozen=True):
    """The configuration of a seat; `lock` is the hash of its secret."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None = None
    lock: str | None = None


class TableSpec(msgspec.Struct, frozen=True):
    """The configuration of a game: seats, options, deck, limits and locks.

    `record` is the game to begin from; `nonces` and `secret` are those of a deal that is played
    again, and `public_from` is when its cards become public. `starter` is the first seat, by its
    number in the request; `by_chance` if the secret of the deal chose it. Without `commitment`, it
    is derived from the secret in the deal's row.
    """

    chairs: list[SeatSpec]
    host: str
    options: Options = Options()
    deck: str | dict[str, int] = "reconstructed-1"
    solo: int | None = None
    seconds: int | None = None
    hints: bool = False
    campaign: str | None = None
    record: str | None = None
    moves: int = 0
    nonces: list[str] | None = None
    secret: str = ""
    commitment: str = ""
    starter: int = 0
    by_chance: bool = False
    printing: Printing | None = None
    public_from: float = 0.0

    @property
    def origin(self) -> Origin:
        """The origin of the cards: dealt here, a record, or the deal of another table."""
        if self.record is not None:
            return "record"
        return "dealt" if self.nonces is None else "duplicate"

    def table(self, names: list[str]) -> GameConfig:
        """Return the configuration for the rules engine."""
        if self.record is not None:
            return Record.read(self.record).config
        deck = built_in_deck(self.deck) if isinstance(self.deck, str) else from_counts(self.deck)
        return GameConfig(tuple(names), self.solo, self.options, deck)


_ENCODER = msgspec.json.Encoder(enc_hook=encode_move)


def encode_spec(plan: TableSpec) -> bytes:
    """Encode a spec for storage."""
    return _ENCODER.encode(plan)


def decode_spec(data: bytes) -> TableSpec:
    """Decode a stored spec; older ones have the options among the other fields."""
    fields = msgspec.json.decode(data, type=dict[str, object])
    names = fields.keys() & set(Options.__struct_fields__)
    if names:
        fields["options"] = {name: fields.pop(name) for name in names}
    return msgspec.convert(fields, TableSpec)
