"""The deal key: created once, readable by its owner only, refused with a reason."""

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from pax.server.security.deal_key_file import (
    KEY_FILE,
    DealKeyError,
    default_key_file,
    load_deal_key,
)
from pax.tables.fair_deal import DealKey


def test_a_missing_key_is_created_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "pax" / "deal.key"
    made = load_deal_key(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    assert [path.name for path in file.parent.iterdir()] == ["deal.key"]
    assert load_deal_key(file).secret("t.1") == made.secret("t.1")


def test_concurrent_creators_get_the_same_key(tmp_path: Path) -> None:
    file = tmp_path / "deal.key"
    with ThreadPoolExecutor(16) as threads:
        made = set(threads.map(lambda _: load_deal_key(file).secret("t.1"), range(64)))
    assert len(made) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["deal.key"]


def test_every_new_key_is_different(tmp_path: Path) -> None:
    made = {load_deal_key(tmp_path / str(number)).secret("t.1") for number in range(10)}
    assert len(made) == 10


def test_every_game_has_a_secret_of_its_own() -> None:
    key = DealKey(bytes(32))
    secrets = [key.secret(game) for game in ("a.1", "a.2", "b.1", "a.11")]
    assert len(set(secrets)) == 4
    assert {len(secret) for secret in secrets} == {32}


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o666])
def test_a_key_that_others_can_read_is_refused(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "deal.key"
    load_deal_key(file)
    file.chmod(mode)
    with pytest.raises(DealKeyError, match="can be read by others: chmod 600 it"):
        load_deal_key(file)


@pytest.mark.parametrize("text", [b"", b"secret", b"g" * 64, b"0" * 63, b"0" * 65, b"\xff" * 64])
def test_an_invalid_key_file_is_refused_and_unchanged(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "deal.key"
    file.write_bytes(text)
    file.chmod(0o600)
    with pytest.raises(DealKeyError):
        load_deal_key(file)
    assert file.read_bytes() == text


def test_a_key_that_cannot_be_created_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", "ascii")
    for file in (tmp_path / "file" / "deal.key", tmp_path):
        with pytest.raises(DealKeyError):
            load_deal_key(file)


def test_the_default_key_file_is_outside_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY_FILE, "/elsewhere/key")
    assert default_key_file() == Path("/elsewhere/key")
    monkeypatch.delenv(KEY_FILE)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/config")
    assert default_key_file() == Path("/config/pax/deal.key")
    monkeypatch.setenv("XDG_CONFIG_HOME", "")
    assert default_key_file() == Path.home() / ".config/pax/deal.key"
