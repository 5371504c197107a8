"""The engine reproduces the frozen counts of move sequences that the model made (perft)."""

from collections import Counter

import pytest

from pax.rules import State
from tests.model.deals import RECONSTRUCTED_1, Deal
from tests.model.entries import FILE, Entry, entries, setup_of

from .twins import Twins

ENTRIES: list[Entry] = entries() if FILE.exists() else []
