"""Tables and games for the tests of texts."""

from pax.game import Game, GameConfig, Options
from pax.rules import Rng

NAMES = ("Livia", "Decimus", "Gaia", "Titus", "Flavia", "Quintus", "Valeria", "Marcus")

LANGUAGES = ["de", "en", "fr", "nl", "pt"]


def a_table(players: int = 3, level: int | None = None, **options: bool) -> GameConfig:
    """Return a table with the built-in deck."""
    return GameConfig(NAMES[:players], level, Options(**options))


def a_game(table: GameConfig, top: str = "", seed: int = 1) -> Game:
    """Return a game whose pile starts with these cards; the rest is shuffled."""
    dealt = Game.shuffled(table, Rng(seed))
    wanted = top.split()
    rest = [*dealt.pile, *dealt.aside]
    for card in wanted:
        rest.remove(card)
    size = len(dealt.pile) - len(wanted)
    return Game(table, rest[size:], [*wanted, *rest[:size]])


def played(game: Game, *moves: str) -> Game:
    """Return the game after these moves."""
    for move in moves:
        game.play(move)
    return game


def random_game(table: GameConfig, seed: int, moves: int | None = None) -> Game:
    """Return a game after this many random moves, or at its end."""
    rng = Rng(seed)
    game = Game.shuffled(table, rng)
    while not game.is_over and (moves is None or len(game.moves) < moves):
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
    return game
