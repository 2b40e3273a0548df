"""Proximal policy optimisation from self-play: one iteration as one compiled program.

The seats play against each other with the same weights. The critic sees the hidden cards too, so
that luck of the deal is not taken for skill; it values a position by the points of the round, by
what the game will be worth and by how many tricks will be won. Which of these is played for depends
on the ruleset: a game of a single round for points, a longer one for the game.
"""

from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from tanglewood.training.environment import Environment, Seen
from tanglewood.training.network import Params, forward, fresh, inputs
from tanglewood.training.settings import Settings

POINTS: Final = 10.0
"""Points of a round are learned in tens."""


class Carry(NamedTuple):
    """All that a run consists of between two iterations."""

    rows: Array
    seen: Seen
    nets: Params
    """`policy` and `critic`."""
    kept: Params
    """The average of the policy's weights: what is played with in the end."""
    moments: Params
    updates: Array
    """How many there were."""
    key: Array


class Step(NamedTuple):
    """One decision of every game."""

    seen: Seen
    actions: Array
    chances: Array
    """The logarithm of the chance with which each action was taken."""
    values: Array
    """What the critic expected, as seat 0 sees it."""
    results: Array
    round_over: Array
    game_over: Array
    """What the decision ended, and how."""
    own: Array
    """Whether the learner made this decision (a fixed opponent makes the others)."""


