"""Games small enough to count all their move sequences to the end."""

from .deals import Deal, Table
from .setup import Setup

PLAIN: dict[str, bool] = {}
ROME_TAKES_LAST = {"rome_takes_last": True}
SOLO_PEEK = {"solo_peek": True}


def tiny(table: Table, rules: dict[str, bool], setup: Setup, pile: str) -> Deal:
    """Return a deal without a deck: it has only a pile."""
    return Deal(*table, rules, None, [], pile.split(), setup)


SHOWS_ALL_SEVEN = [f"lay {card}" for card in ("W23", "F11", "A23", "R12", "S12", "L11", "I11")]

# Name, deal, and the moves made before the counting begins.
TINY: list[tuple[str, Deal, list[str]]] = [
    (
        "tiny solo, Rome always wins",
        tiny(
            ("solo", 1, 1),
            PLAIN,
            Setup(legions=1, rome_face_up=0, draws=(2,)),
            "W11 F11 S12 L11 S23 R23 I12 A11 W12 F12 L23",
        ),
        [],
    ),
    (
        "tiny solo, two legions, peeking allowed",
        tiny(
            ("solo", 1, 2),
            SOLO_PEEK,
            Setup(legions=2, rome_face_up=0, draws=(2,)),
            "W11 F11 S12 L11 S23 R23 I12 A11 W12 F12",
        ),
        [],
    ),
    (
        "tiny solo, all seven categories laid",
        tiny(
            ("solo", 1, 1),
            {**SOLO_PEEK, **ROME_TAKES_LAST},
            Setup(legions=1, rome_face_up=0, draws=(8,), lays=7),
            "F23 A12 S11 W23 F11 A23 R12 S12 L11 I11 W11 L12 R23 A11 F12 I12",
        ),
        SHOWS_ALL_SEVEN,
    ),
    (
        "tiny solo, laying in every order",
        tiny(
            ("solo", 1, 3),
            PLAIN,
            Setup(legions=1, rome_face_up=0, draws=(4,), lays=2),
            "F11 A12 S11 W23 I11 F23 R34 L12 A11 R12",
        ),
        [],
    ),
    (
        "tiny game of two",
        tiny(
            ("standard", 2, None),
            PLAIN,
            Setup(legions=1, rome_face_up=0, draws=(1, 1)),
            "F11 A11 W11 L11 I12 S11 F12 R23 W12",
        ),
        [],
    ),
    (
        "tiny game of two, Rome takes last",
        tiny(
            ("standard", 2, None),
            ROME_TAKES_LAST,
            Setup(legions=2, rome_face_up=0, draws=(1, 2)),
            "F11 A11 W11 I11 I12 L11 S12 I23 W12",
        ),
        [],
    ),
    (
        "tiny game of two with Religion",
        tiny(
            ("standard", 2, None),
            PLAIN,
            Setup(legions=1, rome_face_up=1, draws=(1, 1)),
            "L11 F11 A11 W11 R61 R31 S10 I12 L20 F11",
        ),
        [],
    ),
    (
        "tiny game of three, three Intrigues",
        tiny(
            ("standard", 3, None),
            PLAIN,
            Setup(legions=1, rome_face_up=0, draws=(1, 1, 1)),
            "F11 A11 W11 L24 I12 I11 S12 I23 W12",
        ),
        [],
    ),
    (
        "tiny game of four",
        tiny(
            ("standard", 4, None),
            PLAIN,
            Setup(legions=1, rome_face_up=0, draws=(1, 1, 1, 2)),
            "W11 F11 A12 L23 S13 I11 R12 S12 F11",
        ),
        [],
    ),
    (
        "tiny game of five with Senators",
        tiny(
            ("standard", 5, None),
            PLAIN,
            Setup(legions=1, rome_face_up=0, draws=(1, 1, 1, 1, 1)),
            "F11 A11 W11 S11 I12 L14 S12 I23 W14",
        ),
        [],
    ),
    (
        "tiny game of five, Rome takes last",
        tiny(
            ("standard", 5, None),
            ROME_TAKES_LAST,
            Setup(legions=1, rome_face_up=1, draws=(1, 1, 1, 1, 1)),
            "A11 F11 W11 R11 L12 S12 F11 I24 S13 A15",
        ),
        [],
    ),
]
