"""Checks of what a command needs from the operating system."""

from pax.bots.worker.process import UnsupportedPlatformError, check_worker_processes
from pax.cli.output.safe_text import UNREADABLE, stop


def check_platform() -> None:
    """Exit with the reason on systems that cannot run the server's worker processes."""
    try:
        check_worker_processes()
    except UnsupportedPlatformError as error:
        stop(str(error), UNREADABLE)
