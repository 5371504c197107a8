"""The times of messages do not reveal what a client may not know.

A table with bots is played through a server, and again as a world of one observer's view: another
deal and other hidden choices that would have sent this observer the same. In both the bots take a
time that depends on their secrets: none with one legal move, else nearly all that they have. All
messages to the observer must be equal in both, byte for byte and beat for beat.

If several tables share a process, their bots wait for one another, and that is visible. When they
start depends on the levels, on public information at all these tables and on when people move,
never on how long the slow bots computed. Quick bots finish within milliseconds: that is not hidden.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from secrets import token_bytes
from unittest.mock import patch
from zlib import crc32

import pytest

from pax import protocol
from pax.backend.bots import pacing
from pax.backend.bots.bot_task import BotTask
from pax.backend.bots.pacing import Pacing
from pax.bots import bot_names
from pax.game import Game, GameConfig, Rng
from pax.protocol.http import NewTable, SeatPlan
from pax.tables import factory, state
from pax.tables.actor import TableActor
from tests.server.leaks.test_no_leak import Counter
from tests.server.virtual_time import Later, Room, VirtualClient, VirtualLoop, room
from tests.text.tables import a_table, random_game

PACE = 0.2
MOVES = 70
LONGEST = 1000.0
PERSON = "person"
LEVELS = ("random", "novice", "citizen", "senator", "consul", "brutus", "spartacus")

Stream = list[tuple[float, bytes]]
"""The messages of a connection, each with the number of beats since the beginning."""


@dataclass
class Course:
    """A deal, all moves, and the players at the table: a person, or bots of a level."""

    game: Game
    seats: Sequence[str]
    moves: Sequence[str] = ()

    @property
    def script(self) -> Sequence[str]:
        """All moves: those of the game, unless it is one before its first."""
        return self.moves or self.game.moves

    def deal(self) -> Game:
        """Return the game before the first move."""
        return Game(self.game.config, self.game.aside, self.game.pile)

    def plans(self) -> list[SeatPlan]:
        """Return the seats as a host requests them."""
        names = self.game.config.players
        return [
            SeatPlan("person", name) if kind == PERSON else SeatPlan("bot", name, kind)
            for name, kind in zip(names, self.seats, strict=True)
        ]


def twins(truth: Game, seats: Sequence[str], seed: int) -> tuple[Course, Course]:
    """Return the truth and a world of the view of the person, or of a spectator if all are bots."""
    observer = seats.index(PERSON) if PERSON in seats else None
    world = truth.view(observer).world(Rng(seed))
    script = [move for move in world.script if isinstance(move, str)]
    other = Game(truth.config, world.aside, world.pile)
    return Course(truth, seats), Course(other, seats, script)


@dataclass
class Bots:
    """A stub for the process of the bots: it makes the moves of scripts."""

    scripts: dict[tuple[str, ...], Sequence[str]]
    took: dict[tuple[str, ...], list[float]] = field(default_factory=dict)

    def run(self, _work: object, task: BotTask, _seconds: float) -> Later:
        """Make the next move of a script; after the last one, block for long."""
        players = task.table.players
        made = len(task.batches) - 1
        if made >= len(self.scripts[players]):
            return Later(1e6, None)
        seconds = dawdling(task)
        self.took.setdefault(players, []).append(seconds)
        return Later(seconds, self.scripts[players][made])

    def interrupt(self) -> None:
        """Do nothing."""

    def end(self) -> None:
        """Do nothing."""


def dawdling(task: BotTask) -> float:
    """Return a bot's computing time, which reveals as much as possible about its legal moves."""
    if len(task.legal) == 1:
        return 0.0
    assert task.seconds is not None
    return task.seconds * (0.9 + 0.0999 * (crc32(repr(task.legal).encode()) / 2**32))


def told(file: Path, *courses: Course) -> tuple[list[Stream], Bots]:
    """Play courses concurrently; return the messages to the observer of each."""
    deals = {course.game.config.players: course for course in courses}
    bots = Bots({players: course.script for players, course in deals.items()})
    with (
        patch.object(state, "dealt", lambda table, *_: deals[table.players].deal()),
        patch.object(factory, "new_table_id", Counter("table")),
        patch.object(factory, "new_secret", Counter("secret")),
        asyncio.Runner(loop_factory=VirtualLoop) as runner,
    ):
        heard = runner.run(played(file, courses, bots))
    return [[(round(at / PACE, 6), data) for at, data in stream] for stream in heard], bots


async def played(file: Path, courses: Sequence[Course], bots: Bots) -> list[Stream]:
    """Play courses until the first is finished, and receive for some time."""
    async with room(file, PACE, bots) as here:
        tables = [await begin(here, course) for course in courses]
        while tables[0][0].state.moves < len(courses[0].script):
            assert here.loop.time() < LONGEST
            await asyncio.sleep(PACE)
        await asyncio.sleep(10 * PACE)
        return [client.received for _, client in tables]


async def begin(here: Room, course: Course) -> tuple[TableActor, VirtualClient]:
    """Create a table, and connect its person or a spectator."""
    made = factory.new_game(NewTable(course.plans()), here.manager.deal_key, token_bytes)
    actor = await here.manager.make(made, "")
    secret = made.keys[0].secret if made.keys else None
    client = here.connect(protocol.Hello(table=made.stored.table_id, secret=secret))
    if secret is not None:
        client.listeners.append(partial(move_later, here, actor, client, course))
        client.send(protocol.Ready(id="ready", nonce="nonce"))
    return actor, client


