"""The nine worked examples of the rules, played on the model."""

import pytest

from .cards import income, price, within_limit
from .deals import RECONSTRUCTED_1, TABLES, Table, deal, seeded
from .model import Model
from .scoring import held_by_rome, standard_result, strength
from .setup import Setup


def first_turn(players: int = 2, *, legions: int = 3, pile: str = "") -> Model:
    """Return a game at the beginning of its first turn, with this pile."""
    rome_and_hands = ["W11"] * (3 + players)
    market = ["L11"] * legions
    setup = Setup(legions=legions, rome_face_up=0, draws=(1,) * players)
    game = Model(
        mode="standard",
        players=players,
        pile=rome_and_hands + market + pile.split(),
        setup=setup,
    )
    for _ in range(players):
        game.apply("keep W11")
    return game


def play(game: Model, *moves: str) -> Model:
    """Make some moves."""
    for move in moves:
        game.apply(move)
    return game


def received(display: str, plays: str) -> int:
    """Return the income minus the cost of a turn with these plays."""
    game = first_turn()
    game.displays[0], game.hands[0] = display.split(), plays.split()
    play(game, "draw")
    before = game.coins[0]
    play(game, "skip", *[f"play {card}" for card in plays.split()], "end")
    return game.coins[0] - before


def test_1_two_cards_played_pay_1_and_receive_3() -> None:
    assert received("W12 W23", "W11 L11") == -1 + 3


@pytest.mark.parametrize("category", ["F", "A"])
def test_2_the_larger_of_land_and_intrigue_is_the_limit(category: str) -> None:
    display = ["L23", "I24", "I24", "I11"]
    fleet_or_army = [f"{category}23", f"{category}23"]
    assert within_limit(f"{category}11", display + fleet_or_army)
    assert not within_limit(f"{category}23", display + fleet_or_army)


def test_2_both_fleet_and_army_may_reach_it() -> None:
    assert within_limit("A11", ["L24", "I52", "F52", "A44"])


def test_3_wealth_reduces_the_price_of_a_group_down_to_0() -> None:
    group = ["L11", "I23"]
    assert price(group, []) == 4
    assert price(group, ["W11", "W23"]) == 3
    assert price(group, ["W99", "W33"]) == 0
    assert price(group, ["W99", "W99"]) == 0


ROME = ["W11", "F41", "A31", "R11", "S21", "L11", "I11"]
PLAYER_A = ["W21", "F31", "A11", "R21", "L31"]
PLAYER_B = ["W11", "A31", "R11", "S21", "I31"]


def test_4_the_players_win_while_rome_holds_three() -> None:
    displays = [PLAYER_A, PLAYER_B]
    assert [strength(ROME, c) for c in "FA"] == [5, 4]
    assert [strength(PLAYER_A, c) for c in "FA"] == [3, 2]
    assert [strength(PLAYER_B, c) for c in "FA"] == [1, 3]
    assert held_by_rome(displays, ROME) == ["F", "A", "S"]
    result = standard_result(displays, ROME, conspirator=1, rich=[1])
    assert result == {"rome_wins": False, "winners": [0], "points": [24, 22]}


def test_4_the_same_end_in_a_game() -> None:
    game = play(first_turn(), "peek")
    game.displays, game.conspirator = [PLAYER_A, PLAYER_B], 1
    game.rome, game.hidden = ROME[:4], ROME[4:]
    game.coins, game.hands = [1, 1], [["W11"], ["W11", "L11"]]
    play(game, "peek")
    assert game.over
    assert game.result() == {"rome_wins": False, "winners": [0], "points": [24, 22]}


def test_4_two_more_intrigue_symbols_and_the_conspirator_wins() -> None:
    displays = [PLAYER_A, PLAYER_B]
    result = standard_result(displays, [*ROME, "I21"], conspirator=1, rich=[1])
    assert result["rome_wins"]
    assert result["winners"] == [1]


def test_5_income() -> None:
    assert received("", "S11") == 2
    assert received("", "S11 S12") == -1 + 3
    assert received("", "S11 I11") == -1
    assert received("L11 L11 L12 L12 L23", "R11") == 1
    assert received("W23 L11 L11", "W23 L11") == -1 + 3
    assert income([], ["W11", "W11", "W11"]) == 2


def test_6_a_buried_card_is_not_drawn_again_this_turn() -> None:
    game = play(first_turn(pile="F11 A11 R11"), "draw", "bury F11", "take A11")
    assert game.drawn == ["R11"]
    assert play(game, "offer R11 1").pile == ["F11"]


def test_6_of_four_cards_two_are_left_for_the_next_player() -> None:
    game = first_turn(pile="F11 A11 R11 S11")
    play(game, "draw", "bury F11", "take A11", "offer R11 1", "skip", "end")
    assert game.seat == 1
    assert game.pile == ["S11", "F11"]
    assert "bury S11" not in play(game, "draw").legal()
    assert play(game, "offer S11 1").legal() == ["take F11"]


def test_7_the_aurei_for_not_drawing_can_be_spent_at_once() -> None:
    game = first_turn()
    game.coins[0], game.legions[1] = 1, ["W12", "L11"]
    assert "buy 2" in play(game, "draw").legal()
    assert play(game, "buy 2").coins[0] == 0


