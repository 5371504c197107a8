"""The generator: it follows its specification, is reproducible, and is unbiased."""

import json
import subprocess
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pax.decks import built_in_deck
from pax.rules import Rng, random_game, shuffled_pile, standard
from tools.build.sources import ROOT

from .pythons import installed_pythons

WORD = 2**32
SEEDS = [(0, 0), (1, 0), (0, 1), (2011, 7), (2**64 - 1, 2**32 - 1), (-1, -1), (2**70 + 5, 2**40)]


def described(seed: int, stream: int) -> Iterator[int]:
    """Yield the words that the specification in `rng.py` defines."""
    a, b, c, d = seed % WORD, seed // WORD % WORD, stream % WORD, 1
    for number in range(10**9):
        t = (a + b + d) % WORD
        rotated = c * 2**21 % WORD + c // 2**11
        a, b, c, d = b ^ b // 2**9, 9 * c % WORD, (rotated + t) % WORD, (d + 1) % WORD
        if number >= 12:
            yield t


def described_below(words: Iterator[int], bound: int) -> int:
    """Return the next number below a bound: the high word of the product, the low one checked."""
    while True:
        high, low = divmod(next(words) * bound, WORD)
        if low >= WORD % bound:
            return high


@pytest.mark.parametrize(("seed", "stream"), SEEDS)
def test_words_are_as_described(seed: int, stream: int) -> None:
    rng = Rng(seed, stream)
    assert [rng.word() for _ in range(1000)] == list(islice(described(seed, stream), 1000))


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 74, 1000, 2**16 + 1, 3 * 2**29, 2**31 - 1, 2**31])
def test_numbers_below_a_bound_are_as_described(bound: int) -> None:
    rng, words = Rng(2011, bound % 97), described(2011, bound % 97)
    assert [rng.below(bound) for _ in range(2000)] == [
        described_below(words, bound) for _ in range(2000)
    ]


def test_biased_numbers_are_rejected_and_drawn_again() -> None:
    bound = 3 * 2**29
    words = described(5, 0)
    rejected = sum(next(words) * bound % WORD < WORD % bound for _ in range(2000))
    assert rejected > 200


def test_frozen_words() -> None:
    rng = Rng(2011, 7)
    assert [rng.word() for _ in range(6)] == FROZEN_WORDS


def test_frozen_shuffle() -> None:
    row = vec[i64](list(range(20)))
    Rng(2011, 7).shuffle(row)
    assert list(row) == FROZEN_SHUFFLE


def test_frozen_deal_and_game() -> None:
    deck = built_in_deck()
    setup = standard(deck.cards, 4)
    pile = deck.names(shuffled_pile(setup, Rng(2011, 7)))
    assert pile[:12] == FROZEN_PILE
    end, decisions = random_game(setup, 2011, 7)
    result = end.result()
    assert result is not None
    assert (decisions, result.points) == FROZEN_GAME


IN_ANOTHER_PYTHON = """
import importlib.util, json, sys, types

class vec(list):  # replaces the row type: the generator only swaps elements
    __class_getitem__ = classmethod(lambda cls, item: cls)

def module(name, **names):
    sys.modules[name] = types.ModuleType(name)
    vars(sys.modules[name]).update(names)

module("librt")
module("librt.vecs", vec=vec)
module("mypy_extensions", i64=int)
spec = importlib.util.spec_from_file_location("rng", sys.argv[1])
rng = importlib.util.module_from_spec(spec)
spec.loader.exec_module(rng)
generator = rng.Rng(2011, 7)
row = vec(range(20))
rng.Rng(2011, 7).shuffle(row)
print(json.dumps([[generator.word() for _ in range(6)], row]))
"""


@pytest.mark.parametrize("python", installed_pythons())
def test_every_installed_python_gives_the_same_shuffle(python: str) -> None:
    source = ROOT / "src" / "pax" / "rules" / "rng.py"
    command = [python, "-I", "-c", IN_ANOTHER_PYTHON, str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    assert json.loads(done.stdout) == [FROZEN_WORDS, FROZEN_SHUFFLE]


def test_every_number_is_equally_likely() -> None:
    rng, bound, draws = Rng(99), 13, 26_000
    counts = Counter(rng.below(bound) for _ in range(draws))
    assert sorted(counts) == list(range(bound))
    expected = draws / bound
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 32.9  # 12 degrees of freedom: exceeded once in a thousand seeds


def test_every_order_is_equally_likely() -> None:
    rng, counts = Rng(7), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        row = vec[i64]([0, 1, 2, 3])
        rng.shuffle(row)
        counts[tuple(row)] += 1
    assert len(counts) == 24
    chi_square = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert chi_square < 49.7  # 23 degrees of freedom: exceeded once in a thousand seeds


@pytest.mark.parametrize("cards", [[], [5]])
def test_fewer_than_two_cards_need_no_shuffling(cards: list[int]) -> None:
    row, rng = vec[i64](cards), Rng(1)
    rng.shuffle(row)
    assert list(row) == cards
    assert rng.word() == Rng(1).word()


def test_streams_of_one_seed_differ() -> None:
    first = {Rng(1, stream).word() for stream in range(1000)}
    assert len(first) == 1000


def test_the_default_stream_is_0() -> None:
    assert Rng(5).word() == Rng(5, 0).word() != Rng(5, 1).word()


FROZEN_WORDS = [54307151, 1260848056, 3394985000, 1912984979, 950590265, 3848722132]
FROZEN_SHUFFLE = [4, 19, 1, 15, 6, 18, 8, 11, 12, 9, 17, 10, 2, 16, 13, 3, 7, 14, 5, 0]
FROZEN_PILE = ["L12", "R12", "S24", "W23", "S23", "S11", "I23", "F24", "S23", "S12", "I23", "R11"]
FROZEN_GAME = (177, (12, 9, 17, 14))
