"""What a command needs of the system."""

from pax.bots.worker.process import UnsupportedPlatformError, check_worker_processes
from pax.cli.output.safe_text import UNREADABLE, stop


def check_platform() -> None:
    """Stop the program, and say why, where the processes of a server cannot run."""
    try:
        check_worker_processes()
    except UnsupportedPlatformError as error:
        stop(str(error), UNREADABLE)
