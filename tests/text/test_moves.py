"""Text of choices: exactly the legal moves, with costs and effects that come true."""

from hypothesis import given
from hypothesis import strategies as st

from pax.game import Game
from pax.game.observation.events import Bought, Conspired, Event, Played, Received, events_of
from pax.rules import Rng
from pax.text import Voice, choices, choices_block, load_language
from tests.text.tables import a_game, a_table, played

WORDS = load_language()


def block_of(game: Game) -> str:
    seat = game.seat
    assert seat is not None
    return str(choices_block(game.view(seat), game.legal(), Voice(WORDS, game.config, seat)))


def solo(top: str, *moves: str) -> Game:
    return played(a_game(a_table(1, 1), f"R11 R12 R23 {top}"), *moves)


def test_a_drawn_card_has_a_line_for_each_way_to_place_it() -> None:
    game = solo("W11 W12 L11 A23 S11 F23", "keep W11", "draw")
    would = "would cost you"
    assert block_of(game).splitlines() == [
        "Place F23 (Fleet, 2 symbols, worth 3). 2 more cards to come.",
        "   1  take F23     into your hand",
        f"   2  offer F23 1  under legion 1: L11 F23, worth 4, {would} 4 aurei; Rome would take it",
        f"   3  offer F23 2  under legion 2: A23 F23, worth 6, {would} 6 aurei; Rome would take it",
        f"   4  offer F23 3  under legion 3: S11 F23, worth 4, {would} 4 aurei; Rome would take it",
        "   5  bury F23     under the pile",
    ]


def test_cards_and_legions_that_are_not_possible_are_listed_with_the_reason() -> None:
    game = solo("W11 W12 L11 A23 S11 F23 R24 I24", "keep W11", "draw", "take F23", "offer R24 2")
    played(game, "bury I24")
    assert "Not possible now: legion 2. That costs 7 aurei, and you have 5 aurei." in block_of(game)
    assert "Not possible now: F23. Your limit for Fleet symbols is 0" in block_of(
        played(game, "skip")
    )


def test_declining_has_the_number_0() -> None:
    game = solo("W11 W12 L11 A23 S11 F23 R24 I24", "keep W11", "draw", "take F23", "offer R24 2")
    played(game, "bury I24")
    assert "   0  skip   buy nothing" in block_of(game)
    assert "   0  end       play no more cards; income 2 aurei" in block_of(played(game, "skip"))


def test_a_legion_is_bought_by_its_own_number() -> None:
    game = solo("W11 W12 R24 A23 S11 F23 W23 I24", "keep W11", "draw", "take F23", "offer W23 1")
    played(game, "bury I24")
    assert [line.split()[:3] for line in block_of(game).splitlines()[1:4]] == [
        ["2", "buy", "2"],
        ["3", "buy", "3"],
        ["0", "skip", "buy"],
    ]


@given(players=st.integers(1, 8), seed=st.integers(0, 2**32))
def test_choices_are_the_legal_moves_and_their_descriptions_come_true(
    players: int, seed: int
) -> None:
    table = a_table(players, level=3 if players == 1 else None)
    rng = Rng(seed)
    game = Game.shuffled(table, rng)
    for _ in range(60):
        seat = game.seat
        if seat is None:
            return
        voice = Voice(WORDS, table, seat)
        found = choices(game.view(seat), game.legal(), voice)
        assert sorted(choice.move for choice in found) == game.legal()
        assert len({choice.number for choice in found}) == len(found)
        chosen = found[rng.below(len(found))]
        game.play(chosen.move)
        check(chosen.meaning, list(events_of(game.view(seat).batches[-1], table.deck)), voice)


def check(meaning: str, events: list[Event], voice: Voice) -> None:
    """Compare the description of a choice with the events of the move."""
    first = events[0]
    if isinstance(first, Bought):
        assert f"for {voice.aurei(first.price)};" in meaning
    if isinstance(first, Played) and first.price:
        assert f"costs {voice.aurei(first.price)}" in meaning
    if isinstance(first, Played) and "income would be" in meaning and not voice.config.is_solo:
        conspires = any(isinstance(event, Conspired) for event in events)
        assert ("makes you the conspirator" in meaning) == conspires
    if meaning.startswith("stop playing"):
        received = next(event for event in events if isinstance(event, Received))
        assert meaning.endswith(f"income {voice.aurei(received.aurei)}")
