"""The routes: tables, seats and views; records and analysis of finished games; the campaign."""

from functools import partial
from secrets import token_bytes
from typing import Any, Final

import msgspec

from pax.backend.bots.bot_task import is_level
from pax.backend.bots.record_reading import BeginFrom, ReplayOf, beginning, check_size, replayed
from pax.backend.finished import fair_of, is_withheld, record_of, state_of
from pax.backend.limits import BODY_BYTES, REPLAYS, TABLES
from pax.backend.registry import TableRegistry
from pax.backend.requests import (
    ApiRequest,
    Endpoint,
    address_of,
    check_host,
    seat_or_nobody,
    secret_of,
    table_at,
)
from pax.bots import bot_names
from pax.build_info import build_info
from pax.decks import built_in_names
from pax.game.reasons import Reason
from pax.game.snapshot.builder import picture
from pax.game.snapshot.schema import Outcome
from pax.protocol import PROTOCOL_VERSION
from pax.protocol.http import (
    About,
    Analysis,
    Beginning,
    CampaignMade,
    DealResult,
    Duplicate,
    Fair,
    Frames,
    NewTable,
    Progress,
    Replay,
    Results,
    SeatKey,
    SeatPlan,
    Sit,
    TableMade,
    TableNow,
    ViewNow,
)
from pax.tables.campaign import check_level, new_campaign, progress_of
from pax.tables.command_handlers import on_sit
from pax.tables.credentials import lock_of, new_secret
from pax.tables.errors import Refusal
from pax.tables.factory import NewGame, duplicate_game, new_game
from pax.tables.finished import is_played, may_be_withheld
from pax.tables.rows import PlayedGame, StoredOutcome
from pax.tables.spec import decode_spec
from pax.tables.stand_in import STAND_IN

AnyRecord = dict[str, Any]
_OUTCOME: Final = msgspec.json.Decoder(StoredOutcome)


async def about(manager: TableRegistry, request: ApiRequest, form: None) -> About:  # noqa: ARG001 - a handler's interface
    """Return the features of this server."""
    return About(
        build_info().version,
        bot_names(),
        built_in_names(),
        hints=True,
        protocol=PROTOCOL_VERSION,
        announcement=manager.announcement,
        push_key=manager.push_key,
        webhook_hosts=manager.webhook_hosts,
        lan_address=manager.lan_address,
    )


async def make_table(manager: TableRegistry, request: ApiRequest, form: NewTable) -> TableMade:
    """Create a table."""
    if form.campaign is not None:
        check_level(await _progress(manager, form.campaign), form.solo)
    address = address_of(request)
    _check_bots(manager, form.seats, address)
    record = None if form.begin is None else await _begun(manager, form.begin, address)
    return await _made(manager, new_game(form, manager.deal_key, token_bytes, record), address)


def _check_bots(manager: TableRegistry, seats: list[SeatPlan], address: str) -> None:
    """Raise Refusal for unknown bots, a long queue of decisions, or too many bot processes."""
    for number, seat in enumerate(seats):
        if seat.kind == "bot" and not is_level(seat.level or STAND_IN):
            raise Refusal(Reason("no_such_level"), f"seats[{number}].level")
    levels = [seat.level or STAND_IN for seat in seats if seat.kind == "bot"]
    if levels and (manager.bots.is_busy(address) or not manager.bots.has_room(levels)):
        raise Refusal(Reason("bots_are_busy"))
    if all(seat.kind == "bot" for seat in seats):
        running = sum(
            actor.address == address and actor.is_unattended for actor in manager.tables.values()
        )
        if running >= manager.admission.limits.bot_tables_per_address:
            raise Refusal(Reason("bots_are_busy"))


async def _begun(manager: TableRegistry, begin: Beginning, address: str) -> str:
    """Return the record to begin from, parsed and rewritten in a process with limits."""
    text = bytes(begin.record)
    check_size(text, "begin.record")
    record: str = await manager.readers.read(beginning, BeginFrom(text, begin.moves), address)
    return record


async def make_duplicate(manager: TableRegistry, request: ApiRequest, form: Duplicate) -> TableMade:
    """Create a table with the deal of a finished game; a running game's would reveal every card."""
    actor = await table_at(manager, request)
    check_host(actor, request)
    game = actor.state.game
    if game is None or not game.is_over:
        raise Refusal(Reason("not_over"))
    if actor.state.spec.record is not None:
        raise Refusal(Reason("not_dealt_here"))
    address = address_of(request)
    _check_bots(manager, form.seats, address)
    return await _made(manager, duplicate_game(actor.state, form.seats, token_bytes), address)


