"""Step `month`: 30 days in fast-forward, with 10,000 tables that are made, abandoned, finished.

The time of day of the server and of `pax prune` is set by a file. Every evening tables are pruned,
every seventh evening a backup is taken; at the end its restored copy is played on.
"""

import subprocess
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

from sqlalchemy import func, select

from pax.server.storage.engine import open_engine
from pax.server.storage.schema import games
from tests.server.clients import ask
from tests.soak.context import Context, Figures
from tests.soak.fast_forward import Ahead
from tests.soak.month.curve import Day, check_bounded, curve
from tests.soak.month.visitors import Kind, finish, kinds
from tests.soak.server import SoakServer, fault_in
from tools.build.sources import ROOT

DAYS: Final = 30
TABLES: Final = 10_000
PARTS: Final = 8
"""Parts of a day, between which the clock jumps."""

AT_ONCE: Final = 4
DAY: Final = 86400.0
WEEK: Final = 7
AGES: Final = ("--lobbies", "2", "--idle", "5", "--finished", "7", "--campaigns", "7")
CURVE: Final = ROOT / "build" / "soak" / "month.txt"


def step(context: Context) -> Figures:
    """Live through the days; return the figures of some of them."""
    house = House(context)
    try:
        days = [house.live(day) for day in range(DAYS)]
        house.server.check()
    finally:
        house.server.kill()
    CURVE.write_text(curve(days) + "\n", "utf-8")
    context.say(f"the curve is in {CURVE.relative_to(ROOT)}")
    figures = {
        "tables": sum(day.made for day in days),
        **{f"day {day.day}, {name}": value for day in days[::7] for name, value in _held(day)},
        **house.play_on(),
    }
    check_bounded(days)
    return figures


def _held(day: Day) -> list[tuple[str, float]]:
    return [("database MB", day.file_mb), ("memory MB", day.memory_mb), ("files", day.files)]


class House:
    """A server with its database, and its operator."""

    def __init__(self, context: Context) -> None:
        """Start the server at day 0."""
        self._context = context
        self._folder = context.folder
        self._database = context.folder / "tables.sqlite"
        self._archive = context.folder / "archive.jsonl"
        self._ahead = Ahead(context.folder / "ahead")
        self.server = self._serve(self._database)

    def _program(self) -> tuple[str, ...]:
        return ("-m", "tests.soak.fast_forward", str(self._ahead.file))

    def _serve(self, database: Path) -> SoakServer:
        log = self._folder / f"{database.stem}.log"
        python, program = self._context.python, self._program()
        return SoakServer(python, str(database), log, program=program)

    def pax(self, *words: str | Path) -> str:
        """Run a command with the clock of the server."""
        command = [self._context.python, *self._program(), *map(str, words), "--lang", "en"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own program
        assert done.returncode == 0, done.stderr
        return done.stdout.strip().replace("\n", ", ")

    def live(self, day: int) -> Day:
        """Let a day's visitors come, then clear up; return what is held in the evening."""
        rng = self._context.rng("day", day)
        made = TABLES * (day + 1) // DAYS - TABLES * day // DAYS
        visits = kinds(made, rng)
        for part in range(PARTS):
            self._ahead.set(day * DAY + part * DAY / PARTS)
            self._visit(visits[part::PARTS], rng)
        said = self.pax(*("prune", *AGES, "--archive", self._archive, "--database", self._database))
        if day % WEEK == WEEK - 1:
            said += "; " + self.pax("backup", self._backup, "--database", self._database)
        self.server.check()
        evening = self._evening(day, made)
        self._context.say(
            f"day {day}: {evening.stored} tables stored, {evening.file_mb:.1f} MB on disk,"
            f" {evening.memory_mb:.0f} MB in memory, {evening.files} files; {said}"
        )
        return evening

    @property
    def _backup(self) -> Path:
        return self._folder / "backup.sqlite"

    def _visit(self, visits: list[Kind], rng: Random) -> None:
        """Let visitors come, a few at a time."""
        seeds = [Random(rng.random()) for _ in visits]
        with ThreadPoolExecutor(AT_ONCE) as pool:
            for each in [
                pool.submit(kind.visit, self.server.port, seed)
                for kind, seed in zip(visits, seeds, strict=True)
            ]:
                each.result()

    def _evening(self, day: int, made: int) -> Day:
        engine = open_engine(self._database)
        with engine.connect() as connection:
            stored = connection.execute(select(func.count()).select_from(games)).scalar_one()
        engine.dispose()
        files = [path for path in self._folder.glob("tables.sqlite*") if path.is_file()]
        return Day(
            day=day,
            made=made,
            stored=stored,
            file_mb=round(sum(path.stat().st_size for path in files) / 1e6, 2),
            memory_mb=self.server.megabytes,
            files=self.server.descriptors,
        )

    def play_on(self) -> Figures:
        """Verify every archived record; restore the last backup, verify it, and play there."""
        restored, records = self._folder / "restored.sqlite", self._folder / "games.jsonl"
        self.pax("restore", self._backup, "--database", restored)
        self.pax("export", records, "--database", restored)
        self.pax("verify", records)
        self.pax("verify", self._archive)
        server = self._serve(restored)
        try:
            finish(server.port, Random(1))
            assert ask(server.port, "GET", "/health/ready")[0] == 200
            server.stop()
            assert not (fault := fault_in(server.log())), fault
        finally:
            server.kill()
        with closing(records.open("rb")) as one, closing(self._archive.open("rb")) as other:
            return {
                "records of the restored backup, verified": sum(1 for _ in one),
                "archived records, verified": sum(1 for _ in other),
            }
