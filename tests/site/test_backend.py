"""The backend of a web worker, in CPython: whole tables through its requests and messages."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from pax import protocol
from pax.browser.memory import MemoryStorage
from pax.browser.ports import Committed
from pax.game import Record
from tests.site.pages import Page, ask, backend, make_table, run


async def record_at(worker: Any, table: str) -> Record:  # noqa: ANN401 - a backend
    """Return the record of a finished game, checked."""
    status, answer = await ask(worker, "GET", f"/api/tables/{table}/record")
    assert status == 200, answer
    record = Record.read(protocol.encode(answer))
    record.check()
    return record


@pytest.mark.parametrize("level", ["citizen", "novice", "senator"])
def test_a_whole_game_against_bots(level: str) -> None:
    async def steps() -> None:
        worker = backend()
        made = await make_table(worker, "person", *[level] * 3)
        page = Page(worker, made, 0)
        await page.begin()
        await page.play()
        record = await record_at(worker, made.table.id)
        result = record.game().result
        assert result is not None
        assert list(result.winners) == list(page.public.outcome.winners)

    run(steps)


def test_the_worker_is_described_as_a_server_is() -> None:
    async def steps() -> None:
        status, about = await ask(backend(), "GET", "/api/about")
        assert status == 200
        assert {"citizen", "senator", "consul"} <= set(about["levels"])
        assert about["protocol"] == protocol.PROTOCOL_VERSION
        assert not about["push_key"]

    run(steps)


@pytest.mark.parametrize(
    ("method", "path", "form", "status", "code"),
    [
        ("GET", "/api/tables/none", None, 404, "no_such_table"),
        ("GET", "/api/nothing", None, 404, "malformed_request"),
        ("POST", "/api/tables", {"seats": []}, 422, "malformed_request"),
        (
            "POST",
            "/api/tables",
            {"seats": [{"kind": "bot", "level": "os.system"}]},
            422,
            "no_such_level",
        ),
        ("GET", "/api/campaign", None, 401, "secret_missing"),
    ],
)
def test_a_refused_request_says_why(
    method: str, path: str, form: object, status: int, code: str
) -> None:
    async def steps() -> None:
        found, answer = await ask(backend(), method, path, form)
        assert (found, answer["reason"]["code"]) == (status, code)

    run(steps)


def test_a_worker_that_starts_again_continues_the_game() -> None:
    async def steps() -> None:
        storage = MemoryStorage()
        first = backend(storage)
        made = await make_table(first, "person", "citizen", "citizen")
        page = Page(first, made, 0)
        await page.begin()
        await page.play(moves=5)
        await page.until(lambda: page.has_decision or page.is_over)
        await first.close()
        again = backend(storage)
        same = Page(again, made, 0)
        await same.until(lambda: same.has_decision)
        assert (same.seq, same.public, same.mine) == (page.seq, page.public, page.mine)
        await same.play()
        await record_at(again, made.table.id)

    run(steps)


class GatedStorage(MemoryStorage):
    """A storage whose commits wait, or fail."""

    def __init__(self) -> None:
        """Let everything through."""
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.failure: Committed = ""

    async def commit(self, changes: str) -> Committed:
        """Wait for the gate."""
        await self.gate.wait()
        return self.failure or await super().commit(changes)


def test_a_move_is_stored_before_it_is_shown() -> None:
    async def steps() -> None:
        storage = GatedStorage()
        worker = backend(storage)
        made = await make_table(worker, "person", "person")
        pages = [Page(worker, made, seat) for seat in (0, 1)]
        for page in pages:
            await page.begin()
        mover = next(page for page in pages if page.has_decision)
        storage.gate.clear()
        before = [len(page.received) for page in pages]
        moving = asyncio.create_task(mover.move())
        await asyncio.sleep(0.05)
        assert [len(page.received) for page in pages] == before
        storage.gate.set()
        await moving

    run(steps)


@pytest.mark.parametrize("failure", ["full", "failed"])
def test_a_move_that_cannot_be_stored_is_refused_and_can_be_made_later(failure: Committed) -> None:
    async def steps() -> None:
        storage = GatedStorage()
        worker = backend(storage)
        made = await make_table(worker, "person", "citizen")
        page = Page(worker, made, 0)
        await page.begin()
        await page.until(lambda: page.has_decision)
        shown, storage.failure = page.public, failure
        answer = await page.answer(
            protocol.PlayMove, seq=page.seq, move=str(page.mine.question.moves[0].move)
        )
        assert isinstance(answer, protocol.Refused)
        assert (answer.reason.code, page.public) == ("not_stored", shown)
        storage.failure = ""
        await page.move()

    run(steps)


class FlakyStorage(MemoryStorage):
    """A storage that refuses the first commits while a condition holds."""

    def __init__(self, refusals: int) -> None:
        """Refuse nothing yet."""
        super().__init__()
        self.refusals = refusals
        self.refuses: Callable[[], bool] = lambda: False

    async def commit(self, changes: str) -> Committed:
        """Store changes, or refuse them."""
        if self.refusals and self.refuses():
            self.refusals -= 1
            return "full"
        return await super().commit(changes)


def test_a_bot_whose_move_was_not_stored_moves_as_soon_as_there_is_room() -> None:
    async def steps() -> None:
        storage = FlakyStorage(refusals=2)
        worker = backend(storage)
        made = await make_table(worker, "person", "citizen")
        page = Page(worker, made, 0)
        await page.begin()
        storage.refuses = lambda: page.public is not None and not page.has_decision
        await page.play()
        assert (storage.refusals, page.is_over) == (0, True)

    run(steps)


class SharedLocks:
    """The locks that the tabs of one browser share."""

    def __init__(self) -> None:
        """Lock nothing."""
        self.held: set[str] = set()

    async def acquire(self, table_id: str) -> bool:
        """Lock a table unless it is locked."""
        if table_id in self.held:
            return False
        self.held.add(table_id)
        return True

    def release(self, table_id: str) -> None:
        """Unlock a table."""
        self.held.remove(table_id)


def test_one_of_two_tabs_plays_and_the_other_can_follow_later() -> None:
    async def steps() -> None:
        storage, locks = MemoryStorage(), SharedLocks()
        one, other = backend(storage, locks), backend(storage, locks)
        made = await make_table(one, "person", "citizen", "citizen")
        page = Page(one, made, 0)
        await page.begin()
        await page.play(moves=3)
        second = Page(other, made, 0)
        await second.until(lambda: second.refused)
        assert second.refused is not None
        assert second.refused.reason.code == "table_is_open_elsewhere"
        await page.until(lambda: page.has_decision)
        status, now = await ask(other, "GET", f"/api/tables/{made.table.id}")
        assert (status, now["status"], now["deciding"]) == (200, "running", 0)
        page.leave()
        third = Page(other, made, 0)
        await third.until(lambda: third.has_decision)
        assert third.seq == page.seq
        await third.play()

    run(steps)


def test_a_tab_that_only_reads_runs_no_bots() -> None:
    async def steps() -> None:
        storage, locks = MemoryStorage(), SharedLocks()
        one, other = backend(storage, locks), backend(storage, locks)
        made = await make_table(one, "person", "citizen")
        page = Page(one, made, 0)
        await page.begin()
        await page.until(lambda: page.has_decision)
        await one.close()
        for _ in range(3):
            await ask(other, "GET", f"/api/tables/{made.table.id}")
        assert not other.tables.tables

    run(steps)


def test_the_solo_campaign_counts_attempts() -> None:
    async def steps() -> None:
        worker = backend()
        _, campaign = await ask(worker, "POST", "/api/campaigns")
        secret = campaign["secret"]
        form = {"seats": [{"kind": "person", "name": "P"}], "campaign": secret}
        status, answer = await ask(worker, "POST", "/api/tables", {**form, "solo": 2})
        assert (status, answer["reason"]["code"]) == (403, "level_is_closed")
        made = await make_table(worker, "person", solo=1, campaign=secret)
        page = Page(worker, made, 0)
        await page.begin()
        await page.play()
        _, progress = await ask(worker, "GET", "/api/campaign", secret=secret)
        assert progress["tried"] == [1, 0, 0, 0, 0]
        status, _ = await ask(worker, "DELETE", "/api/campaign", secret=secret)
        assert status == 200
        status, _ = await ask(worker, "GET", f"/api/tables/{made.table.id}")
        assert status == 404

    run(steps)


def test_hints_undo_analysis_and_replay() -> None:
    async def steps() -> None:
        worker = backend()
        made = await make_table(worker, "person", "citizen", hints=True)
        page = Page(worker, made, 0)
        await page.begin()
        await page.until(lambda: page.has_decision)
        hints = await page.answer(protocol.Hint, seq=page.seq)
        legal = {str(each.move) for each in page.mine.question.moves}
        assert {each.move for each in hints.moves} == legal
        await page.play()
        record = await record_at(worker, made.table.id)
        path = f"/api/tables/{made.table.id}/analysis"
        _, analysis = await ask(worker, "GET", path)
        while len(analysis["decisions"]) < min(3, analysis["total"]):
            await asyncio.sleep(0.02)
            _, analysis = await ask(worker, "GET", path)
        form = {"record": record.fields, "first": 0, "count": 10}
        status, frames = await ask(worker, "POST", "/api/replay", form)
        assert (status, frames["total"]) == (200, len(record.moves))

    run(steps)


def test_a_game_is_handed_over_as_a_record() -> None:
    async def steps() -> None:
        worker = backend()
        made = await make_table(worker, "citizen", "citizen", "person")
        page = Page(worker, made, 2)
        await page.begin()
        await page.play()
        record = await record_at(worker, made.table.id)
        begin = {"record": record.fields, "moves": len(record.moves) // 2}
        again = await make_table(backend(), "person", "citizen", "citizen", begin=begin)
        assert again.table.origin == "record"

    run(steps)


def test_own_data_is_exported_and_deleted() -> None:
    async def steps() -> None:
        worker = backend()
        made = await make_table(worker, "person", "person")
        pages = [Page(worker, made, seat) for seat in (0, 1)]
        for page in pages:
            await page.begin()
        await pages[0].answer(protocol.Chat, text="Salve")
        path, secret = f"/api/tables/{made.table.id}", made.seats[0].secret
        _, mine = await ask(worker, "GET", f"{path}/mine", secret=secret)
        assert "Salve" in str(mine["games"])
        status, _ = await ask(worker, "DELETE", path, secret=secret)
        assert status == 403
        status, _ = await ask(worker, "DELETE", path, secret=made.host)
        assert status == 200
        assert all(page.is_closed for page in pages)
        status, _ = await ask(worker, "GET", path)
        assert status == 404

    run(steps)
