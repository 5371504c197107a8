"""Remote game in the terminal: shows a server's messages, sends what is typed."""

import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from pax import protocol
from pax.cli.output.safe_text import INTERRUPTED, UNREADABLE, printable, stop
from pax.cli.program import command
from pax.cli.table.connection import (
    ConnectionLost,
    InputEnded,
    LineTyped,
    RemoteConnection,
    RemoteEvent,
)
from pax.cli.table.hints import PooledAdvice, advice_of, hints_block
from pax.cli.table.link import Link, LinkError, SeatRefused
from pax.cli.table.prompt_commands import (
    HELP_WORDS,
    QUIT_WORDS,
    SHOW_COMMANDS,
    UNDO_WORDS,
    PromptContext,
    is_move,
    parse_move,
    show_help,
)
from pax.cli.table.remote_game import RemoteGame
from pax.cli.table.screen import Screen
from pax.cli.table.session import LEFT, WITHIN_A_TURN, is_redundant
from pax.game.reasons import Reason
from pax.rules.position import BUYING, PLACING
from pax.text import (
    Voice,
    Words,
    choices_block,
    ending_blocks,
    event_news,
    table_blocks,
)
from pax.text.reasons import reason_text, refused_text
from pax.text.table import own_block

HELP: Final = (
    *("pick", "move", "undo", "why", "view", "memory", "log", "rules", "deck"),
    *("say", "hint", "leave"),
)
EXAMPLE: Final = "http://192.0.2.7:7297/#/table/ID"
_FATAL_CODES: Final = {
    "no_such_table": "join-no-table",
    "wrong_secret": "join-no-table",
    "wrong_version": "join-other-version",
    "malformed_message": "join-other-version",
}
"""The message for each code with which a server rejects a hello."""


def join_table(text: str, name: str, screen: Screen, words: Words, *, watch: bool) -> int:
    """Take a seat by a link, or watch if none is free; play until the user leaves."""
    try:
        link = Link.read(text)
    except LinkError:
        stop(words("join-no-link", link=text, example=EXAMPLE), UNREADABLE)
    try:
        info = link.look()
        if info.origin != "dealt":
            screen.line(words(f"join-origin-{info.origin}"))
        if info.public_from is not None:
            screen.line(public_note(info.public_from, time.time(), words))
        is_free = info.status == "waiting" and any(seat.kind == "open" for seat in info.seats)
        if is_free and link.secret is None and not watch:
            link = link.sit(name)
    except LinkError as error:
        stop(words("join-unreachable", why=str(error)), UNREADABLE)
    except SeatRefused as refused:
        stop(refused_text(refused.reason, words), UNREADABLE)
    return RemoteSession(link, screen, words).run()


def public_note(public_from: float, now: float, words: Words) -> str:
    """Return from when anyone can see the cards of a deal that is played again."""
    if public_from <= now:
        return words("join-origin-public")
    when = datetime.fromtimestamp(public_from, UTC).astimezone()
    return words("join-origin-public-from", when=f"{when:%Y-%m-%d %H:%M}")