class Learner:
    """Learns one game's rulesets; with `other`, against that policy instead of itself."""

    def __init__(
        self,
        environment: Environment,
        caps: tuple[int, ...],
        settings: Settings,
        other: Params | None = None,
    ) -> None:
        self.environment: Final = environment
        self.settings: Final = settings
        self.caps: Final = caps
        self.tricks: Final = environment.rulesets[0].rules.hand  # type: ignore[attr-defined]
        self.parts: Final = 2 + self.tricks + 1
        self.actions: Final = environment.library.actions
        self._for_game = jnp.array(
            [ruleset.options["target"] != 0 for ruleset in environment.rulesets]
        )
        self._other = other
        self.iteration: Final = jax.jit(self._iteration, donate_argnums=0)
        """The next state of the run and its figures, from the state and the share of the run that
        is over."""

    def begin(self, seed: int, policy: Params | None = None) -> Carry:
        """A new run: fresh weights, or a policy to begin with."""
        settings, library = self.settings, self.environment.library
        first, second, key = jax.random.split(jax.random.key(seed), 3)
        middle = (settings.width,) * settings.depth
        seen = sum(self.caps)
        nets = {
            "policy": policy or fresh(first, (seen, *middle, self.actions + self.parts)),
            "critic": fresh(second, (seen + library.hidden, *middle, self.parts)),
        }
        zeros = jax.tree.map(jnp.zeros_like, nets)
        rows, shown = jax.jit(self.environment.begin, static_argnums=0)(seed)
        moments = {"first": zeros, "second": jax.tree.map(jnp.zeros_like, nets)}
        kept = jax.tree.map(jnp.copy, nets["policy"])
        return Carry(rows, shown, nets, kept, moments, jnp.zeros((), jnp.int32), key)

    # What the networks say.

    def logits(self, policy: Params, seen: Seen) -> tuple[Array, Array]:
        """The policy's preferences among legal actions, and what it expects."""
        out = forward(policy, inputs(seen.observations, self.caps))
        masked = jnp.where(seen.masks > 0, out[..., : self.actions], -1e9)
        return masked, out[..., self.actions :]

    def _values(self, critic: Params, seen: Seen) -> Array:
        """What the critic expects, as seat 0 sees it; the tricks as chances."""
        return self._turned(_chances(self._judged(critic, seen)), seen.facts[..., 0])

    def _judged(self, critic: Params, seen: Seen) -> Array:
        x = inputs(seen.observations, self.caps)
        x = jnp.concatenate([x, seen.hidden.astype(x.dtype)], axis=-1)
        return forward(critic, x)

    def _turned(self, values: Array, seat: Array) -> Array:
        """Values of the seat to act as those of seat 0, and back: one wins what the other loses."""
        other = jnp.concatenate([-values[..., :2], values[..., :1:-1]], axis=-1)
        return jnp.where(seat[..., None] > 0, other, values)

    # Playing.

    def _play(self, nets: Params, state: tuple[Array, Seen, Array], _: Any) -> tuple[Any, Step]:
        rows, seen, key = state
        key, draw = jax.random.split(key)
        logits, _unused = self.logits(nets["policy"], seen)
        own = jnp.ones(seen.seat.shape, bool)
        if self._other is not None:
            own = seen.seat == jnp.arange(seen.seat.shape[0]) % 2
            theirs, _unused = self.logits(self._other, seen)
            logits = jnp.where(own[:, None], logits, theirs)
        actions = drawn(draw, logits)
        chances = jnp.take_along_axis(jax.nn.log_softmax(logits), actions[:, None], 1)[:, 0]
        rows, after = self.environment.step(rows, actions)
        values = self._values(nets["critic"], seen)
        return (rows, after, key), Step(
            seen, actions, chances, values, after.results, after.round_over, after.game_over, own
        )

    def _results(self, last: Array, played: Step) -> Array:
        """What each decision led to, as seat 0 sees it: results where known, else what the critic
        expected later."""
        trace = self.settings.trace

        def back(state: tuple[Array, Array], step: Step) -> tuple[Any, Array]:
            target, expected = state
            ended = step.results
            mixed = (1 - trace) * expected + trace * target
            tricks = jax.nn.one_hot(ended[:, 1].astype(jnp.int32), self.tricks + 1)
            of_round = step.round_over[:, None]
            now = jnp.concatenate(
                [
                    jnp.where(of_round, ended[:, :1] / POINTS, mixed[:, :1]),
                    jnp.where(step.game_over[:, None], ended[:, 2:3], mixed[:, 1:2]),
                    jnp.where(of_round, tricks, mixed[:, 2:]),
                ],
                axis=-1,
            )
            return (now, step.values), now

        _, results = jax.lax.scan(back, (last, last), played, reverse=True)
        return results

    # Learning.

    def _iteration(self, carry: Carry, progress: float) -> tuple[Carry, dict[str, Array]]:
        settings = self.settings
        rate = settings.rates[0] * (settings.rates[1] / settings.rates[0]) ** progress
        entropy = settings.entropy[0] * (settings.entropy[1] / settings.entropy[0]) ** progress
        state = (carry.rows, carry.seen, carry.key)
        (rows, seen, key), played = jax.lax.scan(
            partial(self._play, carry.nets), state, length=settings.steps
        )
        results = self._results(self._values(carry.nets["critic"], seen), played)
        seat = played.seen.facts[..., 0]
        for_game = self._for_game[played.seen.facts[..., 1]]
        gain = (results - played.values) * jnp.where(seat == 0, 1, -1)[..., None]
        gain = jnp.where(for_game, gain[..., 1], gain[..., 0])
        gain = _levelled(gain, for_game & played.own) + _levelled(gain, ~for_game & played.own)
        targets = self._turned(results, seat)
        data = (played.seen, played.actions, played.chances, targets, gain, played.own)
        size = settings.steps // settings.slices
        data = jax.tree.map(
            lambda x: x.reshape(settings.slices, size * x.shape[1], *x.shape[2:]), data
        )

        def update(state: Any, order: Array) -> Any:
            nets, moments, count = state
            part = jax.tree.map(lambda x: x[order], data)
            gradients, told = jax.grad(self._loss, has_aux=True)(nets, part, entropy)
            nets, moments, count = adam(nets, gradients, moments, count, rate)
            return (nets, moments, count), told

        key, *draws = jax.random.split(key, settings.epochs + 1)
        orders = jnp.concatenate([jax.random.permutation(draw, settings.slices) for draw in draws])
        learning = (carry.nets, carry.moments, carry.updates)
        (nets, moments, updates), told = jax.lax.scan(update, learning, orders)
        kept = jax.tree.map(
            lambda old, new: old + settings.average * (new - old), carry.kept, nets["policy"]
        )
        told = jax.tree.map(jnp.mean, told)
        return Carry(rows, seen, nets, kept, moments, updates, key), told

    def _loss(self, nets: Params, part: Any, entropy: Array) -> tuple[Array, dict[str, Array]]:
        seen, actions, before, targets, gain, own = part
        share = own / jnp.maximum(own.mean(), 1e-6)
        logits, expected = self.logits(nets["policy"], seen)
        chances = jax.nn.log_softmax(logits)
        ratio = jnp.exp(jnp.take_along_axis(chances, actions[:, None], 1)[:, 0] - before)
        clip = self.settings.clip
        gained = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - clip, 1 + clip) * gain)
        variety = -jnp.sum(jnp.where(seen.masks > 0, jnp.exp(chances) * chances, 0), axis=-1)
        foreseen = _missed(expected, targets)
        judged = _missed(self._judged(nets["critic"], seen), targets)
        loss = jnp.mean(share * (-gained - entropy * variety + self.settings.expecting * foreseen))
        told = {
            "variety": jnp.mean(share * variety),
            "foreseen": jnp.mean(foreseen),
            "judged": jnp.mean(judged),
        }
        return loss + jnp.mean(judged), told


