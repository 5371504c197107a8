"""Secrets and their locks: a secret is told once, and only its hash is kept."""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Final

from pax.tables.ports import RandomBytes

_SECRET_BYTES: Final = 24
_ID_BYTES: Final = 15


def new_secret(random_bytes: RandomBytes) -> str:
    """Return a secret that nobody can guess (192 bits), fit for a link."""
    return _as_text(random_bytes(_SECRET_BYTES))


def new_table_id(random_bytes: RandomBytes) -> str:
    """Return a name for a table that nobody can guess (120 bits)."""
    return _as_text(random_bytes(_ID_BYTES))


def _as_text(data: bytes) -> str:
    """Return bytes in characters that need no escape in a link; no padding is needed here."""
    return urlsafe_b64encode(data).decode()


def lock_of(secret: str) -> str:
    """Return what is kept of a secret; it has too many bits to be guessed from its hash."""
    return hashlib.sha256(b"pax-seat:" + secret.encode()).hexdigest()


def opens(secret: str | None, lock: str | None) -> bool:
    """Whether a secret opens a lock; the answer takes the same time for any secret."""
    if secret is None or lock is None:
        return False
    return hmac.compare_digest(lock_of(secret), lock)
