"""Tellers with a leak each, put in on purpose: every one tells a seat what it may not know."""

from collections.abc import Callable

import msgspec

from pax.game import Game, MoveError
from pax.game.observation.events import events_of
from pax.game.observation.visibility import Entry
from pax.rules import journal as j

from . import streams
from .streams import Part, Teller


def public(what: int) -> Part:
    """Tell everybody a card that only its own seat may see."""

    def events(game: Game, seat: int | None) -> bytes:
        batches = [game.view(other).batches[-1] for other in range(len(game.config.players))]
        mine = game.view(seat).batches[-1]
        told: list[Entry] = [
            max(entries) if entries[0][0] == what else own
            for own, *entries in zip(mine, *batches, strict=True)
        ]
        return msgspec.json.encode(list(events_of(told, game.config.deck)))

    return events


def rome_in_the_open(game: Game, seat: int | None) -> bytes:
    """Tell everybody Rome's hidden cards when they are dealt."""
    hidden = game.config.deck.names(game.open_state().hidden)
    return streams.events(game, seat) + (str(hidden).encode() if not game.moves else b"")


def number_of_choices(game: Game, seat: int | None) -> bytes:
    """Tell everybody how many moves the deciding seat has."""
    return streams.events(game, seat) + str(len(game.legal())).encode()


def prompt_for_all(game: Game, _: int | None) -> bytes:
    """Send everybody the prompt of the deciding seat, with its moves."""
    return msgspec.json.encode(game.prompt(game.seat))


def answers_for_all(game: Game, seat: int | None) -> bytes:
    """Answer every seat as if the decision were its own."""
    told = []
    for text in streams.questions(game.config):
        try:
            told.append(repr(game.why_not(text)))
        except MoveError as error:
            told.append(str(error))
    return streams.answers(game, seat) + "\n".join(told).encode()


def answers_with_the_card_on_top(game: Game, seat: int | None) -> bytes:
    """Name the top card of the pile in an error text."""
    return streams.answers(game, seat) + str(of_pile(game)[:1]).encode()


def undo_by_the_pile(game: Game, seat: int | None) -> bytes:
    """Allow taking back whenever the next card is a Wealth."""
    return streams.undo(game, seat) + str("W" in str(of_pile(game)[:1])).encode()


def undo_by_the_hand(game: Game, seat: int | None) -> bytes:
    """Let the number of moves to take back depend on how many kinds the others hold."""
    hands = list(game.open_state().held_sizes)
    return streams.undo(game, seat) + str(hands).encode()


def view_with_the_pile(game: Game, seat: int | None) -> bytes:
    """Show the cards at the bottom of the pile."""
    return streams.view(game, seat) + str(of_pile(game)[-3:]).encode()


def view_of_a_neighbour(game: Game, seat: int | None) -> bytes:
    """Show a seat what its neighbour knows."""
    seats = len(game.config.players)
    return streams.view(game, 0 if seat is None else (seat + 1) % seats)


def of_pile(game: Game) -> list[str]:
    """Return the pile, top first."""
    state = game.open_state()
    return game.config.deck.names(state.pile)


LEAKS: dict[str, Callable[[], Teller]] = {
    "a drawn card": lambda: Teller(events=public(j.SEES)),
    "a kept card": lambda: Teller(events=public(j.KEEPS)),
    "a taken card": lambda: Teller(events=public(j.TAKES)),
    "a buried card": lambda: Teller(events=public(j.BURIES)),
    "a card shown to one who peeks": lambda: Teller(events=public(j.SHOWN)),
    "Rome's hidden cards": lambda: Teller(events=rome_in_the_open),
    "the number of choices": lambda: Teller(events=number_of_choices),
    "the legal moves of another": lambda: Teller(prompt=prompt_for_all),
    "reasons of another's hand": lambda: Teller(answers=answers_for_all),
    "a hidden card in an error text": lambda: Teller(answers=answers_with_the_card_on_top),
    "undo by hidden cards in the pile": lambda: Teller(undo=undo_by_the_pile),
    "undo by hidden cards in a hand": lambda: Teller(undo=undo_by_the_hand),
    "the bottom of the pile": lambda: Teller(view=view_with_the_pile),
    "a neighbour's view": lambda: Teller(view=view_of_a_neighbour),
}
