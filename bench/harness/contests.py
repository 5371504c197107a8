"""Contests whose journals lie in a folder, so that a long measurement can be stopped."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from pax.arena import (
    Checkpoint,
    Contest,
    GameOutcome,
    JournalError,
    JournalInUseError,
    Match,
    Standings,
    cores_here,
    in_order,
    play_contest,
    standings,
)
from pax.bots import bot_names
from pax.bots.registry import parse_spec
from pax.cli.output.progress import progress_bar


def missing_bots(contest: Contest) -> list[str]:
    """Return the bots of a contest that are not installed; those named in full are their own."""
    names = {bot: parse_spec(bot)[0] for bot in contest.bots}
    return [bot for bot, name in names.items() if name not in bot_names() and "." not in name]


def play(
    name: str,
    contest: Contest,
    games: int,
    folder: Path,
    work: Callable[[Match], GameOutcome] | None = None,
) -> list[GameOutcome]:
    """Play so many games of each line-up, or what its journal does not have yet.

    The work plays one game; without it the bots do, as in any arena.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path, wanted = folder / f"{name}.jsonl", contest.count(games)
    _forget_other(path, contest)
    with Checkpoint(path, contest) as journal:
        known = frozenset(journal.outcomes)
        done = sum(number < wanted for number in known)
        with progress_bar(name, wanted, done) as advance:
            if work is None:
                played = play_contest(contest, games, cores_here(), known=known)
            else:
                left = (each for each in contest.matches(games) if each.number not in known)
                played = in_order(work, left, cores_here())
            with closing(played):
                for outcome in played:
                    journal.add(outcome)
                    advance(1)
        return [found for number, found in journal.outcomes.items() if number < wanted]


def measure(name: str, contest: Contest, games: int, folder: Path) -> Standings:
    """Play a contest and add it up."""
    return standings(contest, play(name, contest, games, folder))


def _forget_other(path: Path, contest: Contest) -> None:
    """Delete a journal that belongs to other rules or bots: it can be made again."""
    try:
        with Checkpoint(path, contest):
            pass
    except JournalInUseError:  # the same measurement is on its way elsewhere
        raise
    except JournalError:
        path.unlink()
