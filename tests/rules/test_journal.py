"""The journal lists what happens inside a move, in order."""

from pax.decks import Deck, built_in_deck
from pax.rules import Journal, deal, solo, standard
from pax.rules import journal as words

from .arrange import given
from .game import Game

NAMES = {number: name.lower() for name, number in vars(words).items() if name.isupper()}

Entry = tuple[str, int | None, str | None, int]


def named_entries(journal: Journal, deck: Deck) -> list[Entry]:
    """Return the entries with names instead of numbers, and None instead of -1."""
    return [
        (NAMES[what], seat_of(seat), None if kind == -1 else deck.kinds[kind], number)
        for what, seat, kind, number in journal.entries
    ]


def seat_of(seat: int) -> int | None:
    """Return a seat, or None for -1."""
    return None if seat == -1 else seat


def entries_of(game: Game, *moves: str) -> list[Entry]:
    """Return the journal entries of these moves."""
    journal = game.listen()
    game.play(*moves)
    return named_entries(journal, game.deck)


def test_a_purchase_is_one_number() -> None:
    number = words.packed_purchase(legion=9, price=21)
    assert (words.legion_bought(number), words.price_paid(number)) == (9, 21)


def test_every_journal_code_is_unique() -> None:
    assert sorted(NAMES) == list(range(29))


def test_a_deal_for_five_players() -> None:
    deck, journal = built_in_deck(), Journal()
    pile = deck.row((" ".join(deck.kinds) + " W11" * 20).split())
    deal(standard(deck.cards, 5), pile, journal)
    assert named_entries(journal, deck) == [
        ("rome_shows", None, "W11", 0),
        ("rome_shows", None, "W12", 0),
        ("rome_shows", None, "W23", 0),
        ("rome_hides", None, "W24", 0),
        ("rome_hides", None, "F11", 1),
        ("rome_hides", None, "F12", 2),
        ("sees", 0, "F23", 0),
        ("sees", 0, "F24", 0),
    ]


def test_keeping_and_the_first_round() -> None:
    deck, journal = built_in_deck(), Journal()
    state = deal(standard(deck.cards, 2), deck.row(deck.kinds), journal)
    game = Game(deck, state)
    assert entries_of(game, "keep F11") == [
        ("keeps", 0, "F11", 0),
        ("buries", 0, "W24", 0),
        ("sees", 1, "F12", 0),
        ("sees", 1, "F23", 0),
        ("sees", 1, "F24", 0),
    ]
    assert entries_of(game, "keep F23") == [
        ("keeps", 1, "F23", 0),
        ("buries", 1, "F12", 0),
        ("buries", 1, "F24", 0),
        ("fills", None, "A11", 1),
        ("fills", None, "A12", 2),
        ("fills", None, "A23", 3),
        ("starts", 0, None, 1),
        ("turns", 0, None, 0),
    ]


def test_laying() -> None:
    deck, journal = built_in_deck(), Journal()
    pile = deck.row("W11 W12 W23 I11 F11 F12 A11 A12 A23 R11 R12".split())
    game = Game(deck, deal(solo(deck.cards, 3), pile, journal))
    assert entries_of(game, "lay I11") == [("lays", 0, "I11", 0), ("conspires", 0, None, 0)]


def test_drawing_and_placing() -> None:
    game = given(pile="S11 S12 S23 R11 R12", displays={0: "R31"})
    assert entries_of(game, "draw") == [
        ("draws", 0, None, 5),
        ("sees", 0, "S11", 0),
        ("sees", 0, "S12", 0),
    ]
    assert entries_of(game, "offer S11 3") == [("offers", 0, "S11", 3), ("sees", 0, "S23", 0)]
    assert entries_of(game, "take S23") == [("takes", 0, "S23", 0)]
    assert entries_of(game, "bury S12") == [("buries", 0, "S12", 0)]


def test_an_empty_pile() -> None:
    assert entries_of(given(pile=""), "draw") == [("draws", 0, None, 0), ("receives", 0, None, 2)]


def test_buying_and_skipping() -> None:
    game = given(step="buy", legions=("W11", "W12 L11"), seat=1)
    assert entries_of(game.copy(), "skip") == [("skips", 1, None, 0)]
    assert entries_of(game, "buy 2") == [
        ("buys", 1, None, 3 * 16 + 2),
        ("gets", 1, "W12", 0),
        ("gets", 1, "L11", 0),
    ]


def test_playing_conspiring_and_stopping() -> None:
    game = given(step="play", hands={0: "W11 I11"})
    assert entries_of(game, "play W11") == [("plays", 0, "W11", 0)]
    assert entries_of(game, "play I11") == [("plays", 0, "I11", 1), ("conspires", 0, None, 0)]
    assert entries_of(game, "end") == [
        ("stops", 0, None, 0),
        ("receives", 0, None, 0),
        ("turns", 1, None, 0),
    ]


def test_peeking() -> None:
    assert entries_of(given(hidden="W12 L12 I12"), "peek") == [
        ("peeks", 0, None, 0),
        ("shown", 0, "W12", 0),
        ("shown", 0, "L12", 1),
        ("shown", 0, "I12", 2),
        ("receives", 0, None, 2),
        ("turns", 1, None, 0),
    ]


def test_answers() -> None:
    game = given(players=5, step="play", legions=("W11",) * 6, hands={0: "S11", 2: "W12"})
    game.play("play S11", "end")
    assert entries_of(game, "pass") == [("passes", 1, None, 0)]
    assert entries_of(game, "play W12") == [("plays", 2, "W12", 1)]


def test_the_end_of_a_round() -> None:
    game = given(step="play", seat=1, turns_left=1, legions=("", "W23 L11"), starter=1)
    assert entries_of(game, "end") == [
        ("stops", 1, None, 0),
        ("receives", 1, None, 2),
        ("rome_takes", None, None, 2),
        ("gets", None, "W23", 0),
        ("gets", None, "L11", 0),
        ("fills", None, "S11", 1),
        ("fills", None, "S12", 2),
        ("starts", 1, None, 2),
        ("turns", 1, None, 0),
    ]


def test_the_end_of_a_game_that_rome_wins() -> None:
    game = given(step="play", turns_left=1, pile="", coins=[0, 9], conspirator=1)
    assert entries_of(game, "end")[2:] == [
        ("turned", None, "W12", 0),
        ("turned", None, "L12", 1),
        ("turned", None, "I12", 2),
        ("ends", None, None, 1),
        ("scores", 0, None, 0),
        ("scores", 1, None, 5),
        ("wins", 1, None, 0),
    ]


def test_the_end_of_a_game_that_the_players_share() -> None:
    four = "W31 R31 S31 L31"
    game = given(step="play", turns_left=1, pile="", coins=[3, 5], displays={0: four, 1: four})
    assert entries_of(game, "end")[5:] == [
        ("ends", None, None, 0),
        ("scores", 0, None, 24),
        ("wins", 0, None, 0),
        ("scores", 1, None, 24),
        ("wins", 1, None, 0),
    ]


def test_a_copy_has_no_journal() -> None:
    game = given()
    journal = game.listen()
    game.copy().play("peek")
    assert journal.entries == []
