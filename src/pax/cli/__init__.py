"""The command line: `pax`."""

import sys

from pax.build_info import advice, extra_of


def main() -> None:
    """Run the command that the user named."""
    try:
        from pax.cli.app import app  # noqa: PLC0415 - its packages are an optional extra
    except ModuleNotFoundError as missing:
        extra = extra_of(missing.name or "")
        if extra is None:
            raise
        sys.exit(f"pax: the command line needs {missing.name}: {advice(extra)}")
    app()


__all__ = ["main"]