def test_8_of_two_legions_worth_4_rome_empties_the_first() -> None:
    game = first_turn(pile="F11 F12 F23")
    game.legions = [["L11"], ["W24"], ["I12", "I11", "A11"]]
    play(game, "peek", "peek")
    assert game.rome == ["W24"]
    assert game.legions == [["L11"], ["F11"], ["I12", "I11", "A11"]]


def test_9_the_pile_is_just_enough_and_a_round_is_played_without_it() -> None:
    game = first_turn(pile="F11 F12")
    game.legions = [[], ["W24"], ["L11"]]
    play(game, "peek", "peek")
    assert game.legions == [["F11"], ["F12"], ["L11"]]
    assert game.pile == []
    assert play(game, "peek").seat == 1
    assert play(game, "draw", "skip", "end").over


def test_one_card_too_few_ends_the_game_and_none_is_placed() -> None:
    game = first_turn(pile="F11")
    game.legions = [[], ["W24"], ["L11"]]
    play(game, "peek", "peek")
    assert game.over
    assert game.legions == [[], [], ["L11"]]


@pytest.mark.parametrize(
    ("takes_last", "rome"), [(False, []), (True, ["W24"])], ids=["as printed", "option"]
)
def test_rome_takes_a_last_group_only_by_option(*, takes_last: bool, rome: list[str]) -> None:
    game = first_turn()
    game.rules = {"rome_takes_last": takes_last}
    game.legions = [[], ["W24"], ["L11"]]
    play(game, "peek", "peek")
    assert game.over
    assert game.rome == rome


PILE_AT_FIRST_TURN = {2: 46, 3: 54, 4: 62, 5: 72, 6: 85, 7: 98, 8: 111}
PILE_AT_FIRST_SOLO_TURN = {1: 37, 2: 37, 3: 36, 4: 35, 5: 34}


@pytest.mark.parametrize("table", TABLES)
def test_pile_when_the_first_turn_begins(table: Table) -> None:
    mode, players, level = table
    game = deal(seeded(1), table, RECONSTRUCTED_1, {}).model()
    while game.step != "turn":
        play(game, game.legal()[0])
    assert mode == game.mode
    expected = PILE_AT_FIRST_SOLO_TURN[level] if level else PILE_AT_FIRST_TURN[players]
    assert len(game.pile) == expected


def test_two_in_view_must_not_take_before_the_third_is_seen() -> None:
    game = first_turn(legions=1, pile="F11 A11 S11 L11")
    game.displays[0] = ["R11", "R23"]
    assert play(game, "draw").legal() == ["bury A11", "bury F11", "offer A11 1", "offer F11 1"]
    assert play(game, "bury A11").legal() == [
        "offer F11 1",
        "offer S11 1",
        "take F11",
        "take S11",
    ]


def test_three_in_view_go_anywhere() -> None:
    game = first_turn(legions=1, pile="F11 A11 S11 L11")
    game.displays[0] = ["R33", "R33"]
    assert len(play(game, "draw").legal()) == 9


def test_every_other_seat_answers_a_senator_once() -> None:
    game = first_turn(players=5)
    game.hands = [["S11", "S12"], ["S11"], ["I11"], ["F11"], ["L11"]]
    play(game, "draw", "skip", "play S11", "play S12", "end")
    asked = []
    while game.step == "answer":
        asked.append((game.seat, game.legal()))
        play(game, game.legal()[-1])
    assert asked == [
        (1, ["pass", "play S11"]),
        (2, ["pass", "play I11"]),
        (3, ["pass"]),
        (4, ["pass", "play L11"]),
    ]
    assert game.coins == [5 + 2 - 1 + 3, 4, 4, 5, 4]
    assert game.conspirator == 2
    assert (game.step, game.seat) == ("turn", 1)


def test_illegal_move_is_refused_with_the_legal_moves() -> None:
    with pytest.raises(ValueError, match="'take W11' is not among"):
        first_turn().apply("take W11")


def test_pile_too_small_for_its_setup_is_refused() -> None:
    with pytest.raises(ValueError, match="too small"):
        Model(mode="standard", players=2, pile=["W11"] * 7)


def test_setup_for_other_players_is_refused() -> None:
    with pytest.raises(ValueError, match="as many draws"):
        Model(mode="standard", players=2, pile=["W11"] * 10, setup=Setup(1, 0, (1,)))


def test_copy_is_independent() -> None:
    game = first_turn(pile="F11 A11 R11 S11")
    twin = game.copy()
    play(twin, "draw", "take F11")
    assert game.hands[0] == ["W11"]
    assert game.pile == ["F11", "A11", "R11", "S11"]
    assert game.legal() == ["draw", "peek"]


def test_facts_have_no_order_except_that_of_the_pile() -> None:
    game = first_turn(legions=1, pile="F11 A11")
    game.hands[0] = ["W11", "A11"]
    assert game.facts() == {
        "seat": 0,
        "coins": [5, 5],
        "hands": [["A11", "W11"], ["W11"]],
        "displays": [[], []],
        "legions": [["L11"]],
        "rome": [],
        "hidden": ["W11", "W11", "W11"],
        "drawn": [],
        "pile": ["F11", "A11"],
        "conspirator": None,
        "starter": 0,
    }
