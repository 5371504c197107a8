"""Settings come from options, the environment or a file; passwords never from the command line."""

import re
from pathlib import Path

from typer.testing import CliRunner, Result

from pax.cli.commands import serve
from tests.server.clients import ask
from tests.server.processes import Server
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
    assert "port = 8000  # default" in lines


def test_the_output_is_a_configuration_file(tmp_path: Path) -> None:
    file, again = tmp_path / "pax.toml", tmp_path / "again.toml"
    file.write_text(FILE, "utf-8")
    again.write_text(configured("--config", str(file)).stdout, "utf-8")
    done = configured("--config", str(again))
    assert 'name = ["pax.example.org", "play.example.org"]  # file' in done.stdout, done.stderr


def test_an_unknown_setting_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "pax.toml"
    file.write_text("tables-a-minute = 7\n", "utf-8")
    done = configured("--config", str(file))
    assert done.exit_code == 2
    assert "unknown: tables_a_minute" in done.stderr


def test_a_password_is_refused_on_the_command_line_and_never_shown() -> None:
    url = "postgresql://pax:opensesame@127.0.0.1/pax"
    done = configured("--database", url)
    assert done.exit_code == 2
    assert "no password on the command line" in done.stderr
    assert "opensesame" not in done.stderr
    done = configured(PAX_DATABASE=url)
    assert 'database = "postgresql://pax:***@127.0.0.1/pax"  # environment' in done.stdout


def test_the_shipped_files_use_only_settings_that_exist() -> None:
    lines = configured().stdout.splitlines()
    known = {f"PAX_{re.split('[ :]', line.removeprefix('# '))[0].upper()}" for line in lines}
    for name in ("Dockerfile", "compose.yaml", "pax.service"):
        used = set(re.findall(r"\bPAX_[A-Z_]+", (ROOT / "deploy" / name).read_text("utf-8")))
        assert used - known <= {"PAX_COMPILE", "PAX_DOMAIN"}, name
        assert used & known


def test_a_server_runs_with_a_file(tmp_path: Path) -> None:
    file = tmp_path / "pax.toml"
    file.write_text('name = ["pax.example.org"]\n', "utf-8")
    server = Server(str(tmp_path / "tables.sqlite"), "--config", str(file))
    try:
        for name, status in (("pax.example.org", 200), ("other.example.org", 403)):
            assert ask(server.port, "GET", "/api/about", headers={"Host": name})[0] == status
    finally:
        server.stop()