async def _made(manager: TableRegistry, game: NewGame, address: str) -> TableMade:
    actor = await manager.make(game, address)
    return TableMade(actor.info(), game.host, list(game.keys))


async def see_table(manager: TableRegistry, request: ApiRequest, form: None) -> TableNow:  # noqa: ARG001 - as above
    """Return the public part of a table's state, and who has the decision since when."""
    actor = await table_at(manager, request)
    info, state = actor.info(), actor.state
    fields = {name: getattr(info, name) for name in info.__struct_fields__}
    return TableNow(**fields, deciding=state.deciding, since=state.moved_at)


async def sit(manager: TableRegistry, request: ApiRequest, form: Sit) -> SeatKey:
    """Take an open seat."""
    actor = await table_at(manager, request)
    secret = new_secret(token_bytes)
    lock = lock_of(secret)
    origin = manager.admission.origin_of(address_of(request))
    try:
        await manager.submitted(actor, partial(on_sit, form, lock, origin))
    except Refusal as refusal:
        about_name = refusal.reason.code in {"wrong_name", "name_is_taken", "malformed_request"}
        raise Refusal(refusal.reason, "name" if about_name else "") from None
    (seat,) = (number for number, each in enumerate(actor.state.seats) if each.lock == lock)
    return SeatKey(seat, secret)


async def see_view(manager: TableRegistry, request: ApiRequest, form: None) -> ViewNow:  # noqa: ARG001 - as above
    """Return the table's snapshot as one's own seat sees it; without a secret, the public one."""
    actor = await table_at(manager, request)
    seat = seat_or_nobody(actor, request)
    if may_be_withheld(actor.state, secret_of(request)) and await is_withheld(manager, actor.state):
        raise Refusal(Reason("deal_is_played"))
    game = actor.state.game
    if game is None:
        return ViewNow(actor.info(), actor.state.seq, None, [])
    events = list(game.view(seat).events)
    back = 0 if seat is None else actor.state.undo_to_choice(seat)
    shown = picture(game, seat, undo_to_choice=back)
    return ViewNow(actor.info(), actor.state.seq, shown, events)  # type: ignore[arg-type] # all kinds of events


async def see_record(manager: TableRegistry, request: ApiRequest, form: None) -> AnyRecord:  # noqa: ARG001 - as above
    """Return the record of a finished game; `game` selects an earlier one."""
    state = await state_of(manager, request.path_params["table"], _number(request))
    return (await record_of(manager, state)).fields


async def see_fair(manager: TableRegistry, request: ApiRequest, form: None) -> Fair:  # noqa: ARG001 - as above
    """Return the inputs of a finished game's deal."""
    state = await state_of(manager, request.path_params["table"], _number(request))
    return await fair_of(manager, state)


async def see_analysis(manager: TableRegistry, request: ApiRequest, form: None) -> Analysis:  # noqa: ARG001 - as above
    """Return the analysis of a finished game so far; clients poll until it is complete."""
    state = await state_of(manager, request.path_params["table"], _number(request))
    record = await record_of(manager, state)
    return await manager.analysis.analyse(state.stored.id, record, address_of(request))


def _number(request: ApiRequest) -> int | None:
    given = request.query_params.get("game")
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) < 7):  # noqa: PLR2004 - a small number
        raise Refusal(Reason("malformed_request"), "game")
    return int(given)


async def see_results(manager: TableRegistry, request: ApiRequest, form: None) -> Results:  # noqa: ARG001 - as above
    """Return the results of the tables that play the same deal; `game` selects an earlier one."""
    state = await state_of(manager, request.path_params["table"], _number(request))
    table_id = state.table_id
    played = await manager.queries.of_deal(state.stored.deal)
    secret = is_played(played)
    return Results(
        [_result(manager, game, named=not secret or game.table_id == table_id) for game in played]
    )


def _result(manager: TableRegistry, game: PlayedGame, *, named: bool) -> DealResult:
    stored = None if game.outcome is None else _OUTCOME.decode(game.outcome)
    outcome = stored and Outcome(stored.rome_wins, stored.winners, stored.points)
    table_id = game.table_id if named else ""
    players = _players(manager, game, stored)
    return DealResult(table_id, players, outcome, game.status, game.number)


