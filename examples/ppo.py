"""Train a network by PPO on the batch, in NumPy alone, and play with it as an ordinary bot.

    python examples/ppo.py train weights.npz --seed 1
    python examples/ppo.py evaluate weights.npz
    PYTHONPATH=examples pax arena ppo.PpoBot:weights=weights.npz novice

It learns one seat of a table of four against three novices, from the result of whole games. The
learning curve is written beside the weights, as weights.csv. The length of the training is a number
of decisions, so that a busy machine learns as well as an idle one.
"""

import argparse
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from pax.bots import BotError, Budget
from pax.game import Move, View
from pax.rl import Batch, Encoding, table
from pax.rules import Rng

Row = NDArray[np.float32]
Rollout = tuple[Row, NDArray[np.int8], NDArray[np.int64], Row]
"""What was seen, the masks, the actions, and for each its log probability, advantage, target."""

PLAYERS, LANES, STEPS, HIDDEN, EVALUATION_LANES = 4, 512, 48, 128, 100
EPOCHS, MINIBATCH, CLIP, ENTROPY, RATE, TRACE = 2, 2048, 0.2, 0.005, 7e-4, 0.95


class Network:
    """Two hidden layers, then logits of the actions and the value of the position."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        """Draw random weights."""
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions), (HIDDEN, 1)]
        gains = [np.sqrt(2), np.sqrt(2), 0.01, 1.0]
        self.weights: list[Row] = []
        for (rows, columns), gain in zip(sizes, gains, strict=True):
            scale = gain / np.sqrt(rows)
            self.weights.append((rng.standard_normal((rows, columns)) * scale).astype(np.float32))
            self.weights.append(np.zeros(columns, dtype=np.float32))
        self._moments = [(np.zeros_like(row), np.zeros_like(row)) for row in self.weights]
        self._updates = 0

    def forward(self, seen: Row) -> tuple[Row, Row, Row, Row]:
        """Return both hidden layers, the logits and the values."""
        w1, b1, w2, b2, w3, b3, w4, b4 = self.weights
        first = np.maximum(seen @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        return first, second, second @ w3 + b3, (second @ w4 + b4)[:, 0]

    def chances(self, logits: Row, masks: NDArray[np.int8]) -> Row:
        """Return the probabilities of the legal actions."""
        legal = np.where(masks > 0, logits, np.float32(-1e9))
        powers = np.exp(legal - legal.max(axis=1, keepdims=True))
        shares: Row = powers / powers.sum(axis=1, keepdims=True)
        return shares

    def backward(self, seen: Row, layers: tuple[Row, Row], logits: Row, values: Row) -> list[Row]:
        """Return the gradients of all weights, given those of logits and values."""
        first, second = layers
        _, _, w2, _, w3, _, w4, _ = self.weights
        back2 = (logits @ w3.T + values[:, None] @ w4.T) * (second > 0)
        back1 = (back2 @ w2.T) * (first > 0)
        pairs = [(seen, back1), (first, back2), (second, logits), (second, values[:, None])]
        return [grad for left, right in pairs for grad in (left.T @ right, right.sum(axis=0))]

    def update(self, gradients: list[Row], rate: float) -> None:
        """Take one step of Adam, with gradients clipped to a length of 0.5."""
        self._updates += 1
        length = np.sqrt(sum(float((grad**2).sum()) for grad in gradients))
        factor = min(1.0, 0.5 / (length + 1e-8))
        for row, (mean, square), grad in zip(self.weights, self._moments, gradients, strict=True):
            mean[:] += 0.1 * (grad * factor - mean)
            square[:] += 0.001 * ((grad * factor) ** 2 - square)
            corrected = mean / (1 - 0.9**self._updates)
            row[:] -= rate * corrected / (np.sqrt(square / (1 - 0.999**self._updates)) + 1e-5)


def sampled(chances: Row, rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a random action for every row."""
    points = rng.random((len(chances), 1), dtype=np.float32) * 0.999999
    chosen: NDArray[np.int64] = (chances.cumsum(axis=1) > points).argmax(axis=1)
    return chosen


