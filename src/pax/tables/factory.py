"""Table factory: creates the rows of a new game from a client's request."""

from typing import NamedTuple

import msgspec

from pax.decks import DeckError
from pax.game import PRINTINGS, Options
from pax.game.reasons import Reason
from pax.protocol.http import NewTable, SeatKey, SeatPlan
from pax.tables.credentials import ERASED, lock_of, new_secret, new_table_id
from pax.tables.errors import Refusal
from pax.tables.fair_deal import DealKey, commitment, starter_by_chance
from pax.tables.finished import public_from
from pax.tables.names.seats import SeatNameError, seat_names
from pax.tables.ports import RandomBytes
from pax.tables.rows import Row, StoredGame
from pax.tables.seats import Seat
from pax.tables.spec import SeatSpec, TableSpec, encode_spec
from pax.tables.stand_in import STAND_IN
from pax.tables.state import TableState


class NewGame(NamedTuple):
    """A game that is about to be stored, and the secrets that are sent once."""

    stored: StoredGame
    plan: TableSpec
    host: str = ""
    keys: tuple[SeatKey, ...] = ()
    has_new_deal: bool = True

    def rows(self, now: float) -> tuple[list[Row], list[Row]]:
        """Return the rows of its deal, if that is new, and of the game itself."""
        stored = self.stored
        deal: Row = {"id": stored.deal, "secret": stored.secret}
        game: Row = {
            "id": stored.id,
            "home": stored.table_id,
            "number": stored.number,
            "deal": stored.deal,
            "created": now,
            "status": stored.status,
            "deadline": None,
            "campaign": self.plan.campaign,
            "solo": self.plan.solo,
            "plan": stored.plan,
            "outcome": None,
        }
        return ([deal] if self.has_new_deal else []), [game]


def new_game(
    form: NewTable, key: DealKey, random_bytes: RandomBytes, record: str | None = None
) -> NewGame:
    """Create a game from a request; raise Refusal for what cannot be played.

    `record` is the one to begin from, as a reader has rewritten it, not as the client sent it.
    """
    if (form.begin is None) != (record is None):
        raise ValueError("a record is given if and only if the form begins from one")
    host, table_id = new_secret(random_bytes), new_table_id(random_bytes)
    starter = _starter(form, key.secret(game_id(table_id, 1)))
    chairs, keys = _seated([*form.seats[starter:], *form.seats[:starter]], random_bytes)
    plan = _plan(form, chairs, lock_of(host), record, starter)
    try:
        table = plan.table([chair.name for chair in chairs])
    except DeckError:
        raise Refusal(Reason("wrong_deck"), "deck") from None
    except ValueError:
        raise Refusal(Reason("wrong_seats", {"seats": len(chairs)}), "seats") from None
    if len(table.players) != len(chairs):
        raise Refusal(Reason("wrong_seats", {"seats": len(chairs)}), "seats")
    return _committed(table_id, 1, plan, key)._replace(host=host, keys=keys)


def game_id(table_id: str, number: int) -> str:
    """Return the id of a table's game; the secret of its deal is derived from it."""
    return f"{table_id}.{number}"


def _starter(form: NewTable, secret: bytes) -> int:
    """Return which of the requested seats begins: a given one, or one by chance.

    Alone against Rome, and in a game that is continued, nothing is left to choose.
    """
    seats = len(form.seats)
    if form.starter == "chance":
        is_open = form.solo is None and form.begin is None
        return starter_by_chance(secret, seats) if is_open else 0
    if form.starter >= seats or (form.starter and form.begin is not None):
        raise Refusal(Reason("wrong_starter"), "starter")
    return form.starter


def next_game(state: TableState, key: DealKey) -> NewGame:
    """Create the next game at a table: the same people and bots, with a new deal.

    The seats move on by one, so that the second begins (RULES.md 10).
    """
    seats = [*state.seats[1:], *state.seats[:1]]
    chairs = [_next_seat(seat) for seat in seats]
    plan = msgspec.structs.replace(
        state.spec,
        chairs=chairs,
        record=None,
        moves=0,
        nonces=None,
        secret="",
        starter=1 % len(seats),
        by_chance=False,
        public_from=0.0,
    )
    return _committed(state.table_id, state.stored.number + 1, plan, key)


