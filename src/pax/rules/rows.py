"""Rows of integers that are allocated once and then overwritten."""

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
    """Return a row equal to `other`; reuse `row` if its length fits."""
    if len(row) != len(other):
        return other[:]
    copy_part(row, other, 0, len(other))
    return row


def copy_part(row: vec[i64], other: vec[i64], start: i64, end: i64) -> None:
    """Copy `other[start:end]` to the same indices of `row`."""
    for place in range(start, end):
        row[place] = other[place]
