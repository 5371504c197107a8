"""What somebody sends who means harm: it runs nothing, fills nothing and stops nobody else."""

from pathlib import Path

import msgspec
import pytest

from pax.server.forms import Problem

from .clients import ask


@pytest.mark.parametrize(
    "level", ["subprocess.Popen:touch=1,{}=1", "builtins.list", "sys.exit", "consul:playouts=9"]
)
def test_a_level_is_one_of_those_that_are_offered_and_nothing_else_is_called(
    port: int, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    seats = [{"kind": "person"}, {"kind": "bot", "level": level.format("made")}]
    status, body = ask(port, "POST", "/api/tables", {"seats": seats})
    assert status == 422
    problem = msgspec.json.decode(body, type=Problem)
    assert (problem.reason.code, problem.where) == ("no_such_level", "seats[1].level")
    assert list(tmp_path.iterdir()) == []