def train(path: Path, decisions: int, seed: int) -> None:
    """Train for some decisions; print and write the share of games won while it learns."""
    rng = np.random.default_rng(seed)
    batch = Batch(table(PLAYERS), LANES, seats=["learner", *["novice"] * 3], rotate=True, seed=seed)
    scales = np.array(batch.encoding.scales, dtype=np.float32)
    network = Network(batch.encoding.size, batch.encoding.actions, rng)
    start, made, recent = time.monotonic(), 0, list[float]()
    curve = ["decisions,won,processor_seconds,seconds"]
    while made < decisions:
        rollout, results = collect(batch, network, scales, rng)
        learn(network, rollout, rng, RATE * max(1 - made / decisions, 0.05))
        made += LANES * STEPS
        recent = [*recent, *results][-4000:]
        won, used = np.mean(recent) if recent else 0.0, time.process_time()
        print(f"{used:6.0f} s of processor, {made:9d} decisions, won {won:.3f}", flush=True)
        curve.append(f"{made},{won:.4f},{used:.1f},{time.monotonic() - start:.1f}")
        np.savez(path, *network.weights)
        path.with_suffix(".csv").write_text("\n".join(curve) + "\n", "utf-8")


def collect(
    batch: Batch, network: Network, scales: Row, rng: np.random.Generator
) -> tuple[Rollout, list[float]]:
    """Play some steps in all lanes; return them and the results of the games that ended."""
    shape = (STEPS, LANES)
    seen = np.empty((*shape, batch.encoding.size), dtype=np.float32)
    masks = np.empty((*shape, batch.encoding.actions), dtype=np.int8)
    chosen = np.empty(shape, dtype=np.int64)
    logs, rewards = np.empty(shape, dtype=np.float32), np.zeros(shape, dtype=np.float32)
    values = np.empty((STEPS + 1, LANES), dtype=np.float32)
    ends = np.empty(shape, dtype=np.bool_)
    results: list[float] = []
    for step in range(STEPS):
        seen[step], masks[step] = batch.observations / scales, batch.masks
        _, _, logits, values[step] = network.forward(seen[step])
        chances = network.chances(logits, masks[step])
        chosen[step] = sampled(chances, rng)
        logs[step] = np.log(chances[np.arange(LANES), chosen[step]])
        batch.step(chosen[step])
        ends[step] = batch.dones
        rewards[step] = batch.own_rewards
        results += batch.own_rewards[batch.dones].tolist()
    values[STEPS] = network.forward((batch.observations / scales).astype(np.float32))[3]
    advantages, trace = np.empty(shape, dtype=np.float32), np.zeros(LANES, dtype=np.float32)
    for step in reversed(range(STEPS)):
        goes_on = 1.0 - ends[step]
        error = rewards[step] + values[step + 1] * goes_on - values[step]
        trace = error + TRACE * goes_on * trace
        advantages[step] = trace
    targets = advantages + values[:STEPS]
    rows = np.stack([logs, advantages, targets], axis=-1).reshape(-1, 3).astype(np.float32)
    size = STEPS * LANES
    rollout = seen.reshape(size, -1), masks.reshape(size, -1), chosen.reshape(-1), rows
    return rollout, results


def learn(network: Network, rollout: Rollout, rng: np.random.Generator, rate: float) -> None:
    """Improve the network on a rollout: PPO's clipped objective, a value loss and entropy."""
    seen, masks, chosen, rows = rollout
    for _ in range(EPOCHS):
        order = rng.permutation(len(seen))
        for begin in range(0, len(seen), MINIBATCH):
            part = order[begin : begin + MINIBATCH]
            log, advantage, target = rows[part].T
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            first, second, logits, values = network.forward(seen[part])
            chances = network.chances(logits, masks[part])
            places = np.arange(len(part))
            ratio = np.exp(np.log(chances[places, chosen[part]] + 1e-12) - log)
            clipped = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            weight = np.where(clipped, 0.0, -ratio * advantage).astype(np.float32)
            one = np.zeros_like(chances)
            one[places, chosen[part]] = 1
            logs = np.log(chances + 1e-12)
            entropy = -(chances * logs).sum(axis=1, keepdims=True)
            back = weight[:, None] * (one - chances) + ENTROPY * chances * (logs + entropy)
            size = np.float32(len(part))
            gradients = network.backward(
                seen[part], (first, second), back / size, (values - target) / size
            )
            network.update(gradients, rate)


