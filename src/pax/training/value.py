"""Value network training by self-play of the policy.

A game is played to its end. Then every state at the start of a turn is evaluated for the seat whose
turn it is, as in the search, and a gradient step moves the output towards the outcome.
"""

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.policy.policy import Policy
from pax.bots.search.ismcts import AGAINST_ROME, WITH_ROME, reward_of
from pax.bots.value.features import ValueFeatures, rows_for
from pax.bots.value.network import HIDDEN_UNITS, sigmoid
from pax.rules.decisions import list_moves, perform
from pax.rules.position import BEGINNING, OVER
from pax.rules.rng import Rng
from pax.rules.setup import Setup
from pax.rules.shuffle import shuffled_pile
from pax.rules.state import State, deal


class TrainableNetwork:
    """A value network with floating-point weights, for gradient descent."""

    def __init__(self, players: i64, weights: vec[float]) -> None:
        """Take the weights in the order of `ValueNetwork`."""
        self.weights: vec[float] = weights
        self.output: i64 = rows_for(players) * HIDDEN_UNITS
        self.features: ValueFeatures = ValueFeatures()
        self.hidden: vec[float] = vec[float]([0.0] * HIDDEN_UNITS)
        self.with_rome: float = 0.0
        self.against_rome: float = 0.0

    def evaluate(self, state: State, seat: i64) -> None:
        """Compute the outputs as `ValueNetwork` does."""
        self.features.compute(state, seat)
        weights = self.weights
        rows = self.features.rows
        hidden = self.hidden
        number: i64
        for number in range(HIDDEN_UNITS):
            hidden[number] = 0.0
        for place in range(self.features.size):
            first: i64 = rows[place] * HIDDEN_UNITS
            for number in range(HIDDEN_UNITS):
                hidden[number] += weights[first + number]
        self.with_rome = self._probability(0)
        self.against_rome = self._probability(1)

    def _probability(self, victory: i64) -> float:
        weights = self.weights
        hidden = self.hidden
        first: i64 = self.output + victory * HIDDEN_UNITS
        total: float = weights[self.output + 2 * HIDDEN_UNITS + victory]
        for number in range(HIDDEN_UNITS):
            total += max(hidden[number], 0.0) * weights[first + number]
        return sigmoid(total)

    def gradient_step(self, with_rome: float, against_rome: float, rate: float) -> None:
        """Make a gradient step towards the outcome for the last evaluated state."""
        weights = self.weights
        hidden = self.hidden
        output: i64 = self.output
        with_error: float = rate * (with_rome - self.with_rome)
        against_error: float = rate * (against_rome - self.against_rome)
        weights[output + 2 * HIDDEN_UNITS] += with_error
        weights[output + 2 * HIDDEN_UNITS + 1] += against_error
        for number in range(HIDDEN_UNITS):
            activation: float = max(hidden[number], 0.0)
            hidden[number] = 0.0
            if activation > 0.0:
                hidden[number] = with_error * weights[output + number]
                hidden[number] += against_error * weights[output + HIDDEN_UNITS + number]
            weights[output + number] += with_error * activation
            weights[output + HIDDEN_UNITS + number] += against_error * activation
        self._update_rows()

    def _update_rows(self) -> None:
        """Add the updates, which are stored in `hidden`, to every active row."""
        weights = self.weights
        rows = self.features.rows
        hidden = self.hidden
        for place in range(self.features.size):
            first: i64 = rows[place] * HIDDEN_UNITS
            for number in range(HIDDEN_UNITS):
                weights[first + number] += hidden[number]


class ValueTrainer:
    """Trains a network on self-play games and measures its squared error."""

    def __init__(self, setup: Setup, policy: Policy, network: TrainableNetwork) -> None:
        """Take the policy that plays the games and the network to train."""
        self.setup: Setup = setup
        self.policy: Policy = policy
        self.network: TrainableNetwork = network
        self.states: i64 = 0
        self.won: float = 0.0
        self.squares: float = 0.0
        self.error: float = 0.0

    def learn(self, seed: int, first: int, games: int, rate: float) -> None:
        """Play games and train on each; a learning rate of 0 only measures."""
        for stream in range(first, first + games):
            rng = Rng(seed, stream)
            state = deal(self.setup, shuffled_pile(self.setup, rng))
            for begun in self._play(state, rng):
                self._train(begun, begun.seat, state, rate)

    def take_explained_variance(self) -> float:
        """Return the explained share of the variance of outcomes, and clear the sums."""
        states: float = float(int(self.states))
        spread: float = self.squares - self.won * self.won / states
        explained: float = 1.0 - self.error / spread
        self.states = 0
        self.won = 0.0
        self.squares = 0.0
        self.error = 0.0
        return explained

    def _play(self, state: State, rng: Rng) -> list[State]:
        """Play a game to its end; return the states at the start of each turn."""
        policy = self.policy
        turns: list[State] = []
        policy.reset(state)
        while state.step != OVER:
            perform(state, policy.sample(state, rng))
            if state.step == BEGINNING:
                turns.append(state.copy())
            list_moves(state, policy.moves)
        return turns

    def _train(self, begun: State, seat: i64, end: State, rate: float) -> None:
        network = self.network
        with_rome: float = reward_of(end, seat, WITH_ROME)
        against_rome: float = reward_of(end, seat, AGAINST_ROME)
        network.evaluate(begun, seat)
        won: float = with_rome + against_rome
        error: float = won - network.with_rome - network.against_rome
        network.gradient_step(with_rome, against_rome, rate)
        self.states += 1
        self.won += won
        self.squares += won * won
        self.error += error * error
