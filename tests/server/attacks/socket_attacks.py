"""Attacks over WebSockets. Each runs from one address and returns its results."""

import time
from collections import Counter
from contextlib import ExitStack, suppress
from http import HTTPStatus

from .attack import Outcome, Target
from .client import HONEST, ClosedError, Player, WebSocket, ask, code_of, is_closed
from .tables import Table, begin, join, make_table, try_table


def shake_hands_with_two_origins(target: Target) -> Outcome:
    """Send two `Origin` headers in a handshake, and leave the connection open."""
    outcome: Outcome = Counter()
    held = []
    origins = f"Origin: http://127.0.0.1:{target.port}\r\nOrigin: http://localhost\r\n"
    with ExitStack() as stack:
        for _ in target.beats():
            try:
                held.append(
                    stack.enter_context(WebSocket(target.port, target.address, headers=origins))
                )
                outcome["accepted"] += 1
            except ClosedError as error:
                outcome[str(error.args[0])] += 1
            except OSError:
                outcome["closed"] += 1
    return outcome


def watch_deaf(target: Target, table: str, count: int = 100) -> list[WebSocket]:
    """Add spectators who read nothing; return those that were admitted."""
    deaf: list[WebSocket] = []
    for _ in range(count):
        with suppress(OSError):
            spectator = WebSocket(target.port, target.address, deaf=True)
            deaf.append(spectator)
            spectator.send({"type": "hello", "table": table})
    return deaf


def play_on(port: int, table: Table, games: int, seconds: float, address: str = HONEST) -> int:
    """Let a table of bots play game after game; return how many were finished."""
    end, played = time.monotonic() + seconds, 0
    with Player(port, table.id, address, host=table.host) as host:
        while played < games:
            host.listen(end - time.monotonic(), until=lambda: host.is_over)
            if not host.is_over:
                break
            played, host.public = played + 1, None
            if played < games and host.refusal("rematch"):
                break
    return played


def crowd_seat(target: Target, table: Table, count: int) -> list[Player]:
    """Open connections to one seat; return those that were admitted."""
    crowd = []
    for _ in range(count):
        with suppress(OSError):
            crowd.append(join(target.port, table, 0, target.address))
    return crowd


def watch_and_read_nothing(target: Target) -> Outcome:
    """Let spectators send many requests at the target's rate, and read nothing."""
    outcome: Outcome = Counter()
    answer = try_table(target.port, *["random"] * 8, address=target.address)
    outcome[answer.summary] += 1
    if answer.status == HTTPStatus.OK:
        deaf = watch_deaf(target, Table.from_answer(answer).id)
        outcome["let in"] = len(deaf)
        for number in target.beats():
            for each in deaf:
                with suppress(OSError):
                    each.send({"type": "look", "id": str(number), "at": 1})
        outcome["open"] = count_open(deaf)
        for each in deaf:
            each.close()
    return outcome


def crowd_a_seat(target: Target) -> Outcome:
    """Open as many connections to one seat as the target's rate."""
    outcome: Outcome = Counter()
    answer = try_table(target.port, "person", address=target.address, solo=1)
    outcome[answer.summary] += 1
    if answer.status == HTTPStatus.OK:
        table, crowd = Table.from_answer(answer), list[Player]()
        for _ in target.beats():
            crowd += crowd_seat(target, table, 1)
        outcome["let in"], outcome["open"] = len(crowd), count_open(crowd)
        for each in crowd:
            each.close()
    return outcome


def trouble_tables(target: Target) -> Outcome:
    """Take every open seat of a table, close it, and keep sending."""
    outcome: Outcome = Counter()
    for number in target.beats():
        try:
            answer = try_table(target.port, "person", "open", "open", address=target.address)
            outcome[answer.summary] += 1
            if answer.status == HTTPStatus.OK:
                outcome.update(_trouble(target, Table.from_answer(answer), number))
        except OSError:
            outcome["closed"] += 1
    return outcome


def _trouble(target: Target, table: Table, number: int) -> Outcome:
    outcome: Outcome = Counter()
    path = f"/api/tables/{table.id}/seats"
    for name in ("\u202eaivil", f"Stranger {number}", f"Str\u0430nger {number}"):
        answer = ask(target.port, "POST", path, {"name": name}, address=target.address)
        outcome[answer.summary] += 1
    with join(target.port, table, 0, target.address, host=table.host) as host:
        outcome[host.refusal("replace", seat=1) or "accepted"] += 1
        outcome[host.refusal("close") or "accepted"] += 1
        outcome[host.refusal("chat", text="still here") or "accepted"] += 1
    return outcome


def count_open(connections: list[WebSocket] | list[Player]) -> int:
    """Return the number of connections that the server has not closed."""
    return sum(not is_closed(each.socket) for each in connections)


def replace_and_return(target: Target, connections: int = 4) -> Outcome:
    """Replace the player of a seat by a bot and return to it, repeatedly.

    `rate` is for each pair of connections of the host and of the player.
    """
    outcome: Outcome = Counter()
    table = make_table(target.port, "person", "person", address=target.address)
    with ExitStack() as stack:
        hosts, players = (
            [
                stack.enter_context(join(target.port, table, seat, target.address, **hello))
                for _ in range(connections)
            ]
            for seat, hello in ((0, {"host": table.host}), (1, {}))
        )
        begin(hosts[0], players[0])
        before = hosts[0].seq
        for _ in target.beats():
            for host, player in zip(hosts, players, strict=True):
                with suppress(ConnectionError):
                    host.command("replace", seat=1)
                    player.command("back")
            for each in (*hosts, *players):
                outcome.update(_answers(each))
        hosts[0].listen(0.2)
        outcome["entries"] = hosts[0].seq - before
    return outcome


def _answers(player: Player) -> Outcome:
    """Read all pending messages; return the counts of acceptances and refusals."""
    outcome: Outcome = Counter()
    with suppress(TimeoutError, ConnectionError):
        while True:
            message = player.next_message(0.0001)
            if message.get("answers") is not None:
                outcome[code_of(message) or "accepted"] += 1
    return outcome
