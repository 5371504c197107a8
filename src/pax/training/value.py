"""Learning a value network from games of the policy with itself.

A game is played to its end; then every state in which a turn began is considered once more, for one
of the seats, and the weights are corrected towards what came of it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.policy.policy import Policy
from pax.bots.search.ismcts import AGAINST_ROME, WITH_ROME, reward_of
from pax.bots.value.features import ValueFeatures, rows_for
from pax.bots.value.network import SUMS, chance_of
from pax.rules.decisions import list_moves, perform
from pax.rules.position import BEGINNING, OVER
from pax.rules.rng import Rng
from pax.rules.setup import Setup
from pax.rules.shuffle import shuffled_pile
from pax.rules.state import State, deal


class Pupil:
    """A value network with floating-point weights, for small steps of gradient descent."""

    def __init__(self, players: i64, weights: vec[float]) -> None:
        """Take the weights in the order of a value network."""
        self.weights: vec[float] = weights
        self.voices: i64 = rows_for(players) * SUMS
        self.features: ValueFeatures = ValueFeatures()
        self.sums: vec[float] = vec[float]([0.0] * SUMS)
        self.with_rome: float = 0.0
        self.against_rome: float = 0.0

    def consider(self, state: State, seat: i64) -> None:
        """Reckon as a value network does."""
        self.features.look(state, seat)
        weights = self.weights
        rows = self.features.rows
        sums = self.sums
        number: i64
        for number in range(SUMS):
            sums[number] = 0.0
        for place in range(self.features.size):
            first: i64 = rows[place] * SUMS
            for number in range(SUMS):
                sums[number] += weights[first + number]
        self.with_rome = self._chance(0)
        self.against_rome = self._chance(1)

    def _chance(self, victory: i64) -> float:
        weights = self.weights
        sums = self.sums
        first: i64 = self.voices + victory * SUMS
        total: float = weights[self.voices + 2 * SUMS + victory]
        for number in range(SUMS):
            total += max(sums[number], 0.0) * weights[first + number]
        return chance_of(total)

    def correct(self, with_rome: float, against_rome: float, rate: float) -> None:
        """Go a step towards what came of the state that was considered last."""
        weights = self.weights
        sums = self.sums
        voice: i64 = self.voices
        wrong: float = rate * (with_rome - self.with_rome)
        wrong_too: float = rate * (against_rome - self.against_rome)
        weights[voice + 2 * SUMS] += wrong
        weights[voice + 2 * SUMS + 1] += wrong_too
        for number in range(SUMS):
            above: float = max(sums[number], 0.0)
            sums[number] = 0.0
            if above > 0.0:
                sums[number] = wrong * weights[voice + number]
                sums[number] += wrong_too * weights[voice + SUMS + number]
            weights[voice + number] += wrong * above
            weights[voice + SUMS + number] += wrong_too * above
        self._add_to_rows()

    def _add_to_rows(self) -> None:
        """Add the sums, which hold what is to change, to every row that was looked up."""
        weights = self.weights
        rows = self.features.rows
        sums = self.sums
        for place in range(self.features.size):
            first: i64 = rows[place] * SUMS
            for number in range(SUMS):
                weights[first + number] += sums[number]


class School:
    """Games that a pupil learns from, and how far off it was since it was last asked."""

    def __init__(self, setup: Setup, policy: Policy, pupil: Pupil) -> None:
        """Begin with a policy that plays the games."""
        self.setup: Setup = setup
        self.policy: Policy = policy
        self.pupil: Pupil = pupil
        self.states: i64 = 0
        self.won: float = 0.0
        self.squares: float = 0.0
        self.error: float = 0.0

    def learn(self, seed: int, first: int, games: int, rate: float) -> None:
        """Play so many games, and learn from each; a rate of 0 only measures."""
        for stream in range(first, first + games):
            rng = Rng(seed, stream)
            state = deal(self.setup, shuffled_pile(self.setup, rng))
            for begun in self._play(state, rng):
                seat: i64 = rng.below(self.setup.players)
                self._correct(begun, seat, state, rate)

    def take_foreseen(self) -> float:
        """Return what share of the differences between outcomes was foreseen, and begin anew."""
        states: float = float(int(self.states))
        spread: float = self.squares - self.won * self.won / states
        foreseen: float = 1.0 - self.error / spread
        self.states = 0
        self.won = 0.0
        self.squares = 0.0
        self.error = 0.0
        return foreseen

    def _play(self, state: State, rng: Rng) -> list[State]:
        """Play a game to its end; return every state in which a turn began."""
        policy = self.policy
        turns: list[State] = []
        policy.list_anew(state)
        while state.step != OVER:
            perform(state, policy.drawn(state, rng))
            if state.step == BEGINNING:
                turns.append(state.copy())
            list_moves(state, policy.moves)
        return turns

    def _correct(self, begun: State, seat: i64, end: State, rate: float) -> None:
        pupil = self.pupil
        with_rome: float = reward_of(end, seat, WITH_ROME)
        against_rome: float = reward_of(end, seat, AGAINST_ROME)
        pupil.consider(begun, seat)
        won: float = with_rome + against_rome
        off: float = won - pupil.with_rome - pupil.against_rome
        pupil.correct(with_rome, against_rome, rate)
        self.states += 1
        self.won += won
        self.squares += won * won
        self.error += off * off
