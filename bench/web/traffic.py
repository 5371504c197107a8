"""Network traffic of a page: compressed bytes and requested hosts."""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page


class Traffic:
    """Records the network traffic of a page; created before the page opens."""

    def __init__(self, page: Page) -> None:
        """Start to record."""
        self.received = 0
        self.hosts: set[str] = set()
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.webSocketCreated", self._opened)
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.webSocketFrameReceived", self._heard)

    def _asked(self, event: dict[str, Any]) -> None:
        self._note(event["request"]["url"])

    def _opened(self, event: dict[str, Any]) -> None:
        self._note(event["url"])

    def _note(self, address: str) -> None:
        if host := urlsplit(address).netloc:
            self.hosts.add(host)

    def _finished(self, event: dict[str, Any]) -> None:
        """Count the bytes of a response on the wire, including headers."""
        self.received += int(event["encodedDataLength"])

    def _heard(self, event: dict[str, Any]) -> None:
        """Count a message at full length: the browser does not report its compressed length."""
        self.received += len(event["response"]["payloadData"].encode())
