"""Dispatch by step and verb: the legal moves, the reason against a move, and its effect."""

from mypy_extensions import i64

from pax.rules import buy, draw, play, start
from pax.rules.display import limit, symbols_with
from pax.rules.moves import (
    BURY,
    BUY,
    DRAW,
    END,
    KEEP,
    LAY,
    MOVES,
    OFFER,
    PASS,
    PEEK,
    PLAY,
    SKIP,
    TAKE,
    MoveList,
    kind_of,
    legion_of,
    move_of,
    verb_of,
)
from pax.rules.position import (
    ANSWERING,
    BEGINNING,
    BUYING,
    KEEPING,
    LAYING,
    OVER,
    PLACING,
    PLAYING,
    Position,
)
from pax.rules.reasons import (
    ALLOWED,
    ARMY_LIMIT,
    EMPTY_LEGION,
    FLEET_LIMIT,
    GAME_OVER,
    NO_SUCH_LEGION,
    NOT_NOW,
    PILE_TOO_SMALL_TO_BURY,
    TOO_FEW_AUREI,
    Violation,
)


def is_move(position: Position, move: int) -> bool:
    """Whether an integer of any size encodes a move of this deck."""
    return 0 <= move < MOVES and is_canonical(position, move)


def is_canonical(position: Position, move: i64) -> bool:
    """Whether the parts that a verb does not use are 0 and the kind exists in the deck."""
    verb: i64 = verb_of(move)
    kind: i64 = kind_of(move) if names_kind(verb) else 0
    legion: i64 = legion_of(move) if verb in (OFFER, BUY) else 0
    return kind < position.cards.kinds and move == move_of(verb, kind, legion)


def names_kind(verb: i64) -> bool:
    """Whether a move with this verb names a kind."""
    return verb in (LAY, KEEP, TAKE, OFFER, BURY, PLAY)


def belongs_to(verb: i64, step: i64) -> bool:
    """Whether a verb can be chosen in this step."""
    if step == LAYING:
        return verb == LAY
    if step == KEEPING:
        return verb == KEEP
    if step == BEGINNING:
        return verb in (DRAW, PEEK)
    if step == PLACING:
        return verb in (TAKE, OFFER, BURY)
    if step == BUYING:
        return verb in (BUY, SKIP)
    if step == PLAYING:
        return verb in (PLAY, END)
    return step == ANSWERING and verb in (PLAY, PASS)


def why_not(position: Position, move: i64) -> i64:
    """Return the code of the rule that forbids a move now, or ALLOWED."""
    verb: i64 = verb_of(move)
    if position.step == OVER:
        return GAME_OVER
    if not belongs_to(verb, position.step):
        return NOT_NOW
    if verb == PLAY:
        return play.why_not_play(position, kind_of(move))
    if verb in (TAKE, OFFER, BURY):
        return draw.why_not_place(position, verb, kind_of(move), legion_of(move))
    if verb == BUY:
        return buy.why_not_buy(position, legion_of(move))
    if verb in (LAY, KEEP):
        return start.why_not_first(position, kind_of(move))
    if verb == PEEK:
        return draw.why_not_peek(position)
    return ALLOWED


def violation_of(position: Position, code: i64, move: i64) -> Violation:
    """Return the violated rule with the numbers that explain it."""
    seat: i64 = position.seat
    kind: i64 = kind_of(move)
    if code == NOT_NOW:
        return Violation(code, position.step)
    if code == NO_SUCH_LEGION:
        return Violation(code, position.setup.legions)
    if code == PILE_TOO_SMALL_TO_BURY:
        return Violation(code, position.drawing_from)
    if code == EMPTY_LEGION:
        return Violation(code, legion_of(move))
    if code == TOO_FEW_AUREI:
        return Violation(code, cost_of(position, move), position.coins[seat])
    if code in (FLEET_LIMIT, ARMY_LIMIT):
        return Violation(code, limit(position, seat), symbols_with(position, seat, kind))
    return Violation(code)


def cost_of(position: Position, move: i64) -> i64:
    """Return what the seat that decides pays for a purchase or a play."""
    if verb_of(move) == BUY:
        return buy.price(position, position.seat, legion_of(move))
    return play.play_cost(position)


def list_number(position: Position) -> i64:
    """Return a number that identifies the current list of moves for this set-up, or -1.

    Most decisions have one: the beginning of a turn, a single card in view, and a purchase. The
    other steps have too many different lists to cache.
    """
    if position.step == BEGINNING:
        return 0
    if position.step == PLACING and position.views == 1:
        return 8 + 8 * position.in_view[0] + draw.ways_to_place(position)
    if position.step == BUYING:
        return position.setup.purchase_lists + buy.groups_to_buy(position)
    return -1


def list_moves(position: Position, moves: MoveList) -> None:
    """List every legal move; there is at least one until the game is over."""
    step: i64 = position.step
    if step == PLACING:
        draw.places(position, moves)
    elif step in (PLAYING, ANSWERING):
        play.plays(position, moves)
    elif step == BUYING:
        buy.purchases(position, moves)
    elif step == BEGINNING:
        draw.first_steps(position, moves)
    elif step in (LAYING, KEEPING):
        start.first_moves(position, moves)
    else:
        moves.size = 0


def perform(position: Position, move: i64) -> None:  # noqa: C901 - one branch a verb
    """Make a move that is known to be legal."""
    verb: i64 = verb_of(move)
    if verb == PLAY:
        play.play(position, kind_of(move))
    elif verb == END:
        play.end(position)
    elif verb == TAKE:
        draw.take(position, kind_of(move))
    elif verb == OFFER:
        draw.offer(position, kind_of(move), legion_of(move))
    elif verb == BURY:
        draw.bury(position, kind_of(move))
    elif verb == BUY:
        buy.buy(position, legion_of(move))
    elif verb == SKIP:
        buy.skip(position)
    elif verb == DRAW:
        draw.draw(position)
    elif verb == PEEK:
        draw.peek(position)
    elif verb == PASS:
        play.decline(position)
    elif verb == KEEP:
        start.keep(position, kind_of(move))
    else:
        start.lay(position, kind_of(move))
