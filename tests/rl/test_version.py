"""The version of the encodings: a changed encoding without a new version fails here."""

from hashlib import sha256
from random import Random
from typing import Final

import pytest

from pax.game import Game, GameConfig
from pax.rl.encoding.encoding import VERSION, Encoding
from pax.rl.history import EVENT_NUMBERS, ChanceHistory
from pax.rl.tables import table
from pax.rules import Rng

DIGESTS: Final = {
    "pax_v0": "ab3aa875066f158e1fb686637369dc2cbed80854c3e71a946b6262fb1535b1c7",
}
"""The digest of each version. Never change one: add a line with a new version of the encodings.

Only a change of the rules, after which other games are played here, renews the digest of a version.
"""

TABLES: Final = [
    *(table(players) for players in range(2, 9)),
    *(table(level=level) for level in range(1, 6)),
    table(variant="micro"),
]


def digest_of(tables: list[GameConfig]) -> str:
    """Return a digest of actions, fields, observations, masks and events, one game a table."""
    found = sha256()
    for config in tables:
        encoding = Encoding(config)
        found.update(repr([encoding.move(action) for action in range(encoding.actions)]).encode())
        fields = [(each.name, each.start, each.shape, each.scale) for each in encoding.fields]
        found.update(repr((encoding.size, fields)).encode())
        for part in played(encoding):
            found.update(part)
    return found.hexdigest()


def played(encoding: Encoding) -> list[bytes]:
    """Return what every seat observes at some decisions of a game, and its events at the end."""
    config, rng = encoding.config, Random(1)
    game, course = Game.shuffled(config, Rng(1)), ChanceHistory(encoding)
    for card in [*(game.aside if config.setup.copies > 1 else []), *game.pile]:
        course.deal(config.deck.number[card])
    seats, parts = range(len(config.players)), list[bytes]()
    while not course.is_over:
        legal = course.legal()
        if len(course.moves) % 10 == 0:
            parts += [course.observation(seat) for seat in seats]
        parts.append(repr(legal).encode())
        course.play(rng.choice(legal))
    return parts + [repr((EVENT_NUMBERS, course.events(seat))).encode() for seat in seats]


def test_a_version_of_the_encodings_is_never_changed() -> None:
    assert digest_of(TABLES) == DIGESTS[VERSION], (
        "actions, observations or events are encoded otherwise: raise VERSION and add its digest"
    )


def test_a_changed_event_or_field_changes_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    small = [table(variant="micro")]
    before = digest_of(small)
    with monkeypatch.context() as patched:
        patched.setattr("pax.rl.history.SHOWN_ONCE", frozenset())
        assert digest_of(small) != before
    with monkeypatch.context() as patched:
        patched.setattr("pax.rl.encoding.fields.WORD", 16)
        assert digest_of(small) != before
    assert digest_of(small) == before
