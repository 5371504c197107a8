"""`pax table`: play in the terminal."""

from pax.cli.table.command import app

__all__ = ["app"]
