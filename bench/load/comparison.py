"""The server's metrics must agree with what the generator has counted."""

import asyncio
import urllib.request
from collections.abc import Sequence
from typing import Final

from bench.load.errors import LoadError
from bench.load.job import Job
from bench.load.round import SEATS, Round, Tally

_SECONDS_TO_END: Final = 60.0
_LOOK_SECONDS: Final = 0.02
_GAUGE_SECONDS: Final = 1.0
"""Time after which the server has sampled its gauges again."""


async def compare(job: Job, tables: Sequence[Round], tally: Tally) -> dict[str, int]:
    """Pause all tables; return what both have counted, or raise LoadError."""
    for table in tables:
        table.pause()
    async with asyncio.timeout(_SECONDS_TO_END):
        while not all(table.is_idle for table in tables):  # noqa: ASYNC110 - it ends soon
            await asyncio.sleep(_LOOK_SECONDS)
    await asyncio.sleep(_GAUGE_SECONDS)
    counted = {
        "pax_moves_total": len(tally.latencies),
        'pax_entries_total{type="dealt"}': job.tables + tally.games,
        "pax_connections": job.tables * SEATS,
    }
    scraped = await asyncio.to_thread(scrape, job.metrics)
    found = {name: scraped.get(name, 0) for name in counted}
    in_memory = scraped.get("pax_tables", 0)
    if found != counted or not job.tables <= in_memory <= job.tables * job.workers:
        counts = f"the metrics {found}, tables {in_memory}"
        raise LoadError(f"the generator counted {counted}, tables {job.tables}; {counts}")
    return counted


def scrape(port: int) -> dict[str, int]:
    """Return the metrics of a server by name, as whole numbers."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    pairs = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: round(float(value)) for name, _, value in pairs}
