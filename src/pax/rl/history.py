"""A game with explicit chance: the deal card by card, then moves, with what each seat was shown."""

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.game import Game, GameConfig
from pax.game.observation.visibility import Entry, redacted_entry
from pax.rl.encoding.encoding import Encoding
from pax.rl.encoding.tracker import Tracker
from pax.rules import ForbiddenMove, Journal, State, UnknownMove, deal
from pax.rules import journal as j
from pax.rules.journal import legion_bought
from pax.rules.position import OVER
from pax.rules.setup import ROME_HIDDEN

SHOWN_ONCE: Final = frozenset(
    {
        j.ROME_SHOWS,
        j.SEES,
        j.LAYS,
        j.KEEPS,
        j.TAKES,
        j.OFFERS,
        j.BURIES,
        j.BUYS,
        j.SKIPS,
        j.PLAYS,
        j.STOPS,
        j.PASSES,
        j.PEEKS,
        j.DRAWS,
        j.FILLS,
        j.SHOWN,
        j.TURNED,
    }
)
"""Entries of choices and revealed cards: all others follow from them by the rules."""

EVENT_NUMBERS: Final = 3
"""Numbers of an event: what (see `EVENTS`), the kind plus 1 or 0, and the legion or 0.

The seat follows from the rules, because an information state has all events in order.
"""

_WHAT: Final = (
    "Rome shows",
    "Rome hides",
    "sees",
    "lays",
    "keeps",
    "takes",
    "offers",
    "buries",
    "buys",
    "skips",
    "plays",
    "stops",
    "passes",
    "peeks",
    "receives",
    "conspires",
    "Rome takes",
    "starts",
    "filled",
    "turn",
    "draws",
    "ends",
    "is shown",
    "turned",
    "asks",
    "gets",
    "scores",
    "wins",
)
"""The word of each entry of the engine's journal, in the order of its codes."""


EVENTS: Final = {what + 1: _WHAT[what] for what in sorted(SHOWN_ONCE)}
"""The events of an information state's tensor: the first of their numbers, with its word.

They are part of the encoding: a change is a new version (`pax.rl.encoding.encoding.VERSION`).
"""


class _Shown:
    """What one seat was shown, in words and in numbers; it grows with the journal."""

    def __init__(self, config: GameConfig, seat: int) -> None:
        self._config = config
        self._seat = seat
        self._read = 0
        self._looks = 0
        self.words: list[str] = []
        self.events: list[tuple[int, int, int]] = []

    def follow(self, entries: list[Entry]) -> None:
        """Process the new entries of a journal."""
        for entry in entries[self._read :]:
            seen = redacted_entry(entry, self._seat)
            self.words.append(words_of(seen, self._config))
            self._add_event(seen)
        self._read = len(entries)

    def _add_event(self, entry: Entry) -> None:
        what, seat, kind, number = entry
        if what == j.SHOWN and seat == self._seat:
            self._looks += 1
        if what not in SHOWN_ONCE or (what == j.SHOWN and self._looks > ROME_HIDDEN):
            return  # a second look at Rome's hidden cards shows nothing new
        legion = int(legion_bought(number)) if what == j.BUYS else 0
        legion = number if what in {j.OFFERS, j.FILLS} else legion
        self.events.append((what + 1, kind + 1, legion))


