"""The deal key: stored outside the database, so that no copy of it reveals future deals.

The secret of a deal is derived from this key and the game's id. Until the cards are dealt, the
database contains only the commitment. See `docs/decisions/0011`.
"""

import os
import re
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from pax.tables.fair_deal import DealKey

KEY_FILE: Final = "PAX_KEY_FILE"
"""Environment variable that names another file."""

_KEY_BYTES: Final = 32
_HEX_KEY: Final = re.compile(rf"[0-9a-f]{{{2 * _KEY_BYTES}}}")
_OWNER_ONLY: Final = 0o077


class DealKeyError(RuntimeError):
    """The key file cannot be used; the message says why."""


def default_key_file() -> Path:
    """Return the default key file, in the user's configuration folder."""
    if named := os.environ.get(KEY_FILE):
        return Path(named)
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", Path.home() / "AppData/Roaming"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Preferences"
    else:
        base = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return base / "pax" / "deal.key"


def load_deal_key(file: Path | None = None) -> DealKey:
    """Read the key, or create it if there is none; raise DealKeyError if that fails."""
    file = default_key_file() if file is None else file
    try:
        with suppress(FileExistsError):
            _make(file)
        if sys.platform != "win32" and file.stat().st_mode & _OWNER_ONLY:
            raise DealKeyError(f"{file} can be read by others: chmod 600 it")
        text = file.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise DealKeyError(f"{file}: {error}") from None
    if not _HEX_KEY.fullmatch(text):
        raise DealKeyError(f"{file} holds no key: {2 * _KEY_BYTES} hexadecimal digits are expected")
    return DealKey(bytes.fromhex(text))


def _make(file: Path) -> None:
    """Write a new key atomically; the first of several processes wins."""
    if file.exists():
        return
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as written:
            written.write(secrets.token_hex(_KEY_BYTES) + "\n")
        os.link(draft, file)
    finally:
        draft.unlink()
