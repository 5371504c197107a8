"""The journal keeps every game, drops a partial line, and refuses other contests."""

from pathlib import Path

import pytest

from pax.arena import Checkpoint, Contest, JournalError, LineUp, alone
from pax.arena import checkpoint as journal_module
from tests.arena.outcomes import outcome

CONTEST = Contest((LineUp(tuple("aab")),), seed=1)
GAMES = [outcome(number, "aab", "1..") for number in range(3)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A journal with two games."""
    path = tmp_path / "games.jsonl"
    with Checkpoint(path, CONTEST) as journal:
        assert journal.outcomes == {}
        journal.add(GAMES[0])
        journal.add(GAMES[1])
    return path


def test_outcomes_are_read_back(path: Path) -> None:
    with Checkpoint(path, CONTEST) as journal:
        assert list(journal.outcomes.values()) == GAMES[:2]
        journal.add(GAMES[2])
    with Checkpoint(path, CONTEST) as journal:
        assert list(journal.outcomes.values()) == GAMES


def test_an_outcome_is_written_immediately(path: Path) -> None:
    with Checkpoint(path, CONTEST) as journal:
        journal.add(GAMES[2])
        assert path.read_bytes().count(b"\n") == 4


@pytest.mark.parametrize("cut", [1, 20])
def test_a_partial_last_line_is_dropped(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    with Checkpoint(path, CONTEST) as journal:
        assert list(journal.outcomes) == [0]
        journal.add(GAMES[1])
    with Checkpoint(path, CONTEST) as journal:
        assert list(journal.outcomes.values()) == GAMES[:2]


@pytest.mark.parametrize(
    "other",
    [
        Contest((LineUp(tuple("abb")),), seed=1),
        Contest((LineUp(tuple("aab")),), seed=2),
        Contest((LineUp(tuple("aab")), LineUp(tuple("abb"))), seed=1),
    ],
)
def test_another_contest_is_refused_and_the_file_is_unchanged(path: Path, other: Contest) -> None:
    before = path.read_bytes()
    with (
        pytest.raises(JournalError, match=r"another contest \(a, a, b; seed 1\)"),
        Checkpoint(path, other),
    ):
        pass
    assert path.read_bytes() == before


def test_the_error_lists_each_line_up_of_the_other_contest_once(tmp_path: Path) -> None:
    path, other = tmp_path / "solo.jsonl", Contest(alone("ab", [1, 2, 3]), seed=2)
    with Checkpoint(path, Contest(alone("ab", [1, 2]), seed=1)):
        pass
    with pytest.raises(JournalError, match=r"another contest \(a; b; seed 1\)"):
        Checkpoint(path, other).__enter__()


def test_other_rules_or_bots_are_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_module, "digest_of_code", lambda _line_ups: "other")
    with pytest.raises(JournalError, match="other rules or bots"), Checkpoint(path, CONTEST):
        pass


def test_a_missing_or_empty_file_becomes_a_new_journal(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert Checkpoint.head(path) is None
    path.touch()
    assert Checkpoint.head(path) is None
    with Checkpoint(path, CONTEST):
        pass
    head = Checkpoint.head(path)
    assert head is not None
    assert head.seed == CONTEST.seed


@pytest.mark.parametrize("text", ["hello", "hello\n", '{"format": "pax-arena-1"}\n', "[]\n", "\n"])
def test_a_file_of_another_kind_is_refused_and_unchanged(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(JournalError, match="not a journal"), Checkpoint(path, CONTEST):
        pass
    assert path.read_text() == text


def test_a_journal_in_use_is_refused(path: Path) -> None:
    with (
        Checkpoint(path, CONTEST),
        pytest.raises(JournalError, match="another program"),
        Checkpoint(path, CONTEST),
    ):
        pass
