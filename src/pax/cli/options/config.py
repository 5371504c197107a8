"""The configuration of a command: options, environment (`PAX_...`) and a TOML file.

An option has priority over the environment, and the environment over the file (`--config`). Each
setting has one name: `--tables-an-hour`, `PAX_TABLES_AN_HOUR`, `tables_an_hour = 100`.
"""

import json
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from pax.server.storage.engine import database_url

PREFIX: Final = "PAX"
FROM_ENVIRONMENT: Final = {"auto_envvar_prefix": PREFIX}
"""Settings of a command whose options can come from environment variables."""

_NOT_SETTINGS: Final = frozenset({"config", "show_config", "help", "minds"})
_SOURCES: Final = {
    "COMMANDLINE": "option",
    "ENVIRONMENT": "environment",
    "DEFAULT_MAP": "file",
    "DEFAULT": "default",
}


def _read(ctx: typer.Context, file: Path | None) -> Path | None:
    """Use the settings of a file for the options that nothing else sets."""
    if file is not None:
        try:
            found = tomllib.loads(file.read_text("utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise typer.BadParameter(f"{file}: {error}") from None
        settings = {name.replace("-", "_"): value for name, value in found.items()}
        known = {param.name for param in ctx.command.params} - _NOT_SETTINGS
        if unknown := sorted(settings.keys() - known):
            raise typer.BadParameter(f"{file}: unknown: {', '.join(unknown)}")
        ctx.default_map = {**(ctx.default_map or {}), **settings}
    return file


ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        is_eager=True,
        callback=_read,
        help="TOML file with settings, named like the options: port = 8000.",
    ),
]
ShowConfig = Annotated[
    bool,
    typer.Option("--show-config", help="Print all settings and where they come from, and exit."),
]


def shown(ctx: typer.Context) -> str:
    """Return all settings as a TOML file, with their sources as comments and no password."""
    lines = []
    for param in ctx.command.params:
        name = str(param.name)
        if name in _NOT_SETTINGS:
            continue
        source = ctx.get_parameter_source(name)
        comment = _SOURCES.get("DEFAULT" if source is None else source.name, "option")
        value = ctx.params.get(name)
        written = f"{name} = {_toml(name, value)}" if value is not None else f"# {name}: not set"
        lines.append(f"{written}  # {comment}")
    return "\n".join(lines)


def _toml(name: str, value: Any) -> str:  # noqa: ANN401 - of any option
    if name == "database":
        value = without_password(str(value))
    if isinstance(value, Path):
        value = str(value)
    return json.dumps(list(value) if isinstance(value, tuple) else value)


def without_password(database: str) -> str:
    """Return a database with its password hidden."""
    if "://" not in database:
        return database
    return make_url(database).render_as_string(hide_password=True)


def has_password(database: str) -> bool:
    """Whether a database URL contains a password."""
    try:
        return "://" in database and make_url(database_url(database)).password is not None
    except ArgumentError:
        return False
