"""Reports about bots that failed and worker processes that were lost."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from pax.arena import Failed, WorkerLostError
from pax.bots import Failure
from pax.cli.output.safe_text import say
from pax.text import Words


def report_failures(failures: Iterable[Failure | Failed], words: Words) -> None:
    """Report each bot and kind of failure once, with its number of games and the first details."""
    counts: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], str] = {}
    for failure in failures:
        counts[failure.bot, failure.how] += 1
        first.setdefault((failure.bot, failure.how), failure.details)
    for (bot, how), games in sorted(counts.items()):
        say(words(f"bot-{how}", bot=bot, details=first[bot, how]), sys.stderr)
        say(words("bot-replaced", bot=bot, games=games), sys.stderr)


@contextmanager
def report_lost_workers() -> Iterator[None]:
    """Report lost worker processes and continue with the games that are complete."""
    try:
        yield
    except WorkerLostError as error:
        say(str(error), sys.stderr)
