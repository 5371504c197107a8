"""The loop of a local game: bots move, people see their view and are prompted."""

from collections.abc import Sequence
from typing import Final

from pax.bots import Budget, failures_of, release, seated
from pax.cli.program import command
from pax.cli.table.bot_seeds import bots_rng
from pax.cli.table.prompt_commands import UNDO_WORDS, LocalContext, Quit, run_line
from pax.cli.table.saved_game import GameFile
from pax.cli.table.screen import Screen
from pax.cli.table.seats import LocalSeat
from pax.decks import CATEGORY_LETTERS, DEFAULT_DECK
from pax.game import Event, Game
from pax.game.observation.events import Ended, RoundBegan, TurnBegan
from pax.rules.ending import ROME_NEEDS
from pax.rules.position import ANSWERING, BUYING, KEEPING, LAYING, PLACING, PLAYING
from pax.rules.setup import LEVELS
from pax.text import Block, Voice, Words, choices_block, ending_blocks, event_news, table_blocks
from pax.text.table import own_block

FINISHED: Final = 0
LEFT: Final = 0
INTERRUPTED: Final = 130
"""Exit codes: quitting is a success; Ctrl-C has the conventional code."""


class Session:
    """One local game on one screen."""

    def __init__(
        self, game: Game, game_file: GameFile, screen: Screen, words: Words, seed: int | None = None
    ) -> None:
        """Set up the bots; nothing is shown yet."""
        self.game = game
        self.game_file = game_file
        self.screen = screen
        self.words = words
        self._seats: Sequence[LocalSeat] = game_file.seats
        self._bots = {
            seat: (seated(player.bot), bots_rng(seed, seat))
            for seat, player in enumerate(self._seats)
            if player.bot is not None
        }
        self._people = [seat for seat in range(len(self._seats)) if seat not in self._bots]
        self._facing = self._people[0] if len(self._people) == 1 else None
        self._events_shown: dict[int | None, int] = {}
        self._full = True

    def run(self) -> int:
        """Play to the end or until a player quits; return the exit code."""
        try:
            return self._run()
        finally:
            self.game_file.release()
            for bot, _ in self._bots.values():
                release(bot)

    def _run(self) -> int:
        self._welcome()
        try:
            self._save()
            while not self.game.is_over:
                self._next_move()
                self._save()
        except (Quit, EOFError):
            self._goodbye()
            return LEFT
        except KeyboardInterrupt:
            self._goodbye()
            return INTERRUPTED
        self._finish()
        return FINISHED

    def _voice(self, seat: int | None) -> Voice:
        return Voice(self.words, self.game.config, seat)

    def _say(self, message: str, /, **args: str | int) -> None:
        self.screen.line(self.words(message, **args))

    def _say_unbroken(self, message: str, /, **args: str | int) -> None:
        self.screen.unbroken(self.words(message, **args))

    def _next_move(self) -> None:
        seat = self.game.seat
        if seat is None:
            return
        if seat in self._bots:
            self._let_bot_move(seat)
        elif self._hand_over(seat):
            self._ask(seat)

    def _let_bot_move(self, seat: int) -> None:
        bot, rng = self._bots[seat]
        move = bot.choose(self.game.view(seat), self.game.legal(), Budget(), rng)
        for failure in failures_of(bot):
            self._say(f"bot-{failure.how}", bot=failure.bot, details=failure.details)
            self._say("bot-replaced", bot=failure.bot, games=1)
        self.game.play(move, seat)
        if not self._people:
            self._tell(None)

    def _hand_over(self, seat: int) -> bool:
        """Pass the screen to the next person; False if the previous one undoes a move instead."""
        if seat == self._facing:
            return True
        if self._facing is not None and self._takes_back(self._facing):
            return False
        name = self._seats[seat].name
        self._say("play-pass-on", name=name)
        self.screen.ask(self.words("play-ready", name=name))
        self.screen.hide()
        self._facing = seat
        self._full = True
        return True

    def _takes_back(self, seat: int) -> bool:
        """Show a person the end of the turn, then hide it; True if they undo a move instead."""
        self._tell(seat)
        message = "play-hide-or-undo" if self.game.undoable(seat) else "play-hide"
        answer = self.screen.ask(self.words(message, name=self._seats[seat].name))
        if answer.lower() in UNDO_WORDS and self.game.undoable(seat):
            self.game.undo(seat)
            return True
        self.screen.hide()
        return False

    def _ask(self, seat: int) -> None:
        """Show a person the decision and prompt until the game has changed."""
        self._show(seat)
        context = LocalContext(self.game, seat, self.screen, self._voice(seat), self.game_file)
        while not run_line(context, self.screen.ask(self._prompt(context))):
            pass

    def _prompt(self, context: LocalContext) -> str:
        name = self._seats[context.seat].name
        options = context.choices()
        if len(options) == 1:
            return self.words("play-prompt-one", name=name, move=options[0].move)
        return self.words("play-prompt", name=name)

    def _news(self, seat: int | None) -> list[str]:
        """Return the news of a seat since it last saw the screen."""
        events = list(self.game.view(seat).events)
        fresh = events[self._events_shown.get(seat, 0) :]
        self._events_shown[seat] = len(events)
        return event_news(
            (event for event in fresh if not is_redundant(event, seat)), self._voice(seat)
        )

    def _tell(self, seat: int | None) -> None:
        """Print the news of a seat since it last saw the screen."""
        if news := self._news(seat):
            self.screen.console.print()
        for line in news:
            self.screen.line(line)

    def _show(self, seat: int) -> None:
        """Show the whole table at the start of a turn, else only what this step needs."""
        view, voice = self.game.view(seat), self._voice(seat)
        step = view.state.step
        if step in (LAYING, KEEPING) or (step in WITHIN_A_TURN and not self._full):
            self._tell(seat)
            if step not in (PLACING, BUYING):
                self.screen.block(own_block(view, seat, voice))
        else:
            news = Block(self.words("play-since"), tuple(self._news(seat)))
            self.screen.blocks([*table_blocks(view, voice), *([news] if news.lines else [])])
        self._full = step == ANSWERING
        self.screen.block(choices_block(view, self.game.legal(), voice))

    def _save(self) -> None:
        try:
            self.game_file.save(self.game)
        except OSError as error:
            why = error.strerror or str(error)
            self._say("play-save-failed", file=str(self.game_file.file), why=why)

    def _welcome(self) -> None:
        table = self.game.config
        self._say("play-welcome")
        if table.level is not None:
            self._say("play-aim-solo", level=table.level, goal=int(table.setup.goal))
        else:
            self._say("play-aim", needs=ROME_NEEDS)
        voice = self._voice(None)
        categories = voice.listed([voice.letter(letter) for letter in CATEGORY_LETTERS])
        self._say("play-cards", categories=categories)
        if table.deck.name == DEFAULT_DECK:
            self._say("play-deck", name=DEFAULT_DECK)
        if not self._people:
            self._say("play-watch")
        if self.game.moves:
            self._say("play-resumed", n=len(self.game.moves))
            self._events_shown = {
                seat: len(list(self.game.view(seat).events)) for seat in (*self._people, None)
            }

    def _goodbye(self) -> None:
        self.screen.console.print()
        if self.game_file.file.exists():
            back = command("table", "--load", str(self.game_file.file))
            self._say_unbroken("play-goodbye", command=back)
        else:
            self._say("play-goodbye-unkept")

    def _finish(self) -> None:
        self._tell(self._facing)
        seat = self._people[0] if len(self._people) == 1 else None
        self.screen.blocks(ending_blocks(self.game.view(seat), self._voice(seat)))
        self.screen.console.print()
        self._next_level()
        self._say_unbroken("play-finished", file=str(self.game_file.file))

    def _next_level(self) -> None:
        level, result = self.game.config.level, self.game.result
        if level is None or result is None:
            return
        if result.rome_wins:
            again = command("table", "--solo", str(level))
            self._say_unbroken("play-again-solo", command=again)
        elif level < LEVELS:
            onwards = command("table", "--solo", str(level + 1))
            self._say_unbroken("play-next-level", command=onwards)
        else:
            self._say("play-campaign-won")


WITHIN_A_TURN: Final = (PLACING, BUYING, PLAYING)


def is_redundant(event: Event, seat: int | None) -> bool:
    """Whether the table or the explanation that follows already shows the event."""
    if isinstance(event, TurnBegan):
        return event.seat == seat
    return isinstance(event, Ended) or (isinstance(event, RoundBegan) and seat is not None)
