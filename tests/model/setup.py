"""The sizes of a game before its first turn."""

from dataclasses import dataclass

HIDDEN = 3

LEGIONS = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9}
ROME_FACE_UP = {1: 0, 2: 0, 3: 0, 4: 0, 5: 3, 6: 3, 7: 3, 8: 3}
DRAWN_BY_SEAT = (2, 3, 4, 5, 5, 5, 5, 5)
DRAWN_AT_LEVEL = {1: 2, 2: 2, 3: 3, 4: 4, 5: 5}
LAID_AT_LEVEL = {1: 0, 2: 0, 3: 1, 4: 2, 5: 3}
PILE = {1: 44, 2: 54, 3: 64, 4: 74, 5: 89, 6: 104, 7: 119, 8: 134}


@dataclass(frozen=True)
class Setup:
    """The number of legions, and the sizes of the deal; tests may use smaller ones."""

    legions: int
    rome_face_up: int
    draws: tuple[int, ...]
    lays: int = 0

    def check(self, players: int, pile: list[str]) -> None:
        """Raise ValueError for sizes that do not fit the players or the pile."""
        if len(self.draws) != players or min(self.draws) <= self.lays:
            message = f"{players} players need as many draws above {self.lays}: {self}"
            raise ValueError(message)
        left = len(pile) - self.rome_face_up - HIDDEN
        for number in [*self.draws, self.legions]:
            if left < number:
                message = f"a pile of {len(pile)} cards is too small for {self}"
                raise ValueError(message)
            left -= self.lays + 1


def standard_setup(players: int) -> Setup:
    """Return the sizes for 2 to 8 players."""
    return Setup(LEGIONS[players], ROME_FACE_UP[players], DRAWN_BY_SEAT[:players])


def solo_setup(level: int) -> Setup:
    """Return the sizes for one level of the solo campaign."""
    draws = (DRAWN_AT_LEVEL[level],)
    return Setup(LEGIONS[1], ROME_FACE_UP[1], draws, LAID_AT_LEVEL[level])
