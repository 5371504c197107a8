"""A dataset of decisions as Parquet files: one row a decision, with what the search found.

A game depends on the seed and its number alone, and a file holds the games of fixed numbers: files
are the same on any number of cores and on a cluster. A run that was stopped continues with the
missing files.
"""

import os
from collections.abc import Generator, Iterator
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import version
from itertools import chain, islice
from pathlib import Path
from threading import get_ident
from typing import Any, Final

import pyarrow as pa
from pyarrow import parquet

from pax.arena import Plan
from pax.arena.workers import in_order, shared
from pax.bots import Bot, BotError, Budget, failures_of, make_bot, seated
from pax.bots.advice import standard_error
from pax.bots.players.search_bots import SearchBot, run_search
from pax.bots.registry import is_built_in, parse_spec
from pax.decks import Deck
from pax.game import Game, Move, MoveError, View
from pax.rl.encoding.encoding import VERSION, Encoding
from pax.rules import Rng

SHARD: Final = 100
"""Games in a file."""

CARD: Final = "README.md"
LICENCE: Final = "CC0-1.0"

Decision = dict[str, Any]
"""A row of the dataset."""


@dataclass(frozen=True)
class DatasetGame:
    """A task: one game of a plan."""

    plan: Plan
    number: int


@dataclass(frozen=True)
class Shard:
    """The games of one file: `games` of them, from `first` on."""

    folder: Path
    first: int
    games: int

    @property
    def path(self) -> Path:
        """The file."""
        return self.folder / f"games-{self.first // SHARD:05}.parquet"


def write_dataset(
    folder: Path, plan: Plan, games: int, cores: int, pool: Executor | None = None
) -> Generator[int]:
    """Write the missing files and the data card; yield the number of games played so far.

    Workers play the games, this process writes the files. `pool` is another executor, such as a
    cluster; `cores` is then its number of threads.
    """
    for spec in plan.bots:
        check_repeatable(spec)
    folder.mkdir(parents=True, exist_ok=True)
    check_card(folder, plan, games)
    missing = missing_shards(folder, games)
    done = games - sum(shard.games for shard in missing)
    yield done
    numbers = chain.from_iterable(
        range(shard.first, shard.first + shard.games) for shard in missing
    )
    tasks = (DatasetGame(plan, number) for number in numbers)
    if pool is None:
        played = in_order(decisions_of, tasks, cores)
    else:
        played = shared(pool, decisions_of, tasks, cores)
    with closing(played):
        for shard in missing:
            for count in _written(shard, plan, played):
                yield done + count
            done += shard.games


def missing_shards(folder: Path, games: int) -> list[Shard]:
    """Return the files that are not written yet, in order."""
    shards = [Shard(folder, first, min(SHARD, games - first)) for first in range(0, games, SHARD)]
    return [shard for shard in shards if not shard.path.exists()]


def _written(shard: Shard, plan: Plan, played: Iterator[list[Decision]]) -> Iterator[int]:
    """Collect the games of a shard, yielding their number, and write its file at once."""
    rows: list[Decision] = []
    for count, decisions in enumerate(islice(played, shard.games), start=1):
        rows += decisions
        if count == shard.games:
            write_shard(shard, plan, rows)
        yield count


def check_repeatable(spec: str) -> None:
    """Raise BotError if a bot thinks for a time: its moves depend on the machine."""
    bot = make_bot(spec) if is_built_in(spec) else None
    has_time = isinstance(bot, SearchBot) and bot.budget.seconds is not None
    if has_time or "seconds" in parse_spec(spec)[1]:
        name, _ = parse_spec(spec)
        message = (
            f"{spec}: a time limit gives other moves on another machine; limit the play-outs, as in"
        )
        raise BotError(f"{message} {name}:playouts=400")


def check_card(folder: Path, plan: Plan, games: int) -> None:
    """Write the data card; raise ValueError if the folder has the card of another dataset."""
    path, text = folder / CARD, card_of(plan, games)
    if path.exists() and path.read_text("utf-8") != text:
        message = f"{folder}: holds another dataset; choose another folder or the same parameters"
        raise ValueError(message)
    path.write_text(text, "utf-8")


def card_of(plan: Plan, games: int) -> str:
    """Return the data card: what the dataset is and how it was made."""
    facts = {
        "games": str(games),
        "players": str(len(plan.bots)),
        "level": str(plan.table.level or "-"),
        "bots": ", ".join(plan.bots),
        "deck": _deck(plan.table.deck),
        "options": str(plan.table.options),
        "seed": str(plan.seed),
        "version": _versions(),
        "licence": LICENCE,
    }
    rows = "\n".join(f"| {name} | {value} |" for name, value in facts.items())
    return (
        f"---\nlicense: {LICENCE.lower()}\npretty_name: Decisions in games of PAX\n---\n\n"
        "# Decisions in games of PAX\n\nOne row a decision. `observation` and `mask` are bytes as "
        "docs/research.md explains; `action` and `move` are what the bot chose. `actions`, "
        "`chances`, `errors` and `tries` list what its search found: estimated chance to win, its "
        "standard error, and simulations; they are empty for bots without search. `outcome` is the "
        f"share of the victory of the deciding seat.\n\n| | |\n|---|---|\n{rows}\n"
    )


