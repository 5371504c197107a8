"""The main function of a worker process.

It serves one bot, which is sent what its seat is sent and nothing else, or runs tasks. Requests and
answers use private pipes, so that a bot may read standard input and print without effect.
"""

import fcntl
import json
import os
import pickle
import signal
import sys
import termios
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, cast

from pax.bots.bot import Bot
from pax.bots.registry import BotError, make_bot
from pax.bots.worker.messages import MoveRequest, TaskResult, WorkerSetup
from pax.bots.worker.process import HEAD_BYTES
from pax.faults import fault_of
from pax.game import View
from pax.rules import Rng


def main() -> None:
    """Read the setup, then answer requests until the parent closes the pipe or ends."""
    leave_terminal()
    requests, answers = private_pipes()
    received: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(requests, received), daemon=True).start()
    try:
        setup = cast("WorkerSetup", pickle.loads(received.get()))  # noqa: S301 - from our own parent
        if setup.prepare is not None:
            setup.prepare()
    except Exception as error:  # noqa: BLE001 - the parent reports it
        send(answers, pickled_failure(error))
        return
    if setup.spec is None:
        run_tasks(received, answers)
    else:
        serve_bot(setup.spec, received, answers)


def leave_terminal() -> None:
    """Give up the controlling terminal: a bot neither reads from it nor writes to it."""
    try:
        terminal = os.open(os.ctermid(), os.O_RDWR)
    except OSError:  # there is none
        return
    fcntl.ioctl(terminal, termios.TIOCNOTTY)
    os.close(terminal)


def private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Move the pipes to other descriptors; the bot's input is empty and its output discarded."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    return requests, answers


def listen(requests: BinaryIO, received: "SimpleQueue[bytes]") -> None:
    """Read requests; at the end of the pipe kill this process and its process group."""
    while head := requests.read(HEAD_BYTES):
        received.put(requests.read(int.from_bytes(head, "big")))
    if os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def run_tasks(received: "SimpleQueue[bytes]", answers: BinaryIO) -> None:
    """Report that the process is ready, then run tasks one by one."""
    send(answers, pickle.dumps(TaskResult()))
    while True:
        try:
            work, argument = pickle.loads(received.get())  # noqa: S301 - from our own parent
            data = pickle.dumps(TaskResult(work(argument)))
        except Exception as error:  # noqa: BLE001 - the parent raises or reports it
            data = pickled_failure(error)
        send(answers, data)


def pickled_failure(error: Exception) -> bytes:
    """Return an exception as a message; one that cannot be pickled is replaced."""
    fault = fault_of(error)
    try:
        data = pickle.dumps(TaskResult(error=error, fault=fault))
        pickle.loads(data)  # noqa: S301 - our own
    except Exception:  # noqa: BLE001 - methods of an exception may raise anything
        data = pickle.dumps(TaskResult(error=RuntimeError(in_words(error)), fault=fault))
    return data


def serve_bot(spec: str, received: "SimpleQueue[bytes]", answers: BinaryIO) -> None:
    """Create the bot and serve its moves; modules in the working directory are found too."""
    sys.path.append(str(Path.cwd()))
    try:
        bot = make_bot(spec)
    except BotError as error:
        send_json(answers, {"refused": str(error)})
    except Exception as error:  # noqa: BLE001 - third-party code may raise anything
        send_json(answers, failure(error))
    else:
        send_json(answers, {"ready": True})
        answer_all(bot, received, answers)


def answer_all(bot: Bot, received: "SimpleQueue[bytes]", answers: BinaryIO) -> None:
    """Answer move requests one by one."""
    view: View | None = None
    while True:
        request = cast("MoveRequest", pickle.loads(received.get()))  # noqa: S301 - from our own parent
        try:
            if request.seating is not None:
                view = View(request.seating.table, request.seating.seat)
            assert view is not None  # noqa: S101 - the first request begins a game
            for batch in request.batches:
                view.receive(list(batch))
            legal = view.config.notation.moves(request.legal)
            move = bot.choose(view, legal, request.budget, Rng(request.seed))
        except Exception as error:  # noqa: BLE001 - third-party code may raise anything
            send_json(answers, {"to": request.number, **failure(error)})
        else:
            send_json(answers, {"to": request.number, "move": str(move)})


def failure(error: Exception) -> dict[str, object]:
    """Return an exception as an answer: its text, and the traceback's places for the log."""
    name, places = fault_of(error)
    return {"error": in_words(error), "name": name, "places": places}


def in_words(error: Exception) -> str:
    """Return an error as its type and message."""
    return f"{type(error).__name__}: {error}"


def send_json(answers: BinaryIO, answer: dict[str, object]) -> None:
    """Send an answer of a bot."""
    send(answers, json.dumps(answer).encode())


def send(answers: BinaryIO, data: bytes) -> None:
    """Send an answer."""
    answers.write(len(data).to_bytes(HEAD_BYTES, "big") + data)
    answers.flush()
