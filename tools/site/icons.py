"""Icons of the installed app as PNG files, drawn from the shapes of `web/public/icon.svg`."""

import math
import re
import struct
import zlib
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from tools.build.sources import ROOT

Point = tuple[float, float]
Polygon = list[Point]
Colour = tuple[int, int, int]

UNITS: Final = 64.0
"""Width and height of the drawing."""

RED: Final[Colour] = (0x8B, 0x2E, 0x22)
IVORY: Final[Colour] = (0xF3, 0xED, 0xE2)
GREEN: Final[Colour] = (0x2C, 0x68, 0x3C)
CORNER: Final = 14.0
MASKED: Final = 0.8
"""Share of a maskable icon that every mask shows."""

SUBLINES: Final = 5
STEPS: Final = 12


class Shape(NamedTuple):
    """A filled polygon."""

    colour: Colour
    outline: Polygon


def icon(size: int, *, maskable: bool = False, rounded: bool = True) -> bytes:
    """Return a square icon as PNG; a maskable one has a background up to the edges."""
    scale, shift = (MASKED, UNITS * (1 - MASKED) / 2) if maskable else (1.0, 0.0)
    rows = [bytearray(4 * size) for _ in range(size)]
    for number, shape in enumerate(_shapes(CORNER if rounded and not maskable else 0.0)):
        outline = shape.outline
        if number:  # all but the background
            outline = [(x * scale + shift, y * scale + shift) for x, y in outline]
        _fill(rows, [(x * size / UNITS, y * size / UNITS) for x, y in outline], shape.colour)
    return _png(size, rows)


def _shapes(corner: float) -> Iterator[Shape]:
    yield Shape(RED, _rounded_square(corner))
    arch = [(32 - 22 * math.cos(a), 30 - 22 * math.sin(a)) for a in _angles(math.pi)]
    yield Shape(IVORY, [(10.0, 56.0), *arch, (54.0, 56.0)])
    text = (ROOT / "web" / "public" / "icon.svg").read_text("utf-8")
    leaves, stem = re.findall(r'<path[^>]* d="(M[^"]*)"', text)[1:]
    for leaf in leaves.split("z"):
        if leaf:
            yield Shape(GREEN, [_placed(point) for point in _flattened(leaf)])
    yield from _stroke([_placed(point) for point in _flattened(stem)], 1.5 * 1.55)


def _placed(point: Point) -> Point:
    """Apply the transform of the laurel in the drawing."""
    return 13.5 + 1.55 * point[0], 18 + 1.55 * point[1]


def _flattened(path: str) -> Polygon:
    """Return the points of a path of absolute moves and curves."""
    points: Polygon = []
    for command, arguments in re.findall(r"([MQC])([^MQC]*)", path):
        numbers = [float(each) for each in re.findall(r"-?[\d.]+", arguments)]
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        degree = {"M": 1, "Q": 2, "C": 3}[command]
        for start in range(0, len(pairs), degree):
            curve = pairs[start : start + degree]
            points += curve if command == "M" else _curve([points[-1], *curve])
    return points


def _curve(control: Polygon) -> Polygon:
    """Return points on a Bezier curve, without its first."""
    found = []
    for step in range(1, STEPS + 1):
        points, at = control, step / STEPS
        while len(points) > 1:
            points = [(x + (u - x) * at, y + (v - y) * at) for (x, y), (u, v) in pairwise(points)]
        found += points
    return found


def _stroke(line: Polygon, width: float) -> Iterator[Shape]:
    """Yield a line with round joints: a rectangle for each piece, a disc for each point."""
    for (x, y), (u, v) in pairwise(line):
        length = math.hypot(u - x, v - y)
        a, b = (v - y) / length * width / 2, (x - u) / length * width / 2
        yield Shape(GREEN, [(x + a, y + b), (u + a, v + b), (u - a, v - b), (x - a, y - b)])
    for x, y in line:
        disc = [
            (x + width / 2 * math.cos(a), y + width / 2 * math.sin(a)) for a in _angles(math.tau)
        ]
        yield Shape(GREEN, disc)


def _rounded_square(corner: float) -> Polygon:
    near, far = corner, UNITS - corner
    centres = [(far, far), (near, far), (near, near), (far, near)]
    return [
        (
            x + corner * math.cos(turn * math.pi / 2 + a),
            y + corner * math.sin(turn * math.pi / 2 + a),
        )
        for turn, (x, y) in enumerate(centres)
        for a in _angles(math.pi / 2)
    ]


def _angles(whole: float) -> list[float]:
    return [whole * step / (4 * STEPS) for step in range(4 * STEPS + 1)]


def _fill(rows: list[bytearray], outline: Polygon, colour: Colour) -> None:
    """Blend a polygon into rows of pixels with red, green, blue and opacity."""
    first = max(math.floor(min(y for _, y in outline)), 0)
    last = min(math.ceil(max(y for _, y in outline)), len(rows))
    for number in range(first, last):
        cover = [0.0] * len(rows)
        for subline in range(SUBLINES):
            crossings = _crossings(outline, number + (subline + 0.5) / SUBLINES)
            for left, right in zip(crossings[::2], crossings[1::2], strict=True):
                _add_span(cover, left, right)
        for column, share in enumerate(cover):
            if share:
                _blend(rows[number], 4 * column, colour, share / SUBLINES)


def _crossings(outline: Polygon, height: float) -> list[float]:
    """Return where a horizontal line crosses an outline, from left to right."""
    found = []
    for (x, y), (u, v) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y <= height) != (v <= height):
            found.append(x + (height - y) / (v - y) * (u - x))
    return sorted(found)


def _add_span(cover: list[float], left: float, right: float) -> None:
    left, right = max(left, 0.0), min(right, float(len(cover)))
    for column in range(math.floor(left), math.ceil(right)):
        cover[column] += max(min(right, column + 1) - max(left, column), 0.0)


def _blend(row: bytearray, place: int, colour: Colour, share: float) -> None:
    share = min(share, 1.0)
    under = row[place + 3] / 255
    opacity = share + under * (1 - share)
    for part, value in enumerate(colour):
        mixed = (value * share + row[place + part] * under * (1 - share)) / opacity
        row[place + part] = round(mixed)
    row[place + 3] = round(255 * opacity)


def _png(size: int, rows: list[bytearray]) -> bytes:
    data = zlib.compress(b"".join(b"\0" + bytes(row) for row in rows), 9)
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = (_chunk(b"IHDR", head), _chunk(b"IDAT", data), _chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
