"""The command line: `pax`."""

from pax.cli.app import app


def main() -> None:
    """Run the command that the user named."""
    app()


__all__ = ["app", "main"]
