"""An older version of the bots as opponent: its wheel in an environment of its own.

The environment is made from the history by that version's own scripts. The older bots are sent what
their seats are sent, and report the processor time of every choice.
"""

import json
import os
import subprocess
import sys
import tarfile
from functools import cache
from pathlib import Path
from typing import Final

from bench.harness.clock import clock
from pax.arena import GameOutcome, Match, SeatOutcome
from pax.bots import Bot, Budget
from pax.bots.registry import make_bot, parse_spec
from pax.game import Game
from pax.game.observation.visibility import Entry
from pax.rules import Rng

COMMIT: Final = "2c1691e"
"""The version that expert iteration started from."""

PREFIX: Final = "ancestor-"
"""What the names of its bots begin with in the line-ups."""

FOLDER: Final = Path("build/ancestor-env")
CHILD: Final = Path(__file__).with_name("ancestor_child.py")


class AncestorError(RuntimeError):
    """The environment of the older version cannot be made, or its process ended."""


def python_of_ancestor() -> Path:
    """Return the Python of the older version; its environment is made the first time."""
    python = FOLDER / "build" / "wheel-env" / "bin" / "python"
    if not (FOLDER / "ready").exists():
        unpack(FOLDER)
        variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = ["make", "--no-print-directory", "wheel-env", f"PYTHON={base_python()}"]
        made = subprocess.run(  # noqa: S603 - the project's own scripts
            command, cwd=FOLDER, env=variables | {"PAX_WEB": "off"}, check=False
        )
        if made.returncode:
            raise AncestorError(f"the environment of {COMMIT} cannot be made")
        (FOLDER / "ready").touch()
    return python.absolute()


def base_python() -> str:
    """Return the Python that environments are made with: not that of an environment."""
    return str(Path(sys.base_prefix) / "bin" / "python3")


def unpack(folder: Path) -> None:
    """Write the sources of the older version into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    archive = folder.with_suffix(".tar")
    command = ["git", "archive", "--format=tar", "-o", str(archive), COMMIT]
    if subprocess.run(command, check=False).returncode:  # noqa: S603 - as above
        raise AncestorError(f"{COMMIT} is not in the history: a full clone is needed")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    archive.unlink()


class Ancestor:
    """The process of the older version; it plays the older bots' seats of one game at a time."""

    def __init__(self) -> None:
        """Start the process; `-I` keeps this version out of its path."""
        self._process = subprocess.Popen(  # noqa: S603 - as above
            [str(python_of_ancestor()), "-I", str(CHILD)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._sent: dict[int, int] = {}

    def begin(self, game: Game) -> None:
        """Begin a game."""
        self._sent = {}
        self._send({"players": game.config.players, "level": game.config.level})

    def move(self, game: Game, seat: int, spec: str, rng: Rng) -> tuple[str, float]:
        """Return the move of a bot, and the processor time of its choice."""
        batches = game.view(seat).batches
        new: list[list[Entry]] = batches[self._sent.get(seat, 0) :]
        self._sent[seat] = len(batches)
        seed = int(rng.word()) << 32 | int(rng.word())
        legal = [str(move) for move in game.legal()]
        self._send({"seat": seat, "bot": spec, "batches": new, "legal": legal, "seed": seed})
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        answer = self._process.stdout.readline()
        if not answer:
            raise AncestorError(f"the process of {COMMIT} ended")
        found = json.loads(answer)
        return str(found["move"]), float(found["seconds"])

    def close(self) -> None:
        """End the process: it stops at the end of its input."""
        self._process.communicate()

    def _send(self, request: dict[str, object]) -> None:
        assert self._process.stdin is not None  # noqa: S101 - it is a pipe
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()


@cache
def ancestor() -> Ancestor:
    """Return this process's older version."""
    return Ancestor()


@cache
def bot_of(spec: str) -> Bot:
    """Return a bot of this version, or one of the one-track opponents."""
    from bench.strength.one_track import ONE_TRACK  # noqa: PLC0415 - only some lines need it

    name, _ = parse_spec(spec)
    return ONE_TRACK[name]() if name in ONE_TRACK else make_bot(spec)


def play_timed(match: Match) -> GameOutcome:
    """Play a match; a seat's seconds are processor time, its decisions those with a choice."""
    plan = match.plan
    rng = Rng(plan.seed, match.deal)
    game = Game.shuffled(plan.table, rng)
    seats = len(plan.bots)
    numbers = [Rng(rng.word() << 32 | rng.word(), seat) for seat in range(seats)]
    seconds, decisions = [0.0] * seats, [0] * seats
    if any(spec.startswith(PREFIX) for spec in plan.bots):
        ancestor().begin(game)
    while (seat := game.seat) is not None:
        legal, spec = game.legal(), plan.bots[seat]
        if len(legal) == 1:
            game.play(legal[0])
            continue
        if spec.startswith(PREFIX):
            move, spent = ancestor().move(game, seat, spec.removeprefix(PREFIX), numbers[seat])
        else:
            start = clock()
            move = bot_of(spec).choose(game.view(seat), legal, Budget(), numbers[seat])
            spent = clock() - start
        game.play(move)
        seconds[seat] += spent
        decisions[seat] += 1
    return outcome_of(match, game, decisions, seconds)


def outcome_of(match: Match, game: Game, decisions: list[int], seconds: list[float]) -> GameOutcome:
    """Return the outcome of a finished game."""
    result = game.result
    assert result is not None  # noqa: S101 - it was played to its end
    points = result.points or (0,) * len(decisions)
    return GameOutcome(
        match.number,
        match.line_up,
        result.rome_wins,
        int(game.open_state().round),
        tuple(
            SeatOutcome(bot, seat in result.winners, points[seat], decisions[seat], seconds[seat])
            for seat, bot in enumerate(match.plan.bots)
        ),
    )
