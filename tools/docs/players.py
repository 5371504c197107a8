"""The players' pages in five languages, from the texts that the game itself shows."""

import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pax.text import load_language, rules_block, rules_blocks
from pax.text.fluent import Bundle, parse
from pax.text.numbers import FORMATS
from pax.text.words import Words
from tools.build.sources import ROOT

ENGLISH: Final = "en"
LANGUAGES: Final = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "nl": "Nederlands",
    "pt": "Português",
}
LOCALES: Final = Path(__file__).parent / "locales"
PICTURES: Final = ROOT / "docs" / "pictures"
PAGES: Final = ("index", "rules", "bots", "campaign")
WAYS: Final = ("friends", "here", "solo", "replay")
TIPS: Final = (
    "keeping",
    "beginning",
    "placing",
    "buying",
    "playing",
    "blocked",
    "rome",
    "conspirator",
    "answering",
)
"""The tips of the web client, in the order in which a game brings them up."""

BOTS: Final = ("random", "novice", "citizen", "senator", "consul", "brutus", "spartacus")
MARKUP: Final = re.compile(r"([\\`*_{}\[\]<>#|])")


def write_players(folder: Path, language: str) -> None:
    """Write the pages of a language."""
    words, site = load_language(language), site_words(language)
    pages = {
        "index": how_to_play(words, site, language),
        "rules": rules(words),
        "bots": bots(words, site),
        "campaign": campaign(words, site),
    }
    folder.mkdir(parents=True)
    if language != ENGLISH:
        pages["index"] += toctree(["self", *PAGES[1:]])
    for name, text in pages.items():
        (folder / f"{name}.md").write_text(text, "utf-8")
    (folder / "pictures").mkdir()
    for name in set(re.findall(r"\]\(pictures/([^)]+)\)", "".join(pages.values()))):
        shutil.copyfile(PICTURES / name, folder / "pictures" / name)


def site_words(language: str) -> Words:
    """Return the few texts that only the site has."""
    bundle = Bundle(FORMATS[language])
    bundle.add(parse((LOCALES / f"{language}.ftl").read_text("utf-8")))
    return Words([bundle])


def how_to_play(words: Words, site: Words, language: str) -> str:
    """Return the first page: ways to play, how to begin, the tips of the first game."""
    lines = [f"# {site('title')}", "", escaped(words("web-start-lead")), ""]
    lines += picture(f"table-{language}.webp", site("picture-table"))
    lines += [f"## {site('ways')}", "", item(words("web-play-now"), site("way-bots"))]
    names = {"here": "web-here-together"}
    lines += [item(words(names.get(way, f"web-{way}")), words(f"web-{way}-lead")) for way in WAYS]
    install = f'<a href="../install.html">{site("install")}</a>'
    lines += ["", f"## {site('begin')}", "", f"- {escaped(site('begin-link'))}"]
    lines += [f"- {site('begin-own', command='`make play`')} {install}"]
    publish = f'<a href="../publishing.html">{site("publish")}</a>'
    lines += [f"- {escaped(site('begin-offline'))} {publish}"]
    lines += ["", f"## {site('first')}", ""]
    lines += [f"**{escaped(words('start-first-game'))}.** {escaped(site('first-guided'))}", ""]
    lines += [escaped(site("first-lead")), ""]
    for tip in TIPS:
        message = f"guide-{tip}"
        lines += [f"**{escaped(words(message))}** {escaped(words(f'{message}.more'))}", ""]
    lines += picture("phone.webp", site("picture-phone"))
    lines += [f"## {site('help')}", "", escaped(site("help-text")), ""]
    lines += picture("end.webp", site("picture-end"))
    return "\n".join(lines)


def rules(words: Words) -> str:
    """Return the rules, as `pax rules` shows them."""
    lines = [f"# {words('rules-title')}", ""]
    for block in rules_blocks(words):
        lines += [f"## {escaped(block.heading)}", "", *map(escaped, block.lines), ""]
    return "\n".join(lines)


def bots(words: Words, site: Words) -> str:
    """Return the bots with their strength."""
    lines = [f"# {words('options-bots')}", "", escaped(site("bots-lead")), ""]
    for bot in BOTS:
        about = words(f"options-bot-{bot}-about")
        lines += [f"## {words(f'web-level-{bot}')}", "", escaped(about), ""]
    lines += [f'<a href="../bots.html">{site("bots-measured")}</a>', ""]
    return "\n".join(lines)


def campaign(words: Words, site: Words) -> str:
    """Return the solo campaign."""
    lines = [f"# {words('web-solo')}", "", escaped(words("web-solo-lead")), ""]
    lines += [escaped(site("campaign-progress")), ""]
    lines += picture("level.webp", site("picture-level"))
    block = rules_block("solo", words)
    lines += [f"## {escaped(block.heading)}", "", *map(escaped, block.lines), ""]
    return "\n".join(lines)


def item(name: str, text: str) -> str:
    """Return an item of a list that begins with a name."""
    return f"- **{escaped(name)}**: {escaped(text)}"


def picture(name: str, caption: str) -> list[str]:
    """Return a picture with its caption."""
    return [f"![{escaped(caption)}](pictures/{name})", "", f"*{escaped(caption)}*", ""]


def toctree(names: Iterable[str]) -> str:
    """Return the hidden directive that lists the other pages."""
    return "\n".join(["", "```{toctree}", ":hidden:", "", *names, "```", ""])


def escaped(text: str) -> str:
    """Return text whose characters mean nothing in Markdown."""
    return MARKUP.sub(r"\\\1", text)
