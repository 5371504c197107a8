"""Third-party bots, each with a different fault; tests run them in real processes."""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Event

from pax.bots import BotError, Budget
from pax.game import View
from pax.rules import Rng


class Honest:
    """Plays random legal moves; after `after` of them a subclass shows its fault."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """Read the options."""
        self.left = int(options.get("after", "0"))
        self.file = Path(options.get("file", os.devnull))

    def choose(self, view: View, legal: Sequence[str], budget: Budget, rng: Rng) -> str:  # noqa: ARG002 - the view is not needed
        """Return a legal move, or the result of the fault."""
        self.left -= 1
        return legal[rng.below(len(legal))] if self.left >= 0 else self.fault(view, legal, rng)

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Return a legal move: this bot has no fault."""
        return legal[rng.below(len(legal))]


class Crasher(Honest):
    """Exits its process without cleanup."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Exit with code 3."""
        os._exit(3)


class Raiser(Honest):
    """Raises an error."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Raise an error with a long message."""
        message = f"no idea\n{'x' * 1000}"
        raise RuntimeError(message)


class Leaver(Honest):
    """Calls `sys.exit`."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Exit with a message."""
        sys.exit("good-bye")


class Hanger(Honest):
    """Never answers."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Block forever."""
        Event().wait()
        return legal[0]


class Liar(Honest):
    """Answers with a text that is not a move."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Return an invalid move."""
        return "sell everything\n{}\ud800"


class Chatterer(Honest):
    """Prints to its output streams and reads its input, then plays a legal move."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Print a lot and read all input."""
        print('{"move": "peek"}' * 10_000, flush=True)  # noqa: T201 - that is the point
        print("oh" * 100_000, file=sys.stderr, flush=True)  # noqa: T201 - as above
        return legal[rng.below(len(legal))] if not sys.stdin.read() else "nonsense"


class Scribbler(Honest):
    """Writes garbage into the pipe of its answers."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Write into every open pipe."""
        for number in range(3, 20):
            try:
                os.write(number, b"\xff\xfe garbage\n")
            except OSError:
                continue
        return legal[0]


class Flooder(Scribbler):
    """Writes into the pipe of its answers without end."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Write bytes forever."""
        while True:
            for number in range(3, 20):
                try:
                    os.write(number, b"x" * 4096)
                except OSError:
                    continue


class Forker(Honest):
    """Leaves a child process that keeps all pipes open, and crashes."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Fork, write the id of the child to the file, and exit."""
        child = os.fork()
        if child == 0:
            Event().wait()
        self.file.write_text(str(child))
        os._exit(4)


class Spy(Honest):
    """Plays the first legal move and writes all it knows of hidden cards to its file."""

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Read other hands, Rome's hidden cards and the pile."""
        hidden = (view.hand(seat) for seat in range(len(view.config.players)) if seat != view.seat)
        known = [card for hand in hidden for card in hand]
        seen = [card for card in view.rome_hidden if card is not None]
        self.file.write_text(f"{view.seat} {known} {seen} {view.pile}")
        return legal[0]


class Historian(Honest):
    """Writes to its file whether the view is new, and its number of batches."""

    view: View | None = None

    def fault(self, view: View, legal: Sequence[str], rng: Rng) -> str:  # noqa: ARG002 - as above
        """Compare the view with the last one."""
        with self.file.open("a") as file:
            file.write(f"{'same' if view is self.view else 'new'} {len(view.batches)}\n")
        self.view = view
        return legal[0]


class Refuser:
    """Rejects its options with BotError."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """Raise BotError."""
        message = f"never with {sorted(options)}"
        raise BotError(message)


class Unmade:
    """Raises an unexpected error when created."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """Raise KeyError."""
        raise KeyError(options)