def _deck(deck: Deck) -> str:
    """Return the name of a deck, if it has one, and a digest of its cards."""
    cards = " ".join(f"{kind} {deck.counts[kind]}" for kind in deck.kinds)
    return f"{deck.name or 'without a name'}, sha256 {sha256(cards.encode()).hexdigest()[:16]}"


def write_shard(shard: Shard, plan: Plan, rows: list[Decision]) -> None:
    """Write the decisions of a shard: the file has all of them or does not exist."""
    about = {"seed": str(plan.seed), "version": _versions(), "licence": LICENCE}
    table = pa.Table.from_pylist(rows, schema=_schema().with_metadata(about))
    unfinished = shard.path.with_suffix(f".{os.getpid()}.part")
    try:
        parquet.write_table(table, unfinished, compression="zstd")
        unfinished.replace(shard.path)
    finally:
        unfinished.unlink(missing_ok=True)


def decisions_of(task: DatasetGame) -> list[Decision]:
    """Play a game, the same as `pax simulate` plays with this seed; return its decisions."""
    plan, number = task.plan, task.number
    rng = Rng(plan.seed, number)
    game, encoding = Game.shuffled(plan.table, rng), Encoding(plan.table)
    numbers = [Rng(rng.word() << 32 | rng.word(), seat) for seat in range(len(plan.bots))]
    rows: list[Decision] = []
    while (seat := game.seat) is not None:
        view, bot = game.view(seat), _bot(plan.bots[seat], seat, get_ident())
        move, found = _choice(bot, view, game.legal(), numbers[seat])
        for failure in failures_of(bot):
            raise BotError(f"game {number + 1}, seat {seat}: {failure}")
        rows.append(
            {
                "game": number,
                "decision": len(rows),
                "seat": seat,
                "observation": encoding.observation(view),
                "mask": encoding.mask(view),
                "action": encoding.action(move),
                "move": str(move),
                **found,
            }
        )
        try:
            game.play(move, seat)
        except MoveError as error:
            message = f"game {number + 1}, seat {seat}: {plan.bots[seat]} chose {move!r}: {error}"
            raise BotError(message) from error
    result = game.result
    winners = () if result is None else result.winners
    for row in rows:
        row["outcome"] = 1 / len(winners) if row["seat"] in winners else 0.0
    return rows


def _choice(
    bot: Bot, view: View, legal: list[Move], rng: Rng
) -> tuple[str, dict[str, list[float]]]:
    """Return the move of a bot and, if it searches, what it found of every move."""
    found: dict[str, list[float]] = {"actions": [], "chances": [], "errors": [], "tries": []}
    if not isinstance(bot, SearchBot) or len(legal) == 1:
        return bot.choose(view, legal, Budget(), rng), found
    search = bot.begin(view, rng)
    run_search(search, bot.budget)
    tree, action_of = search.tree, Encoding(view.config).layout.action_of
    for edge in range(int(tree.first[0]), int(tree.first[0] + tree.size[0])):
        tries, won = int(tree.visits[edge]), float(tree.rewards[edge])
        found["actions"].append(int(action_of[tree.moves[edge]]))
        found["chances"].append(won / max(tries, 1))
        found["errors"].append(standard_error(won, tries))
        found["tries"].append(tries)
    return view.config.notation.write(search.choice()), found


def _versions() -> str:
    return f"pax {version('pax-card-game')}, encoding {VERSION}"


@lru_cache(maxsize=64)
def _bot(spec: str, seat: int, thread: int) -> Bot:  # noqa: ARG001 - part of the cache key
    return seated(spec)


def _schema() -> Any:  # noqa: ANN401 - the library has no types
    numbers = {"game": "int64", "decision": "int32", "seat": "int8"}
    fields = [(name, getattr(pa, kind)()) for name, kind in numbers.items()]
    fields += [("observation", pa.binary()), ("mask", pa.binary())]
    fields += [("action", pa.int32()), ("move", pa.string())]
    fields += [("actions", pa.list_(pa.int32()))]
    fields += [(name, pa.list_(pa.float32())) for name in ("chances", "errors")]
    fields += [("tries", pa.list_(pa.int32())), ("outcome", pa.float32())]
    return pa.schema(fields)
