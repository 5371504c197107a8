"""The research kit: PAX under the interfaces of PettingZoo, Gymnasium and OpenSpiel.

Install it with `pip install pax-card-game[rl]`. Environments are modules: `pax.rl.pax_v0` for
PettingZoo, `pax.rl.gym_envs` for Gymnasium, `pax.rl.openspiel`; importing one imports its library.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pax.rl.batch.batch import Batch
    from pax.rl.encoding.encoding import Encoding
    from pax.rl.tables import table, variants

_HOMES = {
    "Batch": "pax.rl.batch.batch",
    "Encoding": "pax.rl.encoding.encoding",
    "table": "pax.rl.tables",
    "variants": "pax.rl.tables",
}

__all__ = ["Batch", "Encoding", "table", "variants"]


def __getattr__(name: str) -> object:
    """Import a public name when it is used: NumPy belongs to the extra."""
    if name not in _HOMES:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    return getattr(import_module(_HOMES[name]), name)
