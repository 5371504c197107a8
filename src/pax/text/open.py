"""Text of a game with all cards open: for replays, never for a player of a running game."""

from pax.game import Game
from pax.rules import State
from pax.text.table import table_blocks
from pax.text.voice import Block, Voice


def open_blocks(game: Game, voice: Voice) -> list[Block]:
    """Return the table as a spectator sees it, and all hidden cards."""
    blocks = table_blocks(game.view(None), voice)
    return [*blocks, hidden_block(game, voice)]


def hidden_block(game: Game, voice: Voice) -> Block:
    """Return the cards in hands, in view, in the pile, hidden by Rome and set aside."""
    state, names = game.open_state(), game.config.deck.names
    lines = [_hand(game, state, seat, voice) for seat in range(len(game.config.players))]
    if state.views:
        drawn = " ".join(names(list(state.in_view)[: int(state.views)]))
        lines.append(voice.say_of(int(state.seat), "open-in-view", cards=drawn))
    if not game.is_over:
        lines.append(voice.say("open-rome", cards=" ".join(names(state.hidden))))
    pile = names(list(state.pile))
    lines.append(voice.say("open-pile", n=len(pile), cards=" ".join(pile)))
    lines.append(voice.say("open-aside", n=len(game.aside), cards=" ".join(game.aside)))
    return Block(voice.say("open"), tuple(lines))


def _hand(game: Game, state: State, seat: int, voice: Voice) -> str:
    kinds = enumerate(game.config.deck.kinds)
    cards = [kind for number, kind in kinds for _ in range(state.in_hand(seat, number))]
    aurei = voice.aurei(int(state.coins[seat]))
    hand = voice.say("hand", aurei=aurei, n=len(cards), cards=" ".join(cards))
    return voice.say("open-hand", name=voice.title(seat), hand=hand)
