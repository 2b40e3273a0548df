"""Proximal policy optimisation from self-play: one iteration as one compiled program.

All seats play with the same weights. The critic sees the hidden cards too, so that luck of the deal
is not taken for skill. What a position is valued by, and what of it is played for, an aim says.
"""

from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from tanglewood.training.aims import Aim
from tanglewood.training.environment import Environment, Seen
from tanglewood.training.network import Params, forward, fresh, inputs
from tanglewood.training.settings import Settings

GOLDEN: Final = 0.6180339887
"""Multiples of it, without their whole parts, are spread evenly between 0 and 1."""


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


class TrainingStep(NamedTuple):
    """One decision of every game."""

    seen: Seen
    actions: Array
    chances: Array
    """The logarithm of the chance with which each action was taken."""
    values: Array
    """What the critic expected, for nobody in particular."""
    results: Array
    round_over: Array
    game_over: Array
    """What the decision ended, and how."""
    own: Array
    """Whether the learner made this decision: not a fixed opponent, and it was no slip."""


class Learner:
    """Learns one game's rulesets; with `other`, that policy has the other seats of some games, as
    the settings say, of all where nothing is said."""

    def __init__(
        self,
        environment: Environment,
        caps: tuple[int, ...],
        aim: Aim,
        settings: Settings,
        other: Params | None = None,
    ) -> None:
        self.environment: Final = environment
        self.settings: Final = settings
        self.caps: Final = caps
        self.aim: Final = aim
        self.actions: Final = environment.library.actions
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
            "policy": policy or fresh(first, (seen, *middle, self.actions + self.aim.parts)),
            "critic": fresh(second, (seen + library.hidden, *middle, self.aim.parts)),
        }
        zeros = jax.tree.map(jnp.zeros_like, nets)
        rows, shown = jax.jit(self.environment.begin, static_argnums=0)(seed)
        moments = {"first": zeros, "second": jax.tree.map(jnp.zeros_like, nets)}
        kept = jax.tree.map(jnp.copy, nets["policy"])
        return Carry(
            rows=rows, seen=shown, nets=nets, kept=kept, moments=moments,
            updates=jnp.zeros((), jnp.int32), key=key,
        )  # fmt: skip

    # What the networks say.

    def logits(self, policy: Params, seen: Seen) -> tuple[Array, Array]:
        """The policy's preferences among legal actions, and what it expects."""
        out = forward(policy, inputs(seen.observations, self.caps))
        masked = jnp.where(seen.masks > 0, out[..., : self.actions], -1e9)
        return masked, out[..., self.actions :]

    def _values(self, critic: Params, seen: Seen) -> Array:
        """What the critic expects, for nobody in particular."""
        return self.aim.turned(self.aim.said(self._judged(critic, seen)), seen.facts)

    def _judged(self, critic: Params, seen: Seen) -> Array:
        x = inputs(seen.observations, self.caps)
        x = jnp.concatenate([x, seen.hidden.astype(x.dtype)], axis=-1)
        return forward(critic, x)

    # Playing.

    def _play(
        self, nets: Params, state: tuple[Array, Seen, Array], _: Any
    ) -> tuple[Any, TrainingStep]:
        rows, seen, key = state
        key, draw, slip = jax.random.split(key, 3)
        logits, _unused = self.logits(nets["policy"], seen)
        away = seen.seat != self.environment.sides(seen)
        own = jnp.ones(seen.seat.shape, bool)
        if self._other is not None:
            rows_beside = round(self.settings.company * self.environment.games)
            beside = jax.tree.map(lambda x: x[:rows_beside], seen)
            theirs, _unused = self.logits(self._other, beside)
            not_mine = away[:rows_beside]
            first = jnp.where(not_mine[:, None], theirs, logits[:rows_beside])
            logits = logits.at[:rows_beside].set(first)
            own = own.at[:rows_beside].set(~not_mine)
        if any(self.settings.slips):
            slips = away & self._careless(slip)
            own = own & ~slips
            logits = jnp.where(slips[:, None] & (seen.masks > 0), 0.0, logits)
        actions = drawn(draw, logits)
        chances = jnp.take_along_axis(jax.nn.log_softmax(logits), actions[:, None], 1)[:, 0]
        rows, after = self.environment.step(rows, actions)
        values = self._values(nets["critic"], seen)
        return (rows, after, key), TrainingStep(
            seen=seen,
            actions=actions,
            chances=chances,
            values=values,
            results=after.results,
            round_over=after.round_over,
            game_over=after.game_over,
            own=own,
        )

    def _careless(self, key: Array) -> Array:
        """In which games who sits there would take any action now: nothing to learn from for
        itself. The games are spread evenly."""
        share, often = self.settings.slips
        games = jnp.arange(self.environment.games)
        return (games * GOLDEN % 1 < share) & (jax.random.uniform(key, games.shape) < often)

    def _results(self, last: Array, played: TrainingStep) -> Array:
        """What each decision led to: what came where that is known, else what the critic expected
        later."""
        trace, aim = self.settings.trace, self.aim

        def back(state: tuple[Array, Array], step: TrainingStep) -> tuple[Any, Array]:
            target, expected = state
            later = (1 - trace) * expected + trace * target
            going = aim.goes_on(step.round_over, step.game_over)
            now = aim.rewards(step.results, step.round_over) + jnp.where(going, later, 0)
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
        facts, aim = played.seen.facts, self.aim
        gain = aim.gain(aim.turned(results - played.values, facts, back=True), facts, progress)
        group = aim.group(facts)
        each = [_levelled(gain, (group == one) & played.own) for one in range(aim.groups)]
        gain = jnp.sum(jnp.stack(each), axis=0)
        targets = aim.turned(results, facts, back=True)
        data = (played.seen, played.actions, played.chances, targets, gain, played.own)
        size = settings.steps // settings.slices
        data = jax.tree.map(
            lambda x: x.reshape(settings.slices, size * x.shape[1], *x.shape[2:]), data
        )

        def update(state: Any, order: Array) -> Any:
            nets, moments, count = state
            part = jax.tree.map(lambda x: x[order], data)
            gradients, figures = jax.grad(self._loss, has_aux=True)(nets, part, entropy)
            nets, moments, count = adam(nets, gradients, moments, count, rate)
            return (nets, moments, count), figures

        key, *draws = jax.random.split(key, settings.epochs + 1)
        orders = jnp.concatenate([jax.random.permutation(draw, settings.slices) for draw in draws])
        learning = (carry.nets, carry.moments, carry.updates)
        (nets, moments, updates), figures = jax.lax.scan(update, learning, orders)
        kept = jax.tree.map(
            lambda old, new: old + settings.average * (new - old), carry.kept, nets["policy"]
        )
        figures = jax.tree.map(jnp.mean, figures)
        return Carry(
            rows=rows, seen=seen, nets=nets, kept=kept, moments=moments, updates=updates, key=key
        ), figures

    def _loss(self, nets: Params, part: Any, entropy: Array) -> tuple[Array, dict[str, Array]]:
        seen, actions, before, targets, gain, own = part
        share = own / jnp.maximum(own.mean(), 1e-6)
        logits, expected = self.logits(nets["policy"], seen)
        chances = jax.nn.log_softmax(logits)
        ratio = jnp.exp(jnp.take_along_axis(chances, actions[:, None], 1)[:, 0] - before)
        clip = self.settings.clip
        gained = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - clip, 1 + clip) * gain)
        variety = -jnp.sum(jnp.where(seen.masks > 0, jnp.exp(chances) * chances, 0), axis=-1)
        foreseen = self.aim.missed(expected, targets)
        judged = self.aim.missed(self._judged(nets["critic"], seen), targets)
        loss = jnp.mean(share * (-gained - entropy * variety + self.settings.expecting * foreseen))
        figures = {
            "variety": jnp.mean(share * variety),
            "foreseen": jnp.mean(foreseen),
            "judged": jnp.mean(judged),
        }
        return loss + jnp.mean(judged), figures


def drawn(key: Array, logits: Array) -> Array:
    """An action of every row by its chance: the first whose running sum passes a random number.
    Sums that are worked out in parts can be a trifle more at an action that has no chance: then the
    likeliest is taken."""
    chances = jnp.exp(logits - logits.max(axis=-1, keepdims=True))
    sums = jnp.cumsum(chances, axis=-1)
    point = jax.random.uniform(key, (logits.shape[0], 1)) * sums[:, -1:]
    found = jnp.argmax(sums > point, axis=-1)
    taken = jnp.take_along_axis(chances, found[:, None], axis=-1)[:, 0]
    return jnp.where(taken > 0, found, jnp.argmax(logits, axis=-1)).astype(jnp.int32)


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


def _levelled(gain: Array, which: Array) -> Array:
    """The gains of these decisions with mean 0 and spread 1; 0 for all others."""
    number = jnp.maximum(which.sum(), 1)
    mean = jnp.sum(jnp.where(which, gain, 0)) / number
    spread = jnp.sqrt(jnp.sum(jnp.where(which, (gain - mean) ** 2, 0)) / number)
    return jnp.where(which, (gain - mean) / (spread + 1e-8), 0)
