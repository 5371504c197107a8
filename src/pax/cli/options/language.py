"""The option `--language` and its default, the system's language."""

import os
import re
from typing import Annotated, Final

import typer

from pax.text import LanguageError, Words, languages, load_language
from pax.text.words import ENGLISH

_PLAIN: Final = ("c", "posix")
"""Locales without a language."""

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
    """Return the messages of the chosen language; by default the system's, else English."""
    if lang is None:
        return load_language(_system_language())
    try:
        return load_language(lang)
    except LanguageError as error:
        raise typer.BadParameter(str(error), param_hint="--language") from None


def _system_language() -> str:
    """Return the first of the system's languages that is supported, else English."""
    supported = languages()
    return next((code for code in _system_codes() if code in supported), ENGLISH)


def _system_codes() -> list[str]:
    """Return the system's language codes; LANGUAGE is ignored if the locale is C."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = next((value for name in names if (value := os.environ.get(name))), "C")
    preferred = os.environ.get("LANGUAGE", "").split(":") if _code(system) not in _PLAIN else []
    return [_code(locale) for locale in (*preferred, system)]


def _code(locale: str) -> str:
    """Return the language code of a locale such as `pt_PT.UTF-8`, `nl-BE` or `de@euro`."""
    return re.split("[-_.@]", locale, maxsplit=1)[0].lower()
