"""Step `attacks`: four people at another table hardly notice any single attack.

Their 95th percentile, from a move until all four have heard of it, stays under three times that of
the same table in the same run without the attack.
"""

from typing import Final

from bench.load.meter import percentile
from tests.server.attacks.catalogue import ATTACKS
from tests.server.attacks.server_process import ServerProcess
from tests.soak.context import Context, Figures
from tests.soak.honest import playing
from tests.soak.hostility import Assault, Attackers
from tests.soak.server import FAULTS

THINK: Final = 0.05
CALM: Final = 10.0
ATTACKED: Final = 20.0
MOST: Final = 3.0
ADDRESS: Final = "127.0.0.2"


def step(context: Context) -> Figures:
    """Try every attack at a server of its own."""
    for name in ATTACKS:
        if name not in context.finished:
            figures = attacked(context, name)
            context.finish(name, figures)
            context.say(f"{name}: {figures['p95 before']} ms, then {figures['p95 during']} ms")
    return {name: float(context.finished[name]["times"]) for name in ATTACKS}


def attacked(context: Context, name: str) -> Figures:
    """Return how four people fared before, during and after an attack."""
    folder = context.folder / name.replace(" ", "-")
    folder.mkdir()
    with (
        ServerProcess(folder, "--minds=1", python=context.python) as server,
        playing(server.port, 1, THINK, folder / "moves") as honest,
    ):
        honest.watch(2)  # until everything is loaded
        before = honest.watch(CALM)
        attackers = Attackers(server.port, [Assault(name, ADDRESS)], ATTACKED)
        try:
            during = honest.watch(ATTACKED)
            met = attackers.finish()[name]
        finally:
            attackers.kill()
        after = honest.watch(CALM)
        honest.stop()
        check(server)
    calm = percentile(sorted([*before.latencies, *after.latencies]), 0.95)
    assert during.p95 < MOST * calm, f"{name}: p95 {during.p95:.4f} s, without it {calm:.4f} s"
    return {
        "p95 before": round(1000 * calm, 2),
        "p95 during": round(1000 * during.p95, 2),
        "times": round(during.p95 / calm, 2),
        "moves": len(during.latencies),
        "met": ", ".join(f"{count} {what}" for what, count in met.items()),
    }


def check(server: ServerProcess) -> None:
    """Assert that the log tells of no fault."""
    assert not FAULTS.search(server.log()), server.log()[-3000:]
