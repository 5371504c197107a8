"""The commands of `pax`, each imported only when it is asked for, so that the program starts fast.

A command is a module beside this one with an `app` that has exactly one command.
"""

from importlib import import_module
from typing import Final, cast

from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

COMMANDS: Final = ("table", "simulate", "verify", "replay", "deck", "rules")
"""In the order in which the help lists them."""


class Commands(TyperGroup):
    """A group whose commands are the modules of COMMANDS."""

    def list_commands(self, ctx: object) -> list[str]:  # noqa: ARG002 - the group's interface
        """Return the names."""
        return list(COMMANDS)

    def get_command(self, ctx: object, cmd_name: str) -> TyperCommand | None:  # noqa: ARG002 - as above
        """Return a command by name; for an unknown one all are loaded, to suggest one."""
        for name in (cmd_name,) if cmd_name in COMMANDS else COMMANDS:
            if name not in self.commands:
                self.commands[name] = load(name)
        return cast("TyperCommand | None", self.commands.get(cmd_name))


def load(name: str) -> TyperCommand:
    """Import the module of a command."""
    command = cast("TyperCommand", get_command(import_module(f"pax.cli.{name}").app))
    command.name = name
    return command
