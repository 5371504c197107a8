"""Step `hostile`: 100,000 malformed or hostile messages to one server.

Each kind is sent in batches. After each batch the server runs, has no fault in its log, continues
an honest game and holds no more memory than a limit.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from tests.soak.context import Context, Figures
from tests.soak.hostile.play import send_recordings
from tests.soak.hostile.raw import send_frames, send_http
from tests.soak.hostile.schemas import send_ill_typed, send_requests
from tests.soak.hostile.witness import Witness
from tests.soak.server import SoakServer, soak_server

Batch = Callable[[int, Random, int, str], Counter[str]]
"""Sends a number of messages to a port from an address; counts the answers."""

MOST_MEGABYTES: Final = 600.0
MOST_DESCRIPTORS: Final = 60
"""Maximum increase of open descriptors after all batches."""


class Kind(NamedTuple):
    """A kind of hostile messages: their number, the size of a batch, and the sender."""

    name: str
    messages: int
    batch: int
    send: Batch


KINDS: Final = (
    Kind("recordings", 40_000, 1000, send_recordings),
    Kind("ill-typed", 30_000, 1000, send_ill_typed),
    Kind("frames", 12_000, 500, send_frames),
    Kind("requests", 10_000, 500, send_requests),
    Kind("http", 8_000, 500, send_http),
)


def step(context: Context) -> Figures:
    """Send all remaining batches, kind by kind."""
    with soak_server(context.python, context.folder) as server, Witness(server.port) as witness:
        before = server.descriptors
        for kind in KINDS:
            for number in range(kind.messages // kind.batch):
                part = f"{kind.name} {number}"
                if part not in context.finished:
                    context.finish(part, send(context, server, witness, kind, number))
        after = witness.settle(server, before + MOST_DESCRIPTORS)
        assert after <= before + MOST_DESCRIPTORS, f"{before} descriptors, then {after}"
    parts = context.finished
    figures: dict[str, float | str] = {
        kind.name: sum(
            int(part["messages"]) for name, part in parts.items() if name.startswith(kind.name)
        )
        for kind in KINDS
    }
    return {
        "messages": sum(int(part["messages"]) for part in parts.values()),
        **figures,
        "most memory, MB": max(float(part["megabytes"]) for part in parts.values()),
        "descriptors before and after": f"{before}, {after}",
    }


def send(
    context: Context, server: SoakServer, witness: Witness, kind: Kind, number: int
) -> Figures:
    """Send one batch from its own address, and check the server."""
    address = f"127.0.{1 + KINDS.index(kind)}.{1 + number % 250}"
    rng = context.rng(kind.name, number)
    try:
        answers = kind.send(server.port, rng, kind.batch, address)
    finally:
        server.check()  # a fault in its log is more informative than the client's error
    witness.look()
    held = server.megabytes
    assert held < MOST_MEGABYTES, f"{held} MB"
    shown = ", ".join(f"{name} {count}" for name, count in answers.most_common(6))
    context.say(f"{kind.name} {number + 1} of {kind.messages // kind.batch}: {held} MB; {shown}")
    return {"messages": kind.batch, "megabytes": held}
