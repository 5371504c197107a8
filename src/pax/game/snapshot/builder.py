"""Making pictures: the public part from a spectator's view, the private part from a seat's."""

import msgspec

from pax.game.errors import NotYourDecision
from pax.game.game import Game
from pax.game.observation.view import View
from pax.game.snapshot.look_ahead import outcome_of
from pax.game.snapshot.move_preview import preview, wishes
from pax.game.snapshot.rounds_left import rome_would_take, rounds_to_come
from pax.game.snapshot.rows import (
    cards_of,
    display_of,
    group_of,
    hand_of,
    ints,
    names,
    prices_of,
    rome_of,
    symbols_of,
)
from pax.game.snapshot.schema import (
    Blocked,
    Choice,
    Code,
    Forced,
    Legion,
    Mine,
    Open,
    Picture,
    Player,
    Private,
    Public,
    Question,
    Scene,
    Solo,
    Standing,
    Turn,
)
from pax.game.snapshot.standings import as_known, standing
from pax.game.steps import STEPS
from pax.rules import MalformedMove, Reason, State
from pax.rules.buy import DISCOUNT_FOR
from pax.rules.cards import INTRIGUE, LAND, RELIGION, WEALTH
from pax.rules.draw import seen_together
from pax.rules.ending import beaten_by, categories_present
from pax.rules.income import income
from pax.rules.play import play_cost
from pax.rules.position import ANSWERING, BEGINNING, BUYING, OVER, PLACING, PLAYING


def picture(game: Game, seat: int | None) -> Picture:
    """Return the table through one pair of eyes."""
    return Picture(public(game.view(None)), None if seat is None else mine(game, seat))


def scene(view: View) -> Scene:
    """Return what nearly every move changes, from a spectator's view."""
    state = view.state
    over = state.step == OVER
    end = state.result()
    return Scene(
        step=STEPS[state.step],
        round=state.round,
        deciding=None if over else state.seat,
        active=state.active,
        starter=state.starter,
        conspirator=view.conspirator,
        pile=state.pile_size(),
        rounds=(0, 0) if over else rounds_to_come(state),
        rome=rome_of(state, view.table.deck.kinds),
        hidden=0 if over else len(state.hidden),
        takes=0 if over else rome_would_take(state),
        turn=_turn(state),
        forced=forced(state),
        solo=solo_progress(view),
        outcome=None if end is None else outcome_of(end),
    )


def legions(view: View) -> list[Legion]:
    """Return the groups in the market."""
    kinds, state = view.table.deck.kinds, view.state
    return [
        Legion(group_of(state, legion, kinds), worth, prices_of(state, legion))
        for legion, worth in enumerate(ints(state.worth), start=1)
    ]


def player(view: View, seat: int) -> Player:
    """Return what lies before a seat."""
    state, kinds, counts = view.state, view.table.deck.kinds, shows_counts(view)
    symbols = symbols_of(state, seat)
    return Player(
        display=display_of(state, seat, kinds),
        cards=cards_of(state, seat),
        symbols=symbols,
        discount=symbols[WEALTH] // DISCOUNT_FOR,
        limit=max(symbols[LAND], symbols[INTRIGUE]),
        sees=seen_together(symbols[RELIGION]),
        peeked=state.peeked[seat] == 1,
        aurei=state.coins[seat] if counts else None,
        hand=state.hand_sizes[seat] if counts else None,
    )


def public_standing(view: View) -> Standing:
    """Return how things stand by Rome's open cards."""
    return standing(view.state, counts=shows_counts(view), certain=view.state.step == OVER)


def shows_counts(view: View) -> bool:
    """Whether everybody sees how many aurei and cards the others have."""
    return view.table.options.open_counts or view.state.step == OVER


def public(view: View) -> Public:
    """Return what everybody sees, from a spectator's view."""
    return Public(
        **msgspec.structs.asdict(scene(view)),
        legions=legions(view),
        players=[player(view, seat) for seat in range(view.state.setup.players)],
        standing=public_standing(view),
    )


def mine(game: Game, seat: int) -> Mine:
    """Return what a seat of a game knows beyond the public part."""
    return mine_of(game.view(seat), seat, undo=game.undoable(seat))


def mine_of(view: View, seat: int, *, undo: int) -> Mine:
    """Return what a seat knows beyond the public part; its moves if the decision is its own."""
    known = known_standing(view) if knows_rome(view) else None
    return Mine(**msgspec.structs.asdict(private(view, seat, undo=undo)), standing=known)


def private(view: View, seat: int, *, undo: int) -> Private:
    """Return what a seat alone has and may do."""
    state = view.state
    over = state.step == OVER
    asked = not over and state.seat == seat
    return Private(
        seat=seat,
        aurei=state.coins[seat],
        hand=hand_of(state, seat, view.table.deck.kinds),
        view=[card for card in view.in_view if card is not None] if asked else [],
        hidden=[] if over else view.rome_hidden,
        question=question(view) if asked else None,
        undo=undo,
    )


def knows_rome(view: View) -> bool:
    """Whether a seat knows of Rome's hidden cards what not everybody does."""
    state = view.state
    return state.step != OVER and state.hidden[0] < state.cards.kinds


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


def solo_progress(view: View) -> Solo | None:
    """Return what a level of the campaign asks for, and what is reached; None at other tables."""
    if view.table.level is None:
        return None
    state, _ = as_known(view.state)
    goal, beaten = state.setup.goal, beaten_by(state, 0)
    return Solo(view.table.level, goal, beaten, categories_present(state, 0))


def choice(view: View, move: str) -> Choice:
    """Return what a legal move would do at once."""
    return Choice(move, *preview(view.state, view.table.notation.read(move)))


def question(view: View) -> Question:
    """Return the decision of the view's seat, which must have it."""
    state, notation = view.state, view.table.notation
    legal = sorted((notation.write(move), move) for move in state.legal())
    return Question(
        [Choice(words, *preview(state, move)) for words, move in legal],
        [
            Blocked(notation.write(move), code(reason))
            for move in wishes(state)
            if (reason := state.why_not(move)) is not None
        ],
    )


def code(reason: Reason) -> Code:
    """Return a reason of the rules as it is sent."""
    return Code(reason.name, reason.numbers)


def refusal(game: Game, move: str, seat: int) -> Code | None:
    """Return why a seat may not make a move now, or None if it may."""
    try:
        reason = game.why_not(move, seat)
    except NotYourDecision as error:
        return Code("not_your_decision", {"deciding": error.deciding})
    except MalformedMove:
        return Code("malformed_move")
    return None if reason is None else code(reason)
