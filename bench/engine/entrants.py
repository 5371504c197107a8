"""The subjects of a run, and the missing peers."""

from typing import Final

from bench.engine.subjects import (
    catan,
    interpreted,
    openspiel,
    pax_games,
    pax_many,
    pettingzoo_cards,
    rlcard_gin,
)
from bench.engine.subjects.nothing import nothing
from bench.harness.library import MissingPeerError
from bench.harness.subject import Subject

PEERS: Final = {
    "open_spiel": openspiel.subjects,
    "rlcard": rlcard_gin.subjects,
    "catanatron": catan.subjects,
    "pettingzoo": pettingzoo_cards.subjects,
}


def entrants() -> tuple[list[Subject], dict[str, str]]:
    """Return the subjects, and the reason for each missing peer."""
    subjects: list[Subject] = [nothing(), *pax_games.subjects(), *pax_many.subjects()]
    missing: dict[str, str] = {}
    for peer, find in PEERS.items():
        try:
            subjects += find()
        except MissingPeerError as error:
            missing[peer] = str(error)
    return [*subjects, *interpreted.subjects()], missing
