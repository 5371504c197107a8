"""The configuration of a command: options, environment (`PAX_...`) and a TOML file.

An option has priority over the environment, and the environment over the file (`--config`). Each
setting has one name: `--tables-an-hour`, `PAX_TABLES_AN_HOUR`, `tables_an_hour = 100`.
"""

import json
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import quote

import typer
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from pax.server.storage.engine import database_url

PREFIX: Final = "PAX"
FROM_ENVIRONMENT: Final = {"auto_envvar_prefix": PREFIX}
"""Settings of a command whose options can come from environment variables."""
SECTION_OF_PRUNE: Final = "prune"
"""Section of the file with the settings of `pax prune`, named like the command."""

_NOT_SETTINGS: Final = frozenset({"config", "show_config", "help", "minds", "lang"})
_SECRET_PARAMETERS: Final = frozenset({"password", "sslpassword", "oauth_client_secret"})
"""Parameters of a PostgreSQL URL that are secrets."""
HIDDEN: Final = "***"
_SOURCES: Final = {
    "COMMANDLINE": "option",
    "ENVIRONMENT": "environment",
    "DEFAULT_MAP": "file",
    "DEFAULT": "default",
}


def _read(ctx: typer.Context, file: Path | None) -> Path | None:
    """Use the settings of a file for the options that nothing else sets."""
    if file is not None:
        known = {str(param.name) for param in ctx.command.params} - _NOT_SETTINGS
        found = _settings(file)
        found.pop(SECTION_OF_PRUNE, None)
        if unknown := sorted(found.keys() - known):
            raise typer.BadParameter(f"{file}: unknown: {', '.join(unknown)}")
        ctx.default_map = {**(ctx.default_map or {}), **found}
    return file


def _read_as_operator(ctx: typer.Context, file: Path | None) -> Path | None:
    """Use the database of a server's file, and for `pax prune` its section."""
    if file is None:
        return file
    found = _settings(file)
    own: dict[str, Any] = {name: found[name] for name in ("database",) if name in found}
    if ctx.info_name == SECTION_OF_PRUNE:
        section = found.get(SECTION_OF_PRUNE, {})
        if not isinstance(section, dict):
            raise typer.BadParameter(f"{file}: prune is a section: [prune]")
        section = _normal(section)
        known = {str(param.name) for param in ctx.command.params} - _NOT_SETTINGS
        if unknown := sorted(section.keys() - known):
            raise typer.BadParameter(f"{file}: unknown in [prune]: {', '.join(unknown)}")
        own |= section
    commands = getattr(ctx.command, "commands", None)
    values = own if commands is None else dict.fromkeys(commands, own)
    ctx.default_map = {**(ctx.default_map or {}), **values}
    return file


def _settings(file: Path) -> dict[str, Any]:
    try:
        return _normal(tomllib.loads(file.read_text("utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise typer.BadParameter(f"{file}: {error}") from None


def _normal(settings: dict[str, Any]) -> dict[str, Any]:
    return {name.replace("-", "_"): value for name, value in settings.items()}


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
ServerConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        envvar=f"{PREFIX}_CONFIG",
        is_eager=True,
        callback=_read_as_operator,
        help="TOML file of `pax serve`; its database is used.",
    ),
]
ShowConfig = Annotated[
    bool,
    typer.Option("--show-config", help="Print all settings and where they come from, and exit."),
]


def shown(ctx: typer.Context) -> str:
    """Return all settings as a TOML file, with their sources and without a password.

    What is a default or contains a password is a comment: as a file it sets neither.
    """
    return "\n".join(
        _line(ctx, str(param.name))
        for param in ctx.command.params
        if param.name not in _NOT_SETTINGS
    )


def _line(ctx: typer.Context, name: str) -> str:
    found = ctx.get_parameter_source(name)
    source = _SOURCES.get("DEFAULT" if found is None else found.name, "option")
    value = ctx.params.get(name)
    if value is None:
        return f"# {name}: not set  # {source}"
    if name == "database" and has_password(value):
        return f"# {name} = {_toml(without_password(value))}  # {source}, with a password"
    return f"{'# ' if source == 'default' else ''}{name} = {_toml(value)}  # {source}"


def _toml(value: Any) -> str:  # noqa: ANN401 - of any option
    if isinstance(value, Path):
        value = str(value)
    return json.dumps(list(value) if isinstance(value, tuple) else value)


def without_password(database: str) -> str:
    """Return a database URL with its passwords hidden; one that cannot be read is hidden whole."""
    url = _url(database)
    if url is None:
        return HIDDEN
    secret = _SECRET_PARAMETERS & url.query.keys()
    safe = url.update_query_dict(dict.fromkeys(secret, HIDDEN))
    return safe.render_as_string(hide_password=True).replace(quote(HIDDEN), HIDDEN)


def has_password(database: str) -> bool:
    """Whether a database is a URL that contains a password, or may contain one."""
    if "://" not in database:
        return False
    url = _url(database)
    if url is None:
        return "@" in database or "password" in database.lower()
    return url.password is not None or not _SECRET_PARAMETERS.isdisjoint(url.query)


def _url(database: str) -> URL | None:
    """Return the parts of a database URL, or None if it is malformed."""
    try:
        return make_url(database_url(database)).set(drivername=database.partition("://")[0])
    except (ArgumentError, ValueError):
        return None
