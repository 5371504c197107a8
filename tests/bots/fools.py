"""Bots of strangers, each with a fault of its own; they run in real processes."""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Event

from pax.bots import BotError, Budget
from pax.game import View
from pax.rules import Rng


class Honest:
    """Plays any legal move; `after` says how many before a fool shows its fault."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """Take the options."""
        self.left = int(options.get("after", "0"))
        self.file = Path(options.get("file", os.devnull))

    def choose(self, view: View, legal: Sequence[str], budget: Budget, rng: Rng) -> str:  # noqa: ARG002 - it need not look
        """Return a legal move, or what the fault brings."""
        self.left -= 1
        return legal[rng.below(len(legal))] if self.left >= 0 else self.fault(view, legal, rng)

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Have none."""
        return legal[rng.below(len(legal))]


class Crasher(Honest):
    """Ends its own process."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Die."""
        os._exit(3)


class Raiser(Honest):
    """Raises an error."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Stumble."""
        message = f"no idea\n{'x' * 1000}"
        raise RuntimeError(message)


class Leaver(Honest):
    """Leaves as a program does."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Go."""
        sys.exit("good-bye")


class Hanger(Honest):
    """Thinks for ever."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Wait for what never comes."""
        Event().wait()
        return legal[0]


class Liar(Honest):
    """Answers what is no move."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Answer nonsense."""
        return "sell everything\n{}\ud800"


class Chatterer(Honest):
    """Prints whatever comes to its mind, reads its input, and then plays as it should."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Chatter, and eat the input."""
        print('{"move": "peek"}' * 10_000, flush=True)  # noqa: T201 - that is the point
        print("oh" * 100_000, file=sys.stderr, flush=True)  # noqa: T201 - as above
        return legal[rng.below(len(legal))] if not sys.stdin.read() else "nonsense"


class Scribbler(Honest):
    """Finds the pipe of its answers and writes there itself."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Write into every pipe that there is."""
        for number in range(3, 20):
            try:
                os.write(number, b"\xff\xfe garbage\n")
            except OSError:
                continue
        return legal[0]


class Flooder(Scribbler):
    """Writes there without end."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Write line after line without an end of line."""
        while True:
            for number in range(3, 20):
                try:
                    os.write(number, b"x" * 4096)
                except OSError:
                    continue


class Forker(Honest):
    """Leaves a child of its own behind, which holds all pipes open, and crashes."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Fork, write down who was born, crash."""
        child = os.fork()
        if child == 0:
            Event().wait()
        self.file.write_text(str(child))
        os._exit(4)


class Spy(Honest):
    """Answers with the first legal move, if all that it was handed is what its seat may know."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Look for cards of others."""
        hidden = (view.hand(seat) for seat in range(len(view.config.players)) if seat != view.seat)
        known = [card for hand in hidden for card in hand]
        seen = [card for card in view.rome_hidden if card is not None]
        self.file.write_text(f"{view.seat} {known} {seen} {view.pile}")
        return legal[0]


class Historian(Honest):
    """Writes down whether a view is new, and how many batches it was sent."""

    view: View | None = None

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Look at the view."""
        with self.file.open("a") as file:
            file.write(f"{'same' if view is self.view else 'new'} {len(view.batches)}\n")
        self.view = view
        return legal[0]


class Refuser:
    """Cannot be made."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """Refuse."""
        message = f"never with {sorted(options)}"
        raise BotError(message)


class Unmade:
    """Breaks while it is made."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """Stumble."""
        raise KeyError(options)
