"""The code digest covers exactly the code that determines games."""

import sys
from pathlib import Path

import pytest

from pax.arena import LineUp, against
from pax.arena.code_digest import LAYERS, digest_of_code, layer_parts, package_parts

FOX = (LineUp(("fox_den.Fox", "random")),)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A package with a source in every layer."""
    for layer in (*LAYERS, "text"):
        (tmp_path / layer / "below").mkdir(parents=True)
        (tmp_path / layer / "below" / "one.py").write_text("1")
    return tmp_path


@pytest.mark.parametrize("layer", ["rules", "decks", "game", "bots"])
def test_a_change_in_a_layer_changes_the_parts(home: Path, layer: str) -> None:
    seen = [layer_parts(home)]
    (home / layer / "below" / "one.py").write_text("2")
    seen.append(layer_parts(home))
    (home / layer / "below" / "one.py").rename(home / layer / "below" / "two.py")
    seen.append(layer_parts(home))
    (home / layer / "model.bin").write_bytes(b"3")
    seen.append(layer_parts(home))
    assert all(one not in seen[:place] for place, one in enumerate(seen))


@pytest.mark.parametrize("name", ["text/below/one.py", "rules/one.so", "bots/__pycache__/one.pyc"])
def test_other_layers_and_compiled_files_are_ignored(home: Path, name: str) -> None:
    before = layer_parts(home)
    (home / name).parent.mkdir(exist_ok=True)
    (home / name).write_text("other")
    assert layer_parts(home) == before


def test_our_own_sources_are_covered() -> None:
    home = Path(sys.modules["pax"].__path__[0])
    parts = layer_parts(home)
    assert {b"rules/play.py", b"bots/registry.py"} <= set(parts[::2])
    assert digest_of_code([LineUp(("random",))]) == digest_of_code(
        against(["novice"], "citizen", 4)
    )


@pytest.mark.parametrize("name", ["fox_den.py", "fox_den/__init__.py", "fox_den/deep/helper.py"])
def test_a_change_in_a_third_party_bot_changes_the_digest_without_importing_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    source = tmp_path / name
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text("raise RuntimeError(1)")
    before = digest_of_code(FOX)
    assert before == digest_of_code(FOX)
    source.write_text("raise RuntimeError(2)")
    assert digest_of_code(FOX) != before
    assert "fox_den" not in sys.modules


def test_a_journal_in_a_third_party_package_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "fox_den").mkdir()
    (tmp_path / "fox_den" / "__init__.py").touch()
    before = package_parts("fox_den")
    (tmp_path / "fox_den" / "games.jsonl").write_text("{}")
    assert package_parts("fox_den") == before != []


@pytest.mark.parametrize("package", ["no_such_fox", "__main__x", "sys"])
def test_a_package_without_files_has_no_parts(package: str) -> None:
    assert package_parts(package) == []
