"""Records: a whole game as text, to be stored, checked and replayed (RECORD.md)."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pax.game.config import GameConfig
from pax.game.errors import IllegalMove, MalformedMove, MoveError
from pax.game.game import Game
from pax.game.reasons import Reason, reason_of
from pax.game.records.fields import (
    check_deal,
    check_result,
    describe_result,
    describe_table,
    expect,
    read_cards,
    read_table,
    read_texts,
)
from pax.game.records.parsing import Json, RecordError, clipped, parse
from pax.rules import ForbiddenMove, Result, State, deal, play_moves

FORMAT: Final = "pax/1"


@dataclass(frozen=True)
class Record:
    """A record with valid fields and a valid deal; `check` also replays the moves."""

    fields: dict[str, Json]
    config: GameConfig
    aside: list[str]
    pile: list[str]
    moves: list[str]

    @classmethod
    def read(cls, text: str | bytes, line: int = 1) -> "Record":
        """Parse a record and check everything except the moves.

        `line` is its first line in the file, for error messages.
        """
        fields = parse(text, line)
        expect(fields.get("format") == FORMAT, "format", f"must be {FORMAT!r}")
        config = read_table(fields)
        aside = read_cards(fields, "aside", config.deck)
        pile = read_cards(fields, "pile", config.deck)
        check_deal(config, aside, pile)
        return cls(fields, config, aside, pile, read_texts(fields, "moves", "moves"))

    @classmethod
    def from_game(cls, game: Game) -> "Record":
        """Return the record of a game; while the game runs, the record reveals hidden cards."""
        return cls.from_parts(game.config, game.aside, game.pile, game.moves, game.result)

    @classmethod
    def from_parts(
        cls,
        config: GameConfig,
        aside: Sequence[str],
        pile: Sequence[str],
        moves: Sequence[str],
        result: Result | None,
    ) -> "Record":
        """Return the record of a game given by its parts."""
        fields: dict[str, Json] = {
            "format": FORMAT,
            "table": describe_table(config),
            "aside": list(aside),
            "pile": list(pile),
            "moves": [str(move) for move in moves],
            "result": None if result is None else describe_result(result, config),
        }
        return cls(fields, config, fields["aside"], fields["pile"], fields["moves"])

    def __repr__(self) -> str:
        """Show the players and the number of moves."""
        names, made = ", ".join(self.config.players), len(self.moves)
        over = "" if self.fields.get("result") is None else ", over"
        return f"<Record of {names}: {made} move{'' if made == 1 else 's'}{over}>"

    def write(self) -> str:
        """Return the text; unknown fields and the order of fields are preserved."""
        return json.dumps(self.fields)

    def check(self) -> None:
        """Replay every move and compare the result; the first error raises RecordError."""
        check_result(self.fields.get("result"), self._end().result(), self.config)

    def replay(self, moves: int | None = None) -> Iterator[Game]:
        """Yield the game after the deal and after each move; a wrong move raises RecordError."""
        game = Game(self.config, self.aside, self.pile)
        yield game
        for number, text in enumerate(self.moves[:moves]):
            try:
                game.play(text)
            except MoveError as error:
                raise self._wrong_move(number, error) from None
            yield game

    def game(self, moves: int | None = None) -> Game:
        """Return the game after this many moves, or all; a wrong move raises RecordError."""
        *_, game = self.replay(moves)
        return game

    def _end(self) -> State:
        """Replay every move in the engine and return the final state."""
        state = deal(self.config.setup, self.config.deck.row(self.pile))
        made = 0
        try:
            moves = self.config.notation.read_all(self.moves)
            made = play_moves(state, moves)
            if made < len(moves):
                state.apply(moves[made])
        except ForbiddenMove as error:
            raise self._forbidden(made, reason_of(error.violation)) from None
        except MalformedMove:
            self.game()
        return state

    def _wrong_move(self, number: int, error: MoveError) -> RecordError:
        if isinstance(error, IllegalMove):
            return self._forbidden(number, error.reason)
        return RecordError(f"move {number + 1}", str(error))

    def _forbidden(self, number: int, reason: Reason) -> RecordError:
        text = clipped(self.moves[number])
        return RecordError(f"move {number + 1}", f"{text!r} is not allowed", reason)
