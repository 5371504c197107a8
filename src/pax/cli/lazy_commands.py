"""The commands of `pax`, imported on first use so that the program starts fast.

A command is a module of `pax.cli.commands` whose `app` has one command, or a group of them.
"""

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final, cast

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

from pax.build_info import advice, extra_of

COMMANDS: Final = (
    "play",
    "table",
    "serve",
    "backup",
    "restore",
    "prune",
    "admin",
    "export",
    "import",
    "simulate",
    "arena",
    "dataset",
    "verify",
    "replay",
    "hint",
    "analyse",
    "deck",
    "rules",
)
"""The order in which the help lists them."""

NOT_INSTALLED: Final = 2
"""Exit code of a command whose extra is not installed."""

_NEEDS: Final = "(needs packages that are not installed)"
_MODULES: Final = {"import": "import_records"}
"""Commands whose name cannot be the name of a module."""


class Commands(TyperGroup):
    """A group whose commands are the modules of COMMANDS."""

    def get_params(self, ctx: Any) -> list[Any]:  # noqa: ANN401 - Typer hides its types
        """Return the options, with types removed from their help."""
        return plain(super().get_params(ctx))

    def list_commands(self, ctx: object) -> list[str]:  # noqa: ARG002 - the group's interface
        """Return the names of the commands."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:  # noqa: ANN401 - as above
        """Return a command by name; an unknown name loads all, so that one can be suggested."""
        for name in (cmd_name,) if cmd_name in COMMANDS else COMMANDS:
            if name not in self.commands:
                self.commands[name] = command = load_or_advise(name)
                for each in (command, *getattr(command, "commands", {}).values()):
                    plain(each.get_params(ctx))
        return cast("TyperCommand | None", self.commands.get(cmd_name))


def load_or_advise(name: str) -> TyperCommand:
    """Load a command; if an extra is not installed, return one that says how to install it."""
    try:
        return load(name)
    except ModuleNotFoundError as missing:
        extra = extra_of(missing.name or "")
        if extra is None:
            raise
        text = f"Not installed: {advice(extra)}"

    def advise() -> None:
        typer.echo(text, err=True)
        raise typer.Exit(NOT_INSTALLED)

    settings = {"ignore_unknown_options": True, "allow_extra_args": True}
    app = typer.Typer(add_completion=False)
    app.command(name, help=_NEEDS, context_settings=settings)(advise)
    return cast("TyperCommand", get_command(app))


def load(name: str) -> TyperCommand:
    """Import the module of a command."""
    module = import_module(f"pax.cli.commands.{_MODULES.get(name, name)}")
    command = cast("TyperCommand", get_command(module.app))
    command.name = name
    command.help = _flowing(command.help or "")
    return command


def _flowing(text: str) -> str:
    """Join the lines of each paragraph; the terminal wraps them."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


def plain(params: Iterable[Any]) -> list[Any]:
    """Remove types and ranges from the help: `<bool>`, `<list[Path]>`, `[0<=x<=8]`."""
    found = list(params)
    for param in found:
        if isinstance(param, TyperOption | TyperArgument):
            param.min = param.max = None  # affects only the help; the type checks values
        if isinstance(param, TyperOption) and param.is_flag:
            param.metavar = ""
        elif isinstance(param, TyperArgument):
            vars(param)["display_type_rich"] = _no_type
    return found


def _no_type(ctx: object) -> None:
    """Show no type for an argument."""
