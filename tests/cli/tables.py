"""Terminal games in this process, with scripted input and captured output."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from io import StringIO, TextIOBase
from pathlib import Path
from typing import TextIO, cast

from pax.cli.output.console import make_console
from pax.cli.table.saved_game import GameFile, continued
from pax.cli.table.screen import Screen
from pax.cli.table.seats import parse_seats
from pax.cli.table.session import Session
from pax.game import Game, GameConfig, Options
from pax.rules import Rng
from pax.text import Voice, choices, load_language

WORDS = load_language()


class Lines(TextIOBase):
    """An input stream of lazily generated lines."""

    def __init__(self, lines: Iterable[str]) -> None:
        """Set the lines, without line endings."""
        self._lines = iter(lines)

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override] # lines are text
        """Return the next line, or an empty string at the end."""
        line = next(self._lines, None)
        return "" if line is None else f"{line}\n"


@dataclass
class Played:
    """A terminal game that was run: the game, its file and the screen output."""

    game: Game
    file: Path
    screen: str
    code: int

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end."""
        return self.game.is_over


@dataclass
class AtTable:
    """Runs terminal games; each is saved to a separate file."""

    folder: Path
    terminal: bool = False
    games: list[Game] = field(default_factory=list)

    def play(
        self, players: str, lines: Iterable[str] | Callable[[Game], Iterator[str]], **deal: object
    ) -> Played:
        """Deal a game and run it with these lines."""
        seats = parse_seats(players)
        level, seed = cast("int | None", deal.get("level")), cast("int", deal.get("seed", 1))
        table = GameConfig(
            tuple(seat.name for seat in seats),
            level,
            cast("Options", deal.get("options", Options())),
        )
        game_file = GameFile(self.folder / f"{len(self.games)}.json", seats)
        return self.run(Game.shuffled(table, Rng(seed)), game_file, lines)

    def go_on(self, file: Path, lines: Iterable[str] | Callable[[Game], Iterator[str]]) -> Played:
        """Continue a saved game."""
        game, game_file = continued(file, WORDS)
        return self.run(game, game_file, lines)

    def run(
        self,
        game: Game,
        game_file: GameFile,
        lines: Iterable[str] | Callable[[Game], Iterator[str]],
    ) -> Played:
        """Run a game on a captured screen."""
        self.games.append(game)
        output = StringIO()
        console = make_console(WORDS, output, terminal=self.terminal)
        stream = Lines(lines(game) if callable(lines) else lines)
        screen = Screen(console, cast("TextIO", stream))
        code = Session(game, game_file, screen, WORDS, 1).run()
        return Played(game, game_file.file, output.getvalue(), code)


def numbers(game: Game) -> Iterator[str]:
    """Yield random numbers from the list until the game is over; empty lines between decisions."""
    rng = Rng(7)
    while True:
        seat = game.seat
        if seat is None:
            yield ""
            continue
        found = choices(game.view(seat), game.legal(), Voice(WORDS, game.config, seat))
        yield str(found[rng.below(len(found))].number)
