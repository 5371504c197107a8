"""Settings come from options, the environment or a file; passwords never from the command line."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pax.cli.commands import serve
from pax.cli.lazy_commands import load
from tests.cli.program import run
from tests.server.clients import ask, make_table
from tests.server.processes import Server, serving
from tools.build.sources import ROOT

FILE = """
tables-an-hour = 7
requests_a_minute = 70
name = ["pax.example.org", "play.example.org"]
pace = 0.5
"""


def configured(*options: str, **variables: str) -> Result:
    """Run `pax serve --show-config` with these options and environment variables."""
    words = ["--show-config", *options]
    return CliRunner().invoke(serve.app, words, env={"COLUMNS": "200", **variables})


def test_an_option_beats_the_environment_and_that_the_file(tmp_path: Path) -> None:
    file = tmp_path / "pax.toml"
    file.write_text(FILE, "utf-8")
    done = configured("--pace", "0", "--config", str(file), PAX_PACE="1", PAX_REQUESTS_A_MINUTE="9")
    lines = done.stdout.splitlines()
    assert "pace = 0.0  # option" in lines, done.stderr
    assert "requests_a_minute = 9  # environment" in lines
    assert "tables_an_hour = 7  # file" in lines
    assert 'name = ["pax.example.org", "play.example.org"]  # file' in lines
    assert "# port = 8000  # default" in lines


def test_the_output_is_a_configuration_file(tmp_path: Path) -> None:
    file, again = tmp_path / "pax.toml", tmp_path / "again.toml"
    file.write_text(FILE, "utf-8")
    again.write_text(configured("--config", str(file)).stdout, "utf-8")
    done = configured("--config", str(again))
    lines = done.stdout.splitlines()
    assert 'name = ["pax.example.org", "play.example.org"]  # file' in lines, done.stderr
    assert "# port = 8000  # default" in lines, "a default of today would stay for ever"


def test_an_unknown_setting_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "pax.toml"
    file.write_text("tables-a-minute = 7\n", "utf-8")
    done = configured("--config", str(file))
    assert done.exit_code == 2
    assert "unknown: tables_a_minute" in done.stderr


@pytest.mark.parametrize(
    ("url", "hidden"),
    [
        ("postgresql://pax:opensesame@127.0.0.1/pax", "postgresql://pax:***@127.0.0.1/pax"),
        ("postgresql://pax@h/pax?password=opensesame", "postgresql://pax@h/pax?password=***"),
        ("postgresql://h/pax?pass%77ord=opensesame", "postgresql://h/pax?password=***"),
        ("postgresql://pax@h/pax?sslpassword=opensesame", "postgresql://pax@h/pax?sslpassword=***"),
        ("postgresql://pax:opensesame@h:port/pax", "***"),
    ],
)
def test_a_password_is_refused_on_the_command_line_and_never_shown(
    url: str, hidden: str, tmp_path: Path
) -> None:
    done = configured("--database", url)
    assert done.exit_code == 2
    assert "no password on the command line" in done.stderr
    assert "opensesame" not in done.stderr
    done = configured(PAX_DATABASE=url)
    assert f'# database = "{hidden}"  # environment, with a password' in done.stdout.splitlines()
    assert "opensesame" not in done.stdout
    file = tmp_path / "pax.toml"
    file.write_text(done.stdout, "utf-8")
    assert "# database: not set  # default" in configured("--config", str(file)).stdout


def test_a_database_without_a_password_is_shown() -> None:
    url = "postgresql://pax@h/pax?sslmode=verify-full"
    assert f'database = "{url}"  # option' in configured("--database", url).stdout.splitlines()


def test_the_shipped_files_use_only_settings_that_exist() -> None:
    lines = configured().stdout.splitlines()
    known = {f"PAX_{re.split('[ :]', line.removeprefix('# '))[0].upper()}" for line in lines}
    known |= {f"PAX_PRUNE_{str(param.name).upper()}" for param in load("prune").params}
    for file in (ROOT / "deploy").iterdir():
        used = set(re.findall(r"\bPAX_[A-Z_]+", file.read_text("utf-8")))
        assert used - known <= {"PAX_COMPILE", "PAX_DOMAIN", "PAX_UPSTREAM"}, file.name


def test_the_shipped_section_for_the_timer_can_be_used(tmp_path: Path) -> None:
    text = (ROOT / "deploy" / "pax-prune.service").read_text("utf-8")
    section = "\n".join(re.findall(r"^#   (.*)", text, re.MULTILINE))
    file = tmp_path / "pax.toml"
    file.write_text(section.replace("/var/lib/pax", str(tmp_path)), "utf-8")
    with serving(str(tmp_path / "t.sqlite")):
        pass
    done = run("prune", "--config", file, "--database", tmp_path / "t.sqlite")
    assert done.out == "0 tables deleted\n0 campaigns deleted\n", done.err


def test_a_server_runs_with_a_file(tmp_path: Path) -> None:
    file = tmp_path / "pax.toml"
    file.write_text('name = ["pax.example.org"]\n', "utf-8")
    server = Server(str(tmp_path / "tables.sqlite"), "--config", str(file))
    try:
        for name, status in (("pax.example.org", 200), ("other.example.org", 403)):
            assert ask(server.port, "GET", "/api/about", headers={"Host": name})[0] == status
    finally:
        server.stop()


def test_commands_for_operators_take_the_database_from_the_same_file(tmp_path: Path) -> None:
    database, file, backup = (tmp_path / name for name in ("t.sqlite", "pax.toml", "b.sqlite"))
    text = f'port = 8001\ndatabase = "{database}"\n[prune]\nlobbies = 0\n'
    file.write_text(text, "utf-8")
    with serving(str(database)) as port:
        table = make_table(port, "person", "person").table.id
    assert table in run("admin", "--config", file, "tables").out
    assert run("backup", backup, "--config", file).out.startswith("1 game saved")
    assert run("prune", "--config", file).out == "1 table deleted\n"
    assert table not in run("admin", "--config", file, "tables").out
    assert run("restore", backup, "--config", file).out == "1 game restored\n"
    assert configured("--config", str(file)).exit_code == 0


@pytest.mark.parametrize("text", ["[prune]\nlobbys = 7\n", "prune = 7\n", "[prune\n"])
def test_a_wrong_section_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "pax.toml"
    file.write_text(text, "utf-8")
    done = run("prune", "--config", file, "--database", tmp_path / "t.sqlite")
    assert done.code == 2
    assert "prune" in done.err
