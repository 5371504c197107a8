"""Ctrl-C while bots play: the first is reported at once, even if a game takes minutes."""

import os
import signal

import pytest

from pax.cli.interrupts import Interrupts
from pax.text import load_language


def press_ctrl_c() -> None:
    """Interrupt this process."""
    os.kill(os.getpid(), signal.SIGINT)


def test_the_first_interrupt_requests_a_stop_and_the_second_raises(
    capfd: pytest.CaptureFixture[str],
) -> None:
    before = signal.getsignal(signal.SIGINT)
    with Interrupts(load_language()) as interrupts:
        wanted = [interrupts.requested]
        press_ctrl_c()
        wanted.append(interrupts.requested)
        said = capfd.readouterr().err
        with pytest.raises(KeyboardInterrupt):
            press_ctrl_c()
    assert wanted == [False, True]
    assert "Ctrl-C again stops at once" in said
    assert signal.getsignal(signal.SIGINT) is before
