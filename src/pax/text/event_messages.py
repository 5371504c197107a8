"""The table of events and their messages, shared by terminal and browser.

`tools.codegen.event_messages` generates the web client's copy. Rows are plain data; each client
interprets them with a small function (`pax.text.events`, `web/src/i18n/events.ts`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from pax.rules.setup import ROME_HIDDEN

ArgumentForm = Literal["number", "ordinal", "aurei", "card", "described", "cards", "names"]
"""Format of a field: as it is, counted from 1, as aurei, as a card (hidden if None), as a card with
its description, as a list of cards, as a list of players."""

Presence = Literal["some", "one", "none"]
"""Condition on a field: true in a boolean context, a list of one item, or false."""


@dataclass(frozen=True)
class EventMessage:
    """The message of an event under certain conditions.

    `arguments` maps an argument of the message to a form and a field of the event, or to a number.
    `when` maps fields to their conditions; `solo` is true at a solo table. `about` names the field
    with the seat for `$you` and `$name`. `brief` is false if a report about another seat omits the
    event. If `counted`, equal successive events with a hidden card are merged, with the number of
    cards as `$card`. `ends_line` ends the line of a report.
    """

    message: str
    arguments: Mapping[str, tuple[ArgumentForm, str] | int] = field(default_factory=dict)
    when: Mapping[str, Presence] = field(default_factory=dict)
    about: str | None = "seat"
    brief: bool = True
    counted: bool = False
    ends_line: bool = False


_CARD: Final[Mapping[str, tuple[ArgumentForm, str] | int]] = {"card": ("card", "card")}
_DESCRIBED: Final[Mapping[str, tuple[ArgumentForm, str] | int]] = {"card": ("described", "card")}
_NAMES: Final[Mapping[str, tuple[ArgumentForm, str] | int]] = {"names": ("names", "winners")}

EVENT_MESSAGES: Final[dict[str, tuple[EventMessage, ...]]] = {
    "RomeShowed": (EventMessage("event-rome-showed", _DESCRIBED, about=None),),
    "RomeHid": (
        EventMessage("event-rome-hid", {"n": ROME_HIDDEN}, when={"place": "none"}, about=None),
    ),
    "Saw": (EventMessage("event-saw", _DESCRIBED, when={"card": "some"}),),
    "Laid": (EventMessage("event-laid", _CARD),),
    "Kept": (EventMessage("event-kept", _CARD, counted=True),),
    "Drew": (
        EventMessage("event-drew", when={"pile": "some"}),
        EventMessage("event-drew-nothing"),
    ),
    "Took": (EventMessage("event-took", _CARD, counted=True),),
    "Offered": (
        EventMessage("event-offered", {"card": ("card", "card"), "legion": ("number", "legion")}),
    ),
    "Buried": (EventMessage("event-buried", _CARD, counted=True),),
    "Bought": (
        EventMessage(
            "event-bought",
            {
                "legion": ("number", "legion"),
                "cards": ("cards", "cards"),
                "aurei": ("aurei", "price"),
            },
        ),
    ),
    "Skipped": (EventMessage("event-skipped", brief=False),),
    "Played": (
        EventMessage(
            "event-played",
            {"card": ("card", "card"), "aurei": ("aurei", "price")},
            when={"price": "some"},
        ),
        EventMessage("event-played-free", _CARD),
    ),
    "Stopped": (EventMessage("event-stopped", brief=False),),
    "Passed": (EventMessage("event-passed"),),
    "Peeked": (EventMessage("event-peeked"),),
    "Shown": (
        EventMessage(
            "event-shown",
            {"place": ("ordinal", "place"), "card": ("described", "card")},
            when={"card": "some"},
        ),
    ),
    "Received": (
        EventMessage("event-received", {"aurei": ("aurei", "aurei"), "n": ("number", "aurei")}),
    ),
    "Conspired": (EventMessage("event-conspired"),),
    "RomeTook": (
        EventMessage(
            "event-rome-took",
            {"legion": ("number", "legion"), "cards": ("cards", "cards")},
            about=None,
        ),
    ),
    "Filled": (
        EventMessage(
            "event-filled", {"legion": ("number", "legion"), "card": ("card", "card")}, about=None
        ),
    ),
    "RoundBegan": (
        EventMessage(
            "event-round-began-solo",
            {"round": ("number", "round")},
            when={"solo": "some"},
            about=None,
            ends_line=True,
        ),
        EventMessage(
            "event-round-began", {"round": ("number", "round")}, about="starter", ends_line=True
        ),
    ),
    "TurnBegan": (EventMessage("event-turn-began", brief=False),),
    "Turned": (
        EventMessage(
            "event-turned",
            {"place": ("ordinal", "place"), "card": ("described", "card")},
            about=None,
        ),
    ),
    "Ended": (
        EventMessage("event-ended-level-won", when={"solo": "some", "winners": "some"}, about=None),
        EventMessage("event-ended-level-lost", when={"solo": "some"}, about=None),
        EventMessage("event-ended-nobody", when={"winners": "none"}, about=None),
        EventMessage("event-ended-rome", when={"rome_wins": "some"}, about="winners"),
        EventMessage("event-ended-player", when={"winners": "one"}, about="winners"),
        EventMessage("event-ended-shared", _NAMES, about=None),
    ),
    "Asked": (),
    "TookBack": (EventMessage("event-took-back", {"moves": ("number", "moves")}, ends_line=True),),
}
"""The rows of each event by class name; the first row whose conditions hold is used."""
