"""Trace one move through a server, from the bytes of the command to the bytes of the updates.

    build/env/bin/python -m tools.inspection.trace_move [--crossings] [draw|buy ...]

Prints how many modules and functions of the package take part, how often a call crosses the border
of a folder, and the modules in the order in which they are entered; with `--crossings` also each
call that crosses a border, in order. What an idle server does from time to time is left out, and a
call from inside a comprehension counts as nobody's. It needs interpreted sources, and runs on any
commit whose server can be started by `make_app`.
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
"""So many seconds a server is watched while nobody moves."""

SETTLED: Final = 0.3
"""So many seconds after the last call a move has been told."""


class Call(NamedTuple):
    """A call inside the package; `caller` is the module that made it, None outside the package."""

    module: str
    function: str
    caller: str | None

    @property
    def crosses(self) -> bool:
        """Whether it goes from one folder to another."""
        return self.caller is not None and folder_of(self.caller) != folder_of(self.module)


class Trace:
    """The calls inside the package, in the order in which they were made."""

    def __init__(self) -> None:
        """Record nothing yet."""
        self.is_on = False
        self.is_idle = False
        self.background: set[str] = set()
        self.calls: list[Call] = []
        self.last = 0.0

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """Note a call, as the interpreter's profile function."""
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
        """Print the figures of what was recorded."""
        modules = list(dict.fromkeys(call.module for call in self.calls))
        functions = {(call.module, call.function) for call in self.calls}
        crossings = sum(call.crosses for call in self.calls)
        print(
            f"{move}: {len(self.calls)} calls, {len(functions)} functions, {len(modules)} modules, "
            f"{crossings} folder crossings"
        )
        print("   " + " ".join(modules))

    def print_crossings(self) -> None:
        """Print each call that crosses the border of a folder; the same ones in a row once."""
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
    """Return the function of the package in which the calls that lead to a frame began."""
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
    """Run a server in a thread, with every thread traced; yield its port."""
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
    """A seat of a table, and the newest that it was told."""

    def __init__(self, port: int, table: str, secret: str) -> None:
        """Connect and be ready."""
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
        """Take in what comes within a time."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                told = json.loads(self.connection.recv(timeout=left))
            except TimeoutError:
                return
            self.seq = told.get("seq", self.seq)
            self.mine = told.get("mine") or self.mine

    def choices(self) -> list[str]:
        """Return the moves that this seat can make now."""
        question = (self.mine or {}).get("question")
        return [] if question is None else [choice["move"] for choice in question["moves"]]

    def play(self, move: str) -> None:
        """Make a move."""
        self.sent += 1
        self.send({"type": "move", "id": f"m{self.sent}", "seq": self.seq, "move": move})


def players(port: int, seats: int) -> list[Player]:
    """Make a table of people and let all of them come."""
    form = {"seats": [{"kind": "person", "name": f"Player {seat}"} for seat in range(seats)]}
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("POST", "/api/tables", json.dumps(form))
    made = json.loads(connection.getresponse().read())
    connection.close()
    return [Player(port, made["table"]["id"], key["secret"]) for key in made["seats"]]


def traced(trace: Trace, people: list[Player], wanted: str) -> None:
    """Play until somebody can make the wanted move twice; trace the second, when all is loaded."""
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
    raise TimeoutError(f"nobody could {wanted}")


def main() -> None:
    """Trace the moves that are named, or a draw and a purchase."""
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
