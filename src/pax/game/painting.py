"""Making pictures: the public part from a spectator's view, the private part from a seat's."""

from typing import TYPE_CHECKING, NamedTuple

from pax.game.ahead import outcome_of
from pax.game.errors import NotYourDecision
from pax.game.game import Game
from pax.game.horizon import rome_would_take, rounds_to_come
from pax.game.listing import (
    cards_of,
    display_of,
    group_of,
    hand_of,
    ints,
    names,
    rome_of,
    symbols_of,
)
from pax.game.picture import (
    Blocked,
    Choice,
    Code,
    Forced,
    Legion,
    Mine,
    Open,
    Picture,
    Player,
    Public,
    Question,
    Solo,
    Standing,
    Step,
    Turn,
)
from pax.game.standing import as_known, standing
from pax.game.steps import STEPS
from pax.game.view import View
from pax.rules import MalformedMove, Reason, State
from pax.rules.buy import DISCOUNT_FOR, price
from pax.rules.cards import INTRIGUE, LAND, RELIGION, WEALTH
from pax.rules.draw import EMPTY_PILE_PAYS, PEEK_PAYS, seen_together
from pax.rules.ending import beaten_by, categories_present
from pax.rules.income import income
from pax.rules.play import play_cost
from pax.rules.position import ANSWERING, BEGINNING, BUYING, OVER, PLACING, PLAYING

if TYPE_CHECKING:
    from collections.abc import Iterator


def picture(game: Game, seat: int | None) -> Picture:
    """Return the table through one pair of eyes."""
    return Picture(public(game.view(None)), None if seat is None else mine(game, seat))


class Parts(NamedTuple):
    """The parts of the public picture that take time to make, and that few moves change."""

    legions: list[Legion] | None = None
    players: list[Player] | None = None
    standing: Standing | None = None


def parts_of(view: View, known: Parts | None = None) -> Parts:
    """Return the parts of a picture, as far as they are not known."""
    legions, players, stands = known or Parts()
    state = view.state
    over = state.step == OVER
    counts = over or view.table.options.open_counts
    if legions is None or players is None:
        symbols = [symbols_of(state, seat) for seat in range(state.setup.players)]
        legions = _legions(view, symbols) if legions is None else legions
        players = _players(view, symbols, counts=counts) if players is None else players
    if stands is None:
        stands = standing(state, counts=counts, certain=over)
    return Parts(legions, players, stands)


def public(view: View, known: Parts | None = None) -> Public:
    """Return what everybody sees, from a spectator's view; some parts may be known already."""
    state = view.state
    over = state.step == OVER
    legions, players, stands = parts_of(view, known)
    if legions is None or players is None or stands is None:
        raise ValueError("a part of the picture is missing")
    return Public(
        step=_step(state),
        round=state.round,
        deciding=view.deciding,
        active=state.active,
        starter=state.starter,
        conspirator=view.conspirator,
        pile=view.pile_size,
        rounds=(0, 0) if over else rounds_to_come(state),
        rome=rome_of(state, view.table.deck.kinds),
        hidden=0 if over else len(state.hidden),
        legions=legions,
        takes=0 if over else rome_would_take(state),
        players=players,
        standing=stands,
        turn=_turn(state),
        forced=forced(state),
        solo=_solo(view),
        outcome=None if (end := state.result()) is None else outcome_of(end),
    )


def mine(game: Game, seat: int) -> Mine:
    """Return what a seat of a game knows beyond the public part."""
    return mine_of(game.view(seat), seat, undo=game.undoable(seat))


def mine_of(view: View, seat: int, *, undo: int, known: Standing | None = None) -> Mine:
    """Return what a seat knows beyond the public part; its moves if the decision is its own.

    `known` is the standing with Rome's hidden cards, if somebody has reckoned it already.
    """
    state = view.state
    asked = view.deciding == seat
    hidden = view.rome_hidden
    knows = state.step != OVER and hidden[0] is not None
    return Mine(
        seat=seat,
        aurei=state.coins[seat],
        hand=hand_of(state, seat, view.table.deck.kinds),
        view=[card for card in view.in_view if card is not None] if asked else [],
        hidden=[] if state.step == OVER else hidden,
        standing=(known or known_standing(view)) if knows else None,
        question=question(view) if asked else None,
        undo=undo,
    )


def open_cards(game: Game) -> Open:
    """Return all that lies hidden: for replays, never for a player."""
    state, kinds = game.open_state(), game.table.deck.kinds
    return Open(
        hands=[hand_of(state, seat, kinds) for seat in range(state.setup.players)],
        aurei=ints(state.coins),
        pile=names(state.pile, kinds),
        hidden=[] if state.step == OVER else names(state.hidden, kinds),
        view=names(state.in_view, kinds)[: state.views],
        aside=sorted(game.aside),
    )


def known_standing(view: View) -> Standing:
    """Return the standing with those of Rome's hidden cards that this seat knows."""
    state, certain = as_known(view.state)
    return standing(state, counts=view.table.options.open_counts, certain=certain)


