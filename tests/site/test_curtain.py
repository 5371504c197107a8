"""At one device the page is sent no card of a seat behind the curtain, from the worker itself."""

import json
from typing import Any

from pax import protocol
from tests.site.pages import Page, backend, make_table, run


def private_parts(text: str) -> list[Any]:
    """Return what a message says that not everybody at the table may know."""
    message = json.loads(text)
    parts = [message["mine"]] if message.get("mine") else []
    events = [event for line in message.get("news", []) for event in line.get("events", [])]
    own = {"Saw", "Kept", "Took", "Shown"}
    return parts + [event for event in events if event["type"] in own and event.get("card")]


def test_a_covered_seat_is_sent_what_a_spectator_is_sent() -> None:
    async def steps() -> None:
        worker = backend()
        made = await make_table(worker, "person", "person", "citizen")
        pages = [Page(worker, made, seat, is_covered=True) for seat in (0, 1)]
        for page in pages:
            await page.begin()
        for _ in range(12):
            await pages[0].until(lambda: pages[0].public.deciding in {0, 1} or pages[0].is_over)
            if pages[0].is_over:
                break
            front = pages[pages[0].public.deciding]
            front.connection.cover(is_covered=False)
            assert front.mine is not None
            seen = [len(page.received) for page in pages]
            await front.play(moves=1)
            front.connection.cover(is_covered=True)
            assert front.mine is None
            for page, before in zip(pages, seen, strict=True):
                if page is not front:
                    assert [private_parts(text) for text in page.received[before:]] == [[]] * len(
                        page.received[before:]
                    )

    run(steps)


def test_nothing_private_is_sent_before_the_first_lift() -> None:
    async def steps() -> None:
        worker = backend()
        made = await make_table(worker, "person", "person")
        pages = [Page(worker, made, seat, is_covered=True) for seat in (0, 1)]
        for page in pages:
            await page.begin()
        await pages[0].until(lambda: pages[0].public is not None)
        assert all(private_parts(text) == [] for page in pages for text in page.received)
        pages[0].connection.cover(is_covered=False)
        assert private_parts(pages[0].received[-1])

    run(steps)


def test_covered_seats_move_on_with_a_rematch_and_with_changed_places() -> None:
    async def steps() -> None:
        worker = backend()
        made = await make_table(worker, "person", "person", "citizen", solo=None)
        pages = [Page(worker, made, seat, is_covered=True) for seat in (0, 1)]
        await pages[0].until(lambda: pages[0].table is not None)
        await pages[0].answer(protocol.Swap, seat=0, other=1)
        assert [page.connection.seat for page in pages] == [1, 0]
        for page in pages:
            await page.begin()
        for page in pages:
            page.connection.cover(is_covered=False)
        for _ in range(10_000):
            await pages[0].until(
                lambda: pages[0].is_over or any(page.has_decision for page in pages)
            )
            if pages[0].is_over:
                break
            await next(page for page in pages if page.has_decision).move()
        for page in pages:
            page.connection.cover(is_covered=True)
        await pages[0].answer(protocol.Rematch)
        await pages[1].until(lambda: pages[1].table.game == 2)
        names = [seat.name for seat in pages[0].table.seats]
        assert [names[page.connection.seat or 0] for page in pages] == ["P0", "P1"]

    run(steps)
