"""Print random decisions with the advice and its reasons, to be read against the position.

The games are played by `citizen`, with all numbers of players in turn:

    build/wheel-env/bin/python -m tools.inspection.read_reasons --decisions 20 --seed 7
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import Final

from pax.bots import Budget, make_bot
from pax.bots.advice import Advice, advise
from pax.decks import CATEGORY_LETTERS
from pax.game import Game, GameConfig, Record, View
from pax.rules import Rng
from pax.rules.ending import rome_strength, strength
from pax.rules.rounds_left import rome_would_take
from pax.text import Voice, load_language, plain, view_blocks
from pax.text.causes import comparison_lines
from pax.text.moves import meaning

TABLES: Final = [GameConfig(("Livia", "Decimus", "Aurelia", "Gaius")[:size]) for size in (4, 2, 3)]
TABLES.append(GameConfig(("Livia",), 3))
TABLES.append(GameConfig(("Livia", "Decimus", "Aurelia", "Gaius", "Flavia", "Titus")))
_SHOWN: Final = 3


def decisions(seed: int) -> Iterator[Game]:
    """Yield one random decision of each of many games."""
    for number in count():
        table, rng = TABLES[number % len(TABLES)], Rng(seed, number)
        game, bot = Game.shuffled(table, Rng(seed, number)), make_bot("citizen")
        choices: list[int] = []
        while (seat := game.seat) is not None:
            legal = game.legal()
            if len(legal) > 1:
                choices.append(len(game.moves))
            game.play(bot.choose(game.view(seat), legal, Budget(), rng))
        yield Record.from_game(game).game(choices[rng.below(len(choices))])


def position(view: View) -> list[str]:
    """Return a position in a few lines."""
    state, config = view.state, view.config
    seats = range(len(config.players))
    legions = [f"{n} {'+'.join(group) or '-'}" for n, group in enumerate(view.legions, 1)]
    turn = f"{view.step}, round {view.round}, pile {view.pile_size}, turns {state.turns_left}"
    chief = "nobody" if view.conspirator is None else config.players[view.conspirator]
    lines = [
        f"{turn}; conspirator {chief}; Rome takes {rome_would_take(state)}: {', '.join(legions)}",
        f"  Rome: {strengths(lambda category: rome_strength(state, category))}",
    ]
    for seat in seats:
        own = seat == view.seat
        cards = " ".join(view.hand(seat)) or "-"
        known = f"{view.aurei(seat)} aurei, {view.hand_size(seat)} in hand: {cards}"
        symbols = strengths(partial(strength, state, seat))
        lines.append(f"{'->' if own else '  '}{config.players[seat]}: {symbols}; {known}")
    return [*lines, f"  in view: {' '.join(map(str, view.in_view)) or '-'}; played {view.played}"]


def strengths(of: Callable[[int], int]) -> str:
    """Return the strength in each category."""
    return " ".join(f"{letter}{of(place)}" for place, letter in enumerate(CATEGORY_LETTERS))


def described(view: View, advice: Advice, voice: Voice, *, whole: bool) -> str:
    """Return a position, the best moves and the reasons as text."""
    moves = [
        f"  {100 * each.chance:5.1f} ± {100 * each.error:3.1f}  {each.tries:5}  {each.move:12}"
        f" {meaning(view, each.move, voice)}"
        for each in advice.moves[:_SHOWN]
    ]
    compared = advice.comparison
    lines = [] if compared is None else comparison_lines(compared, voice)
    before = [plain(view_blocks(view, voice)), ""] if whole else position(view)
    return "\n".join([*before, *moves, *lines])


def main() -> None:
    """Read the options and print the decisions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="print all that the player sees")
    options = parser.parse_args()
    words = load_language()
    for number, game in zip(range(1, options.decisions + 1), decisions(options.seed), strict=False):
        view = game.view(game.seat)
        advice = advise(view, Budget(options.playouts), Rng(options.seed, number), reasons=True)
        voice = Voice(words, view.config, view.seat)
        text = described(view, advice, voice, whole=options.whole)
        print(f"=== decision {number} ===\n{text}\n")


if __name__ == "__main__":
    main()
