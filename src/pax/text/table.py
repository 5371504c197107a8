"""Text of a view: everything on the table, as blocks of lines."""

from collections.abc import Iterable

from pax.game import View
from pax.rules.buy import discount, price
from pax.rules.cards import ARMY, FLEET
from pax.rules.display import limit
from pax.rules.position import KEEPING, OVER
from pax.rules.rounds_left import rome_would_take, rounds_to_come
from pax.text.memory import memory_block
from pax.text.standing import standing_block
from pax.text.voice import Block, Voice, plain
from pax.text.words import Words


def view_text(view: View, words: Words) -> str:
    """Return everything that a seat sees and remembers as plain text."""
    voice = Voice(words, view.config, view.seat)
    return plain(view_blocks(view, voice))


def view_blocks(view: View, voice: Voice) -> list[Block]:
    """Return everything that a seat sees and remembers."""
    return [*table_blocks(view, voice), memory_block(view, voice)]


def table_blocks(view: View, voice: Voice) -> list[Block]:
    """Return the cards on the table and in the seat's hand, and the standings."""
    blocks = [
        turn_block(view, voice),
        rome_block(view, voice),
        legions_block(view, voice),
        standing_block(view, voice),
    ]
    if not view.config.is_solo or view.seat is None:
        blocks.append(players_block(view, voice))
    if view.seat is not None:
        blocks.append(own_block(view, view.seat, voice))
    return blocks


def turn_block(view: View, voice: Voice) -> Block:
    """Return the round, whose decision it is, the pile, and starter and conspirator."""
    state = view.state
    if view.deciding is None:
        return Block(voice.say("turn-over"), ())
    message = "turn-setup" if state.step <= KEEPING else "turn-solo"
    if state.step > KEEPING and not view.config.is_solo:
        message = "turn" if state.seat == state.active else "turn-answer"
    heading = voice.say_of(
        view.deciding, message, round=int(state.round), active=view.config.players[state.active]
    )
    return Block(heading, (pile_line(view, voice), *_offices(view, voice)))


def _offices(view: View, voice: Voice) -> list[str]:
    if view.config.is_solo:
        return []
    lines = [voice.say_of(int(view.state.starter), "starter")]
    if view.conspirator is None:
        return [*lines, voice.say("no-conspirator")]
    return [*lines, voice.say_of(view.conspirator, "conspirator")]


def pile_line(view: View, voice: Voice) -> str:
    """Return the size of the pile and the rounds that it can last."""
    fewest, most = rounds_to_come(view.state)
    size = view.pile_size
    if view.state.step <= KEEPING:
        return voice.say("pile", n=size)
    if most == 0:
        return voice.say("pile-last-round", n=size)
    if fewest == most:
        return voice.say("pile-rounds-exact", n=size, fewest=fewest)
    return voice.say("pile-rounds", n=size, fewest=fewest, most=most)


def rome_block(view: View, voice: Voice) -> Block:
    """Return Rome's cards."""
    cards = view.rome
    lines = []
    if cards:
        lines.append(display_line(cards, voice))
    if view.deciding is not None:
        known = [card for card in view.rome_hidden if card is not None]
        message = "rome-hidden-known" if known else "rome-hidden"
        lines.append(voice.say(message, n=len(view.rome_hidden), cards=" ".join(known)))
    return Block(voice.say("rome", n=len(cards)), tuple(lines))


def display_line(cards: Iterable[str], voice: Voice) -> str:
    """Return cards by category with the symbols of each."""
    groups: dict[str, list[str]] = {}
    for card in cards:
        groups.setdefault(card[0], []).append(card)
    parts = [_group(letter, group, voice) for letter, group in groups.items()]
    return voice.listed(parts) if parts else voice.say("display-empty")


def _group(letter: str, cards: list[str], voice: Voice) -> str:
    symbols = sum(int(card[1]) for card in cards)
    return voice.say(
        "display-group", category=voice.say(f"category-{letter}"), n=symbols, cards=" ".join(cards)
    )


def legions_block(view: View, voice: Voice) -> Block:
    """Return the legions with their cards, prices for this seat, and Rome's target."""
    lines = [legion_line(view, legion, voice) for legion in range(1, len(view.legions) + 1)]
    if view.seat is not None and (saved := discount(view.state, view.seat)):
        lines.append(voice.say("discount", aurei=voice.aurei(int(saved))))
    return Block(voice.say("legions"), tuple(lines))


def legion_line(view: View, legion: int, voice: Voice) -> str:
    """Return one legion with its cards, price, and whether Rome would take it."""
    cards = view.legions[legion - 1]
    if not cards:
        return voice.say("legion-empty", legion=legion)
    line = voice.say(
        "legion", legion=legion, cards=" ".join(cards), worth=int(view.state.worth[legion - 1])
    )
    if view.seat is not None and view.deciding is not None:
        line = voice.say("legion-price", legion=line, aurei=_price(view, view.seat, legion, voice))
    if view.deciding is not None and legion == rome_would_take(view.state):
        line = voice.say("legion-romes", legion=line)
    return line


def _price(view: View, seat: int, legion: int, voice: Voice) -> str:
    return voice.aurei(int(price(view.state, seat, legion)))


def players_block(view: View, voice: Voice) -> Block:
    """Return the displays of the other players."""
    others = [seat for seat in _clockwise(view) if seat != view.seat]
    heading = "players" if view.seat is None else "other-players"
    return Block(voice.say(heading), tuple(player_line(view, seat, voice) for seat in others))


def player_line(view: View, seat: int, voice: Voice) -> str:
    """Return a player's display, with aurei and hand size only if they are open."""
    display = display_line(view.display(seat), voice)
    if not (view.config.options.open_counts or view.state.step == OVER):
        return voice.say("player", name=voice.title(seat), display=display)
    return voice.say(
        "player-counts",
        name=voice.title(seat),
        display=display,
        aurei=voice.aurei(view.aurei(seat)),
        cards=voice.cards(view.hand_size(seat)),
    )


def own_block(view: View, seat: int, voice: Voice) -> Block:
    """Return this seat's display, aurei, hand and limit."""
    lines = [display_line(view.display(seat), voice), hand_line(view, seat, voice)]
    if view.in_view and view.deciding == seat:
        lines.append(voice.say("in-view", cards=" ".join(card or "?" for card in view.in_view)))
    if view.deciding is not None:
        lines.append(limit_line(view, seat, voice))
    return Block(voice.say_of(seat, "your-side"), tuple(lines))


def hand_line(view: View, seat: int, voice: Voice) -> str:
    """Return the seat's aurei and the cards in its hand."""
    aurei = voice.aurei(view.aurei(seat))
    cards = view.hand(seat)
    return voice.say("hand", aurei=aurei, n=len(cards), cards=" ".join(cards))


def limit_line(view: View, seat: int, voice: Voice) -> str:
    """Return the limit of Fleet and Army symbols, and how many the display has."""
    return voice.say(
        "limit",
        limit=int(limit(view.state, seat)),
        fleet=voice.category(FLEET),
        army=voice.category(ARMY),
        fleets=int(view.state.symbols_in(seat, FLEET)),
        armies=int(view.state.symbols_in(seat, ARMY)),
    )


def _clockwise(view: View) -> list[int]:
    """Return all seats clockwise from the view's seat, or from seat 0 for a spectator."""
    seats = len(view.config.players)
    first = 0 if view.seat is None else view.seat
    return [(first + step) % seats for step in range(seats)]
