"""One round of expert iteration for one kind of table.

    python -m tools.training.iterate 4 --games 2000 --seed 1

plays games of the searching bot with the present models, fits policy and value network to them, and
writes both. The games are kept in `build/iterate`: the same command continues a run that was
stopped. The seed determines the models, whatever the number of cores: the models that a run starts
from are kept beside its games.
"""

import argparse
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.arena import cores_here
from pax.bots.models.files import model_path, read_model, value_path, write_model
from pax.bots.value.network import weights_for
from pax.rules import Setup
from tools.training import fit_policy, fit_value
from tools.training.learn_policy import setup_of
from tools.training.learn_value import rounded
from tools.training.search_games import Order, SearchGame, play_missing, stored_games

FOLDER: Final = Path("build/iterate")
PLAYOUTS: Final = 200
POLICY_PASSES: Final = 10
VALUE_PASSES: Final = 4
PULL: Final = 1e-4
"""How strongly the fit of the policy is drawn to its start."""


def parsed(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.iterate", description=__doc__)
    parser.add_argument("table", help="2 to 8, or solo1 to solo5")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1, help="another one for every round")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="for each choice")
    parser.add_argument("--cores", type=int, default=cores_here())
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the games are kept")
    parser.add_argument("--into", type=Path, help="folder of the models instead of the package's")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what is missing, fit, and write."""
    options = parsed(arguments)
    order = Order(options.table, options.seed, options.playouts)
    path = options.folder / f"{order.table}-{order.seed}-{order.playouts}.jsonl"
    start = path.with_suffix(".start")
    keep_models(order.table, start)
    play_missing(path, order, options.games, options.cores)
    games = list(stored_games(path))[: options.games]
    setup = setup_of(options.table)
    policy = fitted_policy(games, setup, start / model_path(order.table).name, order.seed)
    network = fitted_value(games, setup, start / value_path(order.table).name, order.seed)
    write_model(place(model_path(options.table), options.into), policy)
    write_model(place(value_path(options.table), options.into), network)


def keep_models(table: str, folder: Path) -> None:
    """Copy the present models, unless a stopped run has kept its own."""
    if not folder.exists():
        unfinished = folder.with_suffix(".new")
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir(parents=True)
        for path in (model_path(table), value_path(table)):
            shutil.copy(path, unfinished)
        unfinished.rename(folder)


def place(path: Path, folder: Path | None) -> Path:
    """Return where a model is written."""
    return path if folder is None else folder / path.name


def divided(games: Sequence[SearchGame]) -> tuple[list[SearchGame], list[SearchGame]]:
    """Return the games to train on and those that measure the fit."""
    every = fit_policy.TEST_EVERY
    train = [game for game in games if game.number % every]
    return train, [game for game in games if game.number % every == 0]


def fitted_policy(games: Sequence[SearchGame], setup: Setup, model: Path, seed: int) -> "vec[i64]":
    """Return the fitted policy; print its cross-entropy on games that it was not fitted to."""
    train, test = (fit_policy.encoded(part, setup) for part in divided(games))
    start = fit_policy.in_nats(read_model(model))
    found = fit_policy.fit(train, start, POLICY_PASSES, PULL, seed)
    before, after = fit_policy.Fit(start).loss(test), found.loss(test)
    print(f"policy: cross-entropy {before:.4f}, now {after:.4f}", flush=True)
    return fit_policy.as_model(found.weights)


def fitted_value(games: Sequence[SearchGame], setup: Setup, model: Path, seed: int) -> "vec[i64]":
    """Return the fitted network; print what it explains of games that it was not fitted to."""
    weights = read_model(model, int(weights_for(setup.players)))
    network = fit_value.in_floats(weights, setup.players)
    train, test = (
        [turn for game in part for turn in fit_value.turns_of(game, setup)]
        for part in divided(games)
    )
    before = fit_value.errors(network, test)
    fit_value.fit(network, train, VALUE_PASSES, seed)
    after = fit_value.errors(network, test)
    print(
        f"value: explained variance of outcomes {before[0]:.3f}, now {after[0]:.3f}; "
        f"of what the search found {before[1]:.3f}, now {after[1]:.3f}",
        flush=True,
    )
    return rounded(network)


if __name__ == "__main__":
    main()
