"""Leaks that are put into the product's own code are seen in the arrays of a batch.

The functions are replaced, so these tests run with interpreted sources alone.
"""

from collections.abc import Callable
from typing import Any

import pytest

from pax.rl.encoding import tracker
from pax.rl.encoding.sections import write_facts, write_words
from pax.rl.encoding.tracker import Tracker

from .test_no_leak import TABLES, PlayedBatch, spiel_distinguishes

Patch = Callable[[pytest.MonkeyPatch], None]


def leaks(monkeypatch: pytest.MonkeyPatch, name: str, extra: Callable[..., None]) -> None:
    """Replace a method of the tracker by itself and something more."""
    honest: Any = getattr(Tracker, name)

    def leaky(self: Tracker, *arguments: Any) -> None:  # noqa: ANN401 - passed on
        extra(self, *arguments)
        honest(self, *arguments)

    monkeypatch.setattr(Tracker, name, leaky)


def drawn_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show the cards that a seat draws to all others."""

    def extra(self: Tracker, seat: int, top: int) -> None:
        state = self.state
        for place in range(top, state.pile_top):
            for memory in self.memories:
                if memory.seat != seat:
                    memory.reveals(place, state.pile_row[place])

    leaks(monkeypatch, "draws", extra)


def buried_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show the card that a seat buries to all others."""

    def extra(self: Tracker, seat: int, kind: int, place: int) -> None:
        for memory in self.memories:
            if memory.seat != seat:
                memory.buries(place, kind)

    leaks(monkeypatch, "buries", extra)


def cards_of_rome(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show Rome's hidden cards to everybody after the deal."""
    honest: Any = Tracker.begin

    def begin(self: Tracker, pile: Any) -> None:  # noqa: ANN401 - a row
        honest(self, pile)
        for memory in self.memories:
            self.shows_hidden(memory)

    monkeypatch.setattr(Tracker, "begin", begin)


def rivals_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show each seat the hand of the next one as its own."""

    def write(self: Tracker, seat: int, row: Any, start: int) -> None:  # noqa: ANN401 - a row
        following = self.memories[(seat + 1) % len(self.memories)]
        write_words(following.own, 0, len(following.own), row, start + self.layout.own)

    monkeypatch.setattr(Tracker, "write_small_sections", write)


def top_of_the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write the top card of the pile into the unused byte after the facts."""

    def write(state: Any, row: Any, start: int) -> None:  # noqa: ANN401 - a state and a row
        write_facts(state, row, start)
        if state.pile_top < state.pile_bottom:
            row[start + 3] |= state.pile_row[state.pile_top] << 56

    monkeypatch.setattr(tracker, "write_facts", write)


def mask_of_the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mark keeping one of the kinds as legal if the number of the top card is odd."""

    def extra(self: Tracker, moves: object, row: Any, start: int) -> None:  # noqa: ANN401, ARG001 - a row
        state = self.state
        if state.round > 0 and state.pile_top < state.pile_bottom:
            odd = state.pile_row[state.pile_top] & 1
            row[start + 4] = row[start + 4] & ~(255 << 8) | odd << 8

    leaks(monkeypatch, "write_mask", extra)


OF_THE_PILE = [top_of_the_pile, mask_of_the_pile, cards_of_rome]
OF_OTHERS = [drawn_cards, buried_cards, rivals_hands]


@pytest.mark.parametrize("name", ["2 players", "3 players", "6 players", "8 players", "level 3"])
@pytest.mark.parametrize("leak", [*OF_THE_PILE, *OF_OTHERS])
def test_a_leak_in_the_tracker_is_detected(
    leak: Patch, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "level" in name and leak in OF_OTHERS:
        return  # a solo player has no rivals
    leak(monkeypatch)
    assert any(PlayedBatch(TABLES[name], seed).differs() for seed in range(12))


@pytest.mark.parametrize("leak", [top_of_the_pile, cards_of_rome])
def test_a_leak_in_the_tracker_is_detected_in_openspiels_tensors(
    leak: Patch, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert any(spiel_distinguishes(TABLES["2 players"], seed) for seed in range(6))
