"""A game at a server's table, as far as it was told here."""

from pax import protocol
from pax.decks import built_in_deck, from_counts
from pax.game import GameConfig, View
from pax.game.observation.event_decoding import batches_of
from pax.game.snapshot.schema import Mine


class RemoteGame:
    """The view that grows with what the server tells; nothing else is known here."""

    def __init__(self, welcome: protocol.Welcome) -> None:
        """Begin with everything so far."""
        self.info = welcome.table
        self.config = table_of(welcome.table)
        self.seat = welcome.shows
        self.mine: Mine | None = welcome.mine
        self.seq = welcome.seq
        self._view = View(self.config, self.seat)
        self.hear(welcome.news)

    def update(self, update: protocol.Update) -> None:
        """Take in what is new."""
        self.seq = update.seq
        if update.table is not None:
            self._meet(update.table)
        self.mine = update.mine or self.mine
        self.hear(update.news)

    def _meet(self, info: protocol.TableInfo) -> None:
        """Take in who sits there; until the deal the names may change."""
        self.info = info
        if not self.has_begun:
            self.config = table_of(info)
            self._view = View(self.config, self.seat)

    def hear(self, news: list[protocol.TableNews]) -> None:
        """Let the view receive what happened in the game."""
        for each in news:
            if isinstance(each, protocol.Begun | protocol.Moved):
                for batch in batches_of(each.events, self.config.deck):
                    self._view.receive(batch)

    @property
    def has_begun(self) -> bool:
        """The cards are dealt."""
        return bool(self._view.batches)

    @property
    def is_over(self) -> bool:
        """The game has ended."""
        return self.has_begun and self._view.deciding is None

    def view(self, seat: int | None) -> View:  # noqa: ARG002 - there is only one
        """Return the one view that there is here."""
        return self._view

    def legal(self) -> list[str]:
        """Return the moves that this seat may make now."""
        if self.mine is None or self.mine.question is None:
            return []
        return [choice.move for choice in self.mine.question.moves]


def table_of(info: protocol.TableInfo) -> GameConfig:
    """Return a table as the game takes it."""
    deck = built_in_deck(info.deck) if isinstance(info.deck, str) else from_counts(info.deck)
    return GameConfig(tuple(seat.name for seat in info.seats), info.solo, info.options, deck)
