"""Web push: encryption for one browser (RFC 8291), and the server's signature (VAPID, RFC 8292).

It needs the extra `notices`: `cryptography`, and `py-vapid` for the signature. A message is padded
to one size, so that its length tells a push service nothing.
"""

import hashlib
import os
import secrets
import struct
import sys
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from pax.server.notices.addresses import Target

SECONDS_TO_LIVE: Final = 86_400
"""Time for which a push service keeps a message for a browser that is off."""

TOKEN_SECONDS: Final = 12 * 3600
PADDED_BYTES: Final = 2048
_RECORD_BYTES: Final = 4096
_LAST_RECORD: Final = b"\x02"
_SALT_BYTES: Final = 16
_OWNER_ONLY: Final = 0o077


class PushKeyError(RuntimeError):
    """The file of the key cannot be used; the message says why."""


class PushKey:
    """The server's key for web push: browsers accept only messages that it has signed."""

    def __init__(self, file: Path, contact: str) -> None:
        """Read the key, or create it if there is none."""
        self._contact = contact
        try:
            with suppress(FileExistsError):
                _make(file)
            if sys.platform != "win32" and file.stat().st_mode & _OWNER_ONLY:
                raise PushKeyError(f"{file} can be read by others: chmod 600 it")
            self._vapid = Vapid02.from_pem(file.read_bytes())
        except (OSError, ValueError, TypeError) as error:
            raise PushKeyError(f"{file}: {error}") from None

    @property
    def public(self) -> str:
        """The public key, as a browser takes it."""
        return _as_text(_point(self._vapid.public_key))

    def headers(self, target: Target, topic: str, now: float) -> dict[str, str]:
        """Return the headers of a message; a newer one of its topic replaces it."""
        claims = {
            "aud": target.origin,
            "sub": self._contact,
            "exp": int(now) + TOKEN_SECONDS,
        }
        digest = hashlib.sha256(topic.encode()).digest()
        return {
            "Authorization": str(self._vapid.sign(claims)["Authorization"]),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(SECONDS_TO_LIVE),
            "Urgency": "normal",
            "Topic": _as_text(digest)[:32],
        }


def _make(file: Path) -> None:
    """Write a new key atomically; the first of several processes wins."""
    if file.exists():
        return
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        vapid = Vapid02()
        vapid.generate_keys()
        with os.fdopen(descriptor, "wb") as written:
            written.write(vapid.private_pem())
        os.link(draft, file)
    finally:
        draft.unlink()


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ValueError unless these are the keys of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _as_bytes(p256dh))
    if len(_as_bytes(auth)) != _SALT_BYTES:
        raise ValueError("auth has another length")


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """Return a message that only the browser with these keys can read."""
    own = ec.generate_private_key(ec.SECP256R1())
    padded = message + _LAST_RECORD + bytes(max(PADDED_BYTES - len(message), 0))
    return encrypted_by(own, secrets.token_bytes(_SALT_BYTES), padded, p256dh, auth)


def encrypted_by(
    own: ec.EllipticCurvePrivateKey, salt: bytes, padded: bytes, p256dh: str, auth: str
) -> bytes:
    """Encrypt a padded message by a key that is used once, and a salt."""
    theirs = _as_bytes(p256dh)
    shared = own.exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    )
    mine = _point(own.public_key())
    secret = _derived(shared, _as_bytes(auth), b"WebPush: info\0" + theirs + mine, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", _RECORD_BYTES, len(mine)) + mine
    return head + AESGCM(key).encrypt(nonce, padded, None)


def _derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _as_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _as_text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
