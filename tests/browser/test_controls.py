"""Every command and every route of the server is used through a control that a player can see.

People play by click, key and touch alone; what their browsers send is recorded at a proxy. What
there is to use, the schemas and the routes of the server say.
"""

import ast
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from starlette.routing import BaseRoute, Mount, Route

import pax
from pax.server.app import Settings, make_app
from pax.server.http.schema import wire_schema
from pax.server.storage.engine import open_engine
from pax.server.storage.records import digest_of, put_in
from tests.server.processes import Server

from .houses import House
from .playing import END, MOVES
from .recorder import Recorder

NOT_USED: Final = {
    "ping": "the heartbeat of a connection; pages send it by themselves",
    "GET /api/openapi.json": "the schema of the routes, for programs",
    "GET /api/wire.json": "the schema of the messages, for programs",
    "GET /health/live": "for operators",
    "GET /health/ready": "for operators",
    "GET /metrics": "for operators, on a port of its own",
}
"""Commands and routes without a control, each with the reason."""

NO_CONTROL: Final = frozenset(
    {
        *("add_init_script", "dispatch_event", "eval_on_selector", "evaluate", "evaluate_all"),
        *("evaluate_handle", "fetch", "fulfill", "get", "make", "post", "request", "route"),
        *("route_web_socket", "set_input_files", "urlopen", "wait_for_function"),
    }
)
"""Ways to act on a page or the server without a control that a player can see."""


ROOMS: Final = "localhost:9"
"""A host of chat rooms: allowed, but nothing is sent to it, because it is this machine."""


class Town(House):
    """A house whose visitors come through a recorder."""

    def __init__(self, browser: Browser, server: Server, database: str) -> None:
        """Put a recorder before the server."""
        super().__init__(browser, server, database)
        self.recorder = Recorder(server.port)

    @property
    def address(self) -> str:
        """The URL of the start page, through the recorder."""
        return f"http://127.0.0.1:{self.recorder.port}/"


@pytest.fixture
def town(browser: Browser, tmp_path: Path) -> Iterator[Town]:
    """Return a server at which an absent player can be replaced at once."""
    database = str(tmp_path / "tables.sqlite")
    options = ("--absence-seconds", "0", "--webhook-host", ROOMS)
    town = Town(browser, Server(database, *options), database)
    yield town
    town.recorder.close()
    town.server.stop()


def test_every_command_and_route_has_a_control(town: Town) -> None:
    play_with_friends(town)
    play_with_bots(town)
    follow_several_tables(town)
    open_a_stored_record(town)
    delete_everything(town)
    sent = {message["type"] for message in town.recorder.messages}
    commands = commands_of(wire_schema())
    assert len(commands) > 15
    assert commands.keys() - sent - NOT_USED.keys() == set()
    said = {(each["type"], field) for each in town.recorder.messages for field in each}
    fields = {(command, field) for command, fields in commands.items() for field in fields}
    assert {each for each in fields - said if each[0] not in NOT_USED} == set()
    routes = routes_of(make_app(Settings(database=town.database)).routes)
    assert len(routes) > 20
    asked = {
        name
        for name, pattern in routes.items()
        for each in town.recorder.requests
        if name.startswith(f"{each.method} ") and pattern.fullmatch(each.path)
    }
    assert routes.keys() - asked - NOT_USED.keys() == set()
    assert NOT_USED.keys() <= commands.keys() | routes.keys()  # no exception is left over
    assert NOT_USED.keys() & asked == set()


def test_people_use_nothing_but_controls() -> None:
    """The people of this module click, press keys and touch, and open no page but by its link."""
    nodes = ast.walk(ast.parse(Path(__file__).read_text("utf-8")))
    calls = [
        (node.func.attr, ast.unparse(node))
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    ]
    used = {name for name, _ in calls}
    assert {"click", "fill", "press", "goto"} <= used
    assert used & NO_CONTROL == set()
    opened = {call.partition(".goto(")[2] for name, call in calls if name == "goto"}
    assert opened == {"town.address)", "link)"}


def commands_of(schema: dict[str, Any]) -> dict[str, set[str]]:
    """Return the commands that a client can send, with their fields, from the server's schema."""
    found = {}
    for each in schema["$defs"]["FromClient"]["anyOf"]:
        fields = schema["$defs"][each["$ref"].rpartition("/")[2]]["properties"]
        (name,) = fields["type"]["enum"]
        found[name] = {*fields}
    return found


def routes_of(routes: Sequence[BaseRoute], before: str = "") -> dict[str, re.Pattern[str]]:
    """Return the patterns of the paths of all routes, by method and path."""
    found: dict[str, re.Pattern[str]] = {}
    for each in routes:
        if isinstance(each, Mount):
            found |= routes_of(each.routes, before + each.path)
        elif isinstance(each, Route):
            methods = (each.methods or set()) - {"HEAD"}
            found |= {
                f"{name} {before}{each.path}": pattern_of(before + each.path) for name in methods
            }
    return found


