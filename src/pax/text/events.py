"""Events in words: the lines of a log."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from pax.game.observation import events as e
from pax.rules.setup import ROME_HIDDEN
from pax.text.voice import Voice

Say = Callable[..., str]


def event_line(event: e.Event, voice: Voice) -> str | None:
    """Return an event as a sentence, or None if there is nothing to tell."""
    seat = getattr(event, "seat", None)
    if isinstance(seat, int):
        return _of_seat(event, voice, lambda name, **args: voice.say_of(seat, name, **args))
    return _of_table(event, voice)


def event_lines(events: Iterable[e.Event], voice: Voice) -> list[str]:
    """Return events as sentences."""
    lines = (event_line(event, voice) for event in events)
    return [line for line in lines if line is not None]


def event_news(events: Iterable[e.Event], voice: Voice) -> list[str]:
    """Return events as a short report: what one other seat did in a row is one line."""
    lines: list[str] = []
    doer: int | None = None
    deeds: list[_Deed] = []
    for event in events:
        seat = getattr(event, "seat", None)
        if seat != doer and deeds and not isinstance(event, e.Asked):
            lines.append(_deeds(doer, deeds, voice))
            deeds = []
        if seat is None or seat == voice.seat:
            lines += event_lines([event], voice)
        elif brief := _brief(event, voice, seat):
            doer = seat
            _add(deeds, _Deed(brief, event), voice)
    return [*lines, _deeds(doer, deeds, voice)] if deeds else lines


@dataclass(frozen=True)
class _Deed:
    """What another seat did, in words: once, or so many times in a row with cards unseen."""

    brief: str
    event: e.Event
    times: int = 1

    def is_like(self, other: "_Deed") -> bool:
        """Whether it is the same again, with a card that the listener does not see."""
        unseen = type(self.event) in _CARDS and getattr(self.event, "card", None) is None
        return unseen and self.event == other.event


def _add(deeds: list[_Deed], deed: _Deed, voice: Voice) -> None:
    """Add a deed, to the last one if that was the same."""
    if not (deeds and deed.is_like(deeds[-1])):
        deeds.append(deed)
        return
    times, seat = deeds.pop().times + 1, getattr(deed.event, "seat", 0)
    name = f"{_CARDS[type(deed.event)]}.brief"
    deeds.append(_Deed(voice.say_of(seat, name, card=voice.cards(times)), deed.event, times))


def _deeds(seat: int | None, deeds: list[_Deed], voice: Voice) -> str:
    name = voice.title(seat) if seat is not None else ""
    return voice.say("event-list", name=name, what=voice.listed(deed.brief for deed in deeds))


def _brief(event: e.Event, voice: Voice, seat: int) -> str | None:
    if isinstance(event, e.TurnBegan | e.Stopped | e.Skipped):
        return None
    return _of_seat(event, voice, lambda name, **args: voice.say_of(seat, f"{name}.brief", **args))


_CARDS: Final[dict[type[e.Event], str]] = {
    e.Laid: "event-laid",
    e.Kept: "event-kept",
    e.Took: "event-took",
    e.Buried: "event-buried",
}
_PLAIN: Final[dict[type[e.Event], str]] = {
    e.Skipped: "event-skipped",
    e.Stopped: "event-stopped",
    e.Passed: "event-passed",
    e.Peeked: "event-peeked",
    e.Conspired: "event-conspired",
    e.TurnBegan: "event-turn-began",
}


def _of_seat(event: e.Event, voice: Voice, say: Say) -> str | None:
    if name := _PLAIN.get(type(event)):
        return say(name)
    if name := _CARDS.get(type(event)):
        card = getattr(event, "card", None)
        return say(name, card=card or voice.say("unknown-card"))
    if isinstance(event, e.Offered):
        return say("event-offered", card=event.card, legion=event.legion)
    if isinstance(event, e.TookBack):
        return say("event-took-back", moves=event.moves)
    if isinstance(event, e.Drew):
        return say("event-drew" if event.pile else "event-drew-nothing")
    return _seen(event, voice, say) or _paid(event, voice, say)


def _seen(event: e.Event, voice: Voice, say: Say) -> str | None:
    if isinstance(event, e.Saw) and event.card:
        return say("event-saw", card=voice.describe(event.card))
    if isinstance(event, e.Shown) and event.card:
        return say("event-shown", place=event.place + 1, card=voice.describe(event.card))
    return None


def _paid(event: e.Event, voice: Voice, say: Say) -> str | None:
    if isinstance(event, e.Received):
        return say("event-received", aurei=voice.aurei(event.aurei))
    if isinstance(event, e.Bought):
        cards = " ".join(event.cards)
        aurei = voice.aurei(event.price)
        return say("event-bought", legion=event.legion, cards=cards, aurei=aurei)
    if isinstance(event, e.Played):
        name = "event-played" if event.price else "event-played-free"
        return say(
            name, card=event.card, **({"aurei": voice.aurei(event.price)} if event.price else {})
        )
    return None


def _of_table(event: e.Event, voice: Voice) -> str | None:
    if isinstance(event, e.RomeHid):
        return voice.say("event-rome-hid", n=ROME_HIDDEN) if event.place == 0 else None
    if isinstance(event, e.RomeTook):
        return voice.say("event-rome-took", legion=event.legion, cards=" ".join(event.cards))
    if isinstance(event, e.RoundBegan):
        name = "event-round-began-solo" if voice.table.is_solo else "event-round-began"
        return voice.say_of(event.starter, name, round=event.round)
    if isinstance(event, e.Ended):
        return _ended(event, voice)
    return _face_up(event, voice)


def _face_up(event: e.Event, voice: Voice) -> str | None:
    if isinstance(event, e.RomeShowed):
        return voice.say("event-rome-showed", card=voice.describe(event.card))
    if isinstance(event, e.Filled):
        return voice.say("event-filled", legion=event.legion, card=event.card)
    if isinstance(event, e.Turned):
        return voice.say("event-turned", place=event.place + 1, card=voice.describe(event.card))
    return None


def _ended(event: e.Ended, voice: Voice) -> str:
    names = voice.joined([voice.name(seat) for seat in event.winners])
    if voice.table.is_solo:
        return voice.say("event-ended-level-won" if event.winners else "event-ended-level-lost")
    if not event.winners:
        return voice.say("event-ended-nobody")
    if event.rome_wins:
        return voice.say("event-ended-rome", names=names)
    if len(event.winners) == 1:
        return voice.say_of(event.winners[0], "event-ended-player")
    return voice.say("event-ended-shared", names=names)