def load(path: str | Path) -> Network:
    """Read a trained network."""
    encoding = Encoding(table(PLAYERS))
    network = Network(encoding.size, encoding.actions, np.random.default_rng(0))
    with np.load(path) as stored:
        weights = [stored[name] for name in stored.files]
    if [row.shape for row in weights] != [row.shape for row in network.weights]:
        raise ValueError("the weights have other shapes")
    network.weights = weights
    return network


def evaluate(path: Path, games: int, seed: int) -> float:
    """Return the share of games that the network wins against three novices, all seats in turn."""
    lanes = min(games, EVALUATION_LANES)
    wanted = [games // lanes + (lane < games % lanes) for lane in range(lanes)]
    batch = Batch(table(PLAYERS), lanes, seats=["learner", *["novice"] * 3], rotate=True, seed=seed)
    network, scales = load(path), np.array(batch.encoding.scales, dtype=np.float32)
    won: list[list[float]] = [[] for _ in range(lanes)]
    while any(len(results) < count for results, count in zip(won, wanted, strict=True)):
        seen = (batch.observations / scales).astype(np.float32)
        chances = network.chances(network.forward(seen)[2], batch.masks)
        batch.step(chances.argmax(axis=1))
        for lane in np.flatnonzero(batch.dones):
            won[lane].append(float(batch.own_rewards[lane]))
    pairs = zip(won, wanted, strict=True)
    return float(np.mean([result for results, count in pairs for result in results[:count]]))


class PpoBot:
    """A bot that plays the most likely action of a trained network.

    Option: `weights=FILE`, by default the file `ppo.npz` beside this module.
    """

    def __init__(self, options: Mapping[str, str]) -> None:
        """Read the weights."""
        if not set(options) <= {"weights"}:
            raise BotError("this bot has one option: weights=FILE")
        path = Path(options.get("weights", Path(__file__).with_name("ppo.npz")))
        try:
            self._network = load(path)
        except (OSError, EOFError, ValueError, BadZipFile) as error:
            raise BotError(f"{path}: no weights of this network: {error}") from None
        self._encoding: Encoding | None = None

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng) -> str:  # noqa: ARG002 - a bot's interface
        """Return the move that the network finds most likely."""
        if self._encoding is None or self._encoding.config is not view.config:
            self._encoding = Encoding(view.config)
        encoding = self._encoding
        if len(view.config.players) != PLAYERS:
            raise BotError(f"this bot was trained for {PLAYERS} players")
        seen = np.frombuffer(encoding.observation(view), dtype=np.uint8)
        mask = np.frombuffer(encoding.mask(view), dtype=np.int8)
        scales = np.array(encoding.scales, dtype=np.float32)
        _, _, logits, _ = self._network.forward((seen / scales)[None].astype(np.float32))
        return encoding.move(int(np.where(mask > 0, logits[0], -np.inf).argmax()))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="PPO for PAX")
    parser.add_argument("command", choices=["train", "evaluate"])
    parser.add_argument("weights", type=Path)
    parser.add_argument("--decisions", type=int, default=4_000_000)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.weights.suffix != ".npz":
        parser.error(f"{arguments.weights}: the name of a file of weights must end in .npz")
    if min(arguments.games, arguments.decisions) < 1:
        parser.error("--games and --decisions must be at least 1")
    if arguments.command == "train":
        train(arguments.weights, arguments.decisions, arguments.seed)
    share = evaluate(arguments.weights, arguments.games, 1_000_000 + arguments.seed)
    error = 1.96 * np.sqrt(share * (1 - share) / arguments.games)
    print(f"won {share:.3f} of {arguments.games} games, plus or minus {error:.3f}; chance: 0.25")


if __name__ == "__main__":
    main()
