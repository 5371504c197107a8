"""Every screen in every language, size and light: nothing overflows, is missing or unreadable."""

from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .houses import House, bots, person
from .playing import MOVES, play_by_script

LANGUAGES = ("en", "nl", "de", "fr", "pt")
WIDTHS = (360, 768, 1280, 1920)
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What is wider than the window, or than the box that cuts it off, without saying "…".
OVERFLOWS = """
() => {
  const wide = document.documentElement.scrollWidth > innerWidth;
  const cut = [...document.querySelectorAll('button, h1, h2, p, label, legend, dt, dd')].filter(
    (each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1
      && getComputedStyle(each).textOverflow !== 'ellipsis' && !each.closest('.unseen')
  );
  return [...(wide ? ['page'] : []), ...cut.map((each) => each.outerHTML.slice(0, 120))];
}
"""
MISSING = "() => document.documentElement.outerHTML.match(/⟦[^⟧]*⟧/g) ?? []"


def sized(page: Page) -> Iterator[str]:
    """Show a page in every size and light."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        for light in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if light == "dark" else "light")
            yield f"{width} {light}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overflows_and_no_text_is_missing(house: House, language: str) -> None:
    table = house.make(person("Maximiliana"), *bots(7))
    with house.visitor(locale=language) as page:
        page.goto(table.links[0])
        play_by_script(page, most=8)
        page.locator(MOVES).first.wait_for()
        screens = {"table": page.url}
        screens |= {name: f"{house.address}#/{name}" for name in ("", "rules", "stats", "replay/")}
        found = {}
        for name, address in screens.items():
            page.goto(address)
            page.locator("h1").first.wait_for()
            for size in sized(page):
                if wrong := page.evaluate(OVERFLOWS):
                    found[f"{name} {size}"] = wrong
            if missing := page.evaluate(MISSING):
                found[f"{name} texts"] = missing
        assert found == {}
        assert page.locator("html").get_attribute("lang") == language


def violations(page: Page) -> list[Any]:
    """Return what axe finds wrong, each as its rule and the first places."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        (each["id"], [node["html"][:160] for node in each["nodes"][:3]])
        for each in found["violations"]
    ]


def test_axe_finds_nothing_wrong(house: House) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make wheel-env")
    table = house.make(person("Ada"), *bots(2))
    with house.visitor() as page:
        found = {}
        page.goto(table.links[0])
        for name, most in (("first decision", 0), ("later decision", 9)):
            play_by_script(page, most=most)
            page.locator(MOVES).first.wait_for()
            found[name] = violations(page)
        page.emulate_media(color_scheme="dark")
        found["dark"] = violations(page)
        play_by_script(page)
        found["end"] = violations(page)
        for name in ("", "rules", "stats", "replay/"):
            page.goto(f"{house.address}#/{name}")
            page.locator("h1").first.wait_for()
            found[name] = violations(page)
        assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_the_first_table_is_light_and_asks_no_other_host(house: House) -> None:
    sizes: list[int] = []
    hosts: set[str] = set()
    with house.visitor(settings={"motion": True}) as page:
        page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
        page.on(
            "requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"])
        )
        page.goto(house.address)
        page.locator("[data-start=now]").click()
        page.locator(MOVES).first.wait_for()
    assert hosts == {house.address.split("/")[2]}
    assert 10_000 < sum(sizes) < 150_000


def test_the_client_is_part_of_the_package() -> None:
    assert (resources.files("pax") / "web" / "index.html").is_file()
