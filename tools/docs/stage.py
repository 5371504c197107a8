"""The pages of the repository as pages of the site: moved, with their links adapted.

The README becomes three pages, so that its text is written once.
"""

import posixpath
import re
import shutil
from collections.abc import Iterable
from itertools import starmap
from pathlib import Path
from typing import Final

from tools.build.sources import ROOT
from tools.docs.players import LANGUAGES

TOP_PAGES: Final = ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")
README_PAGES: Final = {
    "README.md": "index.md",
    "README.md#play": "install.md",
    "README.md#install": "install.md",
    "README.md#as-a-library": "tutorial.md",
}
"""Where links to the README lead."""

CONTENTS: Final = {
    "Players": ("en/index", "en/rules", "en/bots", "en/campaign"),
    "Hosts": ("install", "hosting", "publishing", "security", "load", "platforms"),
    "Bot authors": ("write-a-bot", "bots", "RULES"),
    "Library users": ("tutorial", "library-guide", "reference/pax", "reference/arena", "api"),
    "Researchers": ("research", "reference/rl", "game", "RECORD", "speed", "peer"),
    "Contributors": ("contributing", "changelog", "decisions", "web", "look"),
}
"""The pages in the sidebar, by reader; a page that is missing here is listed under "More"."""

LINK: Final = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
CODE: Final = re.compile(r"(^ *```.*?^ *```$)", re.DOTALL | re.MULTILINE)


class UnknownPageError(ValueError):
    """A link leads to a file that does not exist, or to a part of the README without a page."""


def write_pages(stage: Path) -> None:
    """Write every page of the repository, and the pictures."""
    stage.mkdir(parents=True)
    shutil.copytree(ROOT / "docs" / "pictures", stage / "pictures")
    pages = [ROOT / name for name in TOP_PAGES]
    pages += [path for path in sorted((ROOT / "docs").rglob("*.md")) if path.name != "index.md"]
    for page in pages:
        write(stage, place_of(repository_path(page)), adapted(page, stage))
    write_readme(stage)
    write_decisions(stage)


def write_readme(stage: Path) -> None:
    """Write the home page, the installation and the tutorial from the README."""
    parts = sections(adapted(ROOT / "README.md", stage))
    index = sections(adapted(ROOT / "docs" / "index.md", stage))
    home = [
        parts[""],
        players_links(),
        *(index[name] for name in index if name),
        parts["Credit and licence"],
    ]
    write(stage, "index.md", "\n".join([*home, *starmap(toctree, contents().items())]))
    install = [parts[name] for name in ("Play", "Install", "The cards")]
    write(stage, "install.md", "\n".join(["# Install and start\n", *install]))
    write(stage, "tutorial.md", parts["As a library"].replace("## As a library", "# Tutorial", 1))


def contents() -> dict[str, tuple[str, ...]]:
    """Return the pages of each reader, and those of `docs/` without one."""
    listed = {name for names in CONTENTS.values() for name in names}
    pages = sorted(path.stem for path in (ROOT / "docs").glob("*.md"))
    others = tuple(name for name in pages if name not in listed | {"index"})
    return {**CONTENTS, **({"More": others} if others else {})}


def players_links() -> str:
    """Return links to the players' pages; the other languages are sites of their own."""
    english, *others = LANGUAGES.items()
    links = [f"[{english[1]}]({english[0]}/index.md)"]
    links += [f'<a href="{code}/index.html" lang="{code}">{name}</a>' for code, name in others]
    return f"**How to play**: {', '.join(links)}.\n"


def write_decisions(stage: Path) -> None:
    """Write the list of decision records."""
    names = [f"decisions/{path.stem}" for path in sorted((ROOT / "docs/decisions").glob("*.md"))]
    write(stage, "decisions.md", "# Decisions\n\n" + toctree("", names, hidden=False))


def toctree(caption: str, names: Iterable[str], *, hidden: bool = True) -> str:
    """Return the directive that lists pages."""
    options = [f":caption: {caption}"] if caption else []
    options += [":hidden:"] if hidden else []
    return "\n".join(["", "```{toctree}", *options, "", *names, "```", ""])


def sections(text: str) -> dict[str, str]:
    """Return a page's sections by heading; the text before the first has the name ""."""
    found = {"": ""}
    name, is_code = "", False
    for line in text.splitlines(keepends=True):
        is_code ^= line.lstrip().startswith("```")
        if line.startswith("## ") and not is_code:
            name = line[3:].strip()
        found[name] = found.get(name, "") + line
    return found


def adapted(page: Path, stage: Path) -> str:
    """Return a page whose links lead to pages of the site, or to copies of files."""
    source = repository_path(page)
    here = README_PAGES.get(source) or place_of(source)
    parts = CODE.split(page.read_text("utf-8"))
    for number in range(0, len(parts), 2):
        parts[number] = LINK.sub(lambda link: linked(link[1], source, here, stage), parts[number])
    return "".join(parts)


def linked(link: str, source: str, here: str, stage: Path) -> str:
    """Return a link of the page `source` for the page `here` of the site."""
    if link.startswith("#") or "://" in link:
        return link
    path, _, anchor = link.partition("#")
    file = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    if file == "README.md":
        target, anchor = README_PAGES.get(f"{file}#{anchor}" if anchor else file, ""), ""
    else:
        target = place_of(file)
    if not target or not (ROOT / file).is_file():
        message = f"{source}: no page for the link {link}"
        raise UnknownPageError(message)
    if target.startswith("files/"):
        (stage / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, stage / target)
    relative = posixpath.relpath(target, posixpath.dirname(here) or ".")
    return f"{relative}#{anchor}" if anchor else relative


def place_of(file: str) -> str:
    """Return where a file of the repository lies on the site."""
    if file in TOP_PAGES:
        return file.lower()
    if file == "docs/index.md":
        return "index.md"
    if file.startswith("docs/"):
        return file.removeprefix("docs/")
    return f"files/{file}"


def repository_path(page: Path) -> str:
    """Return a path inside the repository."""
    return page.relative_to(ROOT).as_posix()


def write(stage: Path, name: str, text: str) -> None:
    """Write one page."""
    (stage / name).parent.mkdir(parents=True, exist_ok=True)
    (stage / name).write_text(text, "utf-8")