def drawn(key: Array, logits: Array) -> Array:
    """An action of every row by its chance: the first whose running sum passes a random number."""
    chances = jnp.exp(logits - logits.max(axis=-1, keepdims=True))
    sums = jnp.cumsum(chances, axis=-1)
    point = jax.random.uniform(key, (logits.shape[0], 1)) * sums[:, -1:]
    return jnp.argmax(sums > point, axis=-1).astype(jnp.int32)


def adam(
    nets: Params, gradients: Params, moments: Params, count: Array, rate: Array
) -> tuple[Params, Params, Array]:
    """Adam's step, each network's gradient cut to length 1 at most."""
    count = count + 1

    def cut(tree: Params) -> Params:
        length = jnp.sqrt(sum(jnp.sum(x * x) for x in jax.tree.leaves(tree)))
        shorter: Params = jax.tree.map(lambda x: x * jnp.minimum(1.0, 1.0 / (length + 1e-9)), tree)
        return shorter

    gradients = {name: cut(tree) for name, tree in gradients.items()}
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments["first"], gradients)
    second = jax.tree.map(lambda m, g: 0.999 * m + 0.001 * g * g, moments["second"], gradients)
    size = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    nets = jax.tree.map(lambda w, m, v: w - size * m / (jnp.sqrt(v) + 1e-5), nets, first, second)
    return nets, {"first": first, "second": second}, count


def _chances(values: Array) -> Array:
    """Outputs as values: the tricks as chances."""
    return jnp.concatenate([values[..., :2], jax.nn.softmax(values[..., 2:])], axis=-1)


def _missed(said: Array, targets: Array) -> Array:
    """How far what was expected is from what came: points, game, tricks."""
    off = jnp.sum((said[..., :2] - targets[..., :2]) ** 2, axis=-1)
    tricks = -jnp.sum(targets[..., 2:] * jax.nn.log_softmax(said[..., 2:]), axis=-1)
    return off + 0.1 * tricks


def _levelled(gain: Array, which: Array) -> Array:
    """The gains of these decisions with mean 0 and spread 1; 0 for all others."""
    number = jnp.maximum(which.sum(), 1)
    mean = jnp.sum(jnp.where(which, gain, 0)) / number
    spread = jnp.sqrt(jnp.sum(jnp.where(which, (gain - mean) ** 2, 0)) / number)
    return jnp.where(which, (gain - mean) / (spread + 1e-8), 0)