def _players(manager: TableRegistry, game: PlayedGame, outcome: StoredOutcome | None) -> list[str]:
    """Return the players of a game: at its end, now, or as it was planned."""
    if outcome is not None and outcome.players:
        return list(outcome.players)
    actor = manager.tables.get(game.table_id)
    if actor is not None and outcome is None and actor.state.stored.number == game.number:
        return actor.state.names
    return [seat.name for seat in decode_spec(game.plan).chairs]


async def show_replay(manager: TableRegistry, request: ApiRequest, form: Replay) -> bytes:
    """Return a page of a replay; a reader process parses the record and encodes the answer."""
    text = bytes(form.record)
    check_size(text, "record")
    asked = ReplayOf(text, form.seat, form.first, form.count)
    shown: bytes = await manager.readers.read(replayed, asked, address_of(request))
    return shown


async def make_campaign(manager: TableRegistry, request: ApiRequest, form: None) -> CampaignMade:  # noqa: ARG001 - as above
    """Create a solo campaign; its secret is sent once."""
    secret = new_secret(token_bytes)
    write = await manager.written(new_campaign(secret, manager.now()))
    if write.failed or write.taken:
        raise Refusal(Reason("not_stored"))
    return CampaignMade(secret, progress_of([]))


async def see_campaign(manager: TableRegistry, request: ApiRequest, form: None) -> Progress:  # noqa: ARG001 - as above
    """Return the progress of a campaign."""
    secret = secret_of(request)
    if secret is None:
        raise Refusal(Reason("secret_missing"))
    return await _progress(manager, secret)


async def _progress(manager: TableRegistry, secret: str) -> Progress:
    return progress_of(await manager.queries.of_campaign(lock_of(secret)))


async def see_imported(manager: TableRegistry, request: ApiRequest, form: None) -> bytes:  # noqa: ARG001 - as above
    """Return an imported record as it is stored: it was parsed and checked on import."""
    data = await manager.queries.record(request.path_params["record"])
    if data is None:
        raise Refusal(Reason("no_such_record"))
    return data


_TABLE: Final = "/api/tables/{table}"
_GAME: Final = {"game": "The number of a game at this table; default: the newest."}
ENDPOINTS: Final = (
    Endpoint("GET", "/api/about", about, None, About, "What this server offers"),
    Endpoint(
        "POST",
        "/api/tables",
        make_table,
        NewTable,
        TableMade,
        "Make a table",
        rate=TABLES,
        body=BODY_BYTES,
    ),
    Endpoint("GET", _TABLE, see_table, None, TableNow, "What all may know of a table"),
    Endpoint("POST", f"{_TABLE}/seats", sit, Sit, SeatKey, "Take an open seat"),
    Endpoint("GET", f"{_TABLE}/view", see_view, None, ViewNow, "One's own view", secret=True),
    Endpoint(
        "GET",
        f"{_TABLE}/record",
        see_record,
        None,
        AnyRecord,
        "The record, at the end",
        query=_GAME,
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/analysis",
        see_analysis,
        None,
        Analysis,
        "The chances over a finished game, as far as it was weighed",
        query=_GAME,
    ),
    Endpoint("GET", f"{_TABLE}/fair", see_fair, None, Fair, "What was dealt from", query=_GAME),
    Endpoint(
        "POST",
        f"{_TABLE}/duplicates",
        make_duplicate,
        Duplicate,
        TableMade,
        "Let others play the same deal",
        secret=True,
        rate=TABLES,
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/results",
        see_results,
        None,
        Results,
        "Compare the same deal",
        query=_GAME,
    ),
    Endpoint(
        "POST",
        "/api/replay",
        show_replay,
        Replay,
        Frames,
        "A record from move to move",
        rate=REPLAYS,
        body=BODY_BYTES,
    ),
    Endpoint(
        "POST",
        "/api/campaigns",
        make_campaign,
        None,
        CampaignMade,
        "Begin a campaign",
        rate=TABLES,
    ),
    Endpoint("GET", "/api/campaign", see_campaign, None, Progress, "Its progress", secret=True),
    Endpoint("GET", "/api/records/{record}", see_imported, None, AnyRecord, "An imported record"),
)
