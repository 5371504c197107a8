"""The option `--language`, and which language is spoken without it."""

import os
import re
from typing import Annotated, Final

import typer

from pax.text import LanguageError, Words, languages, load_language
from pax.text.words import ENGLISH

_PLAIN: Final = ("c", "posix")
"""Locales of programs that speak no language in particular."""

Lang = Annotated[
    str | None,
    typer.Option(
        "--language",
        "--lang",
        metavar="CODE",
        help=f"Language: {', '.join(languages())}; default: your system's.",
    ),
]


def chosen_words(lang: str | None) -> Words:
    """Return the messages of the wanted language; the system's if there is one, else English."""
    if lang is None:
        return load_language(_system_language())
    try:
        return load_language(lang)
    except LanguageError as error:
        raise typer.BadParameter(str(error), param_hint="--language") from None


def _system_language() -> str:
    """Return the first language that the system asks for and the program speaks, else English."""
    spoken = languages()
    return next((code for code in _wanted_by_system() if code in spoken), ENGLISH)


def _wanted_by_system() -> list[str]:
    """Return the codes of the system's languages; a list in LANGUAGE counts unless it is C."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = next((value for name in names if (value := os.environ.get(name))), "C")
    wishes = os.environ.get("LANGUAGE", "").split(":") if _code(system) not in _PLAIN else []
    return [_code(wish) for wish in (*wishes, system)]


def _code(locale: str) -> str:
    """Return the language of a locale such as `pt_PT.UTF-8`, `nl-BE` or `de@euro`."""
    return re.split("[-_.@]", locale, maxsplit=1)[0].lower()
