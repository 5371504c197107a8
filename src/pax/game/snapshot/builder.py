"""Snapshot builder: the public part from a spectator's view, the private part from a seat's."""

import msgspec

from pax.game.config import GameConfig
from pax.game.game import Game
from pax.game.observation.view import View
from pax.game.reasons import reason_of
from pax.game.snapshot.rows import (
    cards_of,
    display_of,
    group_of,
    hand_of,
    ints,
    known_names,
    names,
    prices_of,
    rome_of,
    symbols_of,
)
from pax.game.snapshot.schema import (
    Blocked,
    Choice,
    Forced,
    Legion,
    Mine,
    Open,
    Outcome,
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
from pax.rules import Result, State
from pax.rules.buy import DISCOUNT_FOR
from pax.rules.cards import INTRIGUE, LAND, RELIGION, WEALTH
from pax.rules.draw import seen_together
from pax.rules.ending import beaten_by, categories_present, riches
from pax.rules.income import income
from pax.rules.move_preview import blocked, preview, previews
from pax.rules.play import play_cost
from pax.rules.position import ANSWERING, BEGINNING, BUYING, NOBODY, OVER, PLACING, PLAYING
from pax.rules.rounds_left import rome_would_take, rounds_to_come


def picture(game: Game, seat: int | None, *, undo_to_choice: int = 0) -> Picture:
    """Return the snapshot of a game for a seat, or for a spectator if seat is None."""
    own = None if seat is None else mine(game, seat, undo_to_choice=undo_to_choice)
    return Picture(public(game.view(None)), own)


def outcome_of(result: Result) -> Outcome:
    """Return a result as a struct."""
    return Outcome(result.rome_wins, list(result.winners), list(result.points))


def scene(table: GameConfig, state: State) -> Scene:
    """Return the public fields that most moves change, from the state of a spectator's view."""
    over = state.step == OVER
    end = state.result() if over else None
    return Scene(
        step=STEPS[state.step],
        round=state.round,
        deciding=None if over else state.seat,
        active=state.active,
        starter=state.starter,
        conspirator=None if table.is_solo or state.conspirator == NOBODY else state.conspirator,
        pile=state.pile_size(),
        rounds=(0, 0) if over else rounds_to_come(state),
        rome=rome_of(state, table.deck.kinds),
        hidden=0 if over else len(state.hidden),
        takes=0 if over else rome_would_take(state),
        turn=_turn(state),
        forced=forced(state),
        solo=solo_progress(table, state),
        outcome=None if end is None else outcome_of(end),
    )


def legions(table: GameConfig, state: State) -> list[Legion]:
    """Return the group under each legion."""
    kinds = table.deck.kinds
    return [
        Legion(group_of(state, legion, kinds), worth, prices_of(state, legion))
        for legion, worth in enumerate(ints(state.worth), start=1)
    ]


def player(table: GameConfig, state: State, seat: int) -> Player:
    """Return the public part of a seat."""
    kinds, counts = table.deck.kinds, shows_counts(table, state)
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
        riches=int(riches(state, seat)) if counts else None,
    )


def public_standing(table: GameConfig, state: State) -> Standing:
    """Return the standing computed from Rome's face-up cards."""
    return standing(state, counts=shows_counts(table, state), certain=state.step == OVER)


def shows_counts(table: GameConfig, state: State) -> bool:
    """Whether aurei and hand sizes are public: with `open_counts`, or after the end."""
    return table.options.open_counts or state.step == OVER


def public(view: View) -> Public:
    """Return the public part of a snapshot, from a spectator's view."""
    table, state = view.config, view.state
    return Public(
        **msgspec.structs.asdict(scene(table, state)),
        legions=legions(table, state),
        players=[player(table, state, seat) for seat in range(state.setup.players)],
        standing=public_standing(table, state),
    )


def mine(game: Game, seat: int, *, undo_to_choice: int = 0) -> Mine:
    """Return the private part of a snapshot for a seat of a game."""
    return mine_of(game.view(seat), undo=game.undoable(seat), undo_to_choice=undo_to_choice)


def mine_of(view: View, *, undo: int, undo_to_choice: int = 0) -> Mine:
    """Return the private part of a snapshot, with the legal moves if this seat decides."""
    state = view.state
    known = known_standing(view.config, state) if knows_rome(state) else None
    own = private(view, state, undo=undo, undo_to_choice=undo_to_choice)
    return Mine(**msgspec.structs.asdict(own), standing=known)


def private(view: View, state: State, *, undo: int, undo_to_choice: int = 0) -> Private:
    """Return the private part without the standing; `state` is the state of the view."""
    seat, kinds = 0 if view.seat is None else view.seat, view.config.deck.kinds
    over = state.step == OVER
    asked = not over and state.seat == seat
    return Private(
        seat=seat,
        aurei=state.coins[seat],
        hand=hand_of(state, seat, kinds),
        view=names(state.in_view[: state.views], kinds) if asked else [],
        hidden=[] if over else known_names(state.hidden, kinds),
        question=question(view.config, state) if asked else None,
        undo=undo,
        undo_to_choice=undo_to_choice,
    )


def knows_rome(state: State) -> bool:
    """Whether a seat knows any of Rome's hidden cards before they are public."""
    return state.step != OVER and state.hidden[0] < state.cards.kinds


def open_cards(game: Game) -> Open:
    """Return all hidden cards: for replays, never for a player."""
    state, kinds = game.open_state(), game.config.deck.kinds
    return Open(
        hands=[hand_of(state, seat, kinds) for seat in range(state.setup.players)],
        aurei=ints(state.coins),
        pile=names(state.pile, kinds),
        hidden=[] if state.step == OVER else names(state.hidden, kinds),
        view=names(state.in_view, kinds)[: state.views],
        aside=sorted(game.aside),
    )


def known_standing(table: GameConfig, state: State) -> Standing:
    """Return the standing computed with the hidden cards of Rome that a seat knows."""
    known, certain = as_known(state)
    return standing(known, counts=table.options.open_counts, certain=certain)


def forced(state: State) -> Forced | None:
    """Return the verb of the only legal move if that follows from public facts, else None."""
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
    """Return the only verb left for the one card in view, or None if there are two."""
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


def solo_progress(table: GameConfig, state: State) -> Solo | None:
    """Return the goal and the progress of a solo level; None in standard games."""
    if table.level is None:
        return None
    known, _ = as_known(state)
    goal, beaten = known.setup.goal, beaten_by(known, 0)
    return Solo(table.level, goal, beaten, categories_present(known, 0))


def choice(view: View, move: str) -> Choice:
    """Return a legal move with its preview."""
    return Choice(str(move), *preview(view.state, view.config.notation.read(move)))


def question(table: GameConfig, state: State) -> Question:
    """Return the decision of the deciding seat, from the state of its view."""
    notation = table.notation
    shown = sorted((str(notation.write(move)), each) for move, each in previews(state))
    return Question(
        [Choice(words, *each) for words, each in shown],
        [Blocked(str(notation.write(move)), reason_of(why)) for move, why in blocked(state)],
    )
