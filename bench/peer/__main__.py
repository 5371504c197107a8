"""`python -m bench.peer`: the consul against OpenSpiel's Python search; writes docs/peer.md."""

import argparse
import sys
from dataclasses import asdict
from json import dumps
from pathlib import Path
from typing import Final

from bench.harness import machine
from bench.harness.library import MissingPeerError, library
from bench.peer.games import Outcome, matches, play
from bench.peer.page import Part, page
from pax.arena import cores_here, in_order
from pax.build_info import build_info
from pax.cli.output.progress import progress_bar

PAGE: Final = Path("docs/peer.md")


def options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.peer", description=__doc__)
    parser.add_argument("--simulations", type=int, default=100, help="of the peer, per move")
    parser.add_argument("--deals", type=int, default=50, help="two games each")
    parser.add_argument("--equal-time-deals", type=int, default=20, help="two games each")
    parser.add_argument("--json", type=Path, default=Path("build/bench/peer.json"))
    parser.add_argument("--trial", action="store_true", help=f"do not write {PAGE}")
    return parser.parse_args()


def measure(name: str, deals: int, ours: int, theirs: int) -> Part:
    """Play every deal with the consul on both seats, on all cores."""
    games = matches(deals, ours, theirs)
    outcomes: list[Outcome] = []
    with progress_bar(name, len(games)) as advance:
        for outcome in in_order(play, games, cores_here()):
            outcomes.append(outcome)
            advance(1)
    return Part(name, ours, theirs, tuple(outcomes))


def main() -> int:
    """Measure at equal simulations, then at equal time; return 1 if the target was missed."""
    chosen = options()
    try:
        library("open_spiel.python.algorithms.ismcts")
    except MissingPeerError as error:
        print(f"open_spiel is missing ({error}): nothing to compare with")
        return 0
    equal = measure("equal simulations", chosen.deals, chosen.simulations, chosen.simulations)
    more = max(1, round(chosen.simulations * equal.time_ratio))
    timed = measure("equal time", chosen.equal_time_deals, more, chosen.simulations)
    facts = machine.facts() | {"pax": str(build_info())}
    text = page(equal, timed, facts)
    print(text)
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    run = {"machine": facts, "parts": [asdict(part) for part in (equal, timed)]}
    chosen.json.write_text(dumps(run, indent=2) + "\n", "utf-8")
    if not chosen.trial:
        PAGE.write_text(text, "utf-8")
    return int(not equal.is_met)


if __name__ == "__main__":
    sys.exit(main())
