"""Contests with journals in a folder, so that a long benchmark can resume."""

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
    """Return the bots of a contest that are not installed, except those given by import path."""
    names = {bot: parse_spec(bot)[0] for bot in contest.bots}
    return [bot for bot, name in names.items() if name not in bot_names() and "." not in name]


def play(
    name: str,
    contest: Contest,
    games: int,
    folder: Path,
    work: Callable[[Match], GameOutcome] | None = None,
) -> list[GameOutcome]:
    """Play `games` games of each line-up; games in the journal are not played again.

    `work` plays one game; by default the bots play it, as in the arena.
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
    """Play a contest and return its standings."""
    return standings(contest, play(name, contest, games, folder))


def _forget_other(path: Path, contest: Contest) -> None:
    """Delete a journal of other rules or bots; it can be recreated."""
    try:
        with Checkpoint(path, contest):
            pass
    except JournalInUseError:  # another process runs the same benchmark
        raise
    except JournalError:
        path.unlink()
