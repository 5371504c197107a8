"""The rules as an agenda: a list of steps, of which the first is next.

Some steps are decisions of a seat and wait for a move; the others are automatic.
"""

from collections.abc import Callable, Mapping
from typing import Any

from .cards import (
    cards_in_view,
    cards_of,
    dearest_legion,
    income,
    price,
    symbols_of,
    within_limit,
)
from .scoring import Result, richest, solo_result, standard_result
from .setup import HIDDEN, Setup, solo_setup, standard_setup

Step = tuple[str, int]

AUTOMATIC = ("deal", "market", "round", "income", "senators", "round's end")
NOBODY = -1
SENATE = 5


class Model:
    """One game of PAX in plain lists; cards and moves are strings."""

    def __init__(  # noqa: PLR0913 - a game is this much plain data
        self,
        *,
        mode: str,
        players: int,
        pile: list[str],
        level: int | None = None,
        rules: Mapping[str, bool] | None = None,
        setup: Setup | None = None,
    ) -> None:
        """Start a game; `pile` is the whole pile, top first, before Rome has drawn."""
        self.mode = mode
        self.players = players
        self.level = level or 1
        self.rules = dict(rules or {})
        self.setup = setup or self._printed_setup()
        self.setup.check(players, pile)

        self.pile = list(pile)
        self.rome = self._from_top(self.setup.rome_face_up)
        self.hidden = self._from_top(HIDDEN)
        self.coins = [5] * players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.displays: list[list[str]] = [[] for _ in range(players)]
        self.legions: list[list[str]] = [[] for _ in range(self.setup.legions)]
        self.conspirator: int | None = None
        self.starter = 0

        self.drawn: list[str] = []
        self.destinations: list[str] = []
        self.played: list[str] = []
        self.agenda: list[Step] = self._opening()
        self._go_on()

    def _printed_setup(self) -> Setup:
        if self.mode == "solo":
            return solo_setup(self.level)
        return standard_setup(self.players)

    def _opening(self) -> list[Step]:
        agenda: list[Step] = []
        for seat in range(self.players):
            agenda += [("deal", seat), *[("lay", seat)] * self.setup.lays]
            agenda += [("keep", seat)]
        return [*agenda, ("market", NOBODY), ("round", NOBODY)]

    # The public interface.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda

    @property
    def step(self) -> str:
        """The current decision: lay, keep, turn, place, buy, play or answer."""
        return "over" if self.over else self.agenda[0][0]

    @property
    def seat(self) -> int | None:
        """The seat that has the decision; None when the game is over."""
        return None if self.over else self.agenda[0][1]

    def legal(self) -> list[str]:
        """Return all legal moves, sorted, each once."""
        if self.over:
            return []
        step, seat = self.agenda[0]
        choices = {
            "lay": self._choices_to_lay,
            "keep": self._choices_to_keep,
            "turn": self._choices_of_turn,
            "place": self._choices_to_place,
            "buy": self._choices_to_buy,
            "play": self._choices_to_play,
            "answer": self._choices_to_answer,
        }
        return sorted(set(choices[step](seat)))

    def apply(self, move: str) -> None:
        """Make a move of the deciding seat."""
        if move not in self.legal():
            message = f"{move!r} is not among {self.legal()}"
            raise ValueError(message)
        seat = self.agenda[0][1]
        verb, *rest = move.split(" ")
        verbs: dict[str, Callable[..., None]] = {
            "lay": self._lay,
            "keep": self._keep,
            "draw": self._draw,
            "peek": self._peek,
            "take": self._take,
            "offer": self._offer,
            "bury": self._bury,
            "buy": self._buy,
            "skip": self._done,
            "play": self._play,
            "end": self._done,
            "pass": self._done,
        }
        verbs[verb](seat, *rest)
        self._go_on()

    def copy(self) -> "Model":
        """Return an independent copy."""
        twin = object.__new__(Model)
        vars(twin).update({name: _copied(item) for name, item in vars(self).items()})
        return twin

    def facts(self) -> dict[str, object]:
        """Return all comparable facts, with cards sorted where the order does not matter."""
        return {
            "seat": self.seat,
            "coins": list(self.coins),
            "hands": [sorted(hand) for hand in self.hands],
            "displays": [sorted(display) for display in self.displays],
            "legions": [sorted(group) for group in self.legions],
            "rome": sorted(self.rome),
            "hidden": sorted(self.hidden),
            "drawn": sorted(self.drawn),
            "pile": list(self.pile),
            "conspirator": self.conspirator,
            "starter": self.starter,
        }

    def result(self) -> Result:
        """Return the result in the form of a record."""
        rome = self.rome + self.hidden
        if self.mode == "solo":
            return solo_result(self.level, self.displays[0], rome)
        rich = richest(self.coins, self.hands)
        return standard_result(self.displays, rome, self.conspirator, rich)

    # The legal moves of each step.

    def _choices_to_lay(self, _seat: int) -> list[str]:
        return [f"lay {card}" for card in self.drawn]

    def _choices_to_keep(self, _seat: int) -> list[str]:
        return [f"keep {card}" for card in self.drawn]

    def _choices_of_turn(self, _seat: int) -> list[str]:
        if self.mode == "solo" and not self.rules.get("solo_peek", False):
            return ["draw"]
        return ["draw", "peek"]

    def _choices_to_place(self, _seat: int) -> list[str]:
        choices = []
        for card in self.drawn:
            if "take" in self.destinations and not self._third_to_come():
                choices += [f"take {card}"]
            if "offer" in self.destinations:
                choices += [f"offer {card} {n + 1}" for n in range(len(self.legions))]
            if "bury" in self.destinations:
                choices += [f"bury {card}"]
        return choices

    def _third_to_come(self) -> bool:
        """Whether a third card is unseen, so that neither of the two in view may be taken."""
        return len(self.drawn) == 2 and self._cards_to_place() == 3

    def _choices_to_buy(self, seat: int) -> list[str]:
        choices = ["skip"]
        for index, group in enumerate(self.legions):
            if group and price(group, self.displays[seat]) <= self.coins[seat]:
                choices += [f"buy {index + 1}"]
        return choices

    def _choices_to_play(self, seat: int) -> list[str]:
        return ["end", *self._plays(seat, cost=len(self.played))]

    def _choices_to_answer(self, seat: int) -> list[str]:
        return ["pass", *self._plays(seat, cost=1)]

    def _plays(self, seat: int, cost: int) -> list[str]:
        if self.coins[seat] < cost:
            return []
        display = self.displays[seat]
        return [f"play {c}" for c in self.hands[seat] if within_limit(c, display)]

    # The effects of moves.

    def _lay(self, seat: int, card: str) -> None:
        self.drawn.remove(card)
        self._show(seat, card)
        self._done(seat)

    def _keep(self, seat: int, card: str) -> None:
        self.drawn.remove(card)
        self.hands[seat].append(card)
        self.pile += self.drawn
        self.drawn = []
        self._done(seat)

    def _peek(self, seat: int) -> None:
        self.coins[seat] += 2
        self._done(seat)

    def _draw(self, seat: int) -> None:
        self._done(seat)
        self.played = []
        n = len(self.pile)
        if n == 0:
            self.coins[seat] += 2
        self.destinations = ["take", "offer", "bury"] if n >= 3 else ["take", "offer"]
        places = [("place", seat)] * min(n, 3)
        rest = [("buy", seat), ("play", seat), ("income", seat), ("senators", seat)]
        self.agenda = places + rest + self.agenda
        self._see(seat)

    def _see(self, seat: int) -> None:
        view = min(cards_in_view(self.displays[seat]), self._cards_to_place())
        while len(self.drawn) < view:
            self.drawn += self._from_top(1)

    def _cards_to_place(self) -> int:
        return len([step for step, _ in self.agenda if step == "place"])

    def _take(self, seat: int, card: str) -> None:
        self.hands[seat].append(card)
        self._placed(seat, "take", card)

    def _offer(self, seat: int, card: str, legion: str) -> None:
        self.legions[int(legion) - 1].append(card)
        self._placed(seat, "offer", card)

    def _bury(self, seat: int, card: str) -> None:
        self.pile.append(card)
        self._placed(seat, "bury", card)

    def _placed(self, seat: int, destination: str, card: str) -> None:
        self.drawn.remove(card)
        self.destinations.remove(destination)
        self._done(seat)
        self._see(seat)

    def _buy(self, seat: int, legion: str) -> None:
        index = int(legion) - 1
        self.coins[seat] -= price(self.legions[index], self.displays[seat])
        self.hands[seat] += self.legions[index]
        self.legions[index] = []
        self._done(seat)

    def _play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self._show(seat, card)
        if self.step == "answer":
            self.coins[seat] -= 1
            self._done(seat)
        else:
            self.coins[seat] -= len(self.played)
            self.played.append(card)

    def _show(self, seat: int, card: str) -> None:
        """Put a card on a display, which may make its player the conspirator."""
        self.displays[seat].append(card)
        rival = [] if self.conspirator is None else self.displays[self.conspirator]
        if symbols_of(self.displays[seat], "I") > symbols_of(rival, "I"):
            self.conspirator = seat

    def _done(self, _seat: int) -> None:
        self.agenda = self.agenda[1:]

    # Automatic steps.

    def _go_on(self) -> None:
        while self.step in AUTOMATIC:
            step, seat = self.agenda[0]
            self.agenda = self.agenda[1:]
            if step == "deal":
                self.drawn = self._from_top(self.setup.draws[seat])
            elif step == "market":
                self._fill_legions()
            elif step == "round":
                turns = [("turn", seat) for seat in self._clockwise(self.starter)]
                self.agenda = [*turns, ("round's end", NOBODY)]
            elif step == "income":
                self.coins[seat] += income(self.played, self.displays[seat])
            elif step == "senators":
                self._ask_the_others(seat)
            else:
                self._end_round()

    def _from_top(self, number: int) -> list[str]:
        cards, self.pile = self.pile[:number], self.pile[number:]
        return cards

    def _clockwise(self, first: int) -> list[int]:
        return [*range(first, self.players), *range(first)]

    def _ask_the_others(self, seat: int) -> None:
        if self.players >= SENATE and cards_of(self.played, "S"):
            others = self._clockwise(seat)[1:]
            self.agenda = [("answer", other) for other in others] + self.agenda

    def _end_round(self) -> None:
        if not self.pile:
            if self.rules.get("rome_takes_last", False):
                self._rome_takes()
            return
        self._rome_takes()
        if self.conspirator is not None:
            self.starter = self.conspirator
        if len(self.pile) >= len([group for group in self.legions if not group]):
            self._fill_legions()
            self.agenda = [("round", NOBODY)]

    def _rome_takes(self) -> None:
        index = dearest_legion(self.legions)
        if index is not None:
            self.rome += self.legions[index]
            self.legions[index] = []

    def _fill_legions(self) -> None:
        for index, group in enumerate(self.legions):
            if not group:
                self.legions[index] = self._from_top(1)


def _copied(item: Any) -> Any:  # noqa: ANN401 - plain data of any shape
    return [_copied(part) for part in item] if isinstance(item, list) else item
