"""Senders with a deliberate leak each: every one sends a seat something that it may not know."""

from collections.abc import Callable

import msgspec

from pax.game import Game, MoveError
from pax.game.observation.events import events_of
from pax.game.observation.visibility import Entry
from pax.rules import journal as j

from . import streams
from .streams import Part, Sender


def public(what: int) -> Part:
    """Send all seats a card that only one seat may see."""

    def events(game: Game, seat: int | None) -> bytes:
        batches = [game.view(other).batches[-1] for other in range(len(game.config.players))]
        mine = game.view(seat).batches[-1]
        sent: list[Entry] = [
            max(entries) if entries[0][0] == what else own
            for own, *entries in zip(mine, *batches, strict=True)
        ]
        return msgspec.json.encode(list(events_of(sent, game.config.deck)))

    return events


def rome_in_the_open(game: Game, seat: int | None) -> bytes:
    """Send all seats Rome's hidden cards when they are dealt."""
    hidden = game.config.deck.names(game.open_state().hidden)
    return streams.events(game, seat) + (str(hidden).encode() if not game.moves else b"")


def number_of_choices(game: Game, seat: int | None) -> bytes:
    """Send all seats the number of legal moves of the deciding seat."""
    return streams.events(game, seat) + str(len(game.legal())).encode()


def prompt_for_all(game: Game, _: int | None) -> bytes:
    """Send all seats the prompt of the deciding seat, with its moves."""
    return msgspec.json.encode(game.prompt(game.seat))


def answers_for_all(game: Game, seat: int | None) -> bytes:
    """Answer every seat as if it had the decision."""
    sent = []
    for text in streams.questions(game.config):
        try:
            sent.append(repr(game.why_not(text)))
        except MoveError as error:
            sent.append(str(error))
    return streams.answers(game, seat) + "\n".join(sent).encode()


def answers_with_the_card_on_top(game: Game, seat: int | None) -> bytes:
    """Name the top card of the pile in an error text."""
    return streams.answers(game, seat) + str(of_pile(game)[:1]).encode()


def undo_by_the_pile(game: Game, seat: int | None) -> bytes:
    """Allow undo whenever the next card is a Wealth."""
    return streams.undo(game, seat) + str("W" in str(of_pile(game)[:1])).encode()


def undo_by_the_hand(game: Game, seat: int | None) -> bytes:
    """Make the number of undoable moves depend on the kinds in other hands."""
    hands = list(game.open_state().held_sizes)
    return streams.undo(game, seat) + str(hands).encode()


def view_with_the_pile(game: Game, seat: int | None) -> bytes:
    """Show the cards at the bottom of the pile."""
    return streams.view(game, seat) + str(of_pile(game)[-3:]).encode()


def view_of_a_neighbour(game: Game, seat: int | None) -> bytes:
    """Show a seat the view of its neighbour."""
    seats = len(game.config.players)
    return streams.view(game, 0 if seat is None else (seat + 1) % seats)


def of_pile(game: Game) -> list[str]:
    """Return the pile, top first."""
    state = game.open_state()
    return game.config.deck.names(state.pile)


LEAKS: dict[str, Callable[[], Sender]] = {
    "a drawn card": lambda: Sender(events=public(j.SEES)),
    "a kept card": lambda: Sender(events=public(j.KEEPS)),
    "a taken card": lambda: Sender(events=public(j.TAKES)),
    "a buried card": lambda: Sender(events=public(j.BURIES)),
    "a card shown to a seat that peeks": lambda: Sender(events=public(j.SHOWN)),
    "Rome's hidden cards": lambda: Sender(events=rome_in_the_open),
    "the number of choices": lambda: Sender(events=number_of_choices),
    "the legal moves of another seat": lambda: Sender(prompt=prompt_for_all),
    "reasons that reveal another hand": lambda: Sender(answers=answers_for_all),
    "a hidden card in an error text": lambda: Sender(answers=answers_with_the_card_on_top),
    "undo by hidden cards in the pile": lambda: Sender(undo=undo_by_the_pile),
    "undo by hidden cards in a hand": lambda: Sender(undo=undo_by_the_hand),
    "the bottom of the pile": lambda: Sender(view=view_with_the_pile),
    "a neighbour's view": lambda: Sender(view=view_of_a_neighbour),
}
