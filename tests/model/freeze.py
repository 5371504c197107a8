"""Count with the model and write `tests/data/perft.json`; this takes some minutes.

    python -m tests.model.freeze

The file is a list of entries, one for each start position:

* `name`: unique, describes the position;
* `mode`, `players`, `level` (`null` if not solo), `rules`: as in a record, but
  `players` is only their number;
* `deck`: `"reconstructed-1"`, a table from kind to count, or `null` for a tiny game,
  which has no deck, only a pile;
* `setup`: `null` for the printed sizes, or
  `{"legions": 2, "rome_face_up": 0, "draws": [1, 2], "lays": 0}`: how many legions,
  how many face-up cards for Rome (the hidden ones are always 3), how many cards each
  seat draws, and how many of them each lays before it keeps one;
* `aside`, `pile`: the deal as in a record, so no generator is needed to reproduce it;
* `moves`: the moves made before the counting begins;
* `counts`: the number of sequences of exactly 1, 2, 3, ... moves from there. A game
  that is over has no sequences beyond. If `endings` is given, it is the whole list: no
  sequence is longer;
* `endings`: `null`, or the number of whole games by result:
  `[{"rome_wins": true, "winners": [0], "games": 3208}, ...]`.
"""

import sys
from collections.abc import Iterator
from itertools import count

from .deals import RECONSTRUCTED_1, TABLES, Deal, Table, deal, random_deck, random_rules, seeded
from .entries import Entry, entry_of, write
from .model import Model
from .perft import counts_within, play_out
from .situations import SITUATIONS, busy_game, moves_to
from .tiny import TINY

OPENING_NODES = 100_000
LATER_NODES = 30_000


def title(table: Table) -> str:
    """Return the name of a table: `3 players`, `solo level 2`."""
    mode, players, level = table
    return f"solo level {level}" if mode == "solo" else f"{players} players"


def frozen() -> Iterator[Entry]:
    """Yield all entries."""
    for table in TABLES:
        yield opening(table)
    for table in TABLES:
        yield from middle_and_end(table)
    for number, name in enumerate(SITUATIONS):
        for table in tables_for(name, number):
            yield situation(name, table)
    for table in TABLES:
        yield odd(table)
    for name, start, moves in TINY:
        yield played_out(name, start, moves)


def opening(table: Table) -> Entry:
    """Count from the deal, with the default deck and rules."""
    start = deal(seeded(f"opening {table}"), table, RECONSTRUCTED_1, {})
    counts = counts_within(start.model(), OPENING_NODES)
    return entry_of(f"{title(table)}, opening", start, [], counts)


def middle_and_end(table: Table) -> Iterator[Entry]:
    """Count from the middle of a game, and to the end from shortly before it."""
    rng = seeded(f"middle and end {table}")
    start = deal(rng, table, RECONSTRUCTED_1, random_rules(rng))
    *_, (_, moves) = busy_game(rng, start)
    yield counted(f"{title(table)}, middle", start, moves[: len(moves) // 2])
    yield counted(f"{title(table)}, end", start, moves[:-8])


def tables_for(name: str, number: int) -> list[Table]:
    """Choose tables that can reach a situation; three of them if all can."""
    if name in ("answer", "last answers"):
        return TABLES[3:7]
    if name == "last turn":
        return TABLES[:3] + TABLES[7:]
    return [TABLES[(3 * number + step) % len(TABLES)] for step in (0, 5, 10)]


def situation(name: str, table: Table) -> Entry:
    """Count from a situation in the first game that reaches it."""
    for attempt in count():
        rng = seeded(f"{name} {table} {attempt}")
        start = deal(rng, table, RECONSTRUCTED_1, random_rules(rng))
        moves = moves_to(SITUATIONS[name], rng, start)
        if moves is not None:
            return counted(f"{title(table)}, {name}", start, moves)
    raise AssertionError


def odd(table: Table) -> Entry:
    """Count from the middle of a game with another deck."""
    rng = seeded(f"odd {table}")
    start = deal(rng, table, random_deck(rng), random_rules(rng))
    *_, (_, moves) = busy_game(rng, start)
    return counted(f"{title(table)}, odd deck", start, moves[: 2 * len(moves) // 3])


def counted(name: str, start: Deal, moves: list[str]) -> Entry:
    """Count as deep as some seconds allow; include the endings if that is to the end."""
    counts = counts_within(position(start, moves), LATER_NODES)
    if counts[-1] == 0:
        return played_out(name, start, moves)
    return entry_of(name, start, moves, counts)


def played_out(name: str, start: Deal, moves: list[str]) -> Entry:
    """Count all games to their end."""
    return entry_of(name, start, moves, play_out(position(start, moves)))


def position(start: Deal, moves: list[str]) -> Model:
    """Make the moves on the deal."""
    game = start.model()
    for move in moves:
        game.apply(move)
    return game


def main() -> None:
    """Count and write all entries, printing the progress."""
    done = []
    for entry in frozen():
        done.append(entry)
        sys.stdout.write(f"{entry['name']}: {entry['counts']}\n")
        sys.stdout.flush()
    write(done)


if __name__ == "__main__":
    main()
