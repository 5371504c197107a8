"""The deal of a finished game: checked in the browser, and played again by others."""

import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tools.build.sources import ROOT

from .houses import House, Made, bots, person
from .playing import END, let_play, play_by_script

Json = dict[str, Any]
SCRIPT = ROOT / "examples" / "fair_deal.py"
FAIR, FALSE = "The deal was fair.", "This deal does not add up."
READY = "I\u2019m ready"


def play_alone(house: House, page: Page, players: int, **more: object) -> Made:
    """Play a game against bots to its end."""
    table = house.make(person("Ada"), *bots(players - 1), **more)
    page.goto(table.links[0])
    play_by_script(page, seed=players)
    return table


def downloaded(page: Page, button: str, folder: Path) -> Path:
    """Save a file by a button."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    path = folder / f"{button}.json"
    download.value.save_as(path)
    return path


@pytest.mark.parametrize(("players", "starter"), [(2, 0), (3, "chance"), (6, "chance")])
def test_the_page_agrees_with_the_script(
    house: House, tmp_path: Path, players: int, starter: object
) -> None:
    with house.visitor() as page:
        table = play_alone(house, page, players, starter=starter)
        page.get_by_role("link", name="Check this deal").click()
        page.get_by_text(FAIR).wait_for()
        expect(page.locator("[data-step][data-state=right]")).to_have_count(5)
        # The browser had noted the promise before, and its own contribution was used.
        page.get_by_text("This browser noted this fingerprint").wait_for()
        expect(page.get_by_text("sent by this browser")).to_have_count(1)
        who = page.locator("[data-step=starter]").inner_text()
        proof = downloaded(page, "Save the proof as a file", tmp_path)
        record = downloaded(page, "Save the game as a file", tmp_path)
    fair, played = (json.loads(path.read_text("utf-8")) for path in (proof, record))
    assert run_script(fair["commitment"], proof, record) == "The deal was fair."
    assert fair["by_chance"] == (starter == "chance")
    assert played["table"]["players"][0] in who
    assert f"number {fair['starter'] + 1} of {players}" in who or starter == 0
    with house.visitor() as stranger:
        stranger.goto(f"{house.address}#/check/{table.table}?game=1")
        stranger.get_by_text(FAIR).wait_for()
        stranger.get_by_text("This browser did not see the fingerprint").wait_for()


def run_script(commitment: str, proof: Path, record: Path) -> str:
    """Return what the independent script says."""
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, str(SCRIPT), commitment, str(proof), str(record)],
        capture_output=True,
        text=True,
        check=False,
    )
    return (done.stdout + done.stderr).strip()


def other_secret(fair: Json) -> None:
    """Tamper with the secret."""
    fair["secret"] = "00" * 32


def other_nonce(fair: Json) -> None:
    """Leave out the contribution of a player."""
    fair["nonces"] = ["" for _ in fair["nonces"]]


def other_starter(fair: Json) -> None:
    """Let another seat begin."""
    fair["starter"] = (fair["starter"] + 1) % 3


def other_promise(fair: Json) -> None:
    """Replace the secret together with its fingerprint."""
    fair["secret"] = "00" * 32
    fair["commitment"] = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


TAMPERED: list[tuple[Callable[[Json], None], str, str]] = [
    (other_secret, "secret", "The server has changed its secret."),
    (other_nonce, "nonces", "The cards were not dealt from this secret and these nonces."),
    (other_starter, "starter", "The starter was not drawn from this secret."),
    (other_promise, "promise", "The server has changed its secret."),
]


class Tampering:
    """Answers a request with the server's answer, tampered with."""

    def __init__(self, tamper: Callable[[Json], None]) -> None:
        """Change the answer by a function."""
        self._tamper = tamper
        self.promised = ""

    def __call__(self, route: Route) -> None:
        """Answer a request."""
        fair: Json = route.fetch().json()
        self.promised = fair["commitment"]
        self._tamper(fair)
        route.fulfill(json=fair)


def test_a_tampered_proof_is_detected(house: House, tmp_path: Path) -> None:
    with house.visitor() as page:
        table = play_alone(house, page, 3, starter="chance")
        for tamper, step, verdict in TAMPERED:
            answers = Tampering(tamper)
            page.route("**/fair?*", answers)
            page.goto(house.address)
            page.goto(f"{house.address}#/check/{table.table}?game=1")
            page.get_by_text(FALSE).wait_for()
            expect(page.locator(f"[data-step={step}][data-state=wrong]")).to_have_count(1)
            fair = downloaded(page, "Save the proof as a file", tmp_path)
            record = downloaded(page, "Save the game as a file", tmp_path)
            assert run_script(answers.promised, fair, record) == verdict
            page.unroute("**/fair?*")


