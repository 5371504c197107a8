"""The text of notices, their encryption, and quiet hours."""

import json
from base64 import urlsafe_b64decode
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st
from py_vapid import Vapid02

from pax.protocol.http import QuietHours
from pax.server.notices.addresses import Target
from pax.server.notices.messages import webhook_message
from pax.server.notices.push import PADDED_BYTES, PushKey, PushKeyError, encrypted, encrypted_by
from pax.server.notices.quiet_hours import quiet_until
from pax.server.storage.notices import QueuedNotice
from tests.server.notices.browsers import PushBrowser, as_text

NIGHT = QuietHours(22 * 60, 7 * 60, "Europe/Berlin")


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5 and appendix A."""
    number = int.from_bytes(_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    own = ec.derive_private_key(number, ec.SECP256R1())
    theirs = (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    padded = b"When I grow up, I want to be a watermelon\x02"
    salt = _bytes("DGv6ra1nlYgDCS1FRnbzlw")
    sealed = encrypted_by(own, salt, padded, theirs, "BTBZMqHH6r4Tts7J_aSIgg")
    assert as_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_every_message_has_the_same_length_and_its_browser_reads_it() -> None:
    browser = PushBrowser()
    messages = [{"title": "x" * size} for size in (0, 1, 400)]
    sealed = [encrypted(json.dumps(each).encode(), **browser.keys) for each in messages]
    assert [browser.read(each) for each in sealed] == messages
    assert len({len(each) for each in sealed}) == 1
    assert PADDED_BYTES < len(sealed[0]) < 4096


def test_the_key_is_made_once_and_signs_for_one_service(tmp_path: Path) -> None:
    file = tmp_path / "keys" / "push.pem"
    first, second = (PushKey(file, "mailto:operator@example.org") for _ in range(2))
    assert first.public == second.public
    assert file.stat().st_mode & 0o777 == 0o600
    target = Target("fcm.googleapis.com", 443, "/fcm/send/x")
    header = first.headers(target, "table", 1_800_000_000.0)["Authorization"]
    token, key = (part.partition("=")[2] for part in header.removeprefix("vapid ").split(","))
    assert key == first.public
    signed, _, signature = token.rpartition(".")
    assert Vapid02.from_raw_public(key.encode()).verify_token(signed.encode(), signature)
    claims = json.loads(_bytes(token.split(".")[1]))
    assert claims == {
        "aud": "https://fcm.googleapis.com",
        "sub": "mailto:operator@example.org",
        "exp": 1_800_000_000 + 12 * 3600,
    }


@pytest.mark.parametrize("text", [b"", b"no key", b"-----BEGIN x-----\nAAAA\n-----END x-----\n"])
def test_a_file_without_a_key_is_refused(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "push.pem"
    file.touch(0o600)
    file.write_bytes(text)
    with pytest.raises(PushKeyError):
        PushKey(file, "mailto:operator@example.org")
    file.chmod(0o644)
    with pytest.raises(PushKeyError, match="chmod 600"):
        PushKey(file, "mailto:operator@example.org")


def test_a_name_is_only_text_in_a_chat_room() -> None:
    names = ["@everyone", "[x](https://evil.example) `*_~|"]
    players = json.dumps(names).encode()
    notice = QueuedNotice(1, "table", 1, 7, 0, players, "webhook", b"")
    text = json.loads(webhook_message(notice, "en", ""))["text"]
    assert text.splitlines() == [
        "It is @\u2060everyone\u2019s turn at PAX.",
        "At the table with \\[x\\]\\(https:\u2060//evil.\u2060example\\) \\`\\*\\_\\~\\|",
    ]


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ((2027, 1, 10, 21, 59), None),
        ((2027, 1, 10, 22, 0), (2027, 1, 11, 7, 0)),
        ((2027, 1, 11, 6, 59), (2027, 1, 11, 7, 0)),
        ((2027, 1, 11, 7, 0), None),
        ((2027, 3, 27, 23, 0), (2027, 3, 28, 7, 0)),  # the clock is put forward in this night
        ((2027, 10, 30, 23, 0), (2027, 10, 31, 7, 0)),  # and back in this one
    ],
)
def test_a_night_in_the_players_time_zone(
    now: tuple[int, ...], end: tuple[int, ...] | None
) -> None:
    zone = ZoneInfo(NIGHT.zone)
    here = datetime(*now, tzinfo=zone).timestamp()  # type: ignore[misc, arg-type] # a time's parts
    found = quiet_until(NIGHT, here)
    expected = None if end is None else datetime(*end, tzinfo=zone).timestamp()  # type: ignore[misc, arg-type]
    assert found == expected


@given(st.integers(0, 1439), st.integers(0, 1439), st.integers(1_700_000_000, 1_900_000_000))
def test_quiet_hours_end_within_a_day(begin: int, end: int, now: int) -> None:
    until = quiet_until(QuietHours(begin, end, "UTC"), float(now))
    if until is None:
        return
    assert now < until <= now + 86_400
    assert (now // 60 - begin) % 1440 < (end - begin) % 1440


def test_nothing_is_quiet_by_default_or_for_no_time() -> None:
    assert quiet_until(None, 0.0) is None
    assert quiet_until(QuietHours(60, 60, "UTC"), 3600.0) is None
