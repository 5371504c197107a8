"""The loop of a terminal game: bots move, people are shown what they may see and asked."""

from collections.abc import Sequence
from typing import Final

from pax.bots import Budget, make_bot
from pax.cli.table.commands import Desk, Quit, obey
from pax.cli.table.dealing import bots_rng
from pax.cli.table.keeping import Keeper
from pax.cli.table.screen import Screen
from pax.cli.table.seats import Seat
from pax.decks import CATEGORY_LETTERS, DEFAULT_DECK
from pax.game import Game
from pax.rules.ending import ROME_NEEDS
from pax.rules.position import ANSWERING, BUYING, PLACING, PLAYING
from pax.rules.setup import LEVELS
from pax.text import Voice, Words, choices_block, ending_blocks, event_news, table_blocks
from pax.text.table import legions_block, own_block


class Session:
    """One game at one screen."""

    def __init__(
        self, game: Game, keeper: Keeper, screen: Screen, words: Words, seed: int | None = None
    ) -> None:
        """Seat the players; nothing is shown yet."""
        self.game = game
        self.keeper = keeper
        self.screen = screen
        self.words = words
        self._seats: Sequence[Seat] = keeper.seats
        self._bots = {
            seat: (make_bot(player.bot), bots_rng(seed, seat))
            for seat, player in enumerate(self._seats)
            if player.bot is not None
        }
        self._people = [seat for seat in range(len(self._seats)) if seat not in self._bots]
        self._facing = self._people[0] if len(self._people) == 1 else None
        self._told: dict[int | None, int] = {}
        self._full = True

    def run(self) -> bool:
        """Play to the end; return False if somebody leaves before."""
        self._welcome()
        try:
            self._keep()
            while not self.game.is_over:
                self._next_move()
                self._keep()
        except (Quit, EOFError, KeyboardInterrupt):
            self._goodbye()
            return False
        self._finish()
        return True

    def _voice(self, seat: int | None) -> Voice:
        return Voice(self.words, self.game.table, seat)

    def _say(self, message: str, /, **args: str | int) -> None:
        self.screen.line(self.words(message, **args))

    def _next_move(self) -> None:
        seat = self.game.seat
        if seat is None:
            return
        if seat in self._bots:
            bot, rng = self._bots[seat]
            move = bot.choose(self.game.view(seat), self.game.legal(), Budget(), rng)
            self.game.play(move, seat)
            if not self._people:
                self._tell(None)
        else:
            self._hand_over(seat)
            self._ask(seat)

    def _hand_over(self, seat: int) -> None:
        """Hide one person's cards before the next one looks at the screen."""
        if seat == self._facing:
            return
        name = self._seats[seat].name
        if self._facing is not None:
            self._tell(self._facing)
            before = self._seats[self._facing].name
            self.screen.ask(self.words("play-hide", name=before))
        self.screen.hide()
        self._say("play-pass-on", name=name)
        self.screen.ask(self.words("play-ready", name=name))
        self.screen.hide()
        self._facing = seat
        self._full = True

    def _ask(self, seat: int) -> None:
        """Show a person what there is to decide, and ask until the game has changed."""
        self._tell(seat)
        self._show(seat)
        desk = Desk(self.game, seat, self.screen, self._voice(seat), self.keeper)
        while not obey(desk, self.screen.ask(self._prompt(desk))):
            pass

    def _prompt(self, desk: Desk) -> str:
        name = self._seats[desk.seat].name
        options = desk.choices()
        if len(options) == 1:
            return self.words("play-prompt-one", name=name, move=options[0].move)
        return self.words("play-prompt", name=name)

    def _tell(self, seat: int | None) -> None:
        """Report what a seat was sent since it last looked."""
        events = list(self.game.view(seat).events)
        news = event_news(events[self._told.get(seat, 0) :], self._voice(seat))
        self._told[seat] = len(events)
        if news:
            self.screen.console.print()
        for line in news:
            self.screen.line(line)

    def _show(self, seat: int) -> None:
        """Show the table: all of it when a turn begins, else what this step needs."""
        view, voice = self.game.view(seat), self._voice(seat)
        step = view.state.step
        if self._full or step not in _WITHIN_A_TURN:
            self.screen.blocks(table_blocks(view, voice))
        elif step == BUYING:
            self.screen.block(legions_block(view, voice))
        elif step == PLAYING:
            self.screen.block(own_block(view, seat, voice))
        self._full = step == ANSWERING
        self.screen.block(choices_block(view, self.game.legal(), voice))

    def _keep(self) -> None:
        try:
            self.keeper.keep(self.game)
        except OSError as error:
            why = error.strerror or str(error)
            self._say("play-save-failed", file=str(self.keeper.file), why=why)

    def _welcome(self) -> None:
        table = self.game.table
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
        if self.game.moves:
            self._say("play-resumed", n=len(self.game.moves))
            self._told = {seat: len(list(self.game.view(seat).events)) for seat in self._people}

    def _goodbye(self) -> None:
        self.screen.console.print()
        if self.keeper.file.exists():
            self._say("play-goodbye", file=str(self.keeper.file))
        else:
            self._say("play-goodbye-unkept")

    def _finish(self) -> None:
        seat = self._people[0] if len(self._people) == 1 else None
        self._tell(seat)
        self.screen.blocks(ending_blocks(self.game.view(seat), self._voice(seat)))
        self.screen.console.print()
        self._next_level()
        self._say("play-finished", file=str(self.keeper.file))

    def _next_level(self) -> None:
        level, result = self.game.table.level, self.game.result
        if level is None or result is None:
            return
        if result.rome_wins:
            self._say("play-again-solo", level=level)
        elif level < LEVELS:
            self._say("play-next-level", level=level + 1)
        else:
            self._say("play-campaign-won")


_WITHIN_A_TURN: Final = (PLACING, BUYING, PLAYING)
