"""A browser's keys for web push, and what it reads in a message."""

import json
import struct
from base64 import urlsafe_b64encode
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

AUTH = b"sixteen bytes ok"


class PushBrowser:
    """A browser with a subscription."""

    def __init__(self) -> None:
        """Make its keys."""
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._public = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    @property
    def keys(self) -> dict[str, str]:
        """The public part, as the page sends it."""
        return {"p256dh": as_text(self._public), "auth": as_text(AUTH)}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message (RFC 8291, from the receiver's side)."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        info = b"WebPush: info\0" + self._public + sender
        secret = HKDF(SHA256(), 32, AUTH, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\x02")
        found: dict[str, Any] = json.loads(text[:-1])
        return found


def as_text(data: bytes) -> str:
    """Return bytes as they are written in web push."""
    return urlsafe_b64encode(data).decode().rstrip("=")
