"""What happens is shown as cause and effect: recorded frames of the table during beats."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from .houses import House, bots, person
from .playing import HIDE, MOVES, let_play, let_stop, moves_of, seq_of
from .positions import Position, first

LIVE: Final = {"speed": 2, "motion": True, "forced": True}

# Records what is counted on the table in each frame, as often as anything changes.
RECORD: Final = """
(() => {
  window.paxFrames = [];
  const count = (what) => document.querySelectorAll(what).length;
  const text = (what) => document.querySelector(what)?.textContent ?? '';
  const number = (what) => Number(text(what).match(/\\d+/)?.[0] ?? 0);
  const look = () => {
    requestAnimationFrame(look);
    const frame = {
      beat: document.querySelector('[data-seq]')?.dataset.beat ?? null,
      flights: count('[data-flight]'),
      pile: number('[data-thing=pile] .count'),
      view: count('[data-spot^=view-]'),
      hand: count('[data-thing^=hand]'),
      legions: count('.legion .one'),
      lanes: count('tbody .stack > span'),
      rome: count('.rome .stack > span'),
      aurei: number('[data-spot=purse]'),
      shields: [...document.querySelectorAll('.shields th')].map((each) => each.className).join(),
      moves: count('[data-move]'),
    };
    const last = window.paxFrames.at(-1);
    if (JSON.stringify(frame) !== JSON.stringify(last)) window.paxFrames.push(frame);
  };
  look();
})();
"""

# What a card leaves, and what changes when it has landed, for each kind of beat.
CAUSES: Final = {
    "draw": ("pile", "view"),
    "take": ("view", None),
    "bury": ("view", "pile"),
    "offer": ("view", "legions"),
    "buy": ("legions", None),
    "play": (None, "lanes"),
    "march": ("legions", "rome"),
    "deal": ("pile", "legions"),
    "income": (None, None),
    "pay": (None, None),
}


class Beat(NamedTuple):
    """The frames of one beat, and the frames before and after it."""

    kind: str
    before: dict[str, Any]
    frames: list[dict[str, Any]]
    after: dict[str, Any]


def beats(frames: list[dict[str, Any]]) -> Iterator[Beat]:
    """Divide recorded frames into beats, each with one flight."""
    before, found = frames[0], list[dict[str, Any]]()
    for last, frame in pairwise(frames):
        begins = frame["beat"] != last["beat"] or (frame["flights"] and not last["flights"])
        if begins and found:
            yield Beat(found[0]["beat"], before, found, frame)
            before, found = last, []
        if frame["beat"] is not None:
            found.append(frame)
        else:
            before = frame


@pytest.fixture(scope="module")
def recorded(house: House) -> list[dict[str, Any]]:
    """Return the frames of some turns of four players."""
    position = first(
        ["Ada", "Livia", "Decimus", "Aurelia"],
        lambda game: game.view(0).round == 3 and "draw" in game.legal(),
    )
    with house.visitor(settings=LIVE) as page:
        page.add_init_script(RECORD)
        page.goto(house.make(person("Ada"), *bots(3), begin=position.begin).links[0])
        page.locator(MOVES).first.wait_for()
        let_play(page, seed=4)
        page.locator("[data-beat=deal]").wait_for()
        page.wait_for_timeout(6000)
        let_stop(page)
        found: list[dict[str, Any]] = page.evaluate("() => window.paxFrames")
        return found


def test_cards_leave_before_they_arrive_and_numbers_change_when_they_have(
    recorded: list[dict[str, Any]],
) -> None:
    seen = dict.fromkeys(CAUSES, 0)
    for kind, before, frames, after in beats(recorded):
        if kind not in CAUSES or not frames[0]["flights"]:
            continue
        source, goal = CAUSES[kind]
        flying = [frame for frame in frames if frame["flights"]]
        # A beat without a pause ends in the frame in which its cards land.
        landed = [frame for frame in [*frames, after] if not frame["flights"]]
        if source is not None:
            assert all(frame[source] < before[source] for frame in flying), (kind, frames)
        if goal is not None:
            assert all(frame[goal] <= before[goal] for frame in flying), (kind, frames)
            if landed:
                assert any(frame[goal] > flying[-1][goal] for frame in landed), (kind, frames)
        assert all(frame["aurei"] == before["aurei"] for frame in flying), (kind, frames)
        seen[kind] += 1
    assert {kind for kind, count in seen.items() if count == 0} <= {"pay", "buy"}


def test_shields_move_only_in_a_beat_of_their_own(recorded: list[dict[str, Any]]) -> None:
    moved = [
        frame["beat"]
        for last, frame in pairwise(recorded)
        if last["shields"] and frame["shields"] != last["shields"]
    ]
    assert set(moved) <= {"shields"}


def test_no_decision_is_offered_while_something_happens(recorded: list[dict[str, Any]]) -> None:
    assert all(frame["moves"] == 0 for frame in recorded if frame["beat"] is not None)
    assert any(frame["moves"] for frame in recorded)


@pytest.fixture(scope="module")
def last_move() -> Position:
    """Return a position in which Ada ends her turn."""
    return first(
        ["Ada", "Livia", "Decimus", "Aurelia"],
        lambda game: game.view(0).round == 2 and "end" in game.legal() and len(game.legal()) > 1,
    )


def end_turn(house: House, page: Page, position: Position) -> int:
    """Open a table there and end the own turn; return the number of the entry before."""
    page.goto(house.make(person("Ada"), *bots(3), begin=position.begin).links[0])
    page.locator(MOVES).first.wait_for()
    seq = seq_of(page)
    page.locator("[data-move=end]").click()
    return seq


def test_the_turns_of_others_are_followed_skipped_and_looked_at_again(
    house: House, last_move: Position
) -> None:
    with house.visitor(settings={**LIVE, "speed": 1}) as page:
        end_turn(house, page, last_move)
        page.locator("[data-beat]").wait_for()
        page.get_by_role("button", name="Speed: normal").click()
        page.get_by_role("button", name="Speed: 2 times").wait_for()
        page.wait_for_timeout(1500)
        assert moves_of(page) == []
        page.keyboard.press(" ")
        page.locator(MOVES).first.wait_for()
        asked, seq = moves_of(page), seq_of(page)
        page.get_by_role("button", name="Since your last turn").click()
        page.locator("[data-beat]").wait_for()
        assert moves_of(page) == []
        assert seq_of(page) == seq
        page.get_by_role("button", name="To my turn").click()
        expect(page.locator(MOVES)).to_have_count(len(asked))
        assert moves_of(page) == asked


def test_a_hidden_page_shows_what_is_now_when_it_is_shown_again(
    house: House, last_move: Position
) -> None:
    with house.visitor(settings={**LIVE, "speed": 1}) as page:
        end_turn(house, page, last_move)
        page.locator("[data-beat]").wait_for()
        page.evaluate(HIDE, arg=True)
        page.wait_for_timeout(1000)
        page.evaluate(HIDE, arg=False)
        expect(page.locator("[data-beat]")).to_have_count(0)
        page.locator(MOVES).first.wait_for()


def test_with_reduced_motion_nothing_flies_and_a_frame_marks_what_changed(
    house: House, last_move: Position
) -> None:
    with house.visitor(settings=LIVE, reduced_motion="reduce") as page:
        page.add_init_script(RECORD)
        end_turn(house, page, last_move)
        page.locator(".sky .frame").first.wait_for()
        frames = page.evaluate("() => window.paxFrames")
        assert all(frame["flights"] == 0 for frame in frames)
        kinds = {frame["beat"] for frame in frames}
        assert {"income"} <= kinds


def test_a_look_at_romes_cards_is_a_scene_that_waits(house: House) -> None:
    position = first(
        ["Ada", "Livia"], lambda game: game.view(0).round == 3 and "peek" in game.legal()
    )
    with house.visitor(settings=LIVE) as page:
        page.goto(house.make(person("Ada"), *bots(1), begin=position.begin).links[0])
        page.locator("[data-move=peek]").click()
        scene = page.get_by_role("dialog", name="What Rome hides")
        expect(scene.locator("li")).to_have_count(3)
        page.wait_for_timeout(1500)
        expect(scene).to_be_visible()
        scene.get_by_role("button", name="Remember and go on").click()
        expect(scene).to_have_count(0)


def test_an_undecided_game_shifts_nothing_by_itself(house: House) -> None:
    # Moves are made by script, which browsers do not count as input.
    watch = """
    window.paxShift = 0;
    let clicked = -Infinity;
    addEventListener('click', () => { clicked = performance.now(); }, true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isAnswer = entry.startTime >= clicked && entry.startTime < clicked + 500;
        if (!entry.hadRecentInput && !isAnswer) window.paxShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    """
    with house.visitor(settings={**LIVE, "forced": False}) as page:
        page.add_init_script(watch)
        page.goto(house.make(person("Ada"), *bots(1)).links[0])
        page.locator(MOVES).first.wait_for()
        page.wait_for_timeout(500)
        page.evaluate("() => { window.paxShift = 0; }")
        let_play(page, seed=3)
        page.wait_for_timeout(15_000)
        let_stop(page)
        assert page.evaluate("() => window.paxShift") < 0.05
