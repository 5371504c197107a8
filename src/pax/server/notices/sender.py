"""The sender: a thread with an event loop of its own, so that no receiver slows a game.

Receivers are served side by side, and each one in order. A receiver that fails is left alone for a
while, and few of those are tried at a time.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from sqlalchemy import Engine

from pax.protocol.http import PushKeys
from pax.server import metrics
from pax.server.notices.addresses import AddressError, Target, target_of
from pax.server.notices.https import Answer, HttpsSender, SendError
from pax.server.notices.messages import (
    SUBSCRIPTION,
    StoredSubscription,
    push_message,
    webhook_message,
)
from pax.server.notices.push import PushKey, check_keys, encrypted
from pax.server.notices.quiet_hours import quiet_until
from pax.server.notices.settings import NoticeSettings
from pax.server.storage.engine import is_postgresql
from pax.server.storage.notices import NoticeQueue, QueuedNotice

POLL_SECONDS: Final = 1.0
TIDY_SECONDS: Final = 3600.0
AT_ONCE: Final = 32
"""Maximum number of receivers that are served at a time."""

FAILING_AT_ONCE: Final = 8
"""Maximum number of these that failed the last time."""

IN_A_ROW: Final = 5
"""Maximum number of notices to one receiver before others have a turn."""

STOP_SECONDS: Final = 3.0
"""Time that requests have to end when the server stops."""

GONE: Final = frozenset({404, 410})
_log = logging.getLogger("pax.server")


class NoticeSender:
    """Sends due notices until it is stopped; `tables` are those with subscriptions."""

    def __init__(
        self, engine: Engine, settings: NoticeSettings, clock: Callable[[], float]
    ) -> None:
        """Start the thread."""
        self.settings = settings
        self.push_key = (
            PushKey(Path(settings.push_key), settings.push_contact) if settings.push_key else None
        )
        self.tables: frozenset[str] = frozenset()
        self._added: dict[str, float] = {}
        self._lock = threading.Lock()
        self._clock = clock
        self._queue = NoticeQueue(engine)
        self._is_alone = not is_postgresql(engine)
        self._https = HttpsSender(settings.test_ca)
        self._busy: set[asyncio.Task[None]] = set()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="pax-notices", daemon=True)
        self._thread.start()

    def takes(self, keys: PushKeys) -> bool:
        """Whether these are the keys of a browser."""
        try:
            check_keys(keys.p256dh, keys.auth)
        except ValueError:
            return False
        return True

    def has_subscriber(self, table_id: str) -> None:
        """Take note of a table with a new subscription, committed by this worker."""
        with self._lock:
            self._added[table_id] = self._clock()
            self.tables |= {table_id}

    def stop(self) -> None:
        """Let requests end, and stop."""
        self._stopping.set()
        self._thread.join(STOP_SECONDS + POLL_SECONDS + 1)

    def _run(self) -> None:
        with ThreadPoolExecutor(4, "pax-notices") as pool, asyncio.Runner() as runner:
            runner.get_loop().set_default_executor(pool)
            runner.run(self._work())

    async def _work(self) -> None:
        tidied = 0.0
        if self._is_alone:
            self._queue.end_claims()
        while not self._stopping.is_set():
            try:
                self._read_tables()
                if self._clock() - tidied > TIDY_SECONDS:
                    tidied = self._clock()
                    self._queue.tidy(tidied)
                self._begin()
            except Exception:  # noqa: BLE001 - the thread must go on
                _log.exception("notices_failed")
            await asyncio.sleep(POLL_SECONDS)
        if self._busy:
            await asyncio.wait(self._busy, timeout=STOP_SECONDS)

    def _read_tables(self) -> None:
        """Read which tables have subscriptions; what was added meanwhile is kept."""
        begun = self._clock()
        found = self._queue.tables()
        with self._lock:
            self._added = {table: at for table, at in self._added.items() if at >= begun}
            self.tables = found | self._added.keys()

    def _begin(self) -> None:
        """Claim receivers with due notices, and serve each in a task of its own."""
        free = AT_ONCE - len(self._busy)
        if free <= 0 or not self.tables:
            return
        for receiver in self._queue.claim(self._clock(), free, min(free, FAILING_AT_ONCE)):
            task = asyncio.create_task(self._serve(receiver))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def _serve(self, receiver: str) -> None:
        """Send a receiver its notices, in order, until one fails."""
        try:
            for _ in range(IN_A_ROW):
                notice = self._queue.next(receiver, self._clock())
                if notice is None or self._stopping.is_set():
                    break
                if not await self._handle(receiver, notice):
                    break
            self._queue.release(receiver)
        except Exception:  # noqa: BLE001 - the claim ends by itself
            _log.exception("notices_failed")

    async def _handle(self, receiver: str, notice: QueuedNotice) -> bool:
        """Send or postpone a notice; False if the receiver is to be left alone."""
        subscription = SUBSCRIPTION.decode(notice.data)
        until = quiet_until(subscription.quiet, self._clock())
        if until is not None:
            self._queue.postpone(notice.id, until)
            return True
        try:
            target = target_of(subscription.address, self.settings.hosts_of(notice.kind))
        except AddressError:  # the operator no longer allows its host
            self._queue.drop(notice.id)
            return True
        try:
            answer = await self._send(target, notice, subscription)
        except SendError as error:
            answer, why = Answer(0, 0.0), str(error)
        else:
            why = str(answer.status)
        if 200 <= answer.status < 300:  # noqa: PLR2004 - every status of success
            self._queue.sent(receiver, notice.id)
            metrics.NOTICES.labels(notice.kind, "sent").inc()
            return True
        is_gone = answer.status in GONE
        metrics.NOTICES.labels(notice.kind, "gone" if is_gone else "failed").inc()
        _log.info("notice_failed", extra={"host": target.host, "why": why})  # no path: a secret
        if is_gone:
            self._queue.gone(receiver)
        else:
            self._queue.failed(receiver, self._clock(), answer.retry_after)
        return False

    async def _send(
        self, target: Target, notice: QueuedNotice, subscription: StoredSubscription
    ) -> Answer:
        language = subscription.language
        if notice.kind == "push" and self.push_key is not None:
            body = encrypted(push_message(notice, language), subscription.p256dh, subscription.auth)
            headers = self.push_key.headers(target, notice.table_id, self._clock())
        else:
            body = webhook_message(notice, language, self.settings.page)
            headers = {"Content-Type": "application/json"}
        return await self._https.post(target, headers, body)
