"""Secrets and their locks. A secret is sent once; its lock, a hash of it, is stored."""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Final

from pax.tables.ports import RandomBytes

ERASED: Final = "erased:"
"""Begins the lock of a player who was erased; no hash does."""

_SECRET_BYTES: Final = 24
_ID_BYTES: Final = 15


def new_secret(random_bytes: RandomBytes) -> str:
    """Return an unguessable secret (192 bits) that fits into a URL."""
    return _as_text(random_bytes(_SECRET_BYTES))


def new_table_id(random_bytes: RandomBytes) -> str:
    """Return an unguessable table id (120 bits)."""
    return _as_text(random_bytes(_ID_BYTES))


def _as_text(data: bytes) -> str:
    """Return bytes as URL-safe Base64; the lengths here need no padding."""
    return urlsafe_b64encode(data).decode()


def lock_of(secret: str) -> str:
    """Return the hash of a secret that is stored; with this much entropy it needs no salt."""
    return hashlib.sha256(b"pax-seat:" + secret.encode()).hexdigest()


def opens(secret: str | None, lock: str | None) -> bool:
    """Whether a secret matches a lock, compared in constant time."""
    if secret is None or lock is None:
        return False
    return hmac.compare_digest(lock_of(secret), lock)