class RemoteSession:
    """One person's session at a server's table."""

    def __init__(self, link: Link, screen: Screen, words: Words) -> None:
        """Connect; nothing is shown yet."""
        self._link = link
        self._screen = screen
        self._words = words
        self._connection = RemoteConnection(link)
        self._game: RemoteGame | None = None
        self._advice = PooledAdvice()
        self._is_lost = False
        self._full = True
        self._reported: set[str] = set()
        self._pending: dict[str, str] = {}

    def run(self) -> int:
        """Play until the user leaves; return the exit code."""
        code = LEFT
        try:
            while self._handle(self._connection.events.get()):
                pass
        except KeyboardInterrupt:
            self._screen.line("")
            code = INTERRUPTED
        self._connection.close()
        self._goodbye()
        return code

    def _handle(self, event: RemoteEvent) -> bool:
        """Handle an event; False ends the session."""
        match event:
            case LineTyped(line):
                return self._typed(line)
            case InputEnded():
                return False
            case ConnectionLost():
                self._is_lost = True
                self._say("join-lost")
            case protocol.Welcome() if protocol.is_other_version(event.version):
                self._say("join-other-version")
                return False
            case protocol.Welcome():
                self._welcome(event)
            case protocol.Announcement():
                if event.text:
                    self._say("join-announcement", text=event.text)
            case _:
                return self._handle_message(event)
        return True

    # Messages of the server.

    def _welcome(self, welcome: protocol.Welcome) -> None:
        is_new = self._game is None or self._game.info.game != welcome.table.game
        self._game = game = RemoteGame(welcome)
        if self._is_lost:
            self._is_lost = False
            self._say("join-found")
        elif is_new and welcome.seat is not None:
            self._say("join-seated", name=game.config.players[welcome.seat])
        elif is_new:
            self._say("join-watching")
        self._report_shared_addresses(game)
        if welcome.table.status == "waiting":
            self._say("join-waiting")
            if welcome.seat is not None and not welcome.table.seats[welcome.seat].ready:
                nonce = secrets.token_hex(16)
                self._connection.send(lambda message: protocol.Ready(id=message, nonce=nonce))
        self._full = True
        if game.has_begun:
            self._ask_or_show(game)

    def _handle_message(self, message: protocol.FromServer) -> bool:
        answers = getattr(message, "answers", None)
        move = ""
        if answers is not None:
            self._connection.answered(answers)
            move = self._pending.pop(answers, "")
        game = self._game
        if game is None:
            return not (isinstance(message, protocol.Refused) and self._is_fatal(message.reason))
        if isinstance(message, protocol.Update):
            game.update(message)
            self._report_shared_addresses(game)
            return self._news(game, message.news)
        if isinstance(message, protocol.Refused):
            if answers is None and message.reason.code == "wrong_secret":
                self._lose_seat()
                return False
            if answers is None and message.reason.code == "wrong_version":
                self._say("join-other-version")
                return False
            self._refused(message.reason, move, game)
        elif isinstance(message, protocol.Explanation):
            self._why(message.reason, move, game)
        elif isinstance(message, protocol.Hints):
            self._hints(message)
        return True

    def _is_fatal(self, reason: Reason) -> bool:
        """Report a rejected hello: wrong link or other version. False for any other reason."""
        message = _FATAL_CODES.get(reason.code)
        if message is not None:
            self._say(message)
        return message is not None

    def _refused(self, reason: Reason, move: str, game: RemoteGame) -> None:
        is_late_hint = move == "hint" and reason.code == "too_late"
        if reason.code not in {"ready_already", "not_waiting"} and not is_late_hint:
            self._screen.line(reason_text(reason, self._voice(game), move))
            self._prompt(game)

    def _why(self, reason: Reason | None, move: str, game: RemoteGame) -> None:
        context = self._context(game)
        if reason is not None:
            self._screen.line(reason_text(reason, context.voice, move))
        else:
            for choice in context.choices():
                if choice.move == move:
                    context.say("play-allowed", move=move, meaning=choice.meaning)
        self._prompt(game)

    def _hints(self, hints: protocol.Hints) -> None:
        game = self._game
        if game is None or game.seat is None:
            return
        decision = (game.info.game, game.seat, hints.seq)
        advice = self._advice.add(advice_of(hints, game.seat), decision)
        self._screen.block(hints_block(advice, self._context(game).voice))
        self._prompt(game)

    def _news(self, game: RemoteGame, news: list[protocol.TableNews]) -> bool:
        """Show the news of the table; False if the session is over."""
        is_played = False
        for each in news:
            match each:
                case protocol.Begun() | protocol.Moved():
                    is_played = True
                    self._events(each, game)
                case protocol.Said():
                    self._say("join-said", name=each.name, text=each.text)
                case protocol.Seated():
                    self._say(f"join-{each.how}", name=each.name)
                    if each.how in {"kicked", "gone"} and self._is_mine(each.seat, game):
                        self._lose_seat()
                        return False
                case protocol.Swapped():
                    self._say("join-swapped")
                case protocol.Closed():
                    self._say("join-closed")
                    return False
        if is_played:
            self._ask_or_show(game)
        elif news:
            self._prompt(game)
        return True

    def _is_mine(self, seat: int, game: RemoteGame) -> bool:
        return self._link.secret is not None and seat == game.seat

    def _lose_seat(self) -> None:
        """Forget the secret of a seat that was lost."""
        self._link = replace(self._link, secret=None)
        self._say("join-sent-away")

    def _report_shared_addresses(self, game: RemoteGame) -> None:
        """Report each player who shares an address with another player, once."""
        names = {seat.name for seat in game.info.seats if seat.same_address}
        for name in sorted(names - self._reported):
            self._say("join-same-address", name=name)
        self._reported |= names

    def _events(self, news: protocol.Begun | protocol.Moved, game: RemoteGame) -> None:
        fresh = [event for event in news.events if not is_redundant(event, game.seat)]
        for line in event_news(fresh, self._voice(game)):
            self._screen.line(line)

    def _ask_or_show(self, game: RemoteGame) -> None:
        """Show the decision, the end, or, once, the whole table."""
        view, voice = game.view(game.seat), self._voice(game)
        if game.is_over:
            self._screen.blocks(ending_blocks(view, voice))
            self._say("join-over")
            return
        is_mine = bool(game.legal()) and self._link.secret is not None
        if self._full or (is_mine and view.state.step not in WITHIN_A_TURN):
            self._screen.blocks(table_blocks(view, voice))
        elif is_mine and game.seat is not None and view.state.step not in (PLACING, BUYING):
            self._screen.block(own_block(view, game.seat, voice))
        self._full = False
        if is_mine:
            self._screen.block(choices_block(view, game.legal(), voice))
            self._prompt(game)

    # Typed lines.

    def _typed(self, line: str) -> bool:
        """Execute a typed line; False to leave."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        game = self._game
        if word in QUIT_WORDS:
            return False
        if game is None:
            return True
        if word == "say" and rest:
            self._connection.send(lambda message: protocol.Chat(id=message, text=rest[:500]))
        elif word == "rematch":
            self._connection.send(lambda message: protocol.Rematch(id=message))
        elif game.has_begun:
            self._run_command(game, word, rest, line)
        elif line:
            self._say("join-waiting")
        return True

    def _run_command(self, game: RemoteGame, word: str, rest: str, line: str) -> None:
        context = self._context(game)
        if word in HELP_WORDS:
            show_help(context, HELP)
        elif word in SHOW_COMMANDS:
            SHOW_COMMANDS[word](context, rest)
        elif word in UNDO_WORDS:
            moves = int(rest[:3]) if rest.isdecimal() and int(rest[:3]) else 1
            self._send(lambda message: protocol.Undo(id=message, seq=game.seq, moves=moves), "undo")
            return
        elif word == "hint":
            self._send(lambda message: protocol.Hint(id=message, seq=game.seq), "hint")
            return
        elif word == "why":
            if self._ask_why(context, rest):
                return
        elif (line or game.legal()) and is_move(context, move := parse_move(context, line)):
            self._send(
                lambda message: protocol.PlayMove(id=message, seq=game.seq, move=move[:40]), move
            )
            return
        self._prompt(game)

    def _ask_why(self, context: PromptContext, rest: str) -> bool:
        """Ask the server why a move is not allowed; False if the line names no move."""
        if not rest:
            context.say("play-why-what")
            return False
        move = parse_move(context, rest)
        if not is_move(context, move):
            return False
        self._send(lambda message: protocol.Why(id=message, move=move[:40]), move)
        return True

    def _send(self, make: Callable[[str], protocol.Command], move: str) -> None:
        """Send a command and remember its move for the answer."""
        self._pending[self._connection.send(make)] = move

    # The screen.

    def _voice(self, game: RemoteGame) -> Voice:
        return Voice(self._words, game.config, game.seat)

    def _context(self, game: RemoteGame) -> PromptContext:
        return PromptContext(game, game.seat, self._screen, self._voice(game))

    def _prompt(self, game: RemoteGame) -> None:
        """Print the prompt if this seat has a decision; the answer arrives as an event."""
        moves = game.legal()
        if not moves or game.seat is None or self._link.secret is None:
            return
        name = printable(game.config.players[game.seat])
        if len(moves) == 1:
            text = self._words("play-prompt-one", name=name, move=moves[0])
        else:
            text = self._words("play-prompt", name=name)
        self._screen.console.print(text, end="", soft_wrap=True, highlight=False)

    def _say(self, message: str, /, **args: str | int) -> None:
        self._screen.line(self._words(message, **args))

    def _goodbye(self) -> None:
        if self._game is None:
            return
        if self._link.secret is None:
            self._say("join-goodbye-watcher")
        else:
            back = command("table", "--join", str(self._link))
            self._screen.unbroken(self._words("join-goodbye", command=back))