def forced(state: State) -> Forced | None:
    """Return the verb of the only move where all can tell so: by what is open, and by aurei."""
    step = state.step
    if step == BEGINNING:
        return "draw" if len(state.legal()) == 1 else None
    if step == BUYING:
        return "skip" if len(state.legal()) == 1 else None
    if step in (PLAYING, ANSWERING):
        stuck = not state.hand_sizes[state.seat] or play_cost(state) > state.coins[state.seat]
        return ("pass" if step == ANSWERING else "end") if stuck else None
    if step == PLACING and state.views == 1 and state.offered:
        return _last_place(state)
    return None


def _last_place(state: State) -> Forced | None:
    """Return where the one card in view must go, if the other place is taken or never was."""
    if state.taken:
        return "bury"
    return "take" if state.buried or state.drawing_from < len(("take", "offer", "bury")) else None


def _step(state: State) -> Step:
    return STEPS[state.step]


def _legions(view: View, symbols: list[list[int]]) -> list[Legion]:
    kinds, state = view.table.deck.kinds, view.state
    discounts = [row[WEALTH] // DISCOUNT_FOR for row in symbols]
    return [
        Legion(
            group_of(state, legion, kinds),
            worth,
            [worth - less if worth > less else 0 for less in discounts],
        )
        for legion, worth in enumerate(ints(state.worth), start=1)
    ]


def _players(view: View, symbols: list[list[int]], *, counts: bool) -> list[Player]:
    state, kinds = view.state, view.table.deck.kinds
    coins, hands, peeked = ints(state.coins), ints(state.hand_sizes), ints(state.peeked)
    return [
        Player(
            display=display_of(state, seat, kinds),
            cards=cards_of(state, seat),
            symbols=row,
            discount=row[WEALTH] // DISCOUNT_FOR,
            limit=max(row[LAND], row[INTRIGUE]),
            sees=seen_together(row[RELIGION]),
            peeked=peeked[seat] == 1,
            aurei=coins[seat] if counts else None,
            hand=hands[seat] if counts else None,
        )
        for seat, row in enumerate(symbols)
    ]


def _turn(state: State) -> Turn:
    placing = state.step == PLACING
    return Turn(
        in_view=state.views,
        to_come=state.to_come if placing else 0,
        taken=placing and state.taken,
        offered=placing and state.offered,
        buried=placing and state.buried,
        played=state.played,
        cost=play_cost(state),
        income=income(state),
    )


def _solo(view: View) -> Solo | None:
    if view.table.level is None:
        return None
    state, _ = as_known(view.state)
    goal, beaten = state.setup.goal, beaten_by(state, 0)
    return Solo(view.table.level, goal, beaten, categories_present(state, 0))


def question(view: View) -> Question:
    """Return the decision of the view's seat, which must have it."""
    state, notation = view.state, view.table.notation
    legal = sorted(notation.write_all(state.legal()))
    blocked = [
        Blocked(move, code(reason))
        for move in _wishes(view)
        if move not in legal and (reason := state.why_not(notation.read(move))) is not None
    ]
    return Question([_choice(view, move) for move in legal], blocked)


def code(reason: Reason) -> Code:
    """Return a reason of the rules as it is sent."""
    return Code(reason.name, reason.numbers)


def _wishes(view: View) -> "Iterator[str]":
    """Yield what one might want to do in this step."""
    state = view.state
    if state.step in (PLAYING, ANSWERING):
        hand = hand_of(state, state.seat, view.table.deck.kinds)
        yield from (f"play {card}" for card in dict.fromkeys(hand))
    elif state.step == BUYING:
        yield from (f"buy {legion}" for legion in range(1, state.setup.legions + 1))
    elif state.step == PLACING:
        for card in dict.fromkeys(view.in_view):
            yield from (f"take {card}", f"offer {card} 1", f"bury {card}")
    elif state.step == BEGINNING:
        yield "peek"


def _choice(view: View, move: str) -> Choice:
    state = view.state
    verb, _, rest = move.partition(" ")
    if verb == "play":
        after = state.copy()
        after.apply(view.table.notation.read(move))
        brings = 0 if state.step == ANSWERING else income(after)
        became = after.conspirator == state.seat != state.conspirator
        return Choice(move, costs=play_cost(state), brings=brings, conspires=became)
    if verb == "buy":
        return Choice(move, costs=price(state, state.seat, int(rest)))
    if verb == "offer":
        return Choice(move, romes=_would_be_romes(view, rest))
    if verb == "end":
        return Choice(move, brings=income(state))
    if verb == "peek":
        return Choice(move, brings=PEEK_PAYS)
    if verb == "draw" and view.pile_size == 0:
        return Choice(move, brings=EMPTY_PILE_PAYS)
    return Choice(move)


def _would_be_romes(view: View, rest: str) -> bool:
    card, _, legion = rest.partition(" ")
    state = view.state.copy()
    state.lay_out(int(legion), view.table.deck.number[card])
    return rome_would_take(state) == int(legion)


def refusal(game: Game, move: str, seat: int) -> Code | None:
    """Return why a seat may not make a move now, or None if it may."""
    try:
        reason = game.why_not(move, seat)
    except NotYourDecision as error:
        return Code("not_your_decision", {"deciding": error.deciding})
    except MalformedMove:
        return Code("malformed_move")
    return None if reason is None else code(reason)
