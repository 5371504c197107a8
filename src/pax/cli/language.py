"""The option `--lang`, and which language is spoken without it."""

import os
from typing import Annotated

import typer

from pax.text import LanguageError, Words, languages, speak

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="CODE", help="Language, such as en; default: your system's."),
]


def chosen_words(lang: str | None) -> Words:
    """Return the messages of the wanted language; the system's if there is one, else English."""
    if lang is None:
        return speak(_system_language())
    try:
        return speak(lang)
    except LanguageError as error:
        raise typer.BadParameter(str(error), param_hint="--lang") from None


def _system_language() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "").partition("_")[0].partition(".")[0].lower()
        if code:
            return code if code in languages() else "en"
    return "en"
