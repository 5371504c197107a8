"""Telling which bots failed and how, and that processes were lost."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from pax.arena import Failed, WorkerLostError
from pax.bots import Failure
from pax.cli.output.safe_text import say
from pax.text import Words


def tell_failures(failures: Iterable[Failure | Failed], words: Words) -> None:
    """Say for each bot that failed, and each way, how often and what came first."""
    counts: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], str] = {}
    for failure in failures:
        counts[failure.bot, failure.how] += 1
        first.setdefault((failure.bot, failure.how), failure.details)
    for (bot, how), games in sorted(counts.items()):
        say(words(f"bot-{how}", bot=bot, details=first[bot, how]), sys.stderr)
        say(words("bot-replaced", bot=bot, games=games), sys.stderr)


@contextmanager
def losses_told() -> Iterator[None]:
    """Say that processes were lost, and go on with what there is: whole games all the same."""
    try:
        yield
    except WorkerLostError as error:
        say(str(error), sys.stderr)
