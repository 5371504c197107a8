"""The layout of a policy model, decoded independently for each move of whole games."""

import ast
from collections.abc import Iterator
from math import prod
from typing import NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.policy import layout
from pax.bots.policy.features import encode_move
from pax.bots.policy.policy import Policy
from pax.bots.policy.state import PolicyFeatures
from pax.game import GameConfig
from pax.rules import Rng, State
from pax.rules.cards import CATEGORIES
from pax.rules.income import income
from pax.rules.moves import kind_of, legion_of
from tests.bots.positions import TABLES, name_of
from tests.bots.test_policy import dealt, fresh
from tools.build.sources import ROOT

SECTIONS = {
    "standing": (6, 24, 7, 7),  # purpose, mode, category, standing
    "opening": (6, 7, 6, 2, 2),  # purpose, category, phase, large, fits
    "shown": (6, 7, 4, 5),  # purpose, category, cards shown, value
    "take": (2, 2, 3),  # offered, buried, to come
    "bury": (2, 2, 3),  # taken, offered, to come
    "offer": (3, 2, 2, 7, 4),  # target, affordable, worthless, category, lateness
    "play": (4, 5, 5),  # played, aurei, change of income
    "answer": (5,),  # aurei
    "end": (4, 4, 5, 6),  # played, choices, aurei, phase
    "skip": (6, 6),  # aurei, phase
    "pass": (5, 6),  # aurei, phase
    "peek": (2, 6, 24),  # peeked, phase, mode
    "price": (8, 5),  # price, aurei left
    "group": (2, 3, 3),  # target, turns left, size
    "haste": (3, 6),  # size, phase
}
"""The sections in the order of the model files, with the sizes of their dimensions."""

PURPOSES = {"lay": 0, "keep": 0, "take": 1, "offer": 2, "bury": 3, "buy": 4, "play": 5}
WEALTH, FLEET, ARMY, RELIGION, SENATOR, LAND, INTRIGUE = range(7)


class Entry(NamedTuple):
    """A decoded place: its section and the index in each dimension."""

    section: str
    indices: tuple[int, ...]


def entry_at(place: int) -> Entry | None:
    """Return the entry at a place of a model, or None for place 0."""
    if place == 0:
        return None
    rest = place - 1
    for section, sizes in SECTIONS.items():
        if rest < prod(sizes):
            index: list[int] = []
            for size in reversed(sizes):
                rest, digit = divmod(rest, size)
                index.insert(0, digit)
            return Entry(section, tuple(index))
        rest -= prod(sizes)
    message = f"place {place} is beyond the last section"
    raise AssertionError(message)


def entries(pack: int) -> Iterator[Entry]:
    """Yield the entries of a packed integer; place 0 has none."""
    bits = f"{pack:064b}"
    for first in (49, 34, 19, 4):
        entry = entry_at(int(bits[first : first + 15], 2))
        if entry is not None:
            yield entry


def looked_up(policy: Policy, state: State, move: int) -> list[list[Entry]]:
    """Return the entries that a move looks up, a list for each packed integer."""
    row = vec[i64]([0] * layout.MOST_PACKS)
    count = encode_move(state, policy.encoding, policy.features, move, row)
    return [list(entries(int(row[number]))) for number in range(count)]


def card_entries(state: State, features: PolicyFeatures, purpose: int, kind: int) -> list[Entry]:
    """Return the expected entries of a card."""
    category, symbols = int(state.cards.category[kind]), int(state.cards.symbols[kind])
    shown, value = int(state.cards_in(state.seat, category)), int(state.cards.value[kind])
    mode, phase, near = int(features.mode), int(features.phase), int(features.near[category])
    fits = int(fits_display(state, category, large=symbols > 1))
    return [
        Entry("standing", (purpose, mode, category, near)),
        Entry("opening", (purpose, category, phase, int(symbols > 1), fits)),
        Entry("shown", (purpose, category, min(shown, 3), min(value, 4))),
    ]


def fits_display(state: State, category: int, *, large: bool) -> bool:
    """Whether a card is within the limit, completes a set of three, or raises a full limit."""
    symbols = [int(state.symbols_in(state.seat, each)) for each in range(7)]
    limit = max(symbols[LAND], symbols[INTRIGUE])
    needs = 2 if large else 1
    if category in (FLEET, ARMY):
        return symbols[category] + needs <= limit
    if category in (WEALTH, RELIGION):
        return symbols[category] % 3 + needs >= 3
    return category in (LAND, INTRIGUE) and max(symbols[FLEET], symbols[ARMY]) >= limit


