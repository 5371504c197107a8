"""Rows of numbers that are made once and then written over, without asking for memory."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_ZEROS: Final = vec[i64]([0] * 1024)


def zeros(length: i64) -> vec[i64]:
    """Return a row of zeros."""
    if length <= len(_ZEROS):
        return _ZEROS[:length]
    return vec[i64]([0] * length)


def refilled(row: vec[i64], other: vec[i64]) -> vec[i64]:
    """Return a row that is equal to another: this one, if it has the length."""
    if len(row) != len(other):
        return other[:]
    copy_part(row, other, 0, len(other))
    return row


def copy_part(row: vec[i64], other: vec[i64], start: i64, end: i64) -> None:
    """Write one part of a row into the same places of another."""
    for place in range(start, end):
        row[place] = other[place]
