"""Making tables: from what a client asks for to the rows of a new game."""

from typing import NamedTuple

from pax.decks import DeckError
from pax.game import PRINTINGS, Options
from pax.game.picture import Code
from pax.server.deal import new_deal_secret
from pax.server.forms import NewTable, SeatKey, SeatPlan
from pax.server.locks import lock_of, new_secret, new_table_id
from pax.server.minds import is_level, stand_in
from pax.server.plan import Chair, Plan, pack_plan
from pax.server.store.reader import StoredGame
from pax.server.store.writer import Row


class Refusal(ValueError):
    """A request cannot be met; the reason is told, and the field that is wrong."""

    def __init__(self, reason: Code, where: str = "") -> None:
        """Keep the reason and the field."""
        super().__init__(reason.code)
        self.reason = reason
        self.where = where


class NewGame(NamedTuple):
    """A game that is about to be stored, and the secrets that are told once."""

    stored: StoredGame
    host: str
    keys: list[SeatKey]
    campaign: str | None
    solo: int | None

    def rows(self, now: float) -> tuple[list[Row], list[Row]]:
        """Return the rows of its deal and of the game itself."""
        stored = self.stored
        deal: Row = {"id": stored.deal, "secret": stored.secret}
        game: Row = {
            "id": stored.id,
            "home": stored.home,
            "number": stored.number,
            "deal": stored.deal,
            "created": now,
            "status": stored.status,
            "deadline": None,
            "campaign": self.campaign,
            "solo": self.solo,
            "plan": stored.plan,
            "outcome": None,
        }
        return [deal], [game]


def new_game(form: NewTable) -> NewGame:
    """Return a new game as a client asks for it; raise Refusal for what cannot be played."""
    host, keys = new_secret(), []
    chairs: list[Chair] = []
    for seat, wanted in enumerate(form.seats):
        secret = new_secret() if wanted.kind == "person" else None
        if secret is not None:
            keys.append(SeatKey(seat, secret))
        chairs.append(_chair(seat, wanted, None if secret is None else lock_of(secret)))
    plan = _plan(form, chairs, lock_of(host))
    try:
        plan.table([chair.name for chair in chairs])
    except DeckError:
        raise Refusal(Code("wrong_deck"), "deck") from None
    except ValueError:
        raise Refusal(Code("wrong_seats", {"seats": len(chairs)}), "seats") from None
    home = new_table_id()
    stored = StoredGame(
        id=f"{home}.1",
        home=home,
        number=1,
        deal=f"{home}.1",
        secret=new_deal_secret(),
        status="waiting",
        plan=pack_plan(plan),
    )
    return NewGame(stored, host, keys, plan.campaign, plan.solo)


def _chair(seat: int, plan: SeatPlan, lock: str | None) -> Chair:
    if plan.kind == "bot":
        level = plan.level or stand_in()
        if not is_level(level):
            raise Refusal(Code("no_such_level"), f"seats[{seat}].level")
        return Chair("bot", plan.name or f"{level} {seat + 1}", level)
    name = plan.name or f"{seat + 1}"
    return Chair(plan.kind, name, None, lock)


def _plan(form: NewTable, chairs: list[Chair], host: str) -> Plan:
    if form.options is not None and form.printing is not None:
        raise Refusal(Code("options_or_printing"), "printing")
    options = Options()
    if form.printing is not None:
        options = PRINTINGS[form.printing]
    elif form.options is not None:
        options = Options(
            form.options.solo_peek, form.options.rome_takes_last, form.options.open_counts
        )
    return Plan(
        chairs,
        host,
        options.solo_peek,
        options.rome_takes_last,
        options.open_counts,
        deck=form.deck or "reconstructed-1",
        solo=form.solo,
        seconds=form.seconds,
        hints=form.hints,
        campaign=None if form.campaign is None else lock_of(form.campaign),
    )
