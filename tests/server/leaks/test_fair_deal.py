"""Anyone can verify the deal with a script that does not use this program."""

import hashlib
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from pax.decks import built_in_deck
from pax.game import GameConfig, Record
from pax.protocol.http import Fair
from pax.tables.fair_deal import commitment, dealt, shuffle, starter_by_chance, words
from tools.build.sources import ROOT

SCRIPT = ROOT / "examples" / "fair_deal.py"
VALUES = ROOT / "web" / "tests" / "fair_deals.json"
"""Deals for the tests of the web client, which computes them again."""


@pytest.mark.parametrize("players", [1, 2, 4, 5, 8])
def test_the_script_verifies_a_fair_deal_and_rejects_a_false_one(
    players: int, tmp_path: Path
) -> None:
    table = GameConfig(tuple("ABCDEFGH"[:players]), 1 if players == 1 else None)
    secret, nonces = bytes(range(32)), [f"nonce {seat}" for seat in range(players)]
    game = dealt(table, secret, nonces)
    check(tmp_path, secret, nonces, Record.from_game(game).write(), "")
    check(
        tmp_path, secret, [*nonces[1:], "other"], Record.from_game(game).write(), "not dealt from"
    )
    check(tmp_path, bytes(32), nonces, Record.from_game(game).write(), "changed its secret")


def test_the_web_client_is_tested_with_these_deals() -> None:
    """After a change on purpose, write the values by `json.dumps`."""
    assert json.loads(VALUES.read_text("utf-8")) == [example(players) for players in range(1, 9)]


def example(players: int) -> dict[str, object]:
    """Return a deal as the server shows it: what it was dealt from, and the cards."""
    table = GameConfig(tuple("ABCDEFGH"[:players]), 1 if players == 1 else None)
    secret = hashlib.sha256(b"secret %d" % players).digest()
    nonces = [("", "ünïcode ♥", f"nonce {seat}")[seat % 3] for seat in range(players)]
    game = dealt(table, secret, nonces)
    by_chance = players > 1
    fair = Fair(
        commitment(secret),
        secret.hex(),
        nonces,
        starter_by_chance(secret, players) if by_chance else 0,
        by_chance,
    )
    cards = {"pile": list(game.pile), "aside": list(game.aside), "players": list(table.players)}
    return {"fair": msgspec.to_builtins(fair), "record": cards}


@pytest.mark.parametrize(
    ("players", "digest"),
    [
        (1, "060153893ed56e6e"),
        (2, "2cca454ce6632491"),
        (4, "43624621e570ced4"),
        (5, "56db9878a6f6adc3"),
        (8, "820821a83bcc6874"),
    ],
)
def test_a_secret_gives_the_same_deal_as_in_older_versions(players: int, digest: str) -> None:
    """Stored games are dealt again from their secret: no card may change its place."""
    table = GameConfig(tuple("ABCDEFGH"[:players]), 1 if players == 1 else None)
    game = dealt(table, bytes(range(32)), [f"nonce {seat}" for seat in range(players)])
    cards = " ".join((*game.pile, "|", *game.aside))
    assert hashlib.sha256(cards.encode()).hexdigest().startswith(digest)


def check(
    folder: Path,
    secret: bytes,
    nonces: list[str],
    record: str,
    wrong: str,
    **chance: int,
) -> None:
    """Run the script; it must succeed, or fail with this message."""
    fair = {"secret": secret.hex(), "nonces": nonces, **chance}
    (folder / "fair.json").write_bytes(msgspec.json.encode(fair))
    (folder / "record.json").write_text(record, "utf-8")
    files = [str(folder / "fair.json"), str(folder / "record.json")]
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, str(SCRIPT), commitment(bytes(range(32))), *files],
        capture_output=True,
        text=True,
        check=False,
    )
    if wrong:
        assert done.returncode == 1
        assert wrong in done.stderr
    else:
        assert (done.returncode, done.stdout) == (0, "The deal was fair.\n"), done.stderr


def test_the_script_rejects_a_false_starter(tmp_path: Path) -> None:
    table = GameConfig(("A", "B", "C"))
    secret, nonces = bytes(range(32)), ["a", "b", "c"]
    record = Record.from_game(dealt(table, secret, nonces)).write()
    drawn = starter_by_chance(secret, 3)
    for starter in range(3):
        chance = {"starter": starter, "by_chance": True}
        wrong = "" if starter == drawn else "starter was not drawn"
        check(tmp_path, secret, nonces, record, wrong, **chance)


def test_each_seat_begins_equally_often() -> None:
    counts = Counter(starter_by_chance(n.to_bytes(32, "big"), 3) for n in range(3000))
    assert all(920 <= counts[seat] <= 1080 for seat in range(3)), counts


def test_the_script_is_short() -> None:
    code = SCRIPT.read_text("utf-8").split('"""', 2)[2].splitlines()
    assert sum(bool(line.strip()) and '"""' not in line for line in code) <= 38


def test_every_order_is_equally_likely() -> None:
    counts: Counter[str] = Counter()
    for number in range(6000):
        cards = list("ABC")
        shuffle(cards, words(number.to_bytes(32, "big"), ["n"]))
        counts["".join(cards)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())  # within 5 standard deviations


def test_a_nonce_changes_the_deal() -> None:
    table = GameConfig(("A", "B"))
    one, other = (dealt(table, bytes(32), [nonce, ""]) for nonce in ("x", "y"))
    assert one.pile != other.pile
    assert sorted([*one.pile, *one.aside]) == sorted([*other.pile, *other.aside])
    assert len(built_in_deck().kinds) == len(set(one.pile) | set(one.aside))
