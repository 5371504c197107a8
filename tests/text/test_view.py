"""Text of a view: the table, prices, standings and memory, without hidden information."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pax.game import Game, World
from pax.rules import Rng
from pax.rules.cards import CATEGORIES
from pax.text import (
    Voice,
    choices_block,
    event_lines,
    languages,
    load_language,
    plain,
    view_blocks,
    view_text,
)
from pax.text.standing import standing_block
from tests.text.tables import a_game, a_table, played, random_game

WORDS = load_language()
ROME = "A11 A11 A12"


def three_players() -> Game:
    """Rome hides three Armies; legions get L11, I23, W12, F24; Livia keeps W24."""
    firsts = "W24 R11 F11 F12 F23 S11 S12 S23 S24"
    game = a_game(a_table(3), f"{ROME} {firsts} L11 I23 W12 F24")
    return played(game, "keep W24", "keep F11", "keep S11")


def lines(game: Game, seat: int | None) -> list[str]:
    return [line.strip() for line in view_text(game.view(seat), WORDS).splitlines()]


def test_the_first_line_says_whose_turn_it_is() -> None:
    game = three_players()
    assert lines(game, 0)[0] == "Round 1: it is your turn."
    assert lines(game, 1)[0] == lines(game, None)[0] == "Round 1: it is Livia\u2019s turn."


def test_legions_have_cards_worth_and_a_price() -> None:
    shown = lines(three_players(), 0)
    assert "Legion 1: L11, worth 1, costs you 1 aureus" in shown
    assert "Legion 4: F24, worth 4, costs you 4 aurei — Rome would take this one" in shown


def test_a_spectator_sees_no_prices() -> None:
    assert "Legion 1: L11, worth 1" in lines(three_players(), None)


def test_wealth_makes_legions_cheaper() -> None:
    firsts = "W24 R11 F11 F12 F23 S11 S12 S23 S24"
    game = a_game(a_table(3), f"{ROME} {firsts} L11 I23 W12 F24 W23 R12 R23")
    played(game, "keep W24", "keep F11", "keep S11", "draw", "take W23", "offer R12 1", "bury R23")
    played(game, "skip", "play W24", "play W23")
    shown = lines(game, 0)
    assert "Legion 4: F24, worth 4, costs you 3 aurei — Rome would take this one" in shown
    assert "Your Wealth saves you 1 aureus on any legion." in shown


def test_a_hand_is_shown_only_to_its_seat() -> None:
    game = three_players()
    assert "5 aurei and 1 card in hand: W24" in lines(game, 0)
    assert not any("in hand: W24" in line for line in lines(game, 1) + lines(game, None))


def test_aurei_and_hand_sizes_of_others_are_shown_only_if_open() -> None:
    closed = random_game(a_table(3), 3, 40)
    opened = random_game(a_table(3, open_counts=True), 3, 40)
    assert not any(line.startswith("Decimus (") for line in lines(closed, 0))
    assert any(line.startswith("Decimus (") for line in lines(opened, 0))


def test_cards_bought_by_others_are_remembered() -> None:
    game = played(three_players(), "peek", "draw")
    cards = game.view(1).in_view
    while game.view(1).state.step < 4:
        game.play(game.legal()[0])
    game.play("buy 2")
    assert cards
    assert any("among them" in line and "I23" in line for line in lines(game, 0))


def test_a_fully_known_hand_is_listed() -> None:
    """A partly known hand is listed after "among them"."""
    seen = set()
    for moves in range(20, 140, 20):
        game = random_game(a_table(6), 0, moves)
        view, shown = game.view(0), lines(game, 0)
        for seat, name in enumerate(game.config.players[1:], start=1):
            known, size = view.hand(seat), view.hand_size(seat)
            (line,) = (each for each in shown if re.match(rf"{name}: \d+ aure", each))
            some, whole = 0 < len(known) < size, 0 < len(known) == size
            assert (" among them " in line) == some
            assert line.endswith(f" in hand: {' '.join(known)}") == whole
            seen.add((some, whole))
    assert seen == {(False, False), (True, False), (False, True)}


def test_peeked_cards_count_in_the_standings() -> None:
    before, after = lines(three_players(), 0), lines(played(three_players(), "peek"), 0)
    assert "3 hidden cards, revealed at the end of the game" in before
    assert "3 hidden cards, which you have seen: A11 A11 A12" in after
    assert any(line.startswith("Army A") and "Rome 0" in line for line in before)
    assert any(line.startswith("Army A") and "Rome 3" in line for line in after)


@pytest.mark.parametrize("language", languages())
def test_strengths_are_aligned(language: str) -> None:
    game = random_game(a_table(4), 5)
    block = standing_block(game.view(None), Voice(load_language(language), game.config, None))
    rows = [line.partition(" — ")[0] for line in block.lines[:CATEGORIES]]
    assert {len(re.findall(r"\d+", row)) for row in rows} == {5}
    assert {len(number) for row in rows for number in re.findall(r"\d+", row)} == {1, 2}
    assert len({tuple(found.end() for found in re.finditer(r"\d+", row)) for row in rows}) == 1


def test_buried_cards_are_remembered_by_position() -> None:
    shown = lines(three_players(), 0)
    assert any(line.startswith("Known in the pile of 54") and "R11 (49)" in line for line in shown)


def test_a_spectator_is_never_addressed_as_you() -> None:
    game = random_game(a_table(4), 8, 120)
    text = plain(view_blocks(game.view(None), Voice(WORDS, game.config, None)))
    assert " you" not in text.lower().replace("your deck", "")


@pytest.mark.parametrize("level", range(1, 6))
def test_a_solo_player_sees_the_goal(level: int) -> None:
    game = random_game(a_table(1, level), 4, 30)
    goal = level + 2
    assert any(
        "To win the level" in line and f"at least {goal}." in line for line in lines(game, 0)
    )


@given(
    players=st.integers(1, 8),
    seed=st.integers(0, 2**32),
    moves=st.integers(0, 200),
    pick=st.integers(0, 8),
)
def test_the_text_for_a_seat_depends_only_on_what_it_was_sent(
    players: int, seed: int, moves: int, pick: int
) -> None:
    table = a_table(players, level=1 + seed % 5 if players == 1 else None)
    game = random_game(table, seed, moves)
    seat = None if pick >= players else pick
    other = in_world(game, game.view(seat).world(Rng(seed, 7)))
    assert all_words(game, seat) == all_words(other, seat)


def in_world(game: Game, world: World) -> Game:
    """Return another game that sent a seat the same."""
    return played(Game(game.config, world.aside, world.pile), *(str(move) for move in world.script))


def all_words(game: Game, seat: int | None) -> str:
    """Return all texts for a seat."""
    voice, view = Voice(WORDS, game.config, seat), game.view(seat)
    text = view_text(view, WORDS) + "\n".join(event_lines(view.events, voice))
    if seat is not None and seat == game.seat:
        text += str(choices_block(view, game.legal(), voice))
    return text
