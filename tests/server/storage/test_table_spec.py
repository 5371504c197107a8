"""The stored spec of a table: round trip, and the older format."""

import json

from pax.game import Options
from pax.tables.spec import SeatSpec, TableSpec, decode_spec, encode_spec

CHAIRS = [SeatSpec("person", "Livia", None, "hash"), SeatSpec("bot", "Decimus", "citizen")]


def test_a_spec_is_read_as_it_was_written() -> None:
    spec = TableSpec(CHAIRS, "host", Options(rome_takes_last=True), seconds=30)
    assert decode_spec(encode_spec(spec)) == spec


def test_options_in_the_older_format_are_read() -> None:
    """A spec that was stored before the options were one struct."""
    spec = TableSpec(CHAIRS, "host", Options(solo_peek=True, open_counts=True))
    fields = json.loads(encode_spec(spec))
    fields.update(fields.pop("options"))
    assert decode_spec(json.dumps(fields).encode()) == spec