def verb_entry(
    state: State, features: PolicyFeatures, verb: str, move: int, choices: int
) -> Entry | None:
    """Return the expected entry of a verb, if it has one."""
    aurei, phase = int(state.coins[state.seat]), int(features.phase)
    taken, offered, buried = int(state.taken), int(state.offered), int(state.buried)
    to_come, played = int(state.to_come), min(int(state.played), 3)
    if verb == "offer":
        return offer_entry(state, int(kind_of(move)), int(legion_of(move)))
    plain = {
        "take": (offered, buried, to_come),
        "bury": (taken, offered, to_come),
        "end": (played, min(choices, 3), min(aurei, 4), phase),
        "skip": (min(aurei, 5), phase),
        "pass": (min(aurei, 4), phase),
        "peek": (int(state.peeked[state.seat]), phase, int(features.mode)),
    }
    if verb == "play" and state.step == 6:
        return Entry("answer", (min(aurei, 4),))
    if verb == "play":
        return Entry("play", (played, min(aurei, 4), income_change(state, move)))
    return Entry(verb, plain[verb]) if verb in plain else None


def offer_entry(state: State, kind: int, legion: int) -> Entry:
    """Return the expected entry of an offer."""
    worths = [int(worth) for worth in state.worth]
    worth, raised = worths[legion - 1], worths[legion - 1] + int(state.cards.value[kind])
    filled = [each for each in range(len(worths)) if state.group_sizes[each]]
    best = max((worths[each] for each in filled), default=-1)
    first = next((each + 1 for each in filled if worths[each] == best), 0)
    target = 1 if legion == first else 2 if raised > best else 0
    own = int(state.coins[state.seat]) + int(state.symbols_in(state.seat, WEALTH)) // 3
    late = 2 * int(state.turns_left == 1) + int(state.taken)
    category = int(state.cards.category[kind])
    return Entry("offer", (target, int(raised <= own), int(worth == 0), category, late))


def income_change(state: State, move: int) -> int:
    """Return the index of the change of income by a play: 0 is -2, 4 is +2."""
    after = state.copy()
    after.apply(move)
    return min(max(int(income(after)) - int(income(state)), -2), 2) + 2


def purchase_entries(state: State, features: PolicyFeatures, legion: int) -> list[Entry]:
    """Return the expected entries of a purchase, without its cards."""
    size = min(len(list(state.group(legion))), 3) - 1
    worth, saved = int(state.worth[legion - 1]), int(features.saving)
    price = max(worth - saved, 0)
    left = int(state.coins[state.seat]) - price
    turns = min(int(state.turns_left) - 1, 2)
    return [
        Entry("price", (min(price, 7), min(left, 4))),
        Entry("group", (int(legion == features.target), turns, size)),
        Entry("haste", (size, int(features.phase))),
    ]


def expected(
    table: GameConfig, state: State, features: PolicyFeatures, move: int
) -> list[list[Entry]]:
    """Return the expected entries of a move, a list for each packed integer."""
    verb = table.notation.write(move).split(" ")[0]
    if verb == "buy":
        legion = int(legion_of(move))
        cards = [card_entries(state, features, 4, kind) for kind in state.group(legion)]
        return [purchase_entries(state, features, legion), *cards]
    found: list[Entry] = []
    if verb in PURPOSES:
        found += card_entries(state, features, PURPOSES[verb], int(kind_of(move)))
    own = verb_entry(state, features, verb, move, len(state.legal()) - 1)
    return [[*found, own] if own is not None else found]


def test_the_sections_add_up_to_the_size_of_a_model() -> None:
    assert 1 + sum(prod(sizes) for sizes in SECTIONS.values()) == layout.PLACES
    assert layout.PLACES <= 2**15
    assert layout.CATEGORIES == CATEGORIES


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_move_looks_up_the_expected_entries(table: GameConfig) -> None:
    state, policy, rng = dealt(table, 5), fresh(table.setup), Rng(31)
    seen: set[str] = set()
    while not state.is_over:
        moves = state.legal()
        policy.reset(state)
        policy.evaluate(state)
        for move in moves:
            found = looked_up(policy, state, move)
            assert found == expected(table, state, policy.features, move)
            seen |= {entry.section for pack in found for entry in pack}
        state.apply(moves[rng.below(len(moves))])
    assert seen >= SECTIONS.keys() - {"answer", "pass", "peek"}


def test_constants_of_the_layout_use_only_their_own_module() -> None:
    """Mypyc inlines such a constant; one from another module is looked up at run time."""
    tree = ast.parse((ROOT / "src/pax/bots/policy/layout.py").read_text("utf-8"))
    constants = {
        ast.unparse(node.target): {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
    }
    foreign = {name for name, used in constants.items() if used - {"Final"} - constants.keys()}
    assert len(constants) > 80
    assert foreign == {"MOST_PACKS"}
