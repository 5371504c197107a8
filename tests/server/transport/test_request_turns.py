"""Requests that arrive together begin in different iterations of the event loop."""

import asyncio
from itertools import pairwise

from pax.server.http.request_turns import RequestTurns


def test_requests_begin_in_order_with_other_work_in_between() -> None:
    """Given three requests at once, when they begin, then other callbacks run between two."""
    seen: list[str] = []

    async def request(turns: RequestTurns, name: str) -> None:
        await turns.wait()
        seen.append(name)

    async def scenario() -> None:
        turns, loop = RequestTurns(), asyncio.get_running_loop()

        def move() -> None:
            if seen[-1:] != ["move"]:
                seen.append("move")
            if len(seen) < 8:
                loop.call_soon(move)

        requests = [asyncio.create_task(request(turns, name)) for name in "abc"]
        loop.call_soon(move)
        await asyncio.gather(*requests)

    asyncio.run(asyncio.wait_for(scenario(), 10))
    assert [each for each in seen if each != "move"] == ["a", "b", "c"]
    begun = [seen.index(name) for name in "abc"]
    assert all("move" in seen[one:two] for one, two in pairwise(begun))


def test_a_cancelled_request_does_not_hold_up_the_next() -> None:
    """Given a request that is cancelled while it waits, then the one behind it begins."""

    async def scenario() -> None:
        turns = RequestTurns()
        first, second = (asyncio.create_task(turns.wait()) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await second
        await turns.wait()
        assert first.cancelled()

    asyncio.run(asyncio.wait_for(scenario(), 10))
