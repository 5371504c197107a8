"""Look-ahead: `may_end` says whether a legal move can end the game."""

from hypothesis import given
from hypothesis import strategies as st

from pax.game import Game
from pax.rules import Rng
from tests.text.tables import a_table


@given(players=st.integers(1, 8), seed=st.integers(0, 2**32), last=st.booleans())
def test_no_move_ends_a_game_unless_may_end_is_true(players: int, seed: int, last: bool) -> None:  # noqa: FBT001 - an example
    table = a_table(players, level=1 if players == 1 else None, rome_takes_last=last)
    rng = Rng(seed)
    game = Game.shuffled(table, rng)
    sure = 0
    while not game.is_over:
        legal = game.legal()
        if not game.may_end():
            sure += 1
            assert all(game.ahead(move).result is None for move in legal)
        game.play(legal[rng.below(len(legal))])
    assert sure > len(game.moves) // 2
