"""Messages of a language from Fluent files, with English as fallback."""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import ast

from pax.text.fluent import Bundle, FluentError, parse
from pax.text.numbers import FORMATS

ENGLISH: Final = "en"
_SUFFIX: Final = ".ftl"


class LanguageError(ValueError):
    """The language is unknown, or one of its messages is invalid."""


class Words:
    """Messages by id, from the first language that has the message."""

    def __init__(self, bundles: Sequence[Bundle]) -> None:
        """Take the languages in order of preference."""
        self._bundles = tuple(bundles)

    def __call__(self, message: str, /, **args: str | float) -> str:
        """Return a message, or an attribute of one as `message.attribute`, with its arguments."""
        for bundle in self._bundles:
            if bundle.has(message):
                try:
                    return bundle.format(message, args)
                except FluentError as error:
                    complaint = f"{message}: {error}"
                    raise LanguageError(complaint) from None
        raise LookupError(message)

    def has(self, message: str) -> bool:
        """Whether one of the languages has a message."""
        return any(bundle.has(message) for bundle in self._bundles)


def languages() -> list[str]:
    """Return the available languages."""
    return sorted(folder.name for folder in _locales().iterdir() if _files(folder))


def load_language(language: str = ENGLISH) -> Words:
    """Return the messages of a language, such as `nl` or `nl-BE`."""
    spoken = languages()
    wanted = language.replace("_", "-").partition("-")[0].lower()
    if wanted not in spoken:
        message = f"no language {language!r}: there are {', '.join(spoken)}"
        raise LanguageError(message)
    return Words([_bundle(code) for code in dict.fromkeys((wanted, ENGLISH))])


@cache
def _bundle(language: str) -> Bundle:
    if language not in FORMATS:
        message = f"no number format of {language!r}: add it to pax/text/numbers.py"
        raise LanguageError(message)
    bundle = Bundle(FORMATS[language])
    for _, resource in _resources(language):
        bundle.add(resource)
    return bundle


def entries(language: str) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    """Yield all messages of a language, each with the name of its file."""
    for name, resource in _resources(language):
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                yield name, entry


@cache
def _resources(language: str) -> list[tuple[str, ast.Resource]]:
    """Return the files of a language, each with its name."""
    return [(file.name, _read(file)) for file in _files(_locales() / language)]


def _read(file: Traversable) -> ast.Resource:
    resource = parse(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            message = f"{file.name}: {entry.annotations[0].message}: {(entry.content or '')[:60]!r}"
            raise LanguageError(message)
    return resource


def _files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    files = [file for file in folder.iterdir() if file.name.endswith(_SUFFIX)]
    return sorted(files, key=lambda file: file.name)


def _locales() -> Traversable:
    return resources.files("pax.text") / "locales"