def test_two_pairs_play_one_deal_and_compare(house: House) -> None:
    with ExitStack() as stack:
        ada, brutus, clodia, decimus = (stack.enter_context(house.visitor()) for _ in range(4))
        first = house.make(person("Ada"), person("Brutus"), starter="chance")
        ada.goto(f"{first.links[0]}&host={first.host}")
        brutus.goto(first.links[1])
        play_both(ada, brutus)
        ada.get_by_text("The same cards for others").click()
        ada.get_by_role("button", name="Open the table").click()
        ada.get_by_text("These cards were played before").wait_for()
        link = ada.get_by_label("Link for your friends").input_value()
        for page, name in ((clodia, "Clodia"), (decimus, "Decimus")):
            page.goto(link)
            page.get_by_label("Your name").fill(name)
            page.get_by_role("button", name="Take a seat").click()
            page.get_by_role("button", name=READY).wait_for()
        nothing_is_shown(house, first)
        running(house, first, link)
        play_both(clodia, decimus)
        for page in (ada, clodia):
            table = link.rpartition("/")[2] if page is clodia else first.table
            page.goto(f"{house.address}#/compare/{table}")
            compared(house, page, first.table)
        check_starters(clodia, first.table, link.rpartition("/")[2], house)


def test_a_later_game_is_given_to_bots_and_compared(house: House) -> None:
    """The comparison is of that game, also after another one, and links the right replays."""
    with house.visitor() as page:
        first = house.make(person("Ada"), *bots(1))
        page.goto(f"{first.links[0]}&host={first.host}")
        play_by_script(page, seed=1)
        page.get_by_role("button", name="Play again").click()
        page.locator(END).wait_for(state="detached")
        play_by_script(page, seed=2)
        page.get_by_text("The same cards for others").click()
        for seat in ("Seat 1", "Seat 2"):
            page.get_by_label(f"{seat}, played by").select_option("random")
        page.get_by_role("button", name="Open the table").click()
        page.get_by_text("These cards were played before").wait_for()
        page.get_by_text("anyone can see the cards of this deal").wait_for()
        second = page.url.partition("/table/")[2].partition("?")[0]
        page.locator(END).wait_for()  # bots need nobody to start
        page.goto(f"{first.links[0]}&host={first.host}")
        page.get_by_role("button", name="Play again").click()
        page.locator(END).wait_for(state="detached")
        page.goto(f"{house.address}#/compare/{first.table}?game=2")
        page.get_by_text("All 2 tables have finished.").wait_for()
        replays = page.get_by_role("link", name="Replay")
        games = [each.get_attribute("href") for each in replays.all()]
        assert games == [f"#/replay/{first.table}?game=2", f"#/replay/{second}?game=1"]


def play_both(*pages: Page) -> None:
    """Become ready and play to the end in several pages."""
    for page in pages:
        page.get_by_role("button", name=READY).click()
    for number, page in enumerate(pages):
        page.locator("[data-seq]").wait_for()
        let_play(page, seed=number + 3, until=END)
    for page in pages:
        page.locator(END).wait_for()


def nothing_is_shown(house: House, first: Made) -> None:
    """While others are to play the cards, a stranger sees none of them anywhere."""
    withheld = "These cards are being played at another table."
    with house.visitor() as stranger:
        for path in (f"check/{first.table}?game=1", f"table/{first.table}"):
            stranger.goto(f"{house.address}#/{path}")
            stranger.get_by_text(withheld).wait_for()
            expect(stranger.locator("[data-seq], [data-step]")).to_have_count(0)
        stranger.goto(f"{house.address}#/replay/{first.table}?game=1")
        stranger.get_by_role("alert").wait_for()
        expect(stranger.get_by_role("slider")).to_have_count(0)


def running(house: House, first: Made, link: str) -> None:
    """The comparison names no table that is being played, and offers no replay."""
    with house.visitor() as stranger:
        stranger.goto(f"{house.address}#/compare/{first.table}")
        stranger.get_by_text("One table is still to be played.").wait_for()
        expect(stranger.get_by_role("link", name="Replay")).to_have_count(0)
        assert link.rpartition("/")[2] not in stranger.content()


def compared(house: House, page: Page, first: str) -> None:
    """The comparison shows for each table the points that its record gives."""
    page.get_by_text("All 2 tables have finished.").wait_for()
    results = json.loads(house.get(f"/api/tables/{first}/results"))["tables"]
    names = [["Ada", "Brutus"], ["Clodia", "Decimus"]]
    assert [sorted(each["players"]) for each in results] == names
    for seat in (0, 1):
        cells = page.locator(f"[data-seat='{seat}'] td").all_inner_texts()
        for cell, result in zip(cells, results, strict=True):
            record = json.loads(house.get(f"/api/tables/{result['table']}/record"))
            assert record["table"]["players"][seat] in cell
            points = record["result"]["points"][seat]
            assert f"{points} point" in cell
    expect(page.get_by_role("link", name="Replay")).to_have_count(2)


def check_starters(page: Page, first: str, second: str, house: House) -> None:
    """Both tables drew the same starter from the same secret, and dealt the same pile."""
    page.goto(f"{house.address}#/check/{second}?game=1")
    page.get_by_text(FAIR).wait_for()
    page.get_by_text("Chance decided at the first table").wait_for()
    fair = [json.loads(house.get(f"/api/tables/{each}/fair")) for each in (first, second)]
    assert fair[0] == fair[1]
    assert fair[0]["by_chance"]
    piles = [
        json.loads(house.get(f"/api/tables/{each}/record"))["pile"] for each in (first, second)
    ]
    assert piles[0] == piles[1]
