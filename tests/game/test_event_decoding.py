"""A view built from decoded events equals the view of the game."""

import random

import pytest

from pax.game import View, deal
from pax.game.observation.event_decoding import batches_of


@pytest.mark.parametrize(("players", "level"), [(1, 3), (2, None), (4, None)])
def test_a_view_from_events_equals_the_view(players: int, level: int | None) -> None:
    game = deal([f"P{seat}" for seat in range(players)], level=level, seed=players)
    rng = random.Random(players)
    while not game.is_over:
        mover = game.seat
        game.play(rng.choice(game.legal()))
        if mover is not None and game.undoable(mover) and rng.random() < 0.1:
            game.undo(mover)
    for seat in (None, *range(players)):
        view = game.view(seat)
        decoded = View(game.config, seat)
        for batch in batches_of(view.events, game.config.deck):
            decoded.receive(batch)
        assert decoded.batches == view.batches
        assert list(decoded.events) == list(view.events)
