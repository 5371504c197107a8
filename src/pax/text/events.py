"""Text of events: the lines of a log, by the table of `pax.text.event_messages`."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from pax.game.observation import events as e
from pax.text.event_messages import EVENT_MESSAGES, ArgumentForm, EventMessage, Presence
from pax.text.voice import Voice


def event_line(event: e.Event, voice: Voice) -> str | None:
    """Return an event as a sentence, or None if it has no message."""
    row = message_of(event, voice)
    return None if row is None else _say(row, row.message, event, voice)


def event_lines(events: Iterable[e.Event], voice: Voice) -> list[str]:
    """Return events as sentences, without those that have no message."""
    lines = (event_line(event, voice) for event in events)
    return [line for line in lines if line is not None]


def event_news(events: Iterable[e.Event], voice: Voice) -> list[str]:
    """Return events as a short report: successive events of another seat share a line."""
    report = _Report(voice)
    for event in events:
        report.add(event)
    report.end_line()
    return report.lines


@dataclass
class _Action:
    """An action of another seat, or several equal ones with hidden cards."""

    row: EventMessage
    event: e.Event
    times: int = 1

    def text(self, voice: Voice) -> str:
        return _say(self.row, f"{self.row.message}.brief", self.event, voice, self.times)


@dataclass
class _Report:
    """Finished lines, and the actions of the last seat that are not in a line yet."""

    voice: Voice
    lines: list[str] = field(default_factory=list)
    seat: int | None = None
    actions: list[_Action] = field(default_factory=list)

    def add(self, event: e.Event) -> None:
        seat = getattr(event, "seat", None)
        row = message_of(event, self.voice)
        if seat != self.seat and not isinstance(event, e.Asked):
            self.end_line()
        if row is None:
            return
        if seat is None or seat == self.voice.seat:
            self.lines.append(_say(row, row.message, event, self.voice))
        elif row.brief:
            self.seat = seat
            self._add_action(row, event)
        if row.ends_line:
            self.end_line()

    def _add_action(self, row: EventMessage, event: e.Event) -> None:
        last = self.actions[-1] if self.actions else None
        if last is not None and _is_counted(row, event) and last.event == event:
            last.times += 1
        else:
            self.actions.append(_Action(row, event))

    def end_line(self) -> None:
        if self.actions and self.seat is not None:
            what = self.voice.listed(action.text(self.voice) for action in self.actions)
            name = self.voice.title(self.seat)
            self.lines.append(self.voice.say("event-list", name=name, what=what))
        self.actions = []


def message_of(event: e.Event, voice: Voice) -> EventMessage | None:
    """Return the first row of an event's class whose conditions hold."""
    for row in EVENT_MESSAGES[type(event).__name__]:
        if all(_holds(event, voice, name, presence) for name, presence in row.when.items()):
            return row
    return None


def _holds(event: e.Event, voice: Voice, name: str, presence: Presence) -> bool:
    value: Any = voice.config.is_solo if name == "solo" else getattr(event, name)
    if presence == "one":
        return len(value) == 1
    return bool(value) == (presence == "some")


def _is_counted(row: EventMessage, event: e.Event) -> bool:
    return row.counted and getattr(event, "card", None) is None


def _say(row: EventMessage, message: str, event: e.Event, voice: Voice, times: int = 1) -> str:
    args = {
        name: how if isinstance(how, int) else _FORMATTERS[how[0]](voice, getattr(event, how[1]))
        for name, how in row.arguments.items()
    }
    if times > 1:
        args["card"] = voice.cards(times)
    if row.about is None:
        return voice.say(message, **args)
    seat = getattr(event, row.about)
    return voice.say_of(seat[0] if isinstance(seat, tuple) else seat, message, **args)


def _card(voice: Voice, card: str | None) -> str:
    return voice.say("unknown-card") if card is None else voice.card(card)


_FORMATTERS: Final[dict[ArgumentForm, Callable[[Voice, Any], str | int]]] = {
    "number": lambda _voice, number: int(number),
    "ordinal": lambda _voice, place: int(place) + 1,
    "aurei": lambda voice, number: voice.aurei(number),
    "card": _card,
    "described": lambda voice, card: voice.describe(card),
    "cards": lambda voice, cards: voice.card_list(cards),
    "names": lambda voice, seats: voice.joined([voice.name(seat) for seat in seats]),
}
