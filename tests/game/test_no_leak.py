"""Nobody is told what they may not know: two games that a seat cannot tell apart look the same.

For any position and seat a world is drawn, as unlike the true game as the seat's view allows, and
played from the deal on. Whatever the seat is sent there must be the same, byte for byte.
"""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from pax.rules import Rng

from .courses import Course, Plan, of_world, plan, plans
from .leaks import LEAKS
from .streams import Stream, Teller, stream

HONEST = Teller()


def differences(plan: Plan, teller: Teller, seats: int = 2) -> Iterator[str]:
    """Play a plan and yield where a seat could tell a world of its view from the truth."""
    rng = Random(plan.seed)
    watching = rng.sample(plan.seats, min(seats, len(plan.seats)))
    stops = {rng.randint(0, plan.length), plan.length}
    told: dict[int | None, Stream] = {seat: [] for seat in watching}
    for course in plan.steps():
        for seat in watching:
            told[seat].append(teller.tell(course.game, seat))
            if len(course.script) in stops or course.game.is_over:
                yield from compare(course, seat, told[seat], teller, rng)


def compare(
    course: Course, seat: int | None, told: Stream, teller: Teller, rng: Random
) -> Iterator[str]:
    """Yield the first difference between what a seat was told and what a world tells it."""
    world = course.game.view(seat).world(Rng(rng.getrandbits(64)))
    twin = of_world(course.game.config, world)
    twin_told = stream(twin, world.script, seat, teller)
    seen = (teller.view(course.game, seat),), (teller.view(twin.game, seat),)
    for parts, twin_parts in zip([*told, seen[0]], [*twin_told, seen[1]], strict=True):
        for part, twin_part in zip(parts, twin_parts, strict=True):
            if part != twin_part:
                yield f"seat {seat} is told {part!r} or {twin_part!r}"
                return


@given(plans(length=320))
def test_a_seat_cannot_tell_a_world_of_its_view_from_the_truth(plan: Plan) -> None:
    assert not list(differences(plan, HONEST))


@given(plans(take_backs=0.3, length=120))
def test_nor_can_it_when_moves_are_taken_back(plan: Plan) -> None:
    assert not list(differences(plan, HONEST))


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_put_in_on_purpose_is_caught(leak: str) -> None:
    teller = LEAKS[leak]()
    tried = (plan(seed, take_backs=0.1, length=40) for seed in range(100))
    assert any(any(differences(each, teller)) for each in tried)
