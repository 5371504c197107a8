"""Bots that delay others, or reveal their cards by the time that they take."""

import time
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from . import http_attacks
from .attack import Target
from .client import Json, Player, ask
from .server_process import ServerProcess
from .tables import join, make_table, record_of, try_table

PACE = 0.2


class Moment(NamedTuple):
    """A position: the seat that decides after this number of moves."""

    moves: int
    seat: int


def test_bots_of_one_address_do_not_delay_those_of_others(tmp_path: Path, attacker: str) -> None:
    with ServerProcess(tmp_path, "--bot-processes=1", f"--pace={PACE}") as server:
        table = make_table(server.port, "person", "citizen")
        with join(server.port, table, 0) as player, ExitStack() as watchers:
            player.request("ready")
            player.wait_for(lambda: bool(player.choices))
            target = Target(server.port, attacker, 60, 1.2)
            met = http_attacks.make_tables_of_bots(target, watchers)
            while player.choices:
                player.move()
            asked, begin = player.seq, time.monotonic()
            player.listen(10, until=lambda: player.seq > asked)
            waited = time.monotonic() - begin
        assert waited < 5, met
        assert met["bots_are_busy"], met
        assert try_table(server.port, "person", "consul").status == 200


def test_tables_of_bots_alone_are_limited_per_address(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--bot-processes=1") as server:
        form = {"seats": [{"kind": "bot", "level": "consul"}] * 2}
        made = [ask(server.port, "POST", "/api/tables", form).summary for _ in range(8)]
    assert made.count("200") <= 4, made
    assert "bots_are_busy" in made


def test_a_forced_move_takes_as_long_as_a_choice(tmp_path: Path) -> None:
    record = record_of(4)
    with ServerProcess(tmp_path, "--bot-processes=1", f"--pace={PACE}") as server:
        forced, free = moments(server.port, record)
        alone: list[float] = []
        chosen: list[float] = []
        for _ in range(4):  # waiting for the only process adds beats, whatever the cards
            alone += [beats(server.port, record, *moment) for moment in forced[:2]]
            chosen += [beats(server.port, record, *moment) for moment in free[:3]]
            if abs(min(alone) - min(chosen)) < 0.5:
                return
    raise AssertionError((alone, chosen))


def moments(port: int, record: Json) -> tuple[list[Moment], list[Moment]]:
    """Return the positions at which a seat has one legal move to play, and those with several.

    Other players cannot distinguish them: the cards in hand decide.
    """
    forced: list[Moment] = []
    free: list[Moment] = []
    for seat in range(len(record["table"]["players"])):
        form = {"record": record, "seat": seat, "count": 100}
        for frame in ask(port, "POST", "/api/replay", form).json["frames"]:
            public, mine = frame["picture"]["public"], frame["picture"]["mine"]
            if public["step"] == "playing" and public["forced"] is None and mine["question"]:
                moves = mine["question"]["moves"]
                (forced if len(moves) == 1 else free).append(Moment(frame["moves"], seat))
    return forced, free


def beats(port: int, record: Json, moves: int, seat: int) -> float:
    """Return the number of beats after which a consul makes the next move of a game."""
    kinds = ["person"] * len(record["table"]["players"])
    kinds[seat] = "consul"
    table = make_table(port, *kinds, begin={"record": record, "moves": moves})
    with Player(port, table.id, host=table.host) as host:
        host.request("start")
        host.wait_for(lambda: host.news[-1]["type"] == "moved")
        host.request("close")
        begun, moved = (each for each in host.news if each["type"] in {"begun", "moved"})
    return float((moved["at"] - begun["at"]) / PACE)