def pattern_of(path: str) -> re.Pattern[str]:
    """Return the pattern of a route's paths."""
    return re.compile(re.sub(r"\{\w+\}", "[^/]+", path.replace("{path:path}", ".+")))


def press(page: Page, name: str) -> None:
    """Press a visible button."""
    page.get_by_role("button", name=name, exact=True).click()


def open_menu(page: Page) -> Locator:
    """Open the menu of the table."""
    page.get_by_role("button", name="Players", exact=True).click()
    dialog = page.get_by_role("dialog", name="Players and table")
    dialog.wait_for()
    return dialog


def in_menu(page: Page, *names: str, then: str = "") -> None:
    """Press buttons of the menu, wait for a text, and close it by the keyboard."""
    dialog = open_menu(page)
    for name in names:
        dialog.get_by_role("button", name=name, exact=True).last.click()
    if then:
        dialog.get_by_text(then).first.wait_for()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def play_with_friends(town: Town) -> None:
    """Play a table with friends from its lobby to its end, and what follows."""
    with ExitStack() as stack:
        ada, brutus, clodia = (stack.enter_context(town.visitor()) for _ in range(3))
        link = make_table(town, ada)
        lobby(ada, brutus, link)
        clodia.goto(link)
        clodia.locator("[data-seq]").wait_for()
        look_over_a_shoulder(brutus, clodia)
        talk(ada, brutus)
        tell_a_room(ada)
        decide(ada, brutus)
        save_view(brutus)
        leave_and_return(brutus)
        replace(ada, brutus)
        in_menu(ada, "Hand my seat to a bot")
        ada.locator(END).wait_for()
        check_the_deal(ada)
        give_the_cards_to_others(ada, link)
        ada.goto(link)
        press(ada, "Play again")
        in_menu(ada, "Close this table", "No, go back")
        close(ada)


def close(ada: Page) -> None:
    """Close the table, after confirming it."""
    dialog = open_menu(ada)
    dialog.get_by_role("button", name="Close this table", exact=True).click()
    dialog.get_by_text("cannot be continued").wait_for()
    dialog.get_by_role("button", name="Close this table", exact=True).click()
    ada.get_by_text("The table was closed.").first.wait_for()


def make_table(town: Town, ada: Page) -> str:
    """Make a table with friends; return the link to it."""
    ada.goto(town.address)
    ada.get_by_label("Your name").first.fill("Ada")
    ada.get_by_label("Seats").select_option("2")
    ada.locator("[data-start=friends]").click()
    return ada.get_by_label("Link for your friends").input_value()


def lobby(ada: Page, brutus: Page, link: str) -> None:
    """Brutus takes a seat, is sent away, and takes it again; both become ready."""
    sit(brutus, link, "Brutus")
    dialog = open_menu(ada)
    dialog.get_by_role("button", name="Send Brutus away").click()
    dialog.get_by_text("lose this seat").wait_for()
    dialog.get_by_role("button", name="Send Brutus away").click()
    dialog.get_by_text("Brutus has been sent away.").wait_for()
    ada.keyboard.press("Escape")
    brutus.get_by_text("You no longer have a seat").wait_for()
    sit(brutus, link, "Brutus")
    in_menu(ada, "Move seat 2 one place forward", then="The order of the seats has changed.")
    for page in (ada, brutus):
        press(page, "I\u2019m ready")
    for page in (ada, brutus):
        page.locator("[data-seq]").wait_for()


