"""What visitors do at a table: leave the lobby, abandon a game, finish it, play a level."""

import json
import time
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from pax import protocol
from pax.protocol.http import TableMade
from tests.server.clients import Client, ask, hello, make_table
from tests.server.servers import PATIENCE
from tests.server.tables.test_play import play_to_the_end

MOST_MOVES: Final = 15
SECONDS_TO_THINK: Final = 3600


def table_of(port: int, *kinds: str, **fields: object) -> TableMade:
    """Make a table; all visitors have one address, so wait while its bots are busy."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return make_table(port, *kinds, **fields)
        except AssertionError as refused:
            if "bots_are_busy" not in str(refused) or time.monotonic() > end:
                raise
        time.sleep(0.05)


def leave_the_lobby(port: int, rng: Random) -> None:
    """Make a table; sometimes look at it; nobody comes."""
    made = table_of(port, "person", "open")
    if rng.random() < 0.5:
        Client(port, hello(made, 0)).close()


def abandon(port: int, rng: Random) -> None:
    """Make some moves and do not come back; at some tables the time is limited."""
    limited = {"seconds": SECONDS_TO_THINK} if rng.random() < 0.3 else {}
    made = table_of(port, "person", "random", **limited)
    play_some(Client(port, hello(made, 0)), rng)


def play_some(client: Client, rng: Random) -> None:
    """Make some moves, then leave without a word."""
    with client:
        for _ in range(rng.randrange(1, MOST_MOVES)):
            while not client.asked and not client.is_over:
                client.receive()
            if client.is_over:
                return
            client.move(rng.choice(client.choices))


def finish(port: int, rng: Random) -> None:
    """Play a game to its end, with some chat."""
    made = table_of(port, "person", "random")
    with Client(port, hello(made, 0)) as client:
        client.request(protocol.Chat(id="c", text="Salve! " * rng.randint(1, 20)))
        play_to_the_end([client], rng)


def watch_bots(port: int, rng: Random) -> None:  # noqa: ARG001 - as the others
    """Let bots play among themselves."""
    made = table_of(port, "random", "random", "random")
    with Client(port, protocol.Hello(table=made.table.id)) as client:
        while not client.is_over:
            client.receive()


def begin_a_campaign(port: int, rng: Random) -> None:
    """Begin a campaign, and play some of its first level."""
    secret = json.loads(ask(port, "POST", "/api/campaigns")[1])["secret"]
    made = table_of(port, "person", solo=1, campaign=secret)
    play_some(Client(port, hello(made, 0)), rng)


class Kind(NamedTuple):
    """What a visitor does, and how many of 100 do it."""

    name: str
    visit: Callable[[int, Random], None]
    share: int


KINDS: Final = (
    Kind("left in the lobby", leave_the_lobby, 38),
    Kind("abandoned", abandon, 35),
    Kind("finished", finish, 15),
    Kind("of bots", watch_bots, 10),
    Kind("of a campaign", begin_a_campaign, 2),
)


def kinds(count: int, rng: Random) -> list[Kind]:
    """Return what so many visitors do, in random order."""
    return rng.choices(KINDS, [kind.share for kind in KINDS], k=count)
