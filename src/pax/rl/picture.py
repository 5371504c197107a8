"""The table as a picture in SVG: what a spectator sees."""

from collections.abc import Sequence
from html import escape
from typing import Final

from pax.game import View

_COLOURS: Final = {
    "W": "#8a6d0f",
    "F": "#2f6f9f",
    "A": "#9f2f2f",
    "R": "#7a4fa3",
    "S": "#444444",
    "L": "#3f7f3f",
    "I": "#9a5a2a",
}
_CARD: Final = 40
_LINE: Final = 34
_LEFT: Final = 300


def picture_of(view: View) -> str:
    """Return an SVG document with Rome, the legions and every display."""
    rows: list[tuple[str, Sequence[str | None]]] = [("Rome", view.rome)]
    rows.append(("Rome, hidden", view.rome_hidden))
    for number, group in enumerate(view.legions, start=1):
        rows.append((f"Legion {number}", group))
    for seat in range(len(view.config.players)):
        display = sorted(view.display(seat), key=view.config.deck.kinds.index)
        rows.append((_label(view, seat), display))
    width = _LEFT + _CARD * max(10, *(len(cards) for _, cards in rows)) + 10
    height = _LINE * (len(rows) + 1) + 10
    title = f"round {view.round}, {view.step}, pile {view.pile_size}"
    lines = ['<rect width="100%" height="100%" fill="white"/>', _text(10, 22, title)]
    for number, (label, cards) in enumerate(rows, start=1):
        lines += _row(number * _LINE + 10, label, cards)
    body = "\n".join(lines)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
    return f'{head} font-family="sans-serif" font-size="12">\n{body}\n</svg>\n'


def _label(view: View, seat: int) -> str:
    facts = [f"{view.hand_size(seat)} in hand", f"{view.aurei(seat)} aurei"]
    if view.conspirator == seat:
        facts.append("conspirator")
    mark = "\N{BLACK RIGHT-POINTING TRIANGLE} " if view.deciding == seat else ""
    return f"{mark}{view.config.players[seat]}: {', '.join(facts)}"


def _row(top: int, label: str, cards: Sequence[str | None]) -> list[str]:
    lines = [_text(10, top + 18, label)]
    for place, card in enumerate(cards):
        left = _LEFT + place * _CARD
        colour = "#cccccc" if card is None else _COLOURS[card[0]]
        shape = f'<rect x="{left}" y="{top}" width="36" height="28" rx="4" fill="{colour}"/>'
        ink = "black" if card is None else "white"
        lines += [shape, _text(left + 5, top + 18, card or "?", ink)]
    return lines


def _text(left: int, top: int, text: str, colour: str = "black") -> str:
    return f'<text x="{left}" y="{top}" fill="{colour}">{escape(text)}</text>'
