"""Long benchmarks use journals; a journal in use is never deleted."""

from pathlib import Path

import pytest

from bench.harness.contests import measure
from pax.arena import Checkpoint, Contest, JournalInUseError, alone

CONTEST = Contest(alone(["random"], [1]), seed=1)
OTHER = Contest(alone(["random"], [1]), seed=2)


def test_games_in_the_journal_are_not_played_again(tmp_path: Path) -> None:
    assert measure("solo", CONTEST, 3, tmp_path).games == 3
    before = (tmp_path / "solo.jsonl").read_text()
    assert measure("solo", CONTEST, 4, tmp_path).games == 4
    assert (tmp_path / "solo.jsonl").read_text().startswith(before)


def test_a_journal_of_another_contest_is_replaced(tmp_path: Path) -> None:
    measure("solo", OTHER, 3, tmp_path)
    assert measure("solo", CONTEST, 2, tmp_path).games == 2


def test_a_journal_in_use_is_not_deleted(tmp_path: Path) -> None:
    path = tmp_path / "solo.jsonl"
    with Checkpoint(path, CONTEST):
        with pytest.raises(JournalInUseError, match="another program is writing to it"):
            measure("solo", CONTEST, 2, tmp_path)
        assert path.exists()
