"""Names at a table: given ones are cleaned, generated ones are unused, no two look alike."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pax.tables.names.look_alikes import look_alike
from pax.tables.names.seats import SeatNameError, seat_name, seat_names


def test_seats_without_a_name_are_numbered() -> None:
    assert seat_names([None, "Livia", None], ["", "", "citizen"]) == ["1", "Livia", "citizen 3"]


def test_a_generated_name_that_is_taken_is_skipped() -> None:
    assert seat_names([None, "1", None], ["", "", ""]) == ["4", "1", "3"]
    assert seat_names(["Citizen 2", None], ["", "citizen"]) == ["Citizen 2", "citizen 3"]
    assert seat_names([None, "l"], ["", ""]) == ["3", "l"]


@pytest.mark.parametrize(
    ("names", "code", "seat"),
    [
        (["Livia", "Julia", "LIVIA"], "name_is_taken", 2),
        (["Livia", "Livi\u0430"], "name_is_taken", 1),  # Cyrillic
        (["Livia", "\u202e"], "wrong_name", 1),
        (["   ", "Livia"], "wrong_name", 0),
        (["Livia", "x" * 31], "malformed_request", 1),
    ],
)
def test_a_refused_name_has_a_reason_and_a_seat(names: list[str], code: str, seat: int) -> None:
    with pytest.raises(SeatNameError) as refused:
        seat_names(names, [""] * len(names))
    assert (refused.value.code, refused.value.seat) == (code, seat)


def test_a_name_must_not_look_like_another() -> None:
    assert seat_name(" Titus ", ["Livia", "Julia"]) == "Titus"
    with pytest.raises(SeatNameError, match="name_is_taken"):
        seat_name("Ju1ia", ["Livia", "Julia"])


NAMES = st.lists(
    st.one_of(st.none(), st.text("12345679ILo", min_size=1, max_size=3)), min_size=1, max_size=8
)


@given(NAMES, st.sampled_from(["", "citizen"]))
def test_no_two_names_of_a_table_look_alike(names: list[str | None], prefix: str) -> None:
    try:
        named = seat_names(names, [prefix] * len(names))
    except SeatNameError:
        return
    pairs = [(a, b) for number, a in enumerate(named) for b in named[:number]]
    assert not any(look_alike(a, b) for a, b in pairs)


def test_a_bot_gives_way_to_a_person_of_its_name() -> None:
    assert seat_names(["Livia", "livia", "Gaia"], ["", "", ""], bots=[0, 2]) == [
        "Livia 2",
        "livia",
        "Gaia",
    ]
    assert seat_names(["Livia"] * 3, [""] * 3, bots=[0, 1, 2]) == ["Livia", "Livia 2", "Livia 3"]