class ChanceHistory:
    """Chance outcomes and actions from the beginning, and the state that they lead to.

    With two copies of the deck the cards aside are dealt first, from one copy; then the pile, from
    its top. With one copy the cards left over are aside.
    """

    def __init__(self, encoding: Encoding) -> None:
        """Begin before the deal."""
        self.encoding = encoding
        self.setup = encoding.config.setup
        self.aside: list[int] = []
        self.pile: list[int] = []
        self.moves: list[int] = []
        self.state: State | None = None
        self.journal = Journal()
        self._tracker: Tracker | None = None
        self._tracked = 0
        self._shown: dict[int, _Shown] = {}
        self._open_words: list[str] = []
        self._left = [int(count) for count in self.setup.cards.copies]
        self._to_put_aside = self._surplus()

    @property
    def config(self) -> GameConfig:
        """The table."""
        return self.encoding.config

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and self.state.step == OVER

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the kinds that the next card of the deal can be, with their probabilities."""
        total = sum(self._left)
        return [(kind, count / total) for kind, count in enumerate(self._left) if count]

    def deal(self, kind: int) -> None:
        """Deal one card."""
        if not (0 <= kind < len(self._left) and self._left[kind]):
            kinds = [number for number, count in enumerate(self._left) if count]
            raise ValueError(not_legal(kind, kinds))
        self._left[kind] -= 1
        if self._to_put_aside:
            self.aside.append(kind)
            self._to_put_aside -= 1
            if not self._to_put_aside:
                copies = [int(count) for count in self.setup.cards.copies]
                self._left = [left + count for left, count in zip(self._left, copies, strict=True)]
            return
        self.pile.append(kind)
        if len(self.pile) == self.setup.pile:
            self.state = deal(self.setup, vec[i64](self.pile), self.journal)

    def play(self, action: int) -> None:
        """Make a legal action."""
        state = self.running
        if not 0 <= action < self.encoding.actions:
            raise ValueError(not_legal(action, self.legal()))
        move = int(self.encoding.layout.move_of[action])
        try:
            state.apply(move)
        except (ForbiddenMove, UnknownMove):
            raise ValueError(not_legal(action, self.legal())) from None
        self.moves.append(move)

    @property
    def running(self) -> State:
        """The state; the deal must be complete."""
        if self.state is None:
            raise ValueError("the cards are not dealt yet")
        return self.state

    def legal(self) -> list[int]:
        """Return the legal actions in ascending order."""
        action_of = self.encoding.layout.action_of
        return sorted([int(action_of[move]) for move in self.running.legal()])

    def words(self, seat: int) -> list[str]:
        """Return what a seat was shown, in words, from the first card on."""
        return self._shown_to(seat).words

    def events(self, seat: int) -> list[tuple[int, int, int]]:
        """Return the choices and revealed cards that a seat was shown, as numbers."""
        return self._shown_to(seat).events

    def open_words(self) -> list[str]:
        """Return everything that happened, hidden cards included."""
        unread = self.journal.entries[len(self._open_words) :]
        self._open_words += [words_of(entry, self.config) for entry in unread]
        return self._open_words

    def observation(self, seat: int) -> bytes:
        """Return the observation of a seat; before the end of the deal it is all zeros."""
        row = vec[i64]([0] * int(self.encoding.layout.words))
        if self.state is not None:
            self._followed().write_observation(seat, row, 0)
        return bytes(memoryview(row))

    def game(self) -> Game:
        """Return the game, replayed; the deal must be complete."""
        names = self.config.deck.names
        aside = self.aside or [kind for kind, count in enumerate(self._left) for _ in range(count)]
        game = Game(self.config, names(aside), names(self.pile))
        for move in self.moves:
            game.play(self.config.notation.write(move))
        return game

    def __deepcopy__(self, memo: object) -> "ChanceHistory":
        """Return an independent history."""
        copy = ChanceHistory(self.encoding)
        copy.aside, copy.pile, copy.moves = self.aside[:], self.pile[:], self.moves[:]
        copy._left, copy._to_put_aside = self._left[:], self._to_put_aside
        copy.journal.entries = self.journal.entries[:]
        if self.state is not None:
            copy.state = self.state.copy()
            copy.state.journal = copy.journal
        return copy

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle as chance outcomes and moves."""
        return _replayed, (self.config, self.aside, self.pile, self.moves)

    def _shown_to(self, seat: int) -> _Shown:
        if seat not in self._shown:
            self._shown[seat] = _Shown(self.config, seat)
        self._shown[seat].follow(self.journal.entries)
        return self._shown[seat]

    def _followed(self) -> Tracker:
        """Return a tracker that has followed all moves; a copy of a history begins a new one."""
        if self._tracker is None:
            self._tracker = Tracker(self.encoding.layout, State(self.setup))
            self._tracker.begin(vec[i64](self.pile))
        for move in self.moves[self._tracked :]:
            self._tracker.play(move)
        self._tracked = len(self.moves)
        return self._tracker

    def _surplus(self) -> int:
        copies = int(self.setup.copies)
        return copies * int(self.setup.cards.size) - int(self.setup.pile) if copies > 1 else 0


def _replayed(
    config: GameConfig, aside: Sequence[int], pile: Sequence[int], moves: Sequence[int]
) -> ChanceHistory:
    history = ChanceHistory(Encoding(config))
    for kind in [*aside, *pile]:
        history.deal(kind)
    for move in moves:
        history.play(int(history.encoding.layout.action_of[move]))
    return history


def not_legal(action: object, legal: Iterable[object]) -> str:
    """Return the message for an action that is not legal."""
    return f"action {action}: not legal now; legal are {', '.join(map(str, legal))}"


def words_of(entry: Entry, config: GameConfig) -> str:
    """Return an entry in words: who, what, which card, which number."""
    what, seat, kind, number = entry
    who = "" if seat < 0 else f"{seat} "
    card = "" if kind < 0 else f" {config.deck.kinds[kind]}"
    return f"{who}{_WHAT[what]}{card}{f' {number}' if number else ''}"


def most_moves(config: GameConfig) -> int:
    """Return a bound on the moves of a game.

    Every round puts at least one card under a legion, and every draw of three uses up two cards.
    """
    setup = config.setup
    players, pile, cards = int(setup.players), int(setup.pile), int(setup.cards.size)
    turns = players * (pile + 1)
    draws = pile // 2 + 2 + 2 * players
    answers = cards * int(setup.copies) * (players - 1) if setup.senate_is_open else 0
    return players + int(setup.lays) + turns + 5 * draws + cards * int(setup.copies) + answers


def most_entries(config: GameConfig) -> int:
    """Return a bound on the choices and revealed cards that a seat is shown."""
    return most_moves(config) + 2 * int(config.setup.pile) + 10
