"""The snapshot cache rebuilds only what changed, and its snapshots equal new ones."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from pax.build_info import build_info
from pax.game import Game
from pax.game.snapshot.builder import mine, picture
from pax.game.snapshot.cache import SnapshotCache
from pax.game.snapshot.schema import Mine, Public
from pax.rules import Rng
from tests.text.tables import a_table

# Fewer examples when interpreted, because they are slower.
examples = settings(max_examples=settings().max_examples // (1 if build_info().compiled else 3))


@examples
@given(st.integers(1, 8), st.integers(0, 2**32), st.booleans())
def test_cached_snapshots_equal_new_ones(
    count: int,
    seed: int,
    counts: bool,  # noqa: FBT001 - an example
) -> None:
    table = a_table(count, level=1 if count == 1 else None, solo_peek=True, open_counts=counts)
    rng = Rng(seed)
    game = Game.shuffled(table, rng)
    cache = SnapshotCache(game)
    seen, kept = 0, dict[int, Mine]()
    while not game.is_over:
        seat = game.seat or 0
        if rng.below(8) == 0 and game.undoable(seat):
            game.undo(seat, 1 + rng.below(game.undoable(seat)))
        else:
            legal = game.legal()
            game.play(legal[rng.below(len(legal))])
        if rng.below(4) == 0:
            continue
        view = game.view(None)
        shown, renewed = cache.update(view, seen)
        assert msgspec.json.decode(shown, type=Public) == picture(game, None).public
        for each in renewed:
            kept[each] = _mine(cache, game, each)
        seen = game.batches
        for each in range(count):
            assert kept[each] == _mine(cache, game, each) == mine(game, each)


def _mine(cache: SnapshotCache, game: Game, seat: int) -> Mine:
    sent = cache.mine(game.view(seat), undo=game.undoable(seat))
    return msgspec.json.decode(sent, type=Mine)
