"""Names that look alike: a name is reduced to a skeleton, and equal skeletons are confusable."""
# ruff: noqa: RUF001 - letters that look like others are what this is about

import unicodedata
from functools import lru_cache
from typing import Final

_SAME: Final = str.maketrans(
    # Cyrillic
    "АВСЕНІЈКМОРЅТХУԚԜҮӀЗѴГБЬавсеніјкморѕтхуԛԝүӏзѵгбьһԁ"
    # Greek: small letters may look like another one than their capitals
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
"""What looks like a Latin letter or a digit, before case is folded."""

_ALSO: Final = str.maketrans("01l|\u2223", "oiiii")
"""0 and O; 1, l and I."""

_OVERLAYS: Final = range(1, 7)
_POINTS: Final = range(10, 36)
_ACCENTS: Final = range(200, 256)
"""Combining classes of marks that change no letter; vowel signs and voicing marks do."""

_MOST: Final = 240
"""Letters that are compared; a few characters have a decomposition of many."""

_KNOWN: Final = 1024
"""Names whose skeletons are kept, because the same few are compared again and again."""


@lru_cache(_KNOWN)
def skeleton(name: str) -> str:
    """Return what is left of a name without what an eye can miss.

    That is case, width, accents, spaces, punctuation, and the script of letters that look alike.
    """
    return _stripped(_latin(_latin(name)).translate(_ALSO))


def look_alike(name: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return skeleton(name) == skeleton(other) or _folded(name) == _folded(other)


def _latin(name: str) -> str:
    """Return a name with Latin letters where others look like them."""
    return _plain(_plain(name).translate(_SAME).casefold())


@lru_cache(_KNOWN)
def _folded(name: str) -> str:
    return _stripped(_plain(_plain(name).casefold()))


def _plain(name: str) -> str:
    """Return a name without accents, in the simplest form of its letters."""
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
    """Return a name without spaces and punctuation, if it has anything else."""
    kept = "".join(each for each in name if not _is_punctuation(each))
    return kept or "".join(name.split())


def _is_punctuation(character: str) -> bool:
    if "\u02b0" <= character <= "\u02ff":  # apostrophes that count as letters
        return True
    category = unicodedata.category(character)
    return category[0] in "PZC" or category == "Sk"
