"""RULES.md 7: the solo campaign."""

import pytest

from pax.decks import built_in_deck
from pax.rules import Rng, shuffled_pile, solo

from .arrange import given, given_end
from .game import Game, dealt

DECK = built_in_deck()
LEVELS = [1, 2, 3, 4, 5]
SEVEN = "W91 F91 A91 R91 S91 L91 I91"


def solo_game(level: int, pile: str = "") -> Game:
    """Deal a solo game from this pile, or from a random one."""
    setup = solo(DECK.cards, level)
    return dealt(DECK, setup, pile.split() or DECK.names(shuffled_pile(setup, Rng(level))))


@pytest.mark.parametrize("level", LEVELS)
def test_three_legions_five_aurei_and_44_cards(level: int) -> None:
    game = solo_game(level)
    assert game.state.setup.pile == game.state.pile_bottom == 44
    assert game.state.setup.goal == level + 2
    while game.state.round == 0:
        game.play(game.legal()[0])
    assert [len(group) for group in game.legions()] == [1, 1, 1]
    assert game.coins() == [5]
    assert len(game.pile()) == {1: 37, 2: 37, 3: 36, 4: 35, 5: 34}[level]


@pytest.mark.parametrize("level", [1, 2])
def test_levels_1_and_2_draw_two_keep_one_and_bury_one(level: int) -> None:
    game = solo_game(level, "W11 W12 W23 F11 A11 R11 S11 L11 I11 W24")
    assert game.legal() == ["keep A11", "keep F11"]
    game.play("keep A11")
    assert game.hand(0) == ["A11"]
    assert game.display(0) == []
    assert game.pile() == ["I11", "W24", "F11"]


@pytest.mark.parametrize(("level", "lays"), [(3, 1), (4, 2), (5, 3)])
def test_levels_3_to_5_first_lay_cards_then_keep_one_of_the_remaining_two(
    level: int, lays: int
) -> None:
    game = solo_game(level, "W11 W12 W23 F11 A11 R11 S11 L11 I11 W24 F24 A24 R24")
    drawn = ["F11", "A11", "R11", "S11", "L11"][: lays + 2]
    assert game.in_view() == drawn
    for card in drawn[:lays]:
        assert all(move.startswith("lay ") for move in game.legal())
        game.play(f"lay {card}")
    assert game.legal() == sorted(f"keep {card}" for card in drawn[lays:])
    game.play(f"keep {drawn[-1]}")
    assert game.display(0) == sorted(drawn[:lays], key=DECK.kinds.index)
    assert game.hand(0) == [drawn[-1]]
    assert game.pile()[-1] == drawn[-2]


def test_laying_has_no_cost_no_limit_and_no_income() -> None:
    game = solo_game(5, "W11 W12 W23 F24 A24 F23 S11 L11 I11 W24 F24 A24 R24")
    game.play("lay F24", "lay A24", "lay F23")
    assert game.coins() == [5]
    assert game.display(0) == ["F23", "F24", "A24"]


def test_an_intrigue_that_is_laid_makes_the_player_conspirator() -> None:
    game = solo_game(3, "W11 W12 W23 I11 A11 R11 S11 L11 I11 W24 F24").play("lay I11")
    assert game.conspirator() == 0


def test_a_display_over_the_limit_stays_so_but_further_fleets_must_obey() -> None:
    game = given(players=1, step="play", displays={0: "F41 L31"}, hands={0: "F11 L11 A31 A41"})
    assert game.legal() == ["end", "play A31", "play L11"]
    game.play("play L11")
    assert not game.can("play F11")
    assert game.display(0) == ["F41", "L11", "L31"]


def test_a_round_is_one_turn() -> None:
    game = given(players=1, step="play").play("end")
    assert game.state.round == 2
    assert game.state.seat == 0


def test_rome_takes_a_group_after_every_turn() -> None:
    game = given(players=1, step="play", legions=("W11", "W23", "L11")).play("end")
    assert game.rome() == ["W23"]


def test_peeking_is_not_allowed_unless_the_option_says_so() -> None:
    assert given(players=1).legal() == ["draw"]
    assert given(players=1, solo_peek=True).legal() == ["draw", "peek"]


def won(level: int, display: str, hidden: str = "W11 F11 A11", rome: str = "") -> bool:
    """Whether a level is won with this display against these cards of Rome."""
    game = given_end(players=1, level=level, displays={0: display}, hidden=hidden, rome=rome)
    result = game.state.result()
    assert result is not None
    assert result.winners == (() if result.rome_wins else (0,))
    return not result.rome_wins


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_won_by_beating_rome_in_3_4_5_6_or_7_categories(level: int) -> None:
    letters = "IRSLWFA"
    for beaten in range(8):
        rome = " ".join(f"{letter}21" for letter in letters[beaten:])
        display = " ".join(
            f"{letter}{2 if number < beaten else 1}1" for number, letter in enumerate(letters)
        )
        assert won(level, display, hidden="R11 S11 L11", rome=rome) is (beaten >= level + 2)


@pytest.mark.parametrize("missing", "WFARSLI")
def test_all_seven_categories_must_be_on_the_display_as_cards(missing: str) -> None:
    display = " ".join(card for card in SEVEN.split() if card[0] != missing)
    assert won(1, SEVEN)
    assert not won(1, display)


def test_strength_includes_the_bonuses() -> None:
    display = "W11 F31 A11 R11 S11 L11 I11"
    assert won(5, display, hidden="A11 F11 F11")
    assert not won(5, display, hidden="A21 F11 F11")


def test_the_conspirator_decides_nothing() -> None:
    game = given_end(players=1, displays={0: "I91"}, conspirator=0)
    result = game.state.result()
    assert result is not None
    assert (result.rome_wins, result.winners) == (True, ())


def test_a_solo_player_who_beats_rome_in_four_categories_may_still_lose_the_level() -> None:
    assert not won(1, "R91 S91 L91 I91")
    assert not won(3, "W11 F11 A11 R91 S91 L91 I91", rome="W91 F91 A91")
