"""No leaks: games that a seat cannot distinguish send it the same bytes.

For any position and seat a random world is drawn that is consistent with the seat's view, and
played from the deal on. Everything that the seat is sent must be the same, byte for byte.
"""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from pax.rules import Rng

from .courses import Course, Plan, of_world, plan, plans
from .leaks import LEAKS
from .streams import Sender, Stream, stream

HONEST = Sender()


def differences(plan: Plan, sender: Sender, seats: int = 2) -> Iterator[str]:
    """Play a plan and yield the differences by which a seat could detect a sampled world."""
    rng = Random(plan.seed)
    watching = rng.sample(plan.seats, min(seats, len(plan.seats)))
    stops = {rng.randint(0, plan.length), plan.length}
    sent: dict[int | None, Stream] = {seat: [] for seat in watching}
    for course in plan.steps():
        for seat in watching:
            sent[seat].append(sender.send(course.game, seat))
            if len(course.script) in stops or course.game.is_over:
                yield from compare(course, seat, sent[seat], sender, rng)


def compare(
    course: Course, seat: int | None, sent: Stream, sender: Sender, rng: Random
) -> Iterator[str]:
    """Yield the first difference between what a seat was sent and what a world sends it."""
    world = course.game.view(seat).world(Rng(rng.getrandbits(64)))
    twin = of_world(course.game.config, world)
    twin_sent = stream(twin, world.script, seat, sender)
    seen = (sender.view(course.game, seat),), (sender.view(twin.game, seat),)
    for parts, twin_parts in zip([*sent, seen[0]], [*twin_sent, seen[1]], strict=True):
        for part, twin_part in zip(parts, twin_parts, strict=True):
            if part != twin_part:
                yield f"seat {seat} is sent {part!r} or {twin_part!r}"
                return


@given(plans(length=320))
def test_a_seat_cannot_distinguish_a_sampled_world_from_the_true_game(plan: Plan) -> None:
    assert not list(differences(plan, HONEST))


@given(plans(take_backs=0.3, length=120))
def test_a_seat_cannot_distinguish_them_after_undos_either(plan: Plan) -> None:
    assert not list(differences(plan, HONEST))


@pytest.mark.parametrize("leak", LEAKS)
def test_a_deliberate_leak_is_detected(leak: str) -> None:
    sender = LEAKS[leak]()
    tried = (plan(seed, take_backs=0.1, length=40) for seed in range(100))
    assert any(any(differences(each, sender)) for each in tried)
