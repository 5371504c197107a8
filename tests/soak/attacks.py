"""Step `attacks`: no single attack noticeably slows four people at another table.

The 95th percentile of the time from a move until all four have received it stays under three times
that of the same table in the same run without the attack.
"""

import time
from http import HTTPStatus
from typing import Final

from bench.load.meter import percentile
from tests.server.attacks.catalogue import ATTACKS
from tests.server.attacks.client import ask
from tests.server.attacks.server_process import ServerProcess
from tests.server.attacks.tables import make_table
from tests.soak.context import Context, Figures
from tests.soak.honest import playing
from tests.soak.hostility import OPTIONS, Assault, Attackers
from tests.soak.server import FAULTS

THINK: Final = 0.05
CALM: Final = 10.0
ATTACKED: Final = 20.0
MOST: Final = 3.0
ADDRESS: Final = "127.0.0.2"
SEAT_SECONDS: Final = 150.0


def step(context: Context) -> Figures:
    """Run every attack against a separate server."""
    for name in ATTACKS:
        if name not in context.finished:
            figures = attacked(context, name)
            context.finish(name, figures)
            context.say(f"{name}: {figures['p95 before']} ms, then {figures['p95 during']} ms")
    if "abandoned seat" not in context.finished:
        context.finish("abandoned seat", abandoned_seat(context))
    times = {f"{name}, times p95": float(context.finished[name]["times"]) for name in ATTACKS}
    return {**times, **context.finished["abandoned seat"]}


def attacked(context: Context, name: str) -> Figures:
    """Return the figures of four people before, during and after an attack."""
    folder = context.folder / name.replace(" ", "-")
    folder.mkdir()
    with (
        ServerProcess(folder, *OPTIONS, python=context.python) as server,
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
    """Assert that the log contains no fault."""
    assert not FAULTS.search(server.log()), server.log()[-3000:]


def abandoned_seat(context: Context) -> Figures:
    """Take a seat without connecting; return the seconds until it is freed."""
    folder = context.folder / "abandoned-seat"
    with ServerProcess(folder, *OPTIONS, python=context.python) as server:
        table = make_table(server.port, "person", "open")
        path = f"/api/tables/{table.id}"
        begin = time.monotonic()
        answer = ask(server.port, "POST", f"{path}/seats", {"name": "Nobody"}, address=ADDRESS)
        assert answer.status == HTTPStatus.OK, answer
        while ask(server.port, "GET", path).json["seats"][1]["kind"] != "open":
            assert time.monotonic() - begin < SEAT_SECONDS, "the seat stays taken"
            time.sleep(2)
        return {"seconds until an abandoned seat is free": round(time.monotonic() - begin, 1)}
