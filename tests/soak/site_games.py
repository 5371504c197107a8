"""The engine in WebAssembly plays the same games as the native one, move by move."""

from tests.site.games import played
from tests.site.pyodide import played_in_pyodide
from tests.soak.context import Context, Figures

DEALS = 50
PLAYOUTS = 60
TABLES = (
    ["citizen"] * 4,
    [f"senator:playouts={PLAYOUTS}"] * 3,
    [f"consul:playouts={PLAYOUTS}"] * 2,
)


def step(context: Context) -> Figures:
    """Play 50 deals with fixed seeds at tables of citizens, senators and consuls."""
    games = [(context.seed + deal, bots) for deal in range(DEALS) for bots in TABLES]
    compared = 0
    for start in range(0, len(games), len(TABLES) * 10):
        some = games[start : start + len(TABLES) * 10]
        found = played_in_pyodide(some)["records"]
        assert found == [played(seed, bots) for seed, bots in some]
        compared += len(some)
        context.say(f"{compared} games are the same")
    return {"deals": DEALS, "games": compared, "playouts": PLAYOUTS}