def move_later(
    here: Room,
    actor: TableActor,
    client: VirtualClient,
    course: Course,
    message: protocol.FromServer,
) -> None:
    """Let a person who has the decision move after a while, out of step with the beats."""
    made = actor.state.moves
    if not isinstance(message, protocol.Update) or message.mine is None:
        return
    if message.mine.question is not None and made < len(course.script):
        move = protocol.PlayMove(id=f"m{made}", seq=message.seq, move=course.script[made])
        here.loop.call_later(1.7 * PACE, client.send, move)


def seated(level: str, *, watched: bool, players: int = 3) -> list[str]:
    """Return bots of a level, with a person among them unless a spectator watches."""
    return [level] * players if watched else [level, PERSON, *[level] * (players - 2)]


def is_told_apart(truth: Bots, world: Bots) -> bool:
    """Whether some bot had a choice in one run and none in the other."""
    return any(
        (first == 0.0) != (second == 0.0)
        for players, seconds in truth.took.items()
        for first, second in zip(seconds, world.took[players], strict=True)
    )


def test_every_level_is_covered() -> None:
    assert sorted(LEVELS) == bot_names()


@pytest.mark.parametrize("watched", [False, True], ids=["seat", "spectator"])
@pytest.mark.parametrize("level", LEVELS)
def test_the_times_of_messages_do_not_reveal_the_cards_of_bots(
    level: str,
    watched: bool,  # noqa: FBT001 - a parameter of the test
    tmp_path: Path,
) -> None:
    seats = seated(level, watched=watched)
    truth, world = twins(random_game(a_table(3), 5, MOVES), seats, 5)
    (first,), thinking = told(tmp_path / "a.sqlite", truth)
    (second,), otherwise = told(tmp_path / "b.sqlite", world)
    assert is_told_apart(thinking, otherwise)
    assert len(first) > MOVES
    assert first == second


def test_nor_do_they_in_a_whole_game_of_bots_of_all_levels(tmp_path: Path) -> None:
    truth, world = twins(random_game(a_table(8), 1), [*LEVELS, PERSON], 2)
    (first,), thinking = told(tmp_path / "a.sqlite", truth)
    (second,), otherwise = told(tmp_path / "b.sqlite", world)
    assert is_told_apart(thinking, otherwise)
    assert first == second


def at_the_next_beat(pacing: Pacing, _beats: int, asked: float, _begun: float, now: float) -> float:
    """Return when bots moved in an older version: at the beat after they had finished."""
    assert pacing.seconds(1) is not None
    return asked + (int((now - asked) / PACE) + 1) * PACE


def has_one_move(game: Game) -> bool:
    """Return whether a decision is forced, regardless of who knows that."""
    return len(game.legal()) == 1


@pytest.mark.parametrize(
    ("where", "name", "leak"),
    [(Pacing, "moment", at_the_next_beat), (pacing, "is_publicly_forced", has_one_move)],
    ids=["when it is ready", "when it has no choice"],
)
def test_a_leak_put_in_on_purpose_is_caught(
    where: object, name: str, leak: object, tmp_path: Path
) -> None:
    truth, world = consuls(watched=True)
    with patch.object(where, name, leak):
        (first,), _ = told(tmp_path / "a.sqlite", truth)
        (second,), _ = told(tmp_path / "b.sqlite", world)
    assert len(first) == len(second)
    assert first != second


def consuls(*, watched: bool) -> tuple[Course, Course]:
    """Return the truth and a world of a table of consuls."""
    return twins(random_game(a_table(3), 5, MOVES), seated("consul", watched=watched), 5)


def beats_of(stream: Stream) -> list[float]:
    """Return the times of the messages."""
    return [beat for beat, _ in stream]


def told_beside_others(folder: Path, *, watched: bool) -> tuple[list[Stream], list[Stream]]:
    """Return the truth and a world, with another table that shares the process in both."""
    truth, world = consuls(watched=watched)
    other = Course(random_game(GameConfig(("Publius", "Sextus")), 6), ["brutus", "novice"])
    first, thinking = told(folder / "a.sqlite", truth, other)
    second, otherwise = told(folder / "b.sqlite", world, other)
    assert is_told_apart(thinking, otherwise)
    return first, second


@pytest.mark.parametrize("watched", [False, True], ids=["seat", "spectator"])
def test_nor_do_the_queueing_times_of_bots_at_several_tables(
    watched: bool,  # noqa: FBT001 - a parameter of the test
    tmp_path: Path,
) -> None:
    first, second = told_beside_others(tmp_path, watched=watched)
    (alone,), _ = told(tmp_path / "c.sqlite", consuls(watched=watched)[0])
    assert beats_of(first[0]) != beats_of(alone)  # they did wait
    assert first == second


def test_a_process_that_is_released_early_would_reveal_them(tmp_path: Path) -> None:
    with patch.object(Pacing, "hold", lambda *_: 0.0):
        (mine, others), (mine_in_world, others_in_world) = told_beside_others(
            tmp_path, watched=False
        )
    assert beats_of(mine) != beats_of(mine_in_world)
    assert beats_of(others) != beats_of(others_in_world)
