"""Trace one move through a server, from the bytes of the command to the bytes of the updates.

    build/env/bin/python -m tools.inspection.trace_move [--crossings] [draw|buy ...]

Prints the number of modules and functions involved, the number of calls between folders, and the
modules in order of entry; with `--crossings` also each call between folders, in order. The periodic
work of an idle server is left out, and a call inside a comprehension has no caller. It needs
interpreted sources, and runs on any commit whose server is started by `make_app`.
"""

import argparse
import http.client
import json
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple

import uvicorn
from websockets.sync.client import ClientConnection, connect

import pax
from pax.server.app import Settings, make_app
from pax.server.run import bind, config

PACKAGE: Final = Path(pax.__file__).parent
MOVES: Final = ("draw", "buy")
PATIENCE: Final = 20.0
IDLE: Final = 2.5
"""Seconds for which the idle server is observed."""

SETTLED: Final = 0.3
"""Seconds without a call after which the broadcast of a move is complete."""


class Call(NamedTuple):
    """A call inside the package; `caller` is the module that made it, None outside the package."""

    module: str
    function: str
    caller: str | None

    @property
    def crosses(self) -> bool:
        """Whether caller and callee are in different folders."""
        return self.caller is not None and folder_of(self.caller) != folder_of(self.module)


class Trace:
    """The calls inside the package, in order."""

    def __init__(self) -> None:
        """Record nothing yet."""
        self.is_on = False
        self.is_idle = False
        self.background: set[str] = set()
        self.calls: list[Call] = []
        self.last = 0.0

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """Record a call; this is the interpreter's profile function."""
        if event != "call" or not (self.is_on or self.is_idle):
            return
        module = module_of(frame)
        if module is None:
            return
        if self.is_idle:
            self.background.add(root_of(frame))
            return
        if self.background and root_of(frame) in self.background:
            return
        caller = None if frame.f_back is None else module_of(frame.f_back)
        self.calls.append(Call(module, frame.f_code.co_qualname, caller))
        self.last = time.monotonic()

    def print(self, move: str) -> None:
        """Print the figures of the recorded calls."""
        modules = list(dict.fromkeys(call.module for call in self.calls))
        functions = {(call.module, call.function) for call in self.calls}
        crossings = sum(call.crosses for call in self.calls)
        print(
            f"{move}: {len(self.calls)} calls, {len(functions)} functions, {len(modules)} modules, "
            f"{crossings} folder crossings"
        )
        print("   " + " ".join(modules))

    def print_crossings(self) -> None:
        """Print each call between folders; merge repeated calls."""
        crossing = (call for call in self.calls if call.crosses)
        for call, same in groupby(crossing):
            times = len(list(same))
            more = f" ({times} times)" if times > 1 else ""
            print(f"   {call.caller} -> {call.module}.{call.function}{more}")


def module_of(frame: FrameType) -> str | None:
    """Return the module of a frame, relative to the package; None outside it."""
    path = Path(frame.f_code.co_filename)
    if not path.is_relative_to(PACKAGE) or frame.f_code.co_name.startswith("<"):
        return None
    return str(path.relative_to(PACKAGE).with_suffix(""))


def root_of(frame: FrameType) -> str:
    """Return the outermost function of the package in the stack of a frame."""
    root, outer = "", frame
    while True:
        module = module_of(outer)
        if module is not None:
            root = f"{module}.{outer.f_code.co_qualname}"
        if outer.f_back is None:
            return root
        outer = outer.f_back


def folder_of(module: str) -> str:
    """Return the folder of a module."""
    return module.rpartition("/")[0]


@contextmanager
def serving(trace: Trace) -> Iterator[int]:
    """Run a server in a thread with all threads traced; yield its port."""
    threading.setprofile(trace)
    with tempfile.TemporaryDirectory() as folder, bind("127.0.0.1", 0) as listener:
        app = make_app(Settings(str(Path(folder) / "tables.sqlite"), pace=0))
        server = uvicorn.Server(config(app))
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            yield listener.getsockname()[1]
        finally:
            trace.is_on = False
            server.should_exit = True
            thread.join()
            threading.setprofile(None)


class Player:
    """A seat at a table with its latest state."""

    def __init__(self, port: int, table: str, secret: str) -> None:
        """Connect and send ready."""
        self._open = ExitStack()
        opening = connect(f"ws://127.0.0.1:{port}/play", compression=None)
        self.connection: ClientConnection = self._open.enter_context(opening)
        self.seq, self.sent = 0, 0
        self.mine: dict[str, Any] | None = None
        self.send({"type": "hello", "table": table, "secret": secret})
        self.send({"type": "ready", "id": "ready"})

    def close(self) -> None:
        """Close the connection."""
        self._open.close()

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.connection.send(json.dumps(message))

    def listen(self, seconds: float) -> None:
        """Receive messages for a while."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                message = json.loads(self.connection.recv(timeout=left))
            except TimeoutError:
                return
            self.seq = message.get("seq", self.seq)
            self.mine = message.get("mine") or self.mine

    def choices(self) -> list[str]:
        """Return the legal moves of this seat."""
        question = (self.mine or {}).get("question")
        return [] if question is None else [choice["move"] for choice in question["moves"]]

    def play(self, move: str) -> None:
        """Make a move."""
        self.sent += 1
        self.send({"type": "move", "id": f"m{self.sent}", "seq": self.seq, "move": move})


def players(port: int, seats: int) -> list[Player]:
    """Create a table of people and connect all of them."""
    form = {"seats": [{"kind": "person", "name": f"Player {seat}"} for seat in range(seats)]}
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("POST", "/api/tables", json.dumps(form))
    made = json.loads(connection.getresponse().read())
    connection.close()
    return [Player(port, made["table"]["id"], key["secret"]) for key in made["seats"]]


def traced(trace: Trace, people: list[Player], wanted: str) -> None:
    """Play until the wanted move occurs twice; trace the second, when all modules are loaded."""
    seen = 0
    until = time.monotonic() + 6 * PATIENCE
    while time.monotonic() < until:
        for player in people:
            player.listen(0.05)
        mover = next((player for player in people if player.choices()), None)
        if mover is None:
            continue
        choices = mover.choices()
        move = next((each for each in choices if each.split()[0] == wanted), choices[0])
        mover.mine = None
        if move.split()[0] != wanted or seen == 0:
            seen += move.split()[0] == wanted
            mover.play(move)
            continue
        time.sleep(SETTLED)
        trace.is_idle = True
        time.sleep(IDLE)
        trace.is_idle = False
        trace.calls, trace.is_on = [], True
        mover.play(move)
        time.sleep(SETTLED)
        while time.monotonic() - trace.last < SETTLED:
            time.sleep(SETTLED / 3)
        trace.is_on = False
        trace.print(move)
        return
    raise TimeoutError(f"no player could {wanted}")


def main() -> None:
    """Trace the named moves; by default a draw and a purchase."""
    parser = argparse.ArgumentParser(description="Trace one move through a server.")
    parser.add_argument("--crossings", action="store_true", help="list the calls between folders")
    parser.add_argument("moves", nargs="*", default=MOVES, help="verbs of moves")
    asked = parser.parse_args()
    for wanted in asked.moves:
        trace = Trace()
        with serving(trace) as port:
            people = players(port, 4)
            traced(trace, people, wanted)
            for player in people:
                player.close()
        if asked.crossings:
            trace.print_crossings()


if __name__ == "__main__":
    main()
