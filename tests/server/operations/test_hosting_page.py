"""The commands of the page for hosts, in its order, with a server that runs."""

import shlex
from pathlib import Path

from pax.cli.lazy_commands import load
from tests.cli.program import run
from tests.server.clients import make_table
from tests.server.processes import serving
from tools.build.sources import ROOT

PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
LINES = [line for line in PAGE.splitlines() if line.startswith("    pax ")]
ON_THE_DATABASE = {"backup", "prune", "admin"}


def test_the_commands_work_in_this_order(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(str(file)) as port:
        table = make_table(port, "person", "person").table.id
        for line in LINES:
            text = line.replace("TABLE", table).replace("/var/", f"{tmp_path}/")
            name, *words = shlex.split(text, comments=True)[1:]
            for folder in ("backups", "lib/pax"):
                (tmp_path / folder).mkdir(parents=True, exist_ok=True)
            if name == "serve":
                load(name).make_context(name, words)
                continue
            if name in ON_THE_DATABASE:
                words += ["--database", str(file)]
            done = run(name, *words, folder=tmp_path)
            assert done.code == 0, (line, done.err)
            if words[:2] == ["show", table]:
                assert table in done.out
    assert (tmp_path / "new.sqlite").stat().st_size > 0
    assert (tmp_path / "backups" / "pax.sqlite").stat().st_size > 0
