"""A bot's own process, run as `python -m pax.bots.worker.child SPEC`.

It knows the game from what the seat was sent, and from nothing else. Questions come in and answers
go out through pipes of its own, so that a bot may read from and print to whatever it likes.
"""

import json
import os
import pickle
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, cast

from pax.bots.bot import Bot
from pax.bots.registry import BotError, make_bot
from pax.bots.worker.messages import MoveRequest
from pax.game import View
from pax.rules import Rng


def main() -> None:
    """Make the bot, then answer until nobody asks any more."""
    asked, told = private_pipes()
    questions: SimpleQueue[MoveRequest] = SimpleQueue()
    Thread(target=listen, args=(asked, questions), daemon=True).start()
    try:
        bot = make_bot(sys.argv[1])
    except BotError as error:
        tell(told, {"refused": str(error)})
        return
    except Exception as error:  # noqa: BLE001 - whatever a stranger's code raises is told
        tell(told, {"error": in_words(error)})
        return
    tell(told, {"ready": True})
    answer_all(bot, questions, told)


def private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take the pipes out of the bot's reach: what it reads is empty, what it prints is lost."""
    asked, told = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    return asked, told


def listen(asked: BinaryIO, questions: "SimpleQueue[MoveRequest]") -> None:
    """Read questions; when whoever asks has gone, end at once, with all that was started here."""
    while head := asked.read(4):
        data = asked.read(int.from_bytes(head, "big"))
        questions.put(cast("MoveRequest", pickle.loads(data)))  # noqa: S301 - from our own parent
    if os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def answer_all(bot: Bot, questions: "SimpleQueue[MoveRequest]", told: BinaryIO) -> None:
    """Let the bot choose, question after question."""
    view: View | None = None
    while True:
        question = questions.get()
        if question.seating is not None:
            view = View(question.seating.table, question.seating.seat)
        assert view is not None  # noqa: S101 - the first question begins a game
        for batch in question.batches:
            view.receive(list(batch))
        try:
            move = bot.choose(view, list(question.legal), question.budget, Rng(question.seed))
        except Exception as error:  # noqa: BLE001 - whatever a stranger's code raises is told
            tell(told, {"to": question.number, "error": in_words(error)})
        else:
            tell(told, {"to": question.number, "move": str(move)})


def in_words(error: Exception) -> str:
    """Return an error as its type and message."""
    return f"{type(error).__name__}: {error}"


def tell(told: BinaryIO, answer: dict[str, object]) -> None:
    """Send an answer."""
    told.write(json.dumps(answer).encode() + b"\n")
    told.flush()


if __name__ == "__main__":
    main()
