"""One game as its players see it: events, views, records, undo."""

from pax.game.config import PRINTINGS, GameConfig, Options
from pax.game.dealing import deal, deal_at
from pax.game.errors import (
    CannotTakeBack,
    IllegalMove,
    MalformedMove,
    MoveError,
    NotYourDecision,
)
from pax.game.game import Game, Prompt
from pax.game.notation import Move, Notation
from pax.game.observation.events import Event
from pax.game.observation.view import View
from pax.game.observation.world_sampler import World
from pax.game.reasons import Reason
from pax.game.records.files import read_record, read_records, record_texts, write_records
from pax.game.records.parsing import RecordError, UnreadableRecord
from pax.game.records.record import Record
from pax.game.steps import Step
from pax.rules import Rng

__all__ = [
    "PRINTINGS",
    "CannotTakeBack",
    "Event",
    "Game",
    "GameConfig",
    "IllegalMove",
    "MalformedMove",
    "Move",
    "MoveError",
    "NotYourDecision",
    "Notation",
    "Options",
    "Prompt",
    "Reason",
    "Record",
    "RecordError",
    "Rng",
    "Step",
    "UnreadableRecord",
    "View",
    "World",
    "deal",
    "deal_at",
    "read_record",
    "read_records",
    "record_texts",
    "write_records",
]
