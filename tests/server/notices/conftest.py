"""A receiver, and servers that send to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pax.server.notices import sender
from pax.server.notices.settings import NoticeSettings
from tests.server.notices.receiver import Receiver, receiving


@pytest.fixture
def receiver(tmp_path: Path) -> Iterator[Receiver]:
    """Return a receiver on this machine."""
    with receiving(tmp_path) as found:
        yield found


@pytest.fixture
def notices(receiver: Receiver, tmp_path: Path) -> NoticeSettings:
    """Return settings of a server that sends notices to the receiver at once."""
    return NoticeSettings(
        push_key=str(tmp_path / "push.pem"),
        push_contact="mailto:operator@example.org",
        push_hosts=[receiver.host],
        webhook_hosts=[receiver.host],
        delay=0.0,
        page="https://pax.example.org",
        test_ca=receiver.authority,
    )


@pytest.fixture
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers of this process look into the queue often."""
    monkeypatch.setattr(sender, "POLL_SECONDS", 0.05)
