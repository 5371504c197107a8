"""Check a built site: every internal link has a target, and nothing is loaded from elsewhere."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

LOADED: Final = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
"""The attribute by which an element loads a file."""

NOT_LOADED: Final = frozenset({"canonical", "next", "prev", "index", "search", "author"})
STYLE_URL: Final = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')\s]+)""")


class Page(HTMLParser):
    """The anchors of a page, what it links to and what it loads."""

    def __init__(self, text: str) -> None:
        """Read a page."""
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note one element."""
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.add(found["href"])
        if tag in LOADED and LOADED[tag] in found and found.get("rel") not in NOT_LOADED:
            self.loads.add(found[LOADED[tag]])
        self.loads |= {url for value in found.values() for url in STYLE_URL.findall(value)}


def problems(site: Path) -> list[str]:
    """Return every broken link and every external resource of a site."""
    pages = sorted(site.rglob("*.html"))
    found = [problem for page in pages for problem in page_problems(page)]
    for style in sorted(site.rglob("*.css")):
        urls = STYLE_URL.findall(style.read_text("utf-8"))
        found += [f"{style.relative_to(site)}: loads {url}" for url in urls]
    return found


def page_problems(path: Path) -> Iterator[str]:
    """Yield the problems of one page."""
    page = read(path)
    for url in sorted(page.loads):
        parts = urlsplit(url)
        if parts.netloc:
            yield f"{path}: loads {url}"
        elif parts.scheme != "data" and not (path.parent / unquote(parts.path)).is_file():
            yield f"{path}: loads a missing file: {url}"
    for url in sorted(page.links):
        if not urlsplit(url).scheme and not is_target(path, url):
            yield f"{path}: broken link: {url}"


def is_target(path: Path, url: str) -> bool:
    """Whether an internal link of a page leads somewhere."""
    parts = urlsplit(url)
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not target.is_file():
        return False
    if not parts.fragment or target.suffix != ".html":
        return True
    return unquote(parts.fragment) in read(target).anchors


@cache
def read(path: Path) -> Page:
    """Return a parsed page."""
    return Page(path.read_text("utf-8"))
