"""Whoever is sent only events has the same view as the one who runs the game."""

import random

import pytest

from pax.game import View, deal
from pax.game.observation.event_decoding import batches_of


@pytest.mark.parametrize(("players", "level"), [(1, 3), (2, None), (4, None)])
def test_a_view_from_events_is_the_view(players: int, level: int | None) -> None:
    game = deal([f"P{seat}" for seat in range(players)], level=level, seed=players)
    rng = random.Random(players)
    while not game.is_over:
        mover = game.seat
        game.play(rng.choice(game.legal()))
        if mover is not None and game.undoable(mover) and rng.random() < 0.1:
            game.undo(mover)
    for seat in (None, *range(players)):
        view = game.view(seat)
        heard = View(game.config, seat)
        for batch in batches_of(view.events, game.config.deck):
            heard.receive(batch)
        assert heard.batches == view.batches
        assert list(heard.events) == list(view.events)
