"""A view has perfect memory: scenarios of what an expert player would know."""

from collections import Counter

from pax.game import View

from .courses import Course
from .small_games import Small

PILE = "I11 I12 I23 W24 F11 R31 S11 L11 W12 L12 A11 R11 S12 W11 L23"
"""Rome hides I11 I12 I23, seat 0 draws W24 F11, seat 1 R31 S11, and L11 lies under legion 1."""


def after(script: str, pile: str = PILE) -> Course:
    """Play a script in a game in which every kind of the pile is unique."""
    return Small(Counter(pile.split()), pile, script, seat=0).course()


def view(course: Course, seat: int | None) -> View:
    """Return a seat's view."""
    return course.game.view(seat)


BOUGHT = "keep W24, keep R31, draw, take W12, offer L12 1, bury A11, buy 1"


def test_a_bought_card_is_known_to_be_in_that_hand_until_it_is_played() -> None:
    course = after(BOUGHT)
    assert view(course, 1).hand(0) == ["L11", "L12"]
    assert view(course, None).hand(0) == ["L11", "L12"]
    assert view(course, 0).hand(0) == ["W12", "W24", "L11", "L12"]
    course.make("play L12")
    assert view(course, 1).hand(0) == ["L11"]
    assert view(course, 1).hand_size(0) == 3


def test_a_buried_card_is_known_to_the_seat_that_buried_it() -> None:
    course = after(BOUGHT)
    assert view(course, 0).pile == [None, None, None, None, "F11", None, "A11"]
    assert view(course, 1).pile == [None, None, None, None, None, "S11", None]
    assert view(course, None).pile == [None] * 7


SHORT = "I11 I12 I23 W24 F11 R31 S11 L11 W12 L12"
"""As above, but only W12 and L12 lie above the F11 that seat 0 buries."""


def test_a_buried_card_that_another_seat_draws_last_and_takes_is_in_that_hand() -> None:
    course = after("keep W24, keep R31, peek, draw, offer W12 1, bury L12, take F11", SHORT)
    assert view(course, 0).hand(1) == ["F11"]
    assert view(course, None).hand(1) == []


def test_a_buried_card_that_another_seat_draws_and_buries_is_at_the_bottom() -> None:
    course = after("keep W24, keep R31, peek, draw, take W12, offer L12 1, bury F11", SHORT)
    assert view(course, 0).pile == [None, "F11"]
    assert view(course, 0).hand(1) == []


def test_a_buried_card_in_the_view_of_another_seat_is_known() -> None:
    course = after("keep W24, keep R31, peek, draw, take W12, offer L12 1", SHORT)
    assert view(course, 0).in_view == ["F11"]
    assert view(course, 1).in_view == ["F11"]
    assert view(course, None).in_view == [None]


TOGETHER = "I11 I12 I23 W24 F11 R31 S11 L11 W12 L12 A11 R11 S12"
"""As above; seat 1 plays R31, and in the next round sees S12 and the buried W24 together."""
SEEN_TOGETHER = (
    "keep F11, keep R31, peek, draw, take W12, offer L12 1, bury A11, skip, play R31, "
    "play W12, end, peek, draw"
)


def test_other_seats_cannot_tell_which_of_two_cards_drawn_together_was_placed() -> None:
    course = after(SEEN_TOGETHER, TOGETHER)
    assert Counter(view(course, 0).in_view) == Counter(["W24", None])
    course.make("bury S12")
    assert view(course, 0).pile == [None, None]
    assert view(course, 0).in_view == [None, None]
    course.make("take W24")
    assert view(course, 0).hand(1) == []
    assert view(course, 0).unseen["W24"] == 0


def test_revealing_one_of_the_two_reveals_where_the_other_is() -> None:
    course = after(f"{SEEN_TOGETHER}, bury S12, offer W24 1, take S11", TOGETHER)
    assert view(course, 0).pile == [None, None]
    course = after(f"{SEEN_TOGETHER}, bury W24, offer S11 1, take S12, skip, play S12", TOGETHER)
    assert view(course, 0).pile == [None, "W24"]
    course = after(f"{SEEN_TOGETHER}, bury S12, offer S11 1, take W24, skip, play W24", TOGETHER)
    assert view(course, 0).pile == [None, None]
    assert view(course, 0).hand(1) == []


def test_cards_seen_by_peeking_stay_known() -> None:
    course = after("keep W24, keep R31, peek, peek, draw, take L12")
    assert view(course, 0).rome_hidden == ["I11", "I12", "I23"]
    course = after("keep W24, keep R31, draw, take W12, offer L12 1, bury A11, skip, end, peek")
    assert view(course, 1).rome_hidden == ["I11", "I12", "I23"]
    assert view(course, 0).rome_hidden == [None] * 3
    assert view(course, None).rome_hidden == [None] * 3


def test_a_card_whose_play_was_undone_is_known_to_be_in_that_hand() -> None:
    course = after("keep W24, keep R31, draw, take W12, offer L12 1, bury A11, skip, play W12")
    assert view(course, 1).hand(0) == []
    course.make(1)
    assert view(course, 1).hand(0) == ["W12"]
    course.make("end")
    assert view(course, 1).hand(0) == ["W12"]


def test_a_card_whose_offer_was_undone_is_known_to_be_in_view() -> None:
    course = after("keep W24, keep R31, draw, take W12, bury L12, offer A11 1, back 1")
    assert view(course, 1).in_view == ["A11"]
    assert view(course, None).in_view == ["A11"]


def test_a_card_bought_before_an_undo_goes_back_and_is_still_known() -> None:
    course = after(f"{BOUGHT}, play W24, back 2")
    assert view(course, 1).legions == [["L11", "L12"]]
    assert view(course, 1).hand(0) == ["W24"]


def test_cards_that_were_never_shown_are_unseen() -> None:
    course = after("keep W24, keep R31", TOGETHER)
    assert view(course, 0).unseen == Counter(TOGETHER.split()) - Counter(["W24", "F11", "L11"])
    assert view(course, None).unseen == Counter(TOGETHER.split()) - Counter(["L11"])
