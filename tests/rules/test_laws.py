"""Invariants of every game, whatever is dealt and chosen."""

from collections import Counter

from hypothesis import given, settings

from pax.decks.deck import CATEGORY_LETTERS
from pax.rules import ForbiddenMove, Setup, State, UnknownMove
from pax.rules.cards import ARMY, FLEET, INTRIGUE, LAND
from pax.rules.moves import BUY, MOST_LEGIONS, OFFER, PLAY, VERBS, kind_of, move_of, verb_of
from pax.rules.position import ANSWERING, BEGINNING, NOBODY

from .plays import (
    Play,
    by_seat,
    cards_everywhere,
    fields,
    held_by,
    legions_of,
    plain,
    plays,
    snapshot,
)

some_games = settings(max_examples=settings().max_examples // 3)
SPARSE = 17


@some_games
@given(plays())
def test_cards_are_conserved(play: Play) -> None:
    dealt = Counter(play.game().deck.row(play.start.pile))
    for state in play.states():
        assert cards_everywhere(state) == dealt


@some_games
@given(plays())
def test_aurei_are_never_negative(play: Play) -> None:
    for state in play.states():
        assert min(state.coins) >= 0


@some_games
@given(plays())
def test_displays_and_rome_only_grow(play: Play) -> None:
    for step in play.steps():
        old = [*step.before.displays, *step.before.rome]
        new = [*step.after.displays, *step.after.rome]
        assert all(now >= then for then, now in zip(old, new, strict=True))


@some_games
@given(plays())
def test_after_each_fleet_or_army_played_its_symbols_are_within_the_limit(play: Play) -> None:
    for step in play.steps():
        if verb_of(step.move) != PLAY:
            continue
        category = step.after.cards.category[kind_of(step.move)]
        if category in (FLEET, ARMY):
            symbols = by_seat(step.after, step.after.symbols)[step.before.seat]
            assert symbols[category] <= max(symbols[LAND], symbols[INTRIGUE])


@some_games
@given(plays())
def test_the_conspirator_has_at_least_as_many_intrigue_symbols_as_anyone(play: Play) -> None:
    for state in play.states():
        most = max(symbols[INTRIGUE] for symbols in by_seat(state, state.symbols))
        if state.conspirator == NOBODY:
            assert most == 0
        else:
            assert state.symbols_in(state.conspirator, INTRIGUE) == most > 0


@some_games
@given(plays())
def test_every_round_begins_with_a_card_under_every_legion(play: Play) -> None:
    rounds = 0
    for state in play.states():
        if state.step == BEGINNING and state.round > rounds:
            rounds = state.round
            assert all(legions_of(state))
            assert state.seat == state.starter
    assert rounds > 0


@some_games
@given(plays())
def test_there_is_a_legal_move_until_the_game_is_over(play: Play) -> None:
    for state in play.states():
        moves = state.legal()
        assert bool(moves) is not state.is_over
        assert len(moves) == len(set(moves)) <= state.setup.most_moves


def most_decisions(setup: Setup) -> int:
    """Return an upper bound on the number of decisions in a game of this set-up.

    After the end of a round at least one legion is empty: Rome has emptied one, or the players had
    emptied all. It is filled from the pile. During a round the pile never grows, because no seat
    buries more cards than it draws. So every round begins with a smaller pile than the one before,
    and the number of rounds is at most the number of cards plus one. A turn has at most a
    beginning, three cards to place, a purchase, the end of playing and, with 5 to 8 players, an
    answer from every other seat. The other decisions are plays, lays and keeps; each card is played
    at most once, and laid or kept at most once.
    """
    turns = (setup.pile + 1) * setup.players
    answers = setup.players - 1 if setup.senate_is_open else 0
    return int(turns * (1 + 3 + 1 + 1 + answers) + 2 * setup.pile)


@some_games
@given(plays())
def test_every_game_ends_within_the_derived_bound(play: Play) -> None:
    setup = play.game().state.setup
    decisions = sum(1 for _ in play.steps())
    assert decisions <= most_decisions(setup)


@some_games
@given(plays())
def test_the_pile_shrinks_from_round_to_round(play: Play) -> None:
    rounds, pile = 0, len(play.start.pile)
    for state in play.states():
        if state.round > rounds:
            assert state.pile_size() < pile
            rounds, pile = state.round, state.pile_size()


@some_games
@given(plays())
def test_exactly_one_side_wins(play: Play) -> None:
    end = play.end()
    result = end.result()
    assert result is not None
    if end.setup.is_solo:
        assert result.winners == (() if result.rome_wins else (0,))
    elif result.rome_wins:
        assert result.winners == (() if end.conspirator == NOBODY else (end.conspirator,))
    else:
        best = [seat for seat, had in enumerate(result.points) if had == max(result.points)]
        assert list(result.winners) == best


def well_formed(state: State) -> list[int]:
    """Return every move that has a text with this deck."""
    kinds = range(state.cards.kinds)
    legions = range(MOST_LEGIONS + 1)
    moves = [move_of(OFFER, kind, legion) for kind in kinds for legion in legions]
    moves += [move_of(BUY, 0, legion) for legion in legions]
    for verb in set(range(VERBS)) - {OFFER, BUY}:
        moves += [move_of(verb, kind) for kind in (kinds if names_a_kind(verb) else range(1))]
    return moves


def names_a_kind(verb: int) -> bool:
    """Whether the text of a move with this verb names a card."""
    words = "lay keep draw peek take offer bury buy skip play end pass".split()
    return words[verb] in {"lay", "keep", "take", "offer", "bury", "play"}


@some_games
@given(plays())
def test_a_move_is_legal_exactly_when_nothing_forbids_it(play: Play) -> None:
    for number, state in enumerate(play.states()):
        if number % SPARSE == 0 or state.is_over:
            allowed = [move for move in well_formed(state) if state.why_not(move) is None]
            assert sorted(allowed) == sorted(state.legal())


@some_games
@given(plays())
def test_a_refused_move_leaves_the_state_untouched(play: Play) -> None:
    for number, state in enumerate(play.states()):
        if number % SPARSE:
            continue
        legal, before = set(state.legal()), snapshot(state)
        for move in [*well_formed(state)[::7], -1, 24576, 10**30]:
            if move not in legal:
                refuse(state, move)
        assert snapshot(state) == before


def refuse(state: State, move: int) -> None:
    """Apply a move that must be refused."""
    try:
        state.apply(move)
    except (ForbiddenMove, UnknownMove):
        return
    raise AssertionError(move)


@some_games
@given(plays())
def test_derived_rows_agree_with_the_cards(play: Play) -> None:
    for state in play.states():
        assert_derived_rows(state)


def assert_derived_rows(state: State) -> None:
    """Recompute symbols, numbers of cards and values, and compare."""
    cards = state.cards
    of_kind = list(zip(cards.category, cards.symbols, strict=True))
    for seat in range(state.setup.players):
        symbols, number = [0] * 7, [0] * 7
        display = by_seat(state, state.displays)[seat]
        hand = by_seat(state, state.hands)[seat]
        for count, (category, printed) in zip(display, of_kind, strict=True):
            symbols[category] += count * printed
            number[category] += count
        assert by_seat(state, state.symbols)[seat] == symbols
        assert by_seat(state, state.display_cards)[seat] == number
        assert state.hand_sizes[seat] == sum(hand)
        assert held_by(state)[seat] == [kind for kind, count in enumerate(hand) if count]
    rome = [0] * len(CATEGORY_LETTERS)
    for count, (category, printed) in zip(state.rome, of_kind, strict=True):
        rome[category] += count * printed
    assert list(state.rome_symbols) == rome
    assert list(state.worth) == [sum(cards.value[kind] for kind in g) for g in legions_of(state)]


@some_games
@given(plays())
def test_a_copy_is_equal_and_shares_nothing_mutable(play: Play) -> None:
    for number, state in enumerate(play.states()):
        if number % SPARSE:
            continue
        before, twin = snapshot(state), state.copy()
        assert snapshot(twin) == before
        scribble(twin)
        assert snapshot(state) == before


def scribble(state: State) -> None:
    """Overwrite every row of a state with other numbers."""
    for name in fields(state):
        value = getattr(state, name)
        if isinstance(plain(value), list):
            for place in range(len(value)):
                value[place] += 1


@some_games
@given(plays())
def test_a_copy_continues_as_the_original_does(play: Play) -> None:
    for step in play.steps():
        twin = step.before
        twin.apply(step.move)
        assert snapshot(twin) == snapshot(step.after)
        assert twin.legal() == step.after.legal()


@some_games
@given(plays())
def test_only_other_seats_answer_and_each_once(play: Play) -> None:
    asked: list[int] = []
    for state in play.states():
        if state.step == ANSWERING:
            asked.append(int(state.seat))
            assert state.seat != state.active
            assert state.setup.players > 4
        else:
            assert len(asked) in (0, state.setup.players - 1)
            assert len(set(asked)) == len(asked)
            asked = []
