"""What an operator allows: web push, and the hosts to which notices may be sent."""

from typing import Final

import msgspec

PUSH_HOSTS: Final = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""The push services of Chrome, Firefox, Safari and Edge."""


class NoticeSettings(msgspec.Struct, frozen=True):
    """Settings of notices; by default none are sent.

    `push_key` is the file of the server's key for web push, and `push_contact` where push services
    reach the operator. `webhook_hosts` are the hosts that webhooks may be at. `test_ca` is for
    tests alone: it trusts another authority, and allows loopback addresses.
    """

    push_key: str = ""
    push_contact: str = ""
    push_hosts: list[str] = []
    webhook_hosts: list[str] = []
    delay: float = 30.0
    page: str = ""
    test_ca: str = ""

    @property
    def are_offered(self) -> bool:
        """Whether this server sends any notices."""
        return bool(self.push_key or self.webhook_hosts)

    def hosts_of(self, kind: str) -> tuple[str, ...]:
        """Return the hosts that notices of a kind may be sent to."""
        if kind == "push":
            return (*PUSH_HOSTS, *self.push_hosts) if self.push_key else ()
        return tuple(self.webhook_hosts)
