"""Confusable names: each name is reduced to a skeleton; equal skeletons look alike."""
# ruff: noqa: RUF001 - confusable letters are the subject of this module

import unicodedata
from functools import lru_cache
from typing import Final

_SAME: Final = str.maketrans(
    # Cyrillic
    "АВСЕНІЈКМОРЅТХУԚԜҮӀЗѴГБЬавсеніјкморѕтхуԛԝүӏзѵгбьһԁ"
    # Greek: a small letter may look like a different letter than its capital does
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεζηικμνορτυχγω"
    # Armenian, Cherokee, Lisu, Coptic
    "օոսհզցյ"
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏚᎢᏙᎳᏃ"
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ"
    "ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ"
    # Latin letters that have no decomposition, small capitals
    "ıȷłŁøØđĐħĦŧŦɑɡɩƒǀ"
    "ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢ",
    "ABCEHIJKMOPSTXYQWYI3VR6Babcehijkmopstxyqwyi3vr6bhd"
    "ABEZHIKMNOPTYXabeznikuvoptuxyw"
    "onuhqgj"
    "ABCDEGHJKLMPSTVWZ"
    "BPDTGKJCZFMNLSRVHWXYAEIOU"
    "ABEHIKMNOPCTYX"
    "ijlLoOdDhHtTagifi"
    "abcdeghijklmnoprtuvwyz",
)
"""Characters that look like a Latin letter or a digit, before case folding."""

_ALSO: Final = str.maketrans("01l|\u2223", "oiiii")
"""0 and O; 1, l and I."""

_OVERLAYS: Final = range(1, 7)
_POINTS: Final = range(10, 36)
_ACCENTS: Final = range(200, 256)
"""Combining classes of marks that do not change a letter; vowel signs and voicing marks do."""

_MOST: Final = 240
"""Maximum number of letters compared; a few characters have long decompositions."""

_KNOWN: Final = 1024
"""Size of the cache of skeletons: the same few names are compared repeatedly."""


@lru_cache(_KNOWN)
def skeleton(name: str) -> str:
    """Return a name without the differences that an eye can miss.

    These are case, width, accents, spaces, punctuation, and the script of letters that look alike.
    """
    return _stripped(_latin(_latin(name)).translate(_ALSO))


def look_alike(name: str, other: str) -> bool:
    """Whether two names could be mistaken for each other."""
    return skeleton(name) == skeleton(other) or _folded(name) == _folded(other)


def _latin(name: str) -> str:
    """Return a name with its confusable letters replaced by Latin ones."""
    return _plain(_plain(name).translate(_SAME).casefold())


@lru_cache(_KNOWN)
def _folded(name: str) -> str:
    return _stripped(_plain(_plain(name).casefold()))


def _plain(name: str) -> str:
    """Return a name without accents, in the compatibility decomposition of its letters."""
    if name.isascii():
        return name
    letters = unicodedata.normalize("NFKD", name)[:_MOST]
    missed = {each for each in set(letters) if _is_missed_mark(each)}
    return "".join(each for each in letters if each not in missed)


def _is_missed_mark(character: str) -> bool:
    place = unicodedata.combining(character)
    if place:
        return place in _OVERLAYS or place in _POINTS or place in _ACCENTS
    return unicodedata.category(character) == "Me" or "\ufe00" <= character <= "\ufe0f"


def _stripped(name: str) -> str:
    """Return a name without spaces and punctuation, unless nothing else is left."""
    kept = "".join(each for each in name if not _is_punctuation(each))
    return kept or "".join(name.split())


def _is_punctuation(character: str) -> bool:
    if "\u02b0" <= character <= "\u02ff":  # apostrophes that count as letters
        return True
    category = unicodedata.category(character)
    return category[0] in "PZC" or category == "Sk"
