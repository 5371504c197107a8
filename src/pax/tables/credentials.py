"""Secrets and their locks: a secret is told once, and only its hash is kept."""

import hashlib
import hmac
import secrets


def new_secret() -> str:
    """Return a secret that nobody can guess (192 bits), fit for a link."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Return a name for a table that nobody can guess (120 bits)."""
    return secrets.token_urlsafe(15)


def lock_of(secret: str) -> str:
    """Return what is kept of a secret; it has too many bits to be guessed from its hash."""
    return hashlib.sha256(b"pax-seat:" + secret.encode()).hexdigest()


def opens(secret: str | None, lock: str | None) -> bool:
    """Whether a secret opens a lock; the answer takes the same time for any secret."""
    if secret is None or lock is None:
        return False
    return hmac.compare_digest(lock_of(secret), lock)
