"""A game at a server's table, as known from the server's messages."""

from pax import protocol
from pax.decks import built_in_deck, from_counts
from pax.game import GameConfig, View
from pax.game.observation.event_decoding import batches_of
from pax.game.snapshot.schema import Mine


class RemoteGame:
    """Holds the view that the messages of the server build up; nothing else is known."""

    def __init__(self, welcome: protocol.Welcome) -> None:
        """Build the view from the log so far."""
        self.info = welcome.table
        self.config = game_config(welcome.table)
        self.seat = welcome.shows
        self.mine: Mine | None = welcome.mine
        self.seq = welcome.seq
        self._view = View(self.config, self.seat)
        self.receive(welcome.news)

    def update(self, update: protocol.Update) -> None:
        """Apply an update."""
        self.seq = update.seq
        if update.table is not None:
            self._update_table(update.table)
        self.mine = update.mine or self.mine
        self.receive(update.news)

    def _update_table(self, info: protocol.TableInfo) -> None:
        """Replace the table info; names may change until the deal."""
        self.info = info
        if not self.has_begun:
            self.config = game_config(info)
            self._view = View(self.config, self.seat)

    def receive(self, news: list[protocol.TableNews]) -> None:
        """Pass the events of the game to the view."""
        for each in news:
            if isinstance(each, protocol.Begun | protocol.Moved):
                for batch in batches_of(each.events, self.config.deck):
                    self._view.receive(batch)

    @property
    def has_begun(self) -> bool:
        """Whether the cards are dealt."""
        return bool(self._view.batches)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.has_begun and self._view.deciding is None

    def view(self, seat: int | None) -> View:  # noqa: ARG002 - there is only one
        """Return the view; a remote game has only one."""
        return self._view

    def legal(self) -> list[str]:
        """Return the legal moves of this seat."""
        if self.mine is None or self.mine.question is None:
            return []
        return [choice.move for choice in self.mine.question.moves]


def game_config(info: protocol.TableInfo) -> GameConfig:
    """Return the configuration of a game from its table info."""
    deck = built_in_deck(info.deck) if isinstance(info.deck, str) else from_counts(info.deck)
    return GameConfig(tuple(seat.name for seat in info.seats), info.solo, info.options, deck)
