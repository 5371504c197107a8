"""Without the extra `rl` everything but its environments works."""

import subprocess
import sys

PROGRAM = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow"}:
            raise ImportError(f"no module named {name}")

sys.meta_path.insert(0, Missing())
import pax, pax.cli, pax.rl
from pax.rl import Encoding, table
print(Encoding(table(2)).actions)
try:
    from pax.rl import pax_v0
except ImportError as error:
    print(error)
"""


def test_only_the_environments_need_the_extra() -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    assert done.stdout == "232\nno module named gymnasium\n"