def sit(page: Page, link: str, name: str) -> None:
    """Take a free seat by the public link."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    press(page, "Take a seat")
    page.get_by_role("button", name="I\u2019m ready").wait_for()


def look_over_a_shoulder(brutus: Page, clodia: Page) -> None:
    """A spectator asks, the player allows it, and stops it."""
    expect(clodia.locator(MOVES)).to_have_count(0)
    in_menu(clodia, "Ask to look over Brutus\u2019s shoulder", then="Brutus has been asked.")
    press(brutus, "Allow")
    clodia.get_by_text("You are looking over Brutus\u2019s shoulder.").wait_for()
    press(brutus, "Hide my cards again")
    expect(clodia.get_by_text("You are looking over Brutus\u2019s shoulder.")).to_have_count(0)
    in_menu(brutus, "Let spectators see my cards", then="Spectators can see your cards now.")
    in_menu(clodia, "Look over Brutus\u2019s shoulder")
    press(clodia, "Stop looking")
    expect(clodia.get_by_text("You are looking over Brutus\u2019s shoulder.")).to_have_count(0)
    press(brutus, "Hide my cards again")


def talk(ada: Page, brutus: Page) -> None:
    """The host mutes a player and lets them write again."""
    say(brutus, "Salve!")
    expect(ada.locator("[data-new-messages='1']")).to_be_visible()
    ada.get_by_role("tab", name="Chat").click()
    ada.locator(".chat").get_by_text("Salve!").wait_for()
    expect(ada.locator("[data-new-messages]")).to_have_count(0)
    in_menu(ada, "Mute Brutus", then="Brutus is muted.")
    say(brutus, "Can you hear me?")
    brutus.get_by_text("The host has muted you.").wait_for()
    in_menu(ada, "Let Brutus write again", then="Brutus can write again.")
    press(brutus, "Send")
    ada.locator(".chat").get_by_text("Can you hear me?").wait_for()
    for page in (ada, brutus):
        page.get_by_role("tab", name="Story").click()


def tell_a_room(page: Page) -> None:
    """Let the server tell a chat room whose turn it is, and stop it."""
    dialog = open_menu(page)
    dialog.get_by_text("Tell a chat room").click()
    dialog.get_by_label("Webhook address").fill(f"https://{ROOMS}/room")
    press(page, "Tell this room")
    dialog.get_by_text("The room is told from now on.").wait_for()
    press(page, "Stop telling it")
    dialog.get_by_text("The room is told no more.").wait_for()
    page.keyboard.press("Escape")


def say(page: Page, text: str) -> None:
    """Send a chat message by the keyboard."""
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Message…").fill(text)
    page.keyboard.press("Enter")


def decide(*pages: Page) -> None:
    """Make moves until one could be taken back and one was explained; then look back."""
    rng = Random(4)
    has_undone = has_asked = False
    for _ in range(200):
        page = deciding(*pages)
        if not has_undone and page.get_by_role("button", name="Take back").count():
            before = page.locator("[data-seq]").get_attribute("data-seq")
            press(page, "Take back")
            page.locator(f"[data-seq]:not([data-seq='{before}'])").wait_for()
            has_undone = True
        elif not has_asked:
            has_asked = ask_why(page)
            move(page, rng)
        elif has_undone:
            break
        else:
            move(page, rng)
    page = pages[0]
    page.get_by_title("Show the table at this point").last.click()
    page.get_by_text("This is how the table looked").wait_for()
    press(page, "Back to the game")


def ask_why(page: Page) -> bool:
    """Touch something that cannot be done now, and read why."""
    for place in page.locator("[data-place^=legion]").all():
        place.click()
        if page.get_by_role("alert").count():
            page.get_by_role("alert").last.wait_for()
            return True
    return False


def deciding(*pages: Page) -> Page:
    """Wait until a page has the decision."""
    for _ in range(600):
        for page in pages:
            if page.locator(MOVES).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody decides")


def move(page: Page, rng: Random) -> None:
    """Click on a move and wait for its effect."""
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    moves = page.locator(f"{MOVES}:not([data-move=peek])")
    moves.nth(rng.randrange(moves.count())).click()
    page.locator(f"[data-seq]:not([data-seq='{seq}']), {END}").first.wait_for()


def save_view(page: Page) -> None:
    """Save what a seat sees as a file."""
    dialog = open_menu(page)
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save what I see as a file").click()
    saved = json.loads(download.value.path().read_text("utf-8"))
    assert saved["picture"]["mine"]
    page.keyboard.press("Escape")


def leave_and_return(page: Page) -> None:
    """Hand the seat to a bot of a chosen level and take it back."""
    dialog = open_menu(page)
    dialog.get_by_label("Bot that plays").select_option("random")
    dialog.get_by_role("button", name="Hand my seat to a bot").click()
    dialog.get_by_text("a bot plays for now: Random").wait_for()
    dialog.get_by_role("button", name="Take my seat back").click()
    dialog.get_by_text("You play yourself again.").wait_for()
    page.keyboard.press("Escape")


def replace(ada: Page, brutus: Page) -> None:
    """Brutus closes the page; the host lets a bot play for him."""
    brutus.close()
    dialog = open_menu(ada)
    dialog.get_by_label("Bot that plays").select_option("random")
    dialog.get_by_role("button", name="Let a bot play for Brutus").click()
    dialog.get_by_text("A bot plays for Brutus now.").wait_for()
    ada.keyboard.press("Escape")


def check_the_deal(page: Page) -> None:
    """Check the deal of a finished game, and save it."""
    page.get_by_role("link", name="Check this deal").click()
    page.get_by_text("The deal was fair.").wait_for()
    expect(page.locator("[data-step][data-state=right]")).to_have_count(5)
    with page.expect_download():
        press(page, "Save the proof as a file")
    page.get_by_role("link", name="To the table").click()
    with page.expect_download() as download:
        press(page, "Save the game as a file")
    assert json.loads(download.value.path().read_text("utf-8"))["format"].startswith("pax/")


def give_the_cards_to_others(page: Page, link: str) -> None:
    """Make a table with the same cards, start it with bots, and compare."""
    page.get_by_text("The same cards for others").click()
    press(page, "Open the table")
    page.get_by_text("These cards were played before").wait_for()
    page.get_by_label("Bots for the free seats").select_option("novice")
    press(page, "Start with bots")
    page.locator("[data-seq]").wait_for()
    page.goto(link)
    page.get_by_role("link", name="Compare tables").click()
    page.locator("[data-table='1']").wait_for()


def play_with_bots(town: Town) -> None:
    """Ask for a hint, and read the beginning of a long log."""
    with town.visitor() as page:
        page.goto(town.address)
        page.get_by_role("group", name="Players").get_by_text("8", exact=True).click()
        page.locator("[data-start=now]").click()
        page.locator(MOVES).first.wait_for()
        press(page, "Hint")
        page.get_by_text("%").first.wait_for()
        dialog = open_menu(page)
        dialog.get_by_label("Bot that plays").select_option("random")
        dialog.get_by_role("button", name="Hand my seat to a bot").click()
        page.keyboard.press("Escape")
        page.locator(END).wait_for(timeout=240_000)  # eight players, on a busy machine
        page.reload()
        press(page, "Back to the table")
        read_the_beginning(page, town)


def read_the_beginning(page: Page, town: Town) -> None:
    """Ask for earlier lines of the log until the server is asked for them."""
    for _ in range(20):
        press(page, "Show what happened earlier")
        page.wait_for_timeout(100)
        if town.recorder.has_message("history"):
            return
    raise AssertionError("the server was not asked for earlier lines")


def follow_several_tables(town: Town) -> None:
    """Begin two games alone, and go from one that waits to the next."""
    with town.visitor() as page:
        tables = []
        for _ in range(2):
            page.goto(town.address)
            page.locator("[data-start=solo-1]").click()
            page.locator(MOVES).first.wait_for()
            tables.append(page.url.rpartition("/")[2])
        page.get_by_role("link", name="Another table is waiting for you: go there").click()
        expect(page).to_have_url(re.compile(tables[0]))
        page.goto(town.address)
        page.get_by_text("2 tables are waiting for you.").wait_for()
        expect(page.locator("[data-turn=mine]")).to_have_count(2)
        expect(page.locator("[data-turn=mine] small").first).to_have_text("now")
        page.get_by_role("link", name="To the table that waits for me").click()
        page.locator(MOVES).first.wait_for()


def delete_everything(town: Town) -> None:
    """Save everything about oneself, then delete it: alone, and at a table with others."""
    with town.visitor() as page, town.visitor() as friend:
        page.goto(town.address)
        page.locator("[data-start=solo-1]").click()
        page.locator(MOVES).first.wait_for()
        link = make_table(town, page)
        sit(friend, link, "Dido")
        page.goto(town.address)
        page.get_by_role("link", name="My tables and data").click()
        with page.expect_download() as download:
            press(page, "Save everything about me as a file")
        saved = json.loads(download.value.path().read_text("utf-8"))
        assert len({each["table"] for each in saved}) == 2  # for the seat and for the host of each
        press(page, "Delete everything about me")
        page.get_by_text("This cannot be undone.").wait_for()
        press(page, "Delete everything about me")
        page.get_by_text("All your data is deleted.").wait_for()
        page.get_by_text("You have no running game.").wait_for()
        friend.get_by_text("Nemo 1").first.wait_for()


def open_a_stored_record(town: Town) -> None:
    """Replay an imported record, and continue it with a friend."""
    game, rng = pax.deal(["Ada", "Brutus"], seed=5), Random(5)
    while game.seat is not None:
        game.play(rng.choice([each for each in game.legal() if each != "peek"]))
    record = pax.Record.from_game(game)
    engine = open_engine(town.database)
    put_in(engine, [record])
    engine.dispose()
    with town.visitor() as page:
        page.goto(town.address)
        page.get_by_role("link", name="Open a saved game").click()
        page.get_by_label("Record of this server, or a link to a replay").fill(digest_of(record))
        press(page, "Open")
        press(page, "Next move")
        page.get_by_text("Play on from here").click()
        seats = page.get_by_role("group", name="Who plays on from here?").get_by_role("combobox")
        second = seats.nth(1)
        expect(second.locator("option")).to_have_count(9)
        second.select_option("senator")
        second.select_option("friend")
        press(page, "Continue this game")
        page.get_by_text("This game begins from a record").wait_for()
        with town.visitor() as friend:
            sit(friend, page.get_by_label("Link for your friends").input_value(), "Cato")
            for each in (page, friend):
                press(each, "I\u2019m ready")
            deciding(page, friend)