def _next_seat(seat: Seat) -> SeatSpec:
    """Return a seat in the next game; a bot plays for a player who was erased."""
    if seat.lock is not None and seat.lock.startswith(ERASED):
        return SeatSpec("bot", seat.name, STAND_IN)
    return SeatSpec(seat.kind, seat.name, seat.level if seat.kind == "bot" else None, seat.lock)


def duplicate_game(state: TableState, seats: list[SeatPlan], random_bytes: RandomBytes) -> NewGame:
    """Create a game of the same deal at another table."""
    host = new_secret(random_bytes)
    chairs, keys = _seated(seats, random_bytes)
    if len(chairs) != len(state.seats):
        raise Refusal(Reason("wrong_seats", {"seats": len(state.seats)}), "seats")
    plan = msgspec.structs.replace(
        state.spec,
        chairs=chairs,
        host=lock_of(host),
        nonces=state.nonces,
        secret=state.secret.hex(),
        commitment=state.commitment,
        campaign=None,
        public_from=public_from(state),
    )
    table_id = new_table_id(random_bytes)
    stored = StoredGame(
        game_id(table_id, 1), table_id, 1, state.stored.deal, b"", "waiting", encode_spec(plan)
    )
    return NewGame(stored, plan, host, keys, has_new_deal=False)


def _committed(table_id: str, number: int, plan: TableSpec, key: DealKey) -> NewGame:
    """Create a game that commits to its deal; the secret is not stored until the deal."""
    name = game_id(table_id, number)
    plan = msgspec.structs.replace(plan, commitment=commitment(key.secret(name)))
    stored = StoredGame(name, table_id, number, name, b"", status="waiting", plan=encode_spec(plan))
    return NewGame(stored, plan)


def _seated(
    seats: list[SeatPlan], random_bytes: RandomBytes
) -> tuple[list[SeatSpec], tuple[SeatKey, ...]]:
    """Return the seats to be stored, and the secrets of the reserved ones."""
    chairs: list[SeatSpec] = []
    keys: list[SeatKey] = []
    names = _names(seats)
    for seat, wanted in enumerate(seats):
        secret = new_secret(random_bytes) if wanted.kind == "person" else None
        if secret is not None:
            keys.append(SeatKey(seat, secret))
        lock = None if secret is None else lock_of(secret)
        chairs.append(_chair(wanted, names[seat], lock))
    return chairs, tuple(keys)


def _names(seats: list[SeatPlan]) -> list[str]:
    made_up = [plan.level or STAND_IN if plan.kind == "bot" else "" for plan in seats]
    try:
        bots = [seat for seat, plan in enumerate(seats) if plan.kind == "bot"]
        return seat_names([plan.name for plan in seats], made_up, bots)
    except SeatNameError as error:
        raise Refusal(Reason(error.code), f"seats[{error.seat}].name") from None


def _chair(plan: SeatPlan, name: str, lock: str | None) -> SeatSpec:
    if plan.kind == "bot":
        return SeatSpec("bot", name, plan.level or STAND_IN)
    return SeatSpec(plan.kind, name, None, lock)


def _plan(
    form: NewTable, chairs: list[SeatSpec], host: str, record: str | None, starter: int
) -> TableSpec:
    return TableSpec(
        chairs,
        host,
        _options(form),
        deck=form.deck or "reconstructed-1",
        solo=form.solo,
        seconds=form.seconds,
        hints=form.hints,
        campaign=None if form.campaign is None else lock_of(form.campaign),
        record=record,
        moves=0 if form.begin is None else form.begin.moves,
        starter=starter,
        by_chance=form.starter == "chance" and form.solo is None and form.begin is None,
        printing=form.printing,
    )


def _options(form: NewTable) -> Options:
    if form.options is not None and form.printing is not None:
        raise Refusal(Reason("options_or_printing"), "printing")
    options = form.options or (PRINTINGS[form.printing] if form.printing else Options())
    return msgspec.structs.replace(options, open_counts=form.open_counts or options.open_counts)
