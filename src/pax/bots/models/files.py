"""Model files: a policy and a value network per table size, weights as 16-bit integers.

`Policy` and `ValueNetwork` objects hold scratch buffers, so every thread has its own instances.
"""

import sys
from array import array
from functools import cache, lru_cache
from pathlib import Path
from threading import get_ident

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.policy.layout import PLACES
from pax.bots.policy.policy import Policy
from pax.bots.value.network import ValueNetwork, weights_for
from pax.rules import Setup

FOLDER = Path(__file__).parent


def model_path(table: str) -> Path:
    """Return the path of a policy; `table` is `2` to `8` or `solo1` to `solo5`."""
    return FOLDER / f"{table}.weights"


def value_path(table: str) -> Path:
    """Return the path of a value network; `table` as in `model_path`."""
    return FOLDER / f"{table}.value"


def read_model(path: Path, places: int = PLACES) -> "vec[i64]":
    """Read a weights file; raise ValueError unless it holds `places` weights."""
    row = array("h", path.read_bytes())
    if sys.byteorder == "big":
        row.byteswap()
    if len(row) != places:
        message = f"{path.name} holds {len(row)} weights: there must be {places}"
        raise ValueError(message)
    return vec[i64](list(row))


def write_model(path: Path, weights: "vec[i64]") -> None:
    """Write a weights file."""
    row = array("h", list(weights))
    if sys.byteorder == "big":
        row.byteswap()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(row.tobytes())


@cache
def model_for(table: str) -> "vec[i64]":
    """Return the policy weights for a table; each file is read once."""
    return read_model(model_path(table))


def table_of(setup: Setup) -> str:
    """Return the table name of a set-up: `2` to `8`, or `solo1` to `solo5`."""
    return f"solo{max(setup.goal - 2, 1)}" if setup.players == 1 else str(setup.players)


def policy_for(setup: Setup, inverse_temperature: float = 1.0) -> Policy:
    """Return this thread's policy for games with this set-up.

    The logits are multiplied by `inverse_temperature`: below 1 the policy is closer to uniform.
    """
    return _policy(setup, inverse_temperature, get_ident())


def value_network_for(setup: Setup) -> ValueNetwork:
    """Return this thread's value network for games with this set-up."""
    return _value_network(setup, get_ident())


@lru_cache(maxsize=64)
def _policy(setup: Setup, inverse_temperature: float, _thread: int) -> Policy:
    weights = [round(inverse_temperature * int(weight)) for weight in model_for(table_of(setup))]
    return Policy(setup.cards, vec[i64](weights))


@lru_cache(maxsize=64)
def _value_network(setup: Setup, _thread: int) -> ValueNetwork:
    weights = read_model(value_path(table_of(setup)), int(weights_for(setup.players)))
    return ValueNetwork(setup.players, weights)
