"""PostgreSQL listener: receives notifications about other workers' writes (LISTEN, NOTIFY)."""

import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from sqlalchemy import Engine

from pax.server.storage.writer import CHANNEL, PRESENCE, Notification
from pax.tables.rows import LogNews

if TYPE_CHECKING:
    from psycopg import Connection

_log = logging.getLogger("pax.server")
WAIT_SECONDS: Final = 1.0
_DECODER: Final = msgspec.json.Decoder(Notification)


class PgListener:
    """Listens in its own thread, and reconnects after a lost connection.

    Notifications sent meanwhile are lost, so `on_listening` is called whenever it starts to listen.
    """

    def __init__(
        self,
        engine: Engine,
        own: str,
        on_news: Callable[[LogNews], None],
        on_listening: Callable[[], None],
        on_presence: Callable[[str], None],
    ) -> None:
        """Start to listen; notifications of the writer named `own` are skipped undecoded."""
        self._on_presence = on_presence
        self._engine = engine
        self._own = f'["{own}",'
        self._on_news = on_news
        self._on_listening = on_listening
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="pax-listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop listening."""
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                with self._engine.connect() as connection:
                    raw = connection.connection.dbapi_connection
                    try:
                        self._listen(cast("Connection[Any]", raw))
                    finally:
                        connection.invalidate()
            except Exception:  # noqa: BLE001 - the thread must not end
                _log.warning("listener_failed", exc_info=True)
                self._stopped.wait(WAIT_SECONDS)

    def _listen(self, connection: "Connection[Any]") -> None:
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}")
        connection.execute(f"LISTEN {PRESENCE}")
        self._on_listening()
        while not self._stopped.is_set():
            for note in connection.notifies(timeout=WAIT_SECONDS):
                if note.channel == PRESENCE:
                    self._on_presence(note.payload)
                else:
                    self._take(note.payload)

    def _take(self, payload: str) -> None:
        if payload.startswith(self._own):
            return
        try:
            letter = _DECODER.decode(payload)
        except msgspec.DecodeError:  # of another version of this program
            self._on_listening()
            return
        for news in letter.news:
            self._on_news(news)
