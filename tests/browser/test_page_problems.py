"""Problems of the client: a chunk that does not load, an outdated page."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .houses import PATIENCE, House, bots, person
from .playing import MOVES

FAILED = {
    "en": ("This part could not be loaded", "Try again"),
    "nl": ("Dit deel kon niet worden geladen", "Opnieuw proberen"),
    "de": ("Dieser Teil konnte nicht geladen werden", "Noch einmal versuchen"),
    "fr": ("pas pu être chargée", "Réessayer"),
    "pt": ("Não foi possível carregar esta parte", "Tentar de novo"),
}
LANGUAGE = re.compile(r"/assets/(de|fr)-.*\.js$")
"""The chunk of a language, which these tests block."""


def abort(route: Route) -> None:
    """Abort a request like a network failure."""
    route.abort()


def expect_failure(page: Page, language: str) -> None:
    """Expect the page that reports the failure."""
    title, action = FAILED[language]
    expect(page.get_by_role("heading", name=title)).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name=action)).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("language", FAILED)
def test_a_screen_that_does_not_load_can_be_retried(house: House, language: str) -> None:
    table = house.make(person("Ada"), *bots(1))
    with house.visitor(locale=language) as page:
        page.route(re.compile(r"/assets/Table-.*\.js$"), abort)
        page.goto(table.links[0])
        expect_failure(page, language)
        page.unroute_all()
        page.get_by_role("button", name=FAILED[language][1]).click()
        page.locator(MOVES).first.wait_for()


def test_without_the_texts_of_its_language_the_failure_is_still_shown(house: House) -> None:
    with house.visitor(locale="fr") as page:
        page.route(LANGUAGE, abort)
        page.goto(house.address)
        expect_failure(page, "fr")
        page.unroute_all()
        page.get_by_role("button", name="Réessayer").click()
        page.locator("[data-start=now]").wait_for()
        assert page.locator("html").get_attribute("lang") == "fr"


def test_a_language_that_does_not_load_can_be_retried(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        page.locator("[data-start=now]").wait_for()
        page.route(LANGUAGE, abort)
        page.locator("#language").select_option("de")
        expect_failure(page, "de")
        page.unroute_all()
        page.get_by_role("button", name="Noch einmal versuchen").click()
        page.locator("[data-start=now]").wait_for()
        assert page.locator("html").get_attribute("lang") == "de"


def test_the_page_stays_while_the_server_is_unreachable(house: House) -> None:
    with house.visitor() as page:
        page.goto(house.address)
        page.locator("[data-start=now]").wait_for()
        page.route("**/*", abort)
        page.get_by_role("link", name="Rules", exact=True).first.click()
        expect_failure(page, "en")
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_text("The server cannot be reached.")).to_be_visible(timeout=PATIENCE)
        page.unroute_all()
        page.get_by_role("button", name="Try again").click()
        page.get_by_role("heading", name="Rules").first.wait_for()


OUTDATED = {
    "en": ("This page is out of date", "Load again"),
    "nl": ("Deze pagina is verouderd", "Opnieuw laden"),
    "de": ("Diese Seite ist veraltet", "Neu laden"),
    "fr": ("est plus à jour", "Recharger"),
    "pt": ("Esta página está desatualizada", "Carregar de novo"),
}


def speak_another_version(socket: WebSocketRoute) -> None:
    """Change the version in the hello of a page."""
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "hello":
            said["version"] += 1
        server.send(json.dumps(said))

    socket.on_message(pass_on)


@pytest.mark.parametrize("language", OUTDATED)
def test_an_outdated_page_says_so_and_reloads(house: House, language: str) -> None:
    table = house.make(person("Ada"), *bots(1))
    title, action = OUTDATED[language]
    with house.visitor(locale=language) as page:
        page.route_web_socket("**/play", speak_another_version)
        page.goto(table.links[0])
        expect(page.get_by_role("heading", name=title)).to_be_visible(timeout=PATIENCE)
        with page.expect_navigation(wait_until="load"):
            page.get_by_role("button", name=action).click()


def test_an_outdated_start_page_says_so(house: House) -> None:
    about = {"version": "9", "levels": [], "decks": [], "hints": True, "protocol": 99}
    with house.visitor() as page:
        page.route("**/api/about", lambda route: route.fulfill(json=about))
        page.goto(house.address)
        expect(page.get_by_role("heading", name=OUTDATED["en"][0])).to_be_visible(timeout=PATIENCE)
