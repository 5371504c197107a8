"""Actions, fields and scales of the encoding, and their description in words."""

import pytest

from pax.decks import Deck
from pax.game import Game, MalformedMove, Options
from pax.rl.encoding.encoding import Encoding
from pax.rl.encoding.fields import fields_of
from pax.rl.tables import table
from pax.rules import Rng

FOUR = Encoding(table(4))


def test_every_action_is_a_move_and_back() -> None:
    moves = [FOUR.move(action) for action in range(FOUR.actions)]
    assert len(set(moves)) == FOUR.actions == 5 + 5 * 28 + 5 * 29
    assert [FOUR.action(move) for move in moves] == list(range(FOUR.actions))


def test_a_table_with_fewer_legions_has_the_first_of_the_same_actions() -> None:
    two = Encoding(table(2))
    moves = [two.move(action) for action in range(two.actions)]
    assert moves == [FOUR.move(action) for action in range(two.actions)]


def test_the_fields_cover_an_observation_without_overlap() -> None:
    taken: set[int] = set()
    for field in FOUR.fields:
        for row in range(field.size // field.width):
            start = field.start + row * field.stride
            numbers = set(range(start, start + field.width))
            assert not numbers & taken, field.name
            taken |= numbers
    unused = set(range(FOUR.size)) - taken
    assert max(taken) < FOUR.size
    assert all(FOUR.scales[place] == 1.0 for place in unused)


def test_an_observation_is_explained_in_words() -> None:
    pile = "W11 F11 A11 L11 I12 S11 R11 W12".split()  # noqa: SIM905 - as the cards lie
    config = table(2)
    rest = config.deck.names(config.deck.cards.copy_of_deck())
    for card in pile:
        rest.remove(card)
    game = Game(config, rest[46:], pile + rest[:46])
    encoding = Encoding(config)
    lines = encoding.describe(encoding.observation(game.view(0)))
    assert "step: keeping" in lines
    assert "view: L11 I12" in lines
    assert "seats +0: 5 aurei, 0 in hand, starter, turn, decides" in lines
    assert encoding.describe_mask(encoding.mask(game.view(0))) == ["keep L11", "keep I12"]
    game.play("keep I12")
    lines = encoding.describe(encoding.observation(game.view(0)))
    assert "hand: I12" in lines
    assert "pile 46: L11" in lines
    assert "view: -" in encoding.describe(encoding.observation(game.view(0)))


def test_the_scale_of_cards_is_their_number() -> None:
    assert {field.scale for field in fields_of(table(4)) if field.name == "unseen"} == {4.0}
    assert {field.scale for field in fields_of(table(5)) if field.name == "unseen"} == {8.0}


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: FOUR.move(290), "action 290: this table has actions 0 to 289"),
        (lambda: FOUR.move(-1), "action -1: this table has actions 0 to 289"),
        (lambda: FOUR.move("draw"), "action draw: this table has actions 0 to 289"),  # type: ignore[arg-type] # wrong
        (lambda: FOUR.move(1.5), "action 1.5: this table has actions 0 to 289"),  # type: ignore[arg-type] # wrong
        (lambda: FOUR.action(5), "5 is no move: give a text such as 'take F23'"),  # type: ignore[arg-type] # wrong
        (lambda: Encoding(4), "4 is no table: make one, such as pax.rl.table(players=4)"),  # type: ignore[arg-type] # wrong
        (lambda: table(options={}), "options {}: must be pax.game.Options"),  # type: ignore[arg-type] # wrong
        (lambda: table(variant=["x"]), "variant ['x']: must be one of micro, small, tiny"),  # type: ignore[arg-type] # wrong
        (lambda: FOUR.action("buy 6"), "'buy 6' is no action here: this table has 5 legions"),
        (lambda: FOUR.describe(b"123"), "an observation of 3 bytes: this table's have 680"),
        (lambda: FOUR.describe_mask(b"123"), "a mask of 3 bytes: this table's have 290"),
        (lambda: table(9), "9 players: must be 1 to 8"),
        (lambda: table(1), "1 player: give a solo level, 1 to 5"),
        (lambda: table(level=6), "level 6: must be 1 to 5"),
        (lambda: table(3, level=1), "3 players and level 1: a solo level has 1 player"),
        (lambda: table(printing="la"), "printing 'la': must be one of nl, de, fr, en, pt"),
        (lambda: table(deck="tarot"), "no deck is named 'tarot'; built in: reconstructed-1"),
        (lambda: table("3"), "'3' players: must be 1 to 8"),  # type: ignore[arg-type] # wrong
        (
            lambda: table(printing="pt", options=Options()),
            "printing 'pt' and options: give one of them",
        ),
        (
            lambda: table(variant="micro", deck="reconstructed-1"),
            "variant 'micro' has its own deck and no options",
        ),
        (lambda: table(variant="huge"), "variant 'huge': must be one of micro, small, tiny"),
    ],
)
def test_bad_input_is_refused_with_what_would_be_right(call: object, message: str) -> None:
    assert callable(call)
    with pytest.raises(ValueError, match=r".+") as error:
        call()
    assert str(error.value) == message


def test_any_vector_is_explained_even_without_a_step() -> None:
    lines = FOUR.describe(bytes(FOUR.size))
    assert lines[:2] == ["step: -", "pile_size: 0"]
    assert FOUR.describe(memoryview(bytes(FOUR.size))) == lines


def test_options_are_given_by_printing_or_one_by_one() -> None:
    assert table(2, printing="pt").options == Options(solo_peek=True, rome_takes_last=True)
    assert table(2, options=Options(rome_takes_last=True)).setup.rome_takes_last


def test_text_that_is_not_a_move_is_refused() -> None:
    with pytest.raises(MalformedMove):
        FOUR.action("hello")


def test_a_spectator_has_no_observation() -> None:
    game = Game.shuffled(table(2), Rng(1))
    with pytest.raises(ValueError, match="give the view of a seat"):
        FOUR.observation(game.view(None))


def test_a_deck_of_ones_own_has_its_own_actions() -> None:
    deck = Deck({"W11": 10, "F11": 10, "A11": 10, "R11": 10, "S11": 10, "L11": 12, "I11": 12})
    assert Encoding(table(4, deck=deck)).actions == 5 + 5 * 7 + 5 * 8
